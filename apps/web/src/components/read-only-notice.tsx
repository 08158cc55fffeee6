import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './states.module.css';

/** One line under the tabs that says why nothing can be changed here. */
export function ReadOnlyNotice({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.readOnly}>
      <IconLock size={14} stroke={1.75} aria-hidden />
      {children}
    </p>
  );
}
