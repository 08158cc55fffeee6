import { Text } from '@mantine/core';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sumEuros } from '@prorata/domain/money';
import { IconClockExclamation } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { expectedReceipts, REMIND_AFTER_DAYS } from './next-receipt.ts';
import classes from './recurring.module.css';
import type { RecurringProps } from './recurring-tab.tsx';
import { useMonthWords } from './use-month-words.ts';

/** Who pays, what came in, what was distributed of it, and what is expected next. */
export function SummaryCard({ recurring }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const { payers, receipts, runs, waiting } = recurring;
  const signed = runs.filter(({ isSigned, status }) => isSigned && status !== 'Cancelled');
  const until = signed.at(-1)?.receivedUntil ?? null;
  const given = sumEuros(signed.flatMap(({ net, surplus }) => [net, -surplus]));
  return (
    <dl className={classes.summary}>
      <Fact label={t('summary.payers', { count: payers.length })}>
        <PayerNames recurring={recurring} />
      </Fact>
      <Fact label={t('summary.received')}>
        <Text span className={classes.figure ?? ''}>
          <Amount euros={sumEuros(receipts.map(({ amount }) => amount))} />
        </Text>
        {waiting.receipts > 0 && (
          <Hint>
            {t('summary.waiting')} <Amount euros={waiting.amount} />
          </Hint>
        )}
      </Fact>
      <Fact label={t('summary.distributed')}>
        <Text span className={classes.figure ?? ''}>
          <Amount euros={given} />
        </Text>
        {until !== null && <Hint>{t('summary.until', { date: formatDate(until, language) })}</Hint>}
      </Fact>
      <Fact label={t('summary.next')}>
        <NextReceipt recurring={recurring} />
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Hint component="dt">{label}</Hint>
      <dd className={classes.fact}>{children}</dd>
    </div>
  );
}

type SummaryProps = Pick<RecurringProps, 'recurring'>;

const SHOWN_PAYERS = 2;

function PayerNames({ recurring: { payers } }: SummaryProps) {
  const { t } = useTranslation(['recurring', 'vocabulary']);
  if (payers.length === 0) return <Text>{t('payers.none')}</Text>;
  return (
    <>
      {payers.slice(0, SHOWN_PAYERS).map(({ id, name, kind, paysOnDay }) => (
        <div key={id}>
          <Text fw={500}>{name}</Text>
          <Hint>
            {paysOnDay === null
              ? t(`vocabulary:incomeKind.${kind}`)
              : t('summary.paysAround', { kind: t(`vocabulary:incomeKind.${kind}`), day: paysOnDay })}
          </Hint>
        </div>
      ))}
      {payers.length > SHOWN_PAYERS && (
        <Hint>{t('summary.morePayers', { count: payers.length - SHOWN_PAYERS })}</Hint>
      )}
    </>
  );
}

function NextReceipt({ recurring: { payers, receipts, isAllPaid } }: SummaryProps) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const months = useMonthWords();
  const [next] = isAllPaid ? [] : expectedReceipts(payers, receipts, brusselsDate(new Date()));
  if (next === undefined) return <Text>{NOTHING}</Text>;
  const { around, isLate, month, payer } = next;
  return (
    <>
      <Text fw={500}>{t('summary.around', { date: formatDate(around, language, 'short') })}</Text>
      {isLate ? (
        <Text size="sm" c="warning.8" fw={500} className={classes.late ?? ''}>
          <IconClockExclamation size={16} aria-hidden />
          {t('summary.late', { name: payer.name, month: months.long([month]) })}
        </Text>
      ) : (
        <Hint>{t('summary.remindAfter', { count: REMIND_AFTER_DAYS })}</Hint>
      )}
    </>
  );
}
