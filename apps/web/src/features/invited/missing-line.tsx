import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './missing-line.module.css';

/** On every step, in one line: what the statement still lacks. */
export function MissingLine({ missingParts }: Pick<InvitedStatement, 'missingParts'>) {
  const { t } = useTranslation('invited');
  const isComplete = missingParts.length === 0;
  const LineIcon = isComplete ? IconCircleCheck : IconCircleDashed;
  return (
    <p className={classes.line} data-complete={isComplete || undefined} aria-live="polite">
      <LineIcon className={classes.icon} size={16} stroke={1.75} aria-hidden />
      <span>
        {isComplete
          ? t('progress.nothingMissing')
          : `${t('progress.stillMissing')}: ${missingParts.map((part) => t(`parts.${part}.name`)).join(', ')}`}
      </span>
    </p>
  );
}
