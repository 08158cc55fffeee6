import type { ReactNode } from 'react';
import classes from './block.module.css';

interface BlockProps {
  /** Before the title: how things stand. */
  readonly icon?: ReactNode;
  readonly title: string;
  /** Beside the title: how many, or that it is calculated. */
  readonly remark?: ReactNode;
  /** A short note before the act. */
  readonly note?: string;
  readonly act?: ReactNode;
  /** Grey: calculated, not to be edited. */
  readonly isCalculated?: boolean;
  /** Red: something in it must be mended. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** A framed part of a screen under a title of its own. */
export function Block({ icon, title, remark, note, act, isCalculated, isWrong, children }: BlockProps) {
  return (
    <section
      className={classes.card}
      data-calculated={isCalculated || undefined}
      data-wrong={isWrong || undefined}
    >
      <header className={classes.head}>
        {icon}
        <h2 className={classes.title}>{title}</h2>
        {remark}
        <div className={classes.right}>
          {note && <span className={classes.note}>{note}</span>}
          {act}
        </div>
      </header>
      {children}
    </section>
  );
}

export function Count({ of }: { readonly of: number }) {
  return <span className={classes.count}>{of}</span>;
}
