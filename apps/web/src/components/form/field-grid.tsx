import type { ReactNode } from 'react';
import classes from './field-grid.module.css';

/** Fields in twelve columns without a title beside them, as in a dialog. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.place}>
      <div className={classes.grid}>{children}</div>
    </div>
  );
}
