import { IconAlertTriangle } from '@tabler/icons-react';
import { RequestId } from './request-id.tsx';
import classes from './states.module.css';

interface RefusalProps {
  /** What could not be done. */
  readonly title: string;
  /** The phrase of the problem: why, and what to do. */
  readonly message: string;
  readonly requestId?: string | undefined;
}

/** An act that did not succeed, said where it was asked for. */
export function Refusal({ title, message, requestId }: RefusalProps) {
  return (
    <div className={classes.refusal} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.refusalText}>{message}</p>
        <RequestId id={requestId} />
      </div>
    </div>
  );
}
