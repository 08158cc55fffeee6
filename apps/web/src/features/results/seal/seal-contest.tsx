import { Button, Text } from '@mantine/core';
import { contestationDaysOf, plannedDeposit } from '@prorata/domain/contestation-term';
import { brusselsDate } from '@prorata/domain/iso-date';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './seal.module.css';

interface SealContestProps {
  /** As the time stamp says. */
  readonly signedAt: Date;
  readonly checkedAt: Date;
}

/**
 * Until when it can be contested by whoever was sent it on the day of the signature, which is the earliest: nobody but the
 * addressee knows when and how it was sent, so their own day stands in what came with it.
 */
export function SealContest({ signedAt, checkedAt }: SealContestProps) {
  const { t } = useTranslation('seal');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const byReceipt = contestationDaysOf({ kind: 'receipt', receivedOn: brusselsDate(signedAt) }).lastDay;
  const byLetter = contestationDaysOf({ kind: 'letter', depositedOn: plannedDeposit(signedAt) }).lastDay;
  const isOpenToAll = brusselsDate(checkedAt) <= byReceipt;
  return (
    <div className={classes.contest}>
      <IconClock aria-hidden />
      <div>
        <Text fw={500}>{t(isOpenToAll ? 'contest.open' : 'contest.maybeOver')}</Text>
        <Text size="sm">{t('contest.earliest', { date: formatDate(signedAt.toISOString(), language) })}</Text>
        <ul>
          <li>{t('contest.receipt', { date: formatDate(byReceipt, language) })}</li>
          <li>{t('contest.letter', { date: formatDate(byLetter, language) })}</li>
        </ul>
        <Text size="sm">{t('contest.own')}</Text>
        <Button
          variant="transparent"
          size="compact-sm"
          className={classes.contestHow ?? ''}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('contest.how')}
        </Button>
        <Text size="sm" className={classes.onDemand ?? ''} data-open={isOpen || undefined}>
          {t('contest.howText')}
        </Text>
      </div>
    </div>
  );
}
