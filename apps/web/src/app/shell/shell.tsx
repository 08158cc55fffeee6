import { Notifications } from '@mantine/notifications';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/logo.tsx';
import { MenuList } from './menu-list.tsx';
import { PhoneBar } from './phone-bar.tsx';
import classes from './shell.module.css';
import { ShellProvider } from './shell-context.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { UserBlock } from './user-block.tsx';

/** The frame of every screen for signed-in users. */
export function Shell() {
  const { t } = useTranslation();
  const content = useFocusOnNavigation<HTMLElement>();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      <PhoneBar />
      <aside className={classes.side}>
        <div className={classes.logo}>
          <Logo />
        </div>
        <MenuList />
        <UserBlock />
      </aside>
      <main id="content" ref={content} tabIndex={-1} className={classes.content}>
        <ShellProvider value={true}>
          <Outlet />
        </ShellProvider>
      </main>
      <Notifications
        classNames={{ root: classes.toasts }}
        position="bottom-right"
        autoClose={5000}
        limit={3}
      />
    </div>
  );
}
