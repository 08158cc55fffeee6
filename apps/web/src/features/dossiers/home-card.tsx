import type { ReactNode } from 'react';
import classes from './home-card.module.css';

interface HomeCardProps {
  readonly title: string;
  readonly remark?: ReactNode;
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

export function HomeCard({ title, remark, act, children }: HomeCardProps) {
  return (
    <section className={classes.card}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {remark}
        {act && <div className={classes.act}>{act}</div>}
      </header>
      {children}
    </section>
  );
}
