import classes from './palette.module.css';

/** Ctrl, or what stands for it on a Mac. */
export const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd' : 'Ctrl';

interface KeyProps {
  /** Whether Ctrl is held with it. */
  readonly mod?: boolean;
  readonly children: string;
}

export function Key({ mod = false, children }: KeyProps) {
  return <kbd className={classes.key}>{mod ? `${MOD} ${children}` : children}</kbd>;
}
