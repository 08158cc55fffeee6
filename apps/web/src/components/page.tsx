import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

/** A screen as high as its window: what belongs at the foot stays there, however short the rest. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}

/** Search, toggles and buttons between the title and a list. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  return <div className={classes.toolbar}>{children}</div>;
}

/** The part of a screen that has room around it. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}

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
        <Title order={1}>{title}</Title>
        {remark && <Text c="dimmed">{remark}</Text>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
