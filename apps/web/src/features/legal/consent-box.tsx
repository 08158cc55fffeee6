import { Checkbox } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './legal.module.css';

interface ConsentBoxProps {
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** What to say to someone who goes on without it. */
  readonly error: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box that must be ticked, under the text that it agrees to. */
export function ConsentBox({ onChange, ...box }: ConsentBoxProps) {
  return (
    <Checkbox
      {...box}
      classNames={{ label: classes.consent ?? '', inner: classes.consentBox ?? '' }}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
