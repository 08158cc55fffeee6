import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './message.module.css';

const ICONS = {
  positive: IconCircleCheck,
  negative: IconAlertCircle,
  info: IconInfoCircle,
  slate: IconInfoCircle,
};

interface MessageProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
}

/** One line of news above what it concerns. */
export function Message({ tone, children }: MessageProps) {
  const ToneIcon = ICONS[tone];
  return (
    <div className={classes.message} data-tone={tone} role={tone === 'negative' ? 'alert' : 'status'}>
      <ToneIcon className={classes.icon} size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
