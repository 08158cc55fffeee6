import { Tooltip } from '@mantine/core';
import {
  type Icon,
  IconAddressBook,
  IconAdjustments,
  IconBook2,
  IconBuilding,
  IconBuildingBank,
  IconBuildingCommunity,
  IconCoinEuro,
  IconFileInvoice,
  IconFolders,
  IconHome,
  IconInbox,
  IconReceiptEuro,
  IconShieldCheck,
  IconTemplate,
  IconUser,
  IconUserCheck,
  IconUserShield,
} from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { useScreen } from '../screens.ts';
import { type MenuEntry, type MenuKey, menuFor } from './menu.ts';
import { useIsMenuFolded } from './menu-fold.ts';
import classes from './shell.module.css';

export const MENU_ICONS: Record<MenuKey, Icon> = {
  home: IconHome,
  dossiers: IconFolders,
  parties: IconAddressBook,
  myOrganization: IconBuilding,
  workspace: IconInbox,
  ownOrganization: IconBuilding,
  myAccount: IconUser,
  manual: IconBook2,
  organizations: IconBuildingBank,
  onboarding: IconUserCheck,
  institutions: IconBuildingCommunity,
  parameters: IconAdjustments,
  dossierCosts: IconCoinEuro,
  platformCosts: IconReceiptEuro,
  invoicing: IconFileInvoice,
  templates: IconTemplate,
  maintenance: IconShieldCheck,
  privacy: IconUserShield,
};

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
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <MenuItem entry={entry} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

/** Only platform administrators have the entry: others do not load what counts for it. */
const WaitingCount = lazy(async () => ({
  default: (await import('../../features/users/onboarding/waiting-count.tsx')).WaitingCount,
}));

interface MenuItemProps {
  readonly entry: MenuEntry;
  readonly onChosen: (() => void) | undefined;
}

function MenuItem({ entry, onChosen }: MenuItemProps) {
  const { t } = useTranslation();
  const isFolded = useIsMenuFolded();
  const label = t(`menu.${entry.key}`);
  return (
    <Tooltip label={label} position="right" disabled={!isFolded}>
      <PlaceLink entry={entry} label={label} onChosen={onChosen} />
    </Tooltip>
  );
}

interface PlaceLinkProps extends MenuItemProps {
  readonly label: string;
}

function PlaceLink({ entry, label, onChosen, ...hover }: PlaceLinkProps) {
  const screen = useScreen();
  const isCurrent = screen !== undefined && entry.screens.includes(screen);
  return (
    <Link
      {...hover}
      to={entry.to}
      className={classes.item}
      aria-current={isCurrent ? 'page' : undefined}
      // The entry is current on all its screens, and only there; the address alone does not tell.
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onChosen}
    >
      <Words entry={entry} label={label} />
    </Link>
  );
}

function Words({ entry, label }: { readonly entry: MenuEntry; readonly label: string }) {
  const EntryIcon = MENU_ICONS[entry.key];
  return (
    <>
      <EntryIcon aria-hidden />
      <span className={classes.label}>{label}</span>
      {entry.key === 'onboarding' && (
        <Suspense>
          <WaitingCount />
        </Suspense>
      )}
    </>
  );
}
