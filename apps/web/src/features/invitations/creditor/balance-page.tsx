import { Anchor, Button, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedBalance } from '@prorata/contract/invitations/invited-dossier';
import type { BalanceAmounts } from '@prorata/contract/statements/balance';
import { centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Refusal } from '../../../components/states.tsx';
import { Amount } from '../../../components/values.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import classes from './balance-page.module.css';
import { BeginButton } from './begin-button.tsx';
import { Facts } from './facts.tsx';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { SentToYou } from './receipt.tsx';
import { TermNotice } from './term-notice.tsx';

interface BalancePageProps {
  readonly balance: InvitedBalance;
  /** The way on to what was begun instead, once something was. */
  readonly wayOn: ReactNode;
}

/** Whether a balance is still right: all of it in sight, and one press when nothing has changed. */
export function BalancePage({ balance, wayOn }: BalancePageProps) {
  const { t } = useTranslation('balance');
  const language = useLanguage();
  const { office, defendantName, invitation } = useInvited().dossier;
  const hasBegun = invitation.numberOfStatements > 0;
  return (
    <InvitedPage title={t('title')} head={<TermNotice />} foot={hasBegun ? wayOn : <Answers />}>
      <Text inherit>
        {hasBegun ? t('begun') : t('intro', { office: office.name, defendant: defendantName })}
      </Text>
      <BalanceCard balance={balance} />
      <Text inherit c="dimmed">
        {t('stands', { date: formatDate(balance.until, language, 'long') })}
      </Text>
      <ReceivedCard received={balance.received} />
      <SentToYou />
    </InvitedPage>
  );
}

/** One press, or the way to file anew; and for whoever was paid elsewhere, the word that nothing is owed any more. */
function Answers() {
  const { t } = useTranslation('balance');
  const inWords = useProblem();
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => request(invitedCalls.confirmBalance, { params: { invitationCode } }),
    // Also after a refusal: in another tab something else was answered, or the term is over.
    onSettled: () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
  return (
    <div className={classes.answers}>
      {confirming.error && <Refusal title={t('refused')} {...inWords(confirming.error)} />}
      <Button
        size="xl"
        fullWidth
        leftSection={<IconCheck size={22} aria-hidden />}
        loading={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        {t('confirm')}
      </Button>
      <BeginButton variant="default" isWide>
        {t('changed')}
      </BeginButton>
      <Anchor
        className={classes.nothing}
        renderRoot={(props) => (
          <Link to="/invited/$invitationCode/nothingToClaim" params={{ invitationCode }} {...props} />
        )}
      >
        {t('nothing')}
      </Anchor>
    </div>
  );
}

/** The balance part by part; of several claims each by itself. */
function BalanceCard({ balance }: { readonly balance: InvitedBalance }) {
  const { t } = useTranslation('balance');
  const language = useLanguage();
  const nameOf = (privilegeId: string | null) =>
    privilegeId === null ? t('amounts.ordinary') : getPrivilege(privilegeId).names[language];
  const { lines, until } = balance;
  return (
    <Card title={t('amounts.title')}>
      {lines.length > 1 &&
        lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines neither move nor hold a state of their own.
          <section key={place} className={classes.line}>
            <Text fw={600}>{nameOf(line.privilegeId)}</Text>
            <Parts amounts={line} until={until} />
          </section>
        ))}
      {lines.length <= 1 && <Parts amounts={balance} until={until} />}
      <p className={classes.total}>
        <span>{t('amounts.total')}</span>
        <Amount euros={balance.total} />
      </p>
    </Card>
  );
}

function Parts({ amounts, until }: { readonly amounts: BalanceAmounts; readonly until: string }) {
  const { t } = useTranslation('balance');
  const date = formatDate(until, useLanguage());
  const shown = (euros: number) => (euros > 0 ? <Amount euros={euros} /> : null);
  return (
    <Facts
      facts={[
        [t('amounts.principal'), shown(amounts.principal)],
        [t('amounts.interest', { date }), shown(amounts.interest)],
        [t('amounts.penalty'), shown(amounts.penalty)],
        [t('amounts.costs'), shown(amounts.costs)],
      ]}
    />
  );
}

/** What each run gave so far. */
function ReceivedCard({ received }: { readonly received: InvitedBalance['received'] }) {
  const { t } = useTranslation('balance');
  const language = useLanguage();
  const total = eurosFromCents(sumCents(received.map(({ amount }) => centsFromEuros(amount))));
  if (total === 0) return <Card title={t('received.title')}>{t('received.nothing')}</Card>;
  return (
    <Card title={t('received.title')}>
      <Facts
        facts={received.map(({ fileNumber, on, amount }) => [
          [t('received.run', { number: fileNumber }), on && formatDate(on, language)]
            .filter(Boolean)
            .join(', '),
          <Amount key={fileNumber} euros={amount} />,
        ])}
      />
      {received.length > 1 && (
        <p className={classes.total}>
          <span>{t('received.total')}</span>
          <Amount euros={total} />
        </p>
      )}
    </Card>
  );
}
