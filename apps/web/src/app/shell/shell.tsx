import { ActionIcon, Drawer, Group, Tooltip } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ManualAtHand } from '../../components/field-help.tsx';
import { Logo } from '../../components/logo.tsx';
import { useFocusOnNavigation } from '../../platform/focus.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { loadTopics } from '../../platform/language/i18n.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { hasDrafts } from '../../platform/session/drafts.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { GuidePlace } from '../guide/guide-place.tsx';
import { HelpButton } from '../help/help-button.tsx';
import { OpenScreen } from '../open-screen.tsx';
import { SearchButton, SearchIcon, useSearchPalette } from '../search/search-launcher.tsx';
import { MenuFoldProvider, useMenuFold } from './menu-fold.ts';
import { MenuList } from './menu-list.tsx';
import classes from './shell.module.css';
import { ShellProvider } from './shell-context.ts';
import { UserBlock } from './user-block.tsx';

/** The frame of every screen for signed-in users. */
export function Shell() {
  const { t } = useTranslation();
  const content = useFocusOnNavigation<HTMLElement>();
  const { open, palette } = useSearchPalette();
  const { isFolded, toggle } = useMenuFold();
  useTellOfDrafts();
  return (
    <div className={classes.shell} data-folded={isFolded || undefined}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      <PhoneBar onSearch={open} />
      <aside className={classes.side}>
        <div className={classes.top}>
          <div className={classes.logo}>
            <Logo />
          </div>
          <div className={classes.tools}>
            <OwnBell />
            <HelpButton hasManual />
          </div>
        </div>
        <SearchButton onSearch={open} />
        <MenuFoldProvider value={isFolded}>
          <MenuList />
        </MenuFoldProvider>
        <FoldButton isFolded={isFolded} onToggle={toggle} />
        <UserBlock />
      </aside>
      <main id="content" ref={content} tabIndex={-1} className={classes.content}>
        <ShellProvider value={true}>
          <Printed />
          <ManualAtHand value={true}>
            <OpenScreen />
          </ManualAtHand>
        </ShellProvider>
      </main>
      {palette}
      <GuidePlace />
      <Notifications
        classNames={{ root: classes.toasts }}
        position="bottom-right"
        autoClose={5000}
        limit={3}
      />
    </div>
  );
}

interface FoldButtonProps {
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Gives the screen the width of the menu, or the menu its words back; the choice is kept. */
function FoldButton({ isFolded, onToggle }: FoldButtonProps) {
  const { t } = useTranslation();
  const label = t(isFolded ? 'unfoldMenu' : 'foldMenu');
  const FoldIcon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <Tooltip label={label} position="right" disabled={!isFolded}>
      <button type="button" className={`${classes.item} ${classes.fold}`} onClick={onToggle}>
        <FoldIcon aria-hidden />
        <span className={classes.label}>{label}</span>
      </button>
    </Tooltip>
  );
}

/** At the top of what is printed: the name of the screen, and the moment. */
function Printed() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [moment, setMoment] = useState(() => ({ title: '', at: new Date().toISOString() }));
  useEffect(() => {
    // Drawn before the browser takes what it prints.
    const tell = () => flushSync(() => setMoment({ title: document.title, at: new Date().toISOString() }));
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, []);
  return (
    <p className={classes.printed} aria-hidden>
      <span>{moment.title}</span>
      <span>{t('printed', { moment: formatDate(moment.at, language, 'dateTime') })}</span>
    </p>
  );
}

/** Only those who work with dossiers are told of what happens in them. */
const Bell = lazy(async () => {
  const [module] = await Promise.all([
    import('./late-parts.ts'),
    loadTopics('notifications', 'vocabulary', 'states'),
  ]);
  return { default: module.Bell };
});

function OwnBell() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  return (
    me.canReadDossiers && (
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    )
  );
}

/** After the session ended under somebody's hands: a form on the screen has its text back, a dialog when it is opened. */
function useTellOfDrafts() {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(() => !hasDrafts());
  useEffect(() => {
    if (isTold) return;
    setTold(true);
    showSuccess(t('drafts.title'), t('drafts.text'));
  }, [isTold, t]);
}

/** On a phone the menu lies behind a button. */
function PhoneBar({ onSearch }: { readonly onSearch: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={classes.phoneBar}>
      <Logo />
      <Group gap="xs">
        <SearchIcon onSearch={onSearch} />
        <OwnBell />
        <HelpButton hasManual hasKey={false} />
        <ActionIcon size="lg" aria-label={t('openMenu')} onClick={() => setOpen(true)}>
          <IconMenu2 size={20} />
        </ActionIcon>
      </Group>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={<Logo />}
        position="right"
        size="min(20rem, 86vw)"
        closeButtonProps={{ 'aria-label': t('closeMenu'), size: 'lg' }}
        classNames={{ content: classes.drawer ?? '', body: classes.drawerBody ?? '' }}
      >
        <MenuList onChosen={close} />
        <UserBlock />
      </Drawer>
    </header>
  );
}
