import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyProps {
  readonly icon: Icon;
  /** What is missing. */
  readonly title: string;
  /** What to do about it. */
  readonly children?: ReactNode;
  /** One outlined button. */
  readonly action?: ReactNode;
}

export function Empty({ icon: IconOfThing, title, children, action }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <IconOfThing className={classes.emptyIcon} size={28} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
