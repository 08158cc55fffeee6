import { MODIFIER_KEY } from '../../platform/modifier-key.ts';
import classes from './palette.module.css';

interface KeyProps {
  /** Whether Ctrl is held with it. */
  readonly mod?: boolean;
  readonly children: string;
}

export function Key({ mod = false, children }: KeyProps) {
  return <kbd className={classes.key}>{mod ? `${MODIFIER_KEY} ${children}` : children}</kbd>;
}
