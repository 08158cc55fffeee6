import classes from './status-badge.module.css';
import type { Tone } from './status-tones.ts';

interface StatusBadgeProps {
  readonly tone: Tone;
  readonly children: string;
}

/** A status in a word and a colour; the word alone must do for those who do not see the colour. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
