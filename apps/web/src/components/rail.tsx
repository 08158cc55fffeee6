import { IconCircleCheck, IconCircleDashed, IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './rail.module.css';

interface RailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function RailSection({ title, children }: RailSectionProps) {
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}

export interface Point {
  readonly key: string;
  readonly state: 'done' | 'waiting' | 'missing';
  readonly title: string;
  readonly text?: ReactNode;
}

const ICONS = { done: IconCircleCheck, waiting: IconClockHour4, missing: IconCircleDashed } as const;

/** How far something is: what is done, what waits, what is missing. */
export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className={classes.points}>
      {points.map(({ key, state, title, text }) => {
        const PointIcon = ICONS[state];
        return (
          <li key={key}>
            <PointIcon className={classes[state]} size={16} stroke={1.75} aria-hidden />
            <p className={classes.point}>{title}</p>
            {text && <div className={classes.text}>{text}</div>}
          </li>
        );
      })}
    </ul>
  );
}
