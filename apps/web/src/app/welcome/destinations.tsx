import type { Me } from '@prorata/contract/users/user';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type MenuEntry, menuFor } from '../shell/menu.ts';
import { MENU_ICONS } from '../shell/menu-icons.ts';
import classes from './destinations.module.css';
import { welcomeState } from './welcome-state.ts';

/** The places of the menu, each with what one finds there. */
export function Destinations({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['welcome', 'shell']);
  const { main, platform } = menuFor(me);
  const own = main.filter(({ key }) => key !== 'home');
  // Who works with dossiers sees those in the place of the ways there.
  const showsDossiers = welcomeState(me) === 'full' && me.canReadDossiers;
  return (
    <>
      {!showsDossiers && (
        <section>
          <h2 className={classes.title}>{t('toYourWork')}</h2>
          <Cards entries={own} />
        </section>
      )}
      {platform.length > 0 && (
        <section>
          <h2 className={classes.title}>{t('shell:menu.platformManagement')}</h2>
          <Cards entries={platform} />
        </section>
      )}
    </>
  );
}

function Cards({ entries }: { readonly entries: readonly MenuEntry[] }) {
  return (
    <div className={classes.cards}>
      {entries.map((entry) => (
        <Card key={entry.key} entry={entry} />
      ))}
    </div>
  );
}

function Card({ entry: { key, to } }: { readonly entry: MenuEntry }) {
  const { t } = useTranslation(['welcome', 'shell']);
  const EntryIcon = MENU_ICONS[key];
  // The manual is a document rather than a place: it stays in the menu.
  if (to === undefined || key === 'home' || key === 'manual') return null;
  return (
    <Link to={to} className={classes.card}>
      <EntryIcon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <span className={classes.name}>{t(`shell:menu.${key}`)}</span>
      <span className={classes.text}>{t(`destinations.${key}`)}</span>
    </Link>
  );
}
