import { Anchor, Group, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './users.module.css';

interface BackToUsersProps {
  /** Who is open. */
  readonly title: string;
  readonly remarks?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of one person in the tab of users, with the way back to the list. */
export function BackToUsers({ title, remarks, actions }: BackToUsersProps) {
  const { t } = useTranslation('users');
  return (
    <div className={classes.head}>
      <Anchor fw={500} renderRoot={(props) => <Link to="." search={{ tab: 'users' }} {...props} />}>
        <IconChevronLeft aria-hidden />
        {t('backToList')}
      </Anchor>
      <Title order={2}>{title}</Title>
      <Group flex={1} c="dimmed">
        {remarks}
      </Group>
      {actions}
    </div>
  );
}
