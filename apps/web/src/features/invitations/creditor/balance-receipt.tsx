import { Box, Button, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { BalanceConfirmation, InvitedBalance } from '@prorata/contract/invitations/invited-dossier';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DownloadButton } from '../../../components/documents/download-button.tsx';
import { Refusal } from '../../../components/states.tsx';
import { Amount, DateText } from '../../../components/values.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { Facts } from './facts.tsx';
import { FollowingContent } from './following-page.tsx';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './no-claim.module.css';
import { SentToYou } from './receipt.tsx';

interface BalanceReceiptProps {
  readonly balance: InvitedBalance;
  readonly confirmation: BalanceConfirmation;
}

/** What the creditor keeps whose balance has not changed, and the way back from it until the last day. */
export function BalanceReceiptPage({ balance, confirmation }: BalanceReceiptProps) {
  const { t } = useTranslation('balance');
  const { addressee, email } = useInvited().dossier.invitation;
  return (
    <InvitedPage title={t('receipt.title')}>
      <Card>
        <div className={classes.head}>
          <span className={classes.sign}>
            <IconCheck size={24} stroke={2} aria-hidden />
          </span>
          <Text fw={600} fz="lg" ta="center">
            {t('receipt.said', { creditor: addressee ?? email ?? '' })}
          </Text>
          <Text inherit c="dimmed">
            <DateText value={confirmation.confirmedAt} style="dateTime" />
          </Text>
        </div>
        <ReceiptFacts balance={balance} confirmation={confirmation} />
        <Download />
      </Card>
      {confirmation.canTakeBack ? (
        <>
          <WayBack />
          <Card title={t('next.title')}>{t('next.text')}</Card>
          <SentToYou />
        </>
      ) : (
        <FollowingContent />
      )}
    </InvitedPage>
  );
}

function ReceiptFacts({ balance, confirmation: { receiptNumber, sentTo, sha256 } }: BalanceReceiptProps) {
  const { t } = useTranslation('balance');
  const inShort = `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;
  const code = (text: string, title?: string) => (
    <Box key={text} component="code" ff="monospace" fz="sm" {...(title && { title })}>
      {text}
    </Box>
  );
  return (
    <Facts
      facts={[
        [t('receipt.amount'), <Amount key="amount" euros={balance.total} />],
        [t('receipt.number'), code(receiptNumber)],
        [t('receipt.sentTo'), sentTo.join(', ')],
        [t('receipt.fingerprint'), code(inShort, sha256)],
      ]}
    />
  );
}

function Download() {
  const { t } = useTranslation('balance');
  const { invitationCode } = useInvited();
  return (
    <DownloadButton
      mt="md"
      size="lg"
      fullWidth
      variant="default"
      get={() => request(invitedCalls.downloadBalanceReceipt, { params: { invitationCode } })}
    >
      {t('receipt.download')}
    </DownloadButton>
  );
}

/** The button that takes the word back; the page then asks again. */
function WayBack() {
  const { t } = useTranslation('balance');
  const language = useLanguage();
  const inWords = useProblem();
  const { invitationCode, dossier } = useInvited();
  const queries = useQueryClient();
  const takingBack = useMutation({
    mutationFn: () => request(invitedCalls.takeBackBalance, { params: { invitationCode } }),
    onSettled: () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
  const { validUntil } = dossier.invitation;
  return (
    <Card title={t('back.title')}>
      <Text inherit>
        {t('back.text', { date: validUntil ? formatDate(validUntil, language, 'long') : '' })}
      </Text>
      {takingBack.error && <Refusal title={t('back.refused')} {...inWords(takingBack.error)} />}
      <Button
        mt="md"
        size="lg"
        fullWidth
        variant="default"
        loading={takingBack.isPending}
        onClick={() => takingBack.mutate()}
      >
        {t('back.act')}
      </Button>
    </Card>
  );
}
