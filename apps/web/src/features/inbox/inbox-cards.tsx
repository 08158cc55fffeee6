import { Anchor, Button } from '@mantine/core';
import type { Inbox } from '@prorata/contract/inbox/inbox';
import { IconMail, IconMailbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Block, Count } from '../../components/block.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import classes from './inbox.module.css';

/** Whom a mail or letter did not reach last. */
export function FailuresCard({ inbox: { failures, counters } }: { readonly inbox: Inbox }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { letters, mails } = counters.failed;
  return (
    <Block title={t('failures.title')} remark={letters + mails > 0 && <Count of={letters + mails} />}>
      {failures.length === 0 && <p className={classes.nothing}>{t('failures.none')}</p>}
      <ul>
        {failures.map(({ id, dossier, name, sendMethod, failedOn, reason, tab }) => {
          const FailureIcon = sendMethod === 'Email' ? IconMail : IconMailbox;
          const date = formatDate(failedOn, language);
          const whom = name ?? dossier.fileNumber;
          return (
            <li key={id} className={classes.card}>
              <FailureIcon className={classes.failureIcon} size={18} aria-hidden />
              <span className={classes.what}>
                <span className={classes.title}>{whom}</span>
                <Hint span>
                  {dossier.fileNumber} ·{' '}
                  {t(sendMethod === 'Email' ? 'failures.mail' : 'failures.letter', { date })}
                  {reason && ` (${reason})`}
                </Hint>
              </span>
              <Anchor
                size="sm"
                aria-label={t('failures.mendLabel', { name: whom })}
                renderRoot={(props) => (
                  <Link
                    to="/app/dossier/$dossierId"
                    params={{ dossierId: dossier.id }}
                    search={{ tab }}
                    {...props}
                  />
                )}
              >
                {t('failures.mend')}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

interface PayableCardProps {
  readonly inbox: Inbox;
  /** Shows in the list what is to be paid, or approved. */
  readonly onChoose: (kind: 'pay' | 'approvePayout') => void;
}

/** The dossiers of which the money may leave, the largest sums first. */
export function PayableCard({ inbox: { payable, counters }, onChoose }: PayableCardProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { toPay, toApprove } = counters;
  return (
    <Block
      title={t('payable.title')}
      act={
        toPay.dossiers > 0 && (
          <b>
            <Amount euros={toPay.amount} />
          </b>
        )
      }
    >
      {payable.length === 0 && <p className={classes.nothing}>{t('payable.none')}</p>}
      <ul>
        {payable.map(({ dossier, amount, since }) => (
          <li key={dossier.id}>
            <Link
              to="/app/dossier/$dossierId"
              params={{ dossierId: dossier.id }}
              search={{ tab: 'sending', part: 'payout' }}
              className={classes.card}
            >
              <span className={classes.what}>
                <span className={classes.title}>{dossier.defendantName ?? dossier.fileNumber}</span>
                <Hint span>
                  {dossier.fileNumber}
                  {since && ` · ${t('payable.since', { date: formatDate(since, language) })}`}
                </Hint>
              </span>
              <Amount euros={amount} unit="none" />
            </Link>
          </li>
        ))}
      </ul>
      {payable.length > 0 && (
        <div className={classes.foot}>
          {toApprove > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChoose('approvePayout')}>
              {t('payable.approvals', { number: toApprove })}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" ms="auto" onClick={() => onChoose('pay')}>
            {t('payable.all')}
          </Button>
        </div>
      )}
    </Block>
  );
}
