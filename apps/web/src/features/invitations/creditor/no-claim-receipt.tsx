import { Button, Progress, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { NoClaimReceipt } from '@prorata/contract/invitations/invited-dossier';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DownloadButton } from '../../../components/documents/download-button.tsx';
import { Refusal } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { AnswerHead, Fingerprint, ReceiptCode } from './answer-receipt.tsx';
import { daysLeft } from './days-left.ts';
import { Facts } from './facts.tsx';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import { SentToYou } from './receipt.tsx';

/** What the creditor keeps who has nothing to claim, and the way back from it until the last day. */
export function NoClaimReceiptPage({ receipt }: { readonly receipt: NoClaimReceipt }) {
  const { t } = useTranslation('nothing');
  const { addressee, email } = useInvited().dossier.invitation;
  return (
    <InvitedPage title={t('received.title')}>
      <Card>
        <AnswerHead
          said={t('received.said', { creditor: addressee ?? email ?? t('you') })}
          at={receipt.declaredAt}
        />
        <ReceiptFacts receipt={receipt} />
        <Download />
      </Card>
      <WayBack receipt={receipt} />
      <Card title={t('next.title')}>{t('next.text')}</Card>
      <SentToYou />
    </InvitedPage>
  );
}

function ReceiptFacts({ receipt }: { readonly receipt: NoClaimReceipt }) {
  const { t } = useTranslation(['nothing', 'vocabulary']);
  const { receiptNumber, reason, note, declaredBy, capacity, sentTo, sha256 } = receipt;
  return (
    <Facts
      facts={[
        [t('received.number'), <ReceiptCode key="number">{receiptNumber}</ReceiptCode>],
        [t('received.reason'), note ?? t(`vocabulary:noClaimReason.${reason}`)],
        [t('received.by'), [declaredBy, capacity].filter(Boolean).join(', ')],
        [t('received.sentTo'), sentTo.join(', ')],
        [t('received.fingerprint'), <Fingerprint key="sha256" sha256={sha256} />],
      ]}
    />
  );
}

function Download() {
  const { t } = useTranslation('nothing');
  const { invitationCode } = useInvited();
  return (
    <DownloadButton
      mt="md"
      size="lg"
      fullWidth
      variant="default"
      get={() => request(invitedCalls.downloadNoClaimReceipt, { params: { invitationCode } })}
    >
      {t('received.download')}
    </DownloadButton>
  );
}

/** Until the last day: how long that is, and the button that takes the word back. */
function WayBack({ receipt: { canTakeBack } }: { readonly receipt: NoClaimReceipt }) {
  const { t } = useTranslation('nothing');
  const language = useLanguage();
  const { invitation, office } = useInvited().dossier;
  const inWords = useProblem();
  const takingBack = useTakingBack();
  const { validUntil, sendDate } = invitation;
  if (!canTakeBack || validUntil === null) {
    return <Card title={t('changed.title')}>{t('changed.over', { office: office.name })}</Card>;
  }
  const count = daysLeft(validUntil, new Date());
  const whole = sendDate === null ? count : Math.max(count, daysLeft(validUntil, new Date(sendDate)));
  const text = count < 1 ? t('changed.today') : t('changed.left', { count });
  return (
    <Card title={t('changed.title')}>
      <Text inherit>{t('changed.text', { date: formatDate(validUntil, language, 'long') })}</Text>
      <Progress
        mt="md"
        aria-label={text}
        value={whole < 1 ? 100 : Math.max(4, (100 * (whole - count)) / whole)}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {text}
      </Text>
      {takingBack.error && <Refusal title={t('changed.refused')} {...inWords(takingBack.error)} />}
      <Button
        mt="md"
        size="lg"
        fullWidth
        variant="default"
        loading={takingBack.isPending}
        onClick={() => takingBack.mutate()}
      >
        {t('changed.act')}
      </Button>
    </Card>
  );
}

/** Opens the invitation again, and leads to the statement that there is now. */
function useTakingBack() {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request(invitedCalls.takeBackNothing, { params: { invitationCode } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
      await navigate({ to: '/invited/$invitationCode/statement', params: { invitationCode } });
    },
  });
}
