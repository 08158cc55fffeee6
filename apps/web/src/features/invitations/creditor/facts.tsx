import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** A name and what stands behind it; what is empty is left out. */
  readonly facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
  /** Said when there is none. */
  readonly empty?: string;
}

/** Facts under each other: the name on the left, the value on the right. */
export function Facts({ facts, empty }: FactsProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0)
    return (
      <Text inherit c="warning.8">
        {empty}
      </Text>
    );
  return (
    <dl>
      {known.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts neither move nor hold a state of their own.
        <div key={place} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
