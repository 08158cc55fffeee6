import { Button, Text, VisuallyHidden } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { ReportLedger } from '@prorata/contract/results/result';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { IconCalendarPlus, IconClock, IconLock, IconLockOpen } from '@tabler/icons-react';
import { Hint } from '../../components/text.tsx';
import { DateText } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { writeCalendar } from '../../platform/write-calendar.ts';
import { useDaysLeft } from '../dossiers/use-days-left.ts';
import { countRows, type LedgerRow, type TermPoint, termPointsOf } from './ledger-rows.ts';
import classes from './sending-part.module.css';

interface TermCardProps {
  readonly dossier: Dossier;
  readonly ledger: ReportLedger;
}

/** Until when the report can be contested, by whom it ends so late, and the days that count. */
export function TermCard({ dossier, ledger }: TermCardProps) {
  const { t } = useTranslation('sending');
  const language = useLanguage();
  const { contestUntil } = ledger;
  const today = brusselsDate(new Date());
  return (
    <section className={classes.card} aria-label={t('term.label')}>
      <IconClock className={classes.cardIcon} size={20} aria-hidden />
      <div className={classes.cardHead}>
        <Text component="h2" fw={600} className={classes.until ?? ''}>
          {contestUntil === null
            ? t('term.none')
            : t(contestUntil < today ? 'term.over' : 'term.until', {
                date: formatDate(contestUntil, language, 'long'),
              })}
          {contestUntil !== null && dossier.status === 'PvSent' && <DaysLeft day={contestUntil} />}
        </Text>
        <Why ledger={ledger} />
      </div>
      {contestUntil !== null && contestUntil >= today && (
        <CalendarButton dossier={dossier} day={contestUntil} />
      )}
      {contestUntil !== null && <TermLine points={termPointsOf(ledger, today)} />}
    </section>
  );
}

function DaysLeft({ day }: { readonly day: IsoDate }) {
  const { words, color } = useDaysLeft(day);
  return (
    <span className={classes.mark} data-tone={color}>
      {words}
    </span>
  );
}

/** By which rule the last addressee has so long, and how the office reads what a mail is worth. */
function Why({ ledger }: { readonly ledger: ReportLedger }) {
  const { t } = useTranslation('sending');
  const language = useLanguage();
  const { contestUntil, emailReading, handedOver, setAside, total } = ledger;
  const last = ledger.addressees.find(({ lastDay }) => lastDay !== null && lastDay === contestUntil);
  return (
    <Hint component="div">
      {last?.notification ? (
        <>
          {t('term.lastOne')} {t(`term.why.${last.notification.kind}`)}{' '}
          {last.notification.kind !== 'receipt' && (
            <span className={classes.mark}>{t('term.reading')}</span>
          )}{' '}
        </>
      ) : (
        `${t('term.noneText')} `
      )}
      {t('progress', { handedOver, count: total })}
      {setAside > 0 && ` ${t('setAside', { count: setAside })}`}
      {emailReading && (
        <div>
          {t('reading', {
            name: emailReading.decidedBy,
            date: formatDate(emailReading.decidedAt, language),
            reason: emailReading.reason,
          })}
        </div>
      )}
    </Hint>
  );
}

function CalendarButton({ dossier, day }: { readonly dossier: Dossier; readonly day: IsoDate }) {
  const { t } = useTranslation('sending');
  const { id, fileNumber } = dossier;
  const save = () => {
    const file = writeCalendar({
      ...{ id: `${id}@prorata`, day, writtenAt: new Date() },
      title: t('term.event', { number: fileNumber }),
      text: t('term.eventText'),
    });
    saveFile({
      blob: new Blob([file], { type: 'text/calendar;charset=utf-8' }),
      fileName: `${fileNumber.replaceAll('/', '-')}.ics`,
    });
  };
  return (
    <Button
      className={classes.calendar ?? ''}
      variant="default"
      leftSection={<IconCalendarPlus />}
      onClick={save}
    >
      <VisuallyHidden>{t('term.calendar')} </VisuallyHidden>
      .ics
    </Button>
  );
}

function TermLine({ points }: { readonly points: readonly TermPoint[] }) {
  const { t } = useTranslation('sending');
  return (
    <ol className={classes.line}>
      {points.map(({ key, day, count, isPast, isPlanned }) => (
        <li key={key} className={classes.day} data-key={key} data-past={isPast || undefined}>
          <Text span display="block" size="sm" fw={600}>
            {key === 'today' ? t('term.points.today') : <DateText value={day} style="short" />}
          </Text>
          <Hint span display="block">
            {key === 'today' ? (
              <DateText value={day} style="short" />
            ) : (
              t(`term.points.${isPlanned ? 'planned' : key}`, { count: count ?? 0 })
            )}
          </Hint>
        </li>
      ))}
    </ol>
  );
}

interface PayoutLineProps extends TermCardProps {
  readonly rows: readonly LedgerRow[];
}

/** What waits to be paid, to how many, until when, and how many of the proofs exist. */
export function PayoutLine({ dossier, ledger, rows }: PayoutLineProps) {
  const { t } = useTranslation('sending');
  const language = useLanguage();
  const { payableFrom, payout, setAside, total } = ledger;
  const standing = standingOf(dossier, ledger);
  const needed = total - setAside;
  const proofs = needed - countRows(rows).withoutProof;
  const what = {
    amount: formatAmount(payout.amount, language),
    count: payout.creditors,
    date: formatDate(payableFrom, language, 'long'),
  };
  const isFree = standing === 'done' || standing === 'ready';
  const Lock = isFree ? IconLockOpen : IconLock;
  return (
    <section className={classes.lock} aria-label={t('payout.label')}>
      <Lock size={18} aria-hidden />
      <p>
        <strong>{t(`payout.${standing === 'done' ? 'paid' : isFree ? 'free' : 'blocked'}`)}</strong>{' '}
        {t(`payout.${standing}`, what)}
      </p>
      <span className={classes.mark} data-tone={proofs < needed ? 'warning' : 'positive'}>
        {t('payout.proofs', { proofs, count: needed })}
      </span>
    </section>
  );
}

/** Whether it was paid, may be paid, or why it may not yet. */
function standingOf({ status, holds }: Dossier, { payableFrom }: ReportLedger) {
  if (status === 'Paid') return 'done';
  if (holds.length > 0) return 'held';
  if (status === 'ToPay') return 'ready';
  return payableFrom === null ? 'waiting' : 'from';
}
