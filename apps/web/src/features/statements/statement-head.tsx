import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './statement-head.module.css';

interface StatementHeadProps {
  /** Whose statement is open. */
  readonly title: string;
  readonly remarks?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of one statement in its tab, with the way back to all of them. */
export function StatementHead({ title, remarks, actions }: StatementHeadProps) {
  const { t } = useTranslation('statements');
  return (
    <div className={classes.head}>
      <Link to="." search={{ tab: 'statements' }} className={classes.back}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
        {t('editor.back')}
      </Link>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.remarks}>{remarks}</div>
      {actions}
    </div>
  );
}
