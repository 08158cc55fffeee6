import { Group, Text, Title } from '@mantine/core';
import type { FollowedStatement, FollowingStatus } from '@prorata/contract/following/status';
import { sumEuros } from '@prorata/domain/money';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../components/badges.tsx';
import { Amount } from '../../../components/values.tsx';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { Facts } from './facts.tsx';
import classes from './following.module.css';
import { useInvited } from './invited.ts';
import { Card } from './invited-page.tsx';

/** What everybody looks for first: how much it is, and whether it was paid. */
export function FollowingMoney({ status }: { readonly status: FollowingStatus }) {
  const paid = status.statements.filter(({ payment }) => payment !== null);
  if (paid.length > 0) {
    return paid.map((statement) => (
      <PaymentCard
        key={statement.tpStatementId}
        statement={statement}
        isOnly={status.statements.length === 1}
      />
    ));
  }
  return <ExpectedCard status={status} />;
}

function ExpectedCard({ status }: { readonly status: FollowingStatus }) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { statements, draft, holds, payableFrom, timeline } = status;
  const step = timeline.find(({ state }) => state !== 'done')?.step;
  const amountOf = (pick: (statement: FollowedStatement) => number) => sumEuros(statements.map(pick));
  const isReviewed = statements.every(({ review }) => review !== null);
  const several =
    statements.length > 1 ? <Text inherit>{t('money.all', { count: statements.length })}</Text> : null;
  if (draft !== null) {
    const text =
      holds.length > 0
        ? t('money.suspended')
        : step === 'payment'
          ? t('money.toPay')
          : payableFrom === null
            ? t('money.unlessContested')
            : t('money.payableFrom', { date: formatDate(payableFrom, language) });
    return (
      <MoneyCard title={t('money.draft')} euros={amountOf(({ share }) => share?.allotted ?? 0)} text={text}>
        {several}
      </MoneyCard>
    );
  }
  if (isReviewed) {
    return (
      <MoneyCard
        title={t('money.admitted')}
        euros={amountOf(({ review }) => review?.admitted ?? 0)}
        text={t('money.admittedText')}
      >
        {several}
      </MoneyCard>
    );
  }
  return (
    <MoneyCard
      title={t('money.claimed')}
      euros={amountOf(({ claimed }) => claimed)}
      text={t('money.claimedText')}
    >
      {several}
    </MoneyCard>
  );
}

interface MoneyCardProps {
  readonly title: string;
  readonly euros: number;
  readonly text: string;
  readonly children: ReactNode;
}

function MoneyCard({ title, euros, text, children }: MoneyCardProps) {
  return (
    <Card>
      <Title order={2} className={classes.moneyTitle ?? ''}>
        {title}
      </Title>
      <p className={classes.money}>
        <Amount euros={euros} />
      </p>
      <Text inherit c="dimmed">
        {text}
      </Text>
      {children}
    </Card>
  );
}

const TONES = {
  paid: 'positive',
  partlyPaid: 'warning',
  returned: 'negative',
  waived: 'slate',
} as const;

interface PaymentCardProps {
  readonly statement: FollowedStatement;
  readonly isOnly: boolean;
}

function PaymentCard({ statement, isOnly }: PaymentCardProps) {
  const { t } = useTranslation('following');
  const language = useLanguage();
  const { office } = useInvited().dossier;
  const { payment, creditorName } = statement;
  if (payment === null) return null;
  const { state, amount, paid, on, account, communication, by, reason } = payment;
  const isBack = state === 'returned';
  return (
    <Card>
      <Group justify="space-between" gap="sm">
        <Title order={2} className={classes.moneyTitle ?? ''}>
          {t(`money.${state}`)}
        </Title>
        {on && <StatusBadge tone={TONES[state]}>{formatDate(on, language)}</StatusBadge>}
      </Group>
      {!isOnly && (
        <Text inherit c="dimmed">
          {creditorName}
        </Text>
      )}
      <p className={classes.money}>
        <Amount euros={state === 'paid' || state === 'partlyPaid' ? paid : amount} />
      </p>
      {isBack && (
        <Text inherit mb="sm">
          {t('payment.returned', { date: formatDate(on, language) })}{' '}
          {reason && t('payment.returnReason', { reason })}
        </Text>
      )}
      {state === 'waived' && <Text inherit>{t('payment.waived')}</Text>}
      {state !== 'waived' && (
        <Facts
          facts={[
            [t('payment.to'), account && <span className={classes.figure}>{account}</span>],
            [
              t('payment.from'),
              by === 'office'
                ? t('payment.fromOffice', { office: office.name })
                : t('payment.fromDepositOffice'),
            ],
            [
              t('payment.communication'),
              communication && <span className={classes.mono}>{communication}</span>,
            ],
          ]}
        />
      )}
      {state === 'paid' && (
        <Text inherit size="sm" mt="sm" c="dimmed">
          {t('payment.wait')}
        </Text>
      )}
    </Card>
  );
}
