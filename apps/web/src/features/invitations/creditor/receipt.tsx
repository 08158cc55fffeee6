import { Box, type ButtonProps, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { CloseReceipt } from '@prorata/contract/invitations/invited-dossier';
import { IconCheck } from '@tabler/icons-react';
import { DownloadButton } from '../../../components/documents/download-button.tsx';
import { DateText } from '../../../components/values.tsx';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { SendLog } from '../../delivery/send-log.tsx';
import { Facts } from './facts.tsx';
import { useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './receipt.module.css';

/** What whoever has nothing to claim keeps: that it was said, and when. */
export function Receipt({ receipt }: { readonly receipt: CloseReceipt }) {
  const { t } = useTranslation('invited');
  return (
    <InvitedPage title={t('noClaim.received')} foot={receipt.receiptNumber && <DownloadReceipt />}>
      <Card>
        <div className={classes.head}>
          <span className={classes.sign}>
            <IconCheck size={24} stroke={2} aria-hidden />
          </span>
          <Text inherit c="dimmed">
            <DateText value={receipt.closedAt} style="dateTime" />
          </Text>
        </div>
        <NoClaimFacts receipt={receipt} />
      </Card>
      <Text inherit>{t('noClaim.next')}</Text>
      <SentToYou />
    </InvitedPage>
  );
}

function NoClaimFacts({ receipt: { receiptNumber, defendantName } }: { readonly receipt: CloseReceipt }) {
  const { t } = useTranslation('invited');
  const { addressee, email } = useInvited().dossier.invitation;
  return (
    <Facts
      facts={[
        [t('receipt.number'), receiptNumber && <ReceiptNumber key="number">{receiptNumber}</ReceiptNumber>],
        [t('receipt.creditor'), addressee ?? email],
        [t('receipt.defendant'), defendantName],
      ]}
    />
  );
}

function ReceiptNumber({ children }: { readonly children: string }) {
  return (
    <Box component="code" ff="monospace" fz="sm">
      {children}
    </Box>
  );
}

/** The paper of what was received from the creditor. */
export function DownloadReceipt(button: ButtonProps) {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  return (
    <DownloadButton
      size="xl"
      fullWidth
      {...button}
      get={() => request(invitedCalls.downloadReceipt, { params: { invitationCode } })}
    >
      {t('receipt.download')}
    </DownloadButton>
  );
}

/** The send log: what was sent to the creditor, where, and what became of it. */
export function SentToYou() {
  const { t } = useTranslation('invited');
  const { sendResults } = useInvited().dossier;
  return (
    <Card title={t('dossier.sent')}>
      {sendResults.length === 0 ? t('dossier.sentNothing') : <SendLog results={sendResults} acts={{}} />}
    </Card>
  );
}
