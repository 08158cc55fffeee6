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
