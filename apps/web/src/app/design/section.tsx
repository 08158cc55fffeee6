import type { ReactNode } from 'react';
import classes from './design-page.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h2 className={classes.section}>{title}</h2>
      {children}
    </section>
  );
}

/** Things beside each other that wrap. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
