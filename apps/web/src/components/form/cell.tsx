import type { CSSProperties, ReactNode } from 'react';
import classes from './fields.module.css';

interface CellProps {
  /** Of the twelve columns of a section. */
  readonly span?: number | undefined;
  readonly children: ReactNode;
}

/** A place in the grid of a form section; on a narrow screen everything but a small field takes the whole width. */
export function Cell({ span = 4, children }: CellProps) {
  const style: CSSProperties = { '--span': span, '--span-narrow': span <= 3 ? 6 : 12 };
  return (
    <div className={classes.cell} style={style}>
      {children}
    </div>
  );
}
