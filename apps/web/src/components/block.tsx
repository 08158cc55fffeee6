import { Group, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconClockHour4 } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './block.module.css';
import { Hint, SectionTitle } from './text.tsx';

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
  const titleId = useId();
  return (
    <section
      className={classes.card}
      data-calculated={isCalculated || undefined}
      data-wrong={isWrong || undefined}
      aria-labelledby={titleId}
    >
      <header className={classes.head}>
        {icon}
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {remark}
        <Group gap="md" ms="auto">
          {note && <span className={classes.note}>{note}</span>}
          {act}
        </Group>
      </header>
      {children}
    </section>
  );
}

export function Count({ of }: { readonly of: number }) {
  return <span className={classes.count}>{of}</span>;
}

interface RailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the rail beside a form. */
export function RailSection({ title, children }: RailSectionProps) {
  return (
    <section className={classes.railSection}>
      <SectionTitle mb="md">{title}</SectionTitle>
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
          <li key={key} data-state={state}>
            <PointIcon aria-hidden />
            <Text fw={500}>{title}</Text>
            {text && <Hint component="div">{text}</Hint>}
          </li>
        );
      })}
    </ul>
  );
}
