import { Anchor } from '@mantine/core';
import { IconCalendarDue, IconCash, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../components/notice.tsx';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { RecurringProps } from './recurring-tab.tsx';

/** What somebody must know or do: a run is due, money lies too long, everybody is paid. */
export function StandingNotices(props: RecurringProps) {
  const { t } = useTranslation(['recurring', 'vocabulary']);
  const language = useLanguage();
  const { due, keepUntil, isAllPaid, surplus } = props.recurring;
  return (
    <>
      {due && (
        <Notice tone="warning" icon={IconCalendarDue} title={t('due.title')}>
          {t('due.text', {
            occasion: t(`vocabulary:runOccasion.${due.occasion}`),
            date: formatDate(due.since, language),
          })}
        </Notice>
      )}
      <WhyNoRun {...props} />
      {keepUntil && (
        <Notice tone="slate" icon={IconHourglass}>
          {t('keepUntil', { date: formatDate(keepUntil, language) })}
        </Notice>
      )}
      {isAllPaid && (
        <Notice tone="positive" icon={IconCircleCheck} title={t('allPaid.title')}>
          {t('allPaid.text')} <ClosingLink {...props} />
        </Notice>
      )}
      {surplus > 0 && (
        <Notice tone="info" icon={IconCash}>
          {t('surplus', { amount: formatAmount(surplus, language) })}
        </Notice>
      )}
    </>
  );
}

/** Money waits and cannot be distributed: why not, and what comes first. */
function WhyNoRun({ recurring: { refusal, waiting, runs } }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const last = runs.findLast(({ status }) => status !== 'Cancelled');
  if (refusal === null || refusal === 'nothingReceived') return null;
  if (waiting.receipts === 0 || last === undefined) return null;
  return (
    <Notice tone="slate" icon={IconHourglass}>
      {t(`refusals.${refusal}`, { number: last.fileNumber })}
    </Notice>
  );
}

/** Who pays is released with the other letters of a dossier that is paid. */
function ClosingLink({ recurring: { runs } }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const last = runs.findLast(({ status }) => status === 'Paid');
  if (last === undefined) return null;
  return (
    <Anchor
      inherit
      renderRoot={(link) => (
        <Link
          to="/app/dossier/$dossierId"
          params={{ dossierId: last.dossierId }}
          search={{ tab: 'sending', part: 'closing' }}
          {...link}
        />
      )}
    >
      {t('allPaid.toClosing', { number: last.fileNumber })}
    </Anchor>
  );
}
