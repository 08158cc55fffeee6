import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/logo.tsx';
import { MenuList } from './menu-list.tsx';
import classes from './phone-bar.module.css';
import { UserBlock } from './user-block.tsx';

/** On a phone the menu lies behind a button. */
export function PhoneBar() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={classes.bar}>
      <Logo />
      <ActionIcon size="lg" aria-label={t('openMenu')} onClick={() => setOpen(true)}>
        <IconMenu2 size={20} stroke={1.75} />
      </ActionIcon>
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
