import { Anchor, Box, Button, Flex, Text } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { CloseReceipt } from '@prorata/contract/invitations/invited-dossier';
import { brusselsDate } from '@prorata/domain/iso-date';
import { inForce } from '@prorata/law/dated-parameter';
import { contestationTerm } from '@prorata/law/parameters/terms';
import { IconCheck, IconDownload, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Refusal } from '../../../components/states.tsx';
import { Amount, DateText } from '../../../components/values.tsx';
import { saveFile } from '../../../platform/client/open-file.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { SendLog } from '../../delivery/send-log.tsx';
import { Facts } from './facts.tsx';
import { useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './receipt.module.css';

/** What the creditor keeps: that it was filed, when, what, its fingerprint, and what comes next. */
export function Receipt({ receipt }: { readonly receipt: CloseReceipt }) {
  const { t } = useTranslation('invited');
  const count = receipt.statements.length;
  const title = t(count === 0 ? 'noClaim.received' : count === 1 ? 'receipt.title' : 'receipt.titles');
  return (
    <InvitedPage title={title} foot={receipt.receiptNumber && <DownloadReceipt hasFiled={count > 0} />}>
      <Card>
        <div className={classes.head}>
          <span className={classes.sign}>
            <IconCheck size={24} stroke={2} aria-hidden />
          </span>
          <Text inherit c="dimmed">
            <DateText value={receipt.closedAt} style="dateTime" />
          </Text>
        </div>
        {count === 0 ? <NoClaimFacts receipt={receipt} /> : <ReceiptFacts receipt={receipt} />}
      </Card>
      {count === 0 ? (
        <Text inherit>{t('noClaim.next')}</Text>
      ) : (
        <>
          <WhatNext closedAt={receipt.closedAt} />
          <Flex component="p" gap="sm" m={0} fz="sm" lh="sm" c="dimmed">
            <IconLock aria-hidden />
            {t('receipt.closed')}
          </Flex>
        </>
      )}
      <SentToYou />
    </InvitedPage>
  );
}

function ReceiptFacts({ receipt }: { readonly receipt: CloseReceipt }) {
  const { t } = useTranslation('invited');
  const { receiptNumber, statements, defendantName, totalAmountClaimed, sha256 } = receipt;
  const count = statements.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <Facts
      facts={[
        [t('receipt.number'), receiptNumber && <ReceiptNumber key="number">{receiptNumber}</ReceiptNumber>],
        [t('receipt.creditor'), statements.map(({ creditorName }) => creditorName).join(', ')],
        [t('receipt.defendant'), defendantName],
        [
          t('receipt.total'),
          <strong key="total">
            <Amount euros={totalAmountClaimed} />
          </strong>,
        ],
        [t('receipt.documents'), t('statements.documents', { count })],
        [
          t('receipt.fingerprint'),
          sha256 && (
            <span key="fingerprint">
              <Box component="code" ff="monospace" fz="sm" display="block" title={sha256}>
                {inShort(sha256)}
              </Box>
              <Text span size="sm" display="block" c="dimmed">
                {t('receipt.fingerprintHint')}
              </Text>
            </span>
          ),
        ],
      ]}
    />
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

function WhatNext({ closedAt }: { readonly closedAt: string }) {
  const { t } = useTranslation('invited');
  const days = inForce(contestationTerm, brusselsDate(new Date(closedAt))).value;
  return (
    <Card title={t('receipt.next')}>
      <ol className={classes.steps}>
        <li>{t('receipt.check')}</li>
        <li>{t('receipt.draft')}</li>
        <li>{t('receipt.contest', { days })}</li>
      </ol>
    </Card>
  );
}

function DownloadReceipt({ hasFiled }: { readonly hasFiled: boolean }) {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  const inWords = useProblem();
  const download = useMutation({
    mutationFn: () => request(invitedCalls.downloadReceipt, { params: { invitationCode } }),
    onSuccess: saveFile,
  });
  return (
    <>
      {download.error && <Refusal title={t('receipt.download')} {...inWords(download.error)} />}
      <Button
        size="xl"
        fullWidth
        leftSection={<IconDownload size={18} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('receipt.download')}
      </Button>
      {hasFiled && (
        <Anchor
          className={classes.statements}
          renderRoot={(props) => (
            <Link to="/invited/$invitationCode/myStatements" params={{ invitationCode }} {...props} />
          )}
        >
          {t('receipt.statements')}
        </Anchor>
      )}
    </>
  );
}

/** The ends are enough to compare; the receipt itself carries the whole. */
function inShort(sha256: string): string {
  return `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`;
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
