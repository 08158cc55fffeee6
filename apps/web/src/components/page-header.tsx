import type { ReactNode } from 'react';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** A short remark beside the title: a count, a date. */
  readonly remark?: ReactNode;
  /** Buttons, at most one of them filled. */
  readonly actions?: ReactNode;
}

export function PageHeader({ title, remark, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {remark && <p className={classes.remark}>{remark}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
