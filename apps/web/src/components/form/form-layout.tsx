import type { ReactNode } from 'react';
import classes from './form-layout.module.css';

interface FormLayoutProps {
  /** Messages and sections. */
  readonly children: ReactNode;
  /** What goes with the form without being part of it: where things stand, what comes next. */
  readonly rail?: ReactNode;
  /** The save bar. */
  readonly foot?: ReactNode;
}

/** A form over the width of the screen: its sections, beside them the rail, at the foot what saves it. */
export function FormLayout({ children, rail, foot }: FormLayoutProps) {
  return (
    <>
      <div className={classes.place}>
        <div className={classes.layout} data-with-rail={rail !== undefined || undefined}>
          <div className={classes.sections}>{children}</div>
          {rail !== undefined && <aside className={classes.rail}>{rail}</aside>}
        </div>
      </div>
      {foot}
    </>
  );
}
