import { Button, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { BalanceConfirmation, InvitedBalance } from '@prorata/contract/invitations/invited-dossier';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DownloadButton } from '../../../components/documents/download-button.tsx';
import { Refusal } from '../../../components/states.tsx';
import { Amount } from '../../../components/values.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { AnswerHead, Fingerprint, ReceiptCode } from './answer-receipt.tsx';
import { Facts } from './facts.tsx';
import { FollowingContent } from './following-page.tsx';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
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
        <AnswerHead
          said={t('receipt.said', { creditor: addressee ?? email ?? '' })}
          at={confirmation.confirmedAt}
        />
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
  return (
    <Facts
      facts={[
        [t('receipt.amount'), <Amount key="amount" euros={balance.total} />],
        [t('receipt.number'), <ReceiptCode key="number">{receiptNumber}</ReceiptCode>],
        [t('receipt.sentTo'), sentTo.join(', ')],
        [t('receipt.fingerprint'), <Fingerprint key="sha256" sha256={sha256} />],
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
