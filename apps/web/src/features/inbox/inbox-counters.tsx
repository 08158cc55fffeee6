import type { Inbox, InboxItem } from '@prorata/contract/inbox/inbox';
import { type Icon, IconCash, IconFileCheck, IconGavel, IconMailX, IconSignature } from '@tabler/icons-react';
import type { Tone } from '../../components/status-tones.ts';
import { Hint } from '../../components/text.tsx';
import { formatAmount, formatCount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './inbox.module.css';

type Kind = InboxItem['kind'];

interface Counter {
  /** What of the list it shows. */
  readonly kind: Kind;
  readonly icon: Icon;
  readonly tone: Tone;
  readonly figure: string;
  readonly isNone: boolean;
  readonly name: string;
  readonly hint: string;
}

interface InboxCountersProps {
  readonly counters: Inbox['counters'];
  readonly chosen: Kind | undefined;
  readonly onChoose: (kind: Kind | undefined) => void;
}

/** What waits, in figures and euros; each is a filter of the list. */
export function InboxCounters({ counters, chosen, onChoose }: InboxCountersProps) {
  const { t } = useTranslation('inbox');
  const shown = useCounters(counters);
  return (
    <ul className={classes.counters} aria-label={t('counters.label')}>
      {shown.map(({ kind, icon: CounterIcon, tone, figure, isNone, name, hint }) => (
        <li key={kind}>
          <button
            type="button"
            className={classes.counter}
            data-tone={tone}
            data-none={isNone || undefined}
            aria-pressed={chosen === kind}
            onClick={() => onChoose(chosen === kind ? undefined : kind)}
          >
            <span className={classes.figure}>{figure}</span>
            <CounterIcon className={classes.counterIcon} size={20} aria-hidden />
            <span className={classes.counterName}>{name}</span>
            <Hint span className={classes.counterHint ?? ''}>
              {isNone ? t('counters.none') : hint}
            </Hint>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useCounters({ toSign, toReview, failed, contested, toPay }: Inbox['counters']): Counter[] {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const count = (number: number) => ({ figure: formatCount(number, language), isNone: number === 0 });
  const inDossiers = (dossiers: number, since: string | null) =>
    since === null
      ? t('counters.inDossiers', { count: dossiers })
      : t('counters.paySince', { count: dossiers, date: formatDate(since, language) });
  const ways = [
    ...(failed.letters > 0 ? [t('counters.letters', { count: failed.letters })] : []),
    ...(failed.mails > 0 ? [t('counters.mails', { count: failed.mails })] : []),
  ];
  const { fileNumber } = contested;
  return [
    {
      ...{ kind: 'sign', icon: IconSignature, tone: 'warning', name: t('counters.sign') },
      ...count(toSign.count),
      hint: t('counters.signHint', { amount: formatAmount(toSign.amount, language) }),
    },
    {
      ...{ kind: 'review', icon: IconFileCheck, tone: 'accent', name: t('counters.review') },
      ...count(toReview.statements),
      hint: inDossiers(toReview.dossiers, null),
    },
    {
      ...{ kind: 'fixDelivery', icon: IconMailX, tone: 'negative', name: t('counters.failed') },
      ...count(failed.letters + failed.mails),
      hint: ways.join(', '),
    },
    {
      ...{ kind: 'settleContestation', icon: IconGavel, tone: 'slate', name: t('counters.contested') },
      ...count(contested.count),
      hint: fileNumber ? t('counters.contestedOne', { number: fileNumber }) : t('counters.contestedSome'),
    },
    {
      ...{ kind: 'pay', icon: IconCash, tone: 'secondary', name: t('counters.pay') },
      ...{ figure: formatAmount(toPay.amount, language), isNone: toPay.dossiers === 0 },
      hint: inDossiers(toPay.dossiers, toPay.since),
    },
  ];
}
