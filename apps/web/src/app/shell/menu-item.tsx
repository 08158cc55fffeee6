import { Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreen } from '../use-screen.ts';
import type { MenuEntry } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import classes from './menu-list.module.css';
import { useOpenManual } from './use-open-manual.ts';

/** Only platform administrators have the entry: others do not load what counts for it. */
const WaitingCount = lazy(async () => ({
  default: (await import('../../features/users/onboarding/waiting-count.tsx')).WaitingCount,
}));

interface MenuItemProps {
  readonly entry: MenuEntry;
  readonly onChosen: (() => void) | undefined;
}

export function MenuItem({ entry, onChosen }: MenuItemProps) {
  const { t } = useTranslation();
  const isCollapsed = useMediaQuery('(min-width: 641px) and (max-width: 1024px)') ?? false;
  const label = t(`menu.${entry.key}`);
  return (
    <Tooltip label={label} position="right" disabled={!isCollapsed}>
      {entry.to === undefined ? (
        <ManualButton entry={entry} label={label} />
      ) : (
        <PlaceLink entry={entry} to={entry.to} label={label} onChosen={onChosen} />
      )}
    </Tooltip>
  );
}

interface PlaceLinkProps extends MenuItemProps {
  readonly to: NonNullable<MenuEntry['to']>;
  readonly label: string;
}

function PlaceLink({ entry, to, label, onChosen, ...hover }: PlaceLinkProps) {
  const screen = useScreen();
  const isCurrent = screen !== undefined && entry.screens.includes(screen);
  return (
    <Link
      {...hover}
      to={to}
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

function ManualButton({ entry, label, ...hover }: { readonly entry: MenuEntry; readonly label: string }) {
  const { openManual, isOpening } = useOpenManual();
  return (
    <button {...hover} type="button" className={classes.item} disabled={isOpening} onClick={openManual}>
      <Words entry={entry} label={label} />
    </button>
  );
}

function Words({ entry, label }: { readonly entry: MenuEntry; readonly label: string }) {
  const EntryIcon = MENU_ICONS[entry.key];
  return (
    <>
      <EntryIcon className={classes.icon} size={16} stroke={1.75} aria-hidden />
      <span className={classes.label}>{label}</span>
      {entry.key === 'onboarding' && (
        <Suspense>
          <WaitingCount />
        </Suspense>
      )}
    </>
  );
}
