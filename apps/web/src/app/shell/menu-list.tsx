import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { type MenuEntry, menuFor } from './menu.ts';
import { MenuItem } from './menu-item.tsx';
import classes from './menu-list.module.css';

interface MenuListProps {
  /** Called when a place was chosen, to close what the list lies in. */
  readonly onChosen?: () => void;
}

export function MenuList({ onChosen }: MenuListProps) {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { main, platform } = menuFor(me);
  return (
    <nav className={classes.menu} aria-label={t('mainMenu')}>
      <Entries entries={main} onChosen={onChosen} />
      {platform.length > 0 && (
        <>
          <p className={classes.group}>{t('menu.platformManagement')}</p>
          <Entries entries={platform} onChosen={onChosen} />
        </>
      )}
    </nav>
  );
}

interface EntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly onChosen: (() => void) | undefined;
}

function Entries({ entries, onChosen }: EntriesProps) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <MenuItem entry={entry} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}
