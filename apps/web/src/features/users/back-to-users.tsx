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
      <Link to="." search={{ tab: 'users' }} className={classes.back}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
        {t('backToList')}
      </Link>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.remarks}>{remarks}</div>
      {actions}
    </div>
  );
}
