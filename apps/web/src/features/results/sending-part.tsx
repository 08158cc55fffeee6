import { Accordion, Box, Button, Group, Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { LedgerAddressee, ReportLedger, Result } from '@prorata/contract/results/result';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddresseeStateBadge } from '../../components/badges.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageBody } from '../../components/page.tsx';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { SendLog, type SendLogActs } from '../delivery/send-log.tsx';
import { useSendLogActs } from '../delivery/use-send-log-acts.ts';
import { CorrectAddressee, CountEmails, RecordReceipt, SetAddresseeAside } from './addressee-dialogs.tsx';
import { ReceiptPaper, type ReportPlace } from './receipt-paper.tsx';
import { ledgerQuery, resultsQuery } from './result-queries.ts';

/** Everybody to whom the report goes, every mail and letter that carried it, and what became of each. */
export function SendingPart({ dossier }: { readonly dossier: Dossier }) {
  const results = useQuery(resultsQuery(dossier.id, true));
  const inWords = useProblem();
  if (results.isError) {
    return (
      <PageBody>
        <LoadError {...inWords(results.error)} onRetry={() => void results.refetch()} />
      </PageBody>
    );
  }
  if (results.data === undefined) return <Loading rows={5} />;
  const signed = results.data.items.find(({ signDate }) => signDate !== null);
  return <PageBody>{signed && <Ledger dossier={dossier} result={signed} />}</PageBody>;
}

interface Deciding {
  readonly dialog: 'correct' | 'setAside' | 'receipt';
  readonly addressee: LedgerAddressee;
}

function Ledger({ dossier, result }: { readonly dossier: Dossier; readonly result: Result }) {
  const { t } = useTranslation('sending');
  const inWords = useProblem();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const { acts, failure } = useSendLogActs(dossier.id, me.canWriteDossiers);
  const [deciding, setDeciding] = useState<Deciding>();
  const [isCounting, setCounting] = useState(false);
  const ledger = useQuery(ledgerQuery(dossier.id, result.id));
  if (ledger.isError) return <LoadError {...inWords(ledger.error)} onRetry={() => void ledger.refetch()} />;
  if (ledger.data === undefined) return <Loading rows={4} />;
  const { handedOver, setAside, total, addressees } = ledger.data;
  const lacking = addressees.filter(({ isReceiptLacking }) => isReceiptLacking).length;
  const canDecide = me.canWriteDossiers && ['Signed', 'PvSent', 'ToPay'].includes(dossier.status);
  const place = { dossierId: dossier.id, resultId: result.id, onClose: () => setDeciding(undefined) };
  const of = (dialog: Deciding['dialog']) => (deciding?.dialog === dialog ? deciding.addressee : undefined);
  return (
    <Stack gap="sm">
      {failure && <Refusal title={t('parts.sending')} {...inWords(failure)} />}
      <Hint>
        {t('progress', { handedOver, count: total })}
        {setAside > 0 && ` ${t('setAside', { count: setAside })}`}
      </Hint>
      <Term ledger={ledger.data} />
      {lacking > 0 && (
        <Notice
          tone="warning"
          acts={
            canDecide && (
              <Button variant="default" size="compact-sm" onClick={() => setCounting(true)}>
                {t('countEmails.open')}
              </Button>
            )
          }
        >
          {t('lacking', { count: lacking })}
        </Notice>
      )}
      <Accordion multiple defaultValue={addressees.filter(isInTrouble).map(({ id }) => id)}>
        {addressees.map((addressee) => (
          <Addressee
            key={addressee.id}
            addressee={addressee}
            acts={acts}
            place={{ dossierId: dossier.id, resultId: result.id }}
            {...(canDecide && { onDecide: (dialog) => setDeciding({ dialog, addressee }) })}
          />
        ))}
      </Accordion>
      <CorrectAddressee {...place} addressee={of('correct')} />
      <SetAddresseeAside {...place} addressee={of('setAside')} />
      <RecordReceipt {...place} addressee={of('receipt')} />
      <CountEmails {...place} opened={isCounting} onClose={() => setCounting(false)} />
    </Stack>
  );
}

function isInTrouble({ state, isReceiptLacking }: LedgerAddressee): boolean {
  return state === 'failed' || isReceiptLacking;
}

/** From when it may be paid, and how the office reads what a mail is worth. */
function Term({ ledger: { payableFrom, emailReading } }: { readonly ledger: ReportLedger }) {
  const { t } = useTranslation('sending');
  const language = useLanguage();
  return (
    <>
      {payableFrom && <Hint>{t('payableFrom', { date: formatDate(payableFrom, language, 'long') })}</Hint>}
      {emailReading && (
        <Hint>
          {t('reading', {
            name: emailReading.decidedBy,
            date: formatDate(emailReading.decidedAt, language),
            reason: emailReading.reason,
          })}
        </Hint>
      )}
    </>
  );
}

interface AddresseeProps {
  readonly addressee: LedgerAddressee;
  readonly acts: SendLogActs;
  readonly place: ReportPlace;
  /** Absent for whoever only reads, and once everything is paid. */
  readonly onDecide?: (dialog: Deciding['dialog']) => void;
}

function Addressee({ addressee, acts, place, onDecide }: AddresseeProps) {
  const { t } = useTranslation(['sending', 'vocabulary']);
  const { id, name, recipient, state, way, address, attempts } = addressee;
  return (
    <Accordion.Item value={id}>
      <Accordion.Control>
        <Group justify="space-between" gap="sm" wrap="nowrap" pe="sm">
          <Box miw={0}>
            <Text span display="block" fw={500}>
              {name}
              {recipient !== 'creditor' && <Hint span> · {t(`recipients.${recipient}`)}</Hint>}
            </Text>
            {way && (
              <Hint span display="block">
                {t(`vocabulary:sendOption.${way}`)} · {address}
              </Hint>
            )}
          </Box>
          <AddresseeStateBadge state={state} />
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap="md">
          <Standing addressee={addressee} />
          <ReceiptPaper place={place} addressee={addressee} canAttach={onDecide !== undefined} />
          {attempts.length > 0 && <SendLog results={attempts} acts={acts} />}
          {onDecide && (
            <Group gap="sm">
              <Button variant="default" onClick={() => onDecide('receipt')}>
                {t('receipt.open')}
              </Button>
              {state !== 'setAside' && (
                <>
                  <Button variant="default" onClick={() => onDecide('correct')}>
                    {t('correct.open')}
                  </Button>
                  <Button variant="default" onClick={() => onDecide('setAside')}>
                    {t('aside.open')}
                  </Button>
                </>
              )}
            </Group>
          )}
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

/** Until when they can contest, and what the office decided about them. */
function Standing({ addressee }: { readonly addressee: LedgerAddressee }) {
  const { t } = useTranslation('sending');
  const language = useLanguage();
  const { state, lastDay, receivedOn, isReceiptLacking, decision } = addressee;
  return (
    <Box>
      {lastDay && <Text>{t('contestUntil', { date: formatDate(lastDay, language, 'long') })}</Text>}
      {receivedOn && <Text>{t('receivedOn', { date: formatDate(receivedOn, language, 'long') })}</Text>}
      {isReceiptLacking && <Text>{t('receiptLacking')}</Text>}
      {state === 'unsent' && <Text>{t('unsent')}</Text>}
      {state === 'failed' && <Text c="negative.7">{t('again')}</Text>}
      {decision && (
        <Hint>
          {t(`decisions.${decision.decision}`, {
            name: decision.decidedBy,
            date: formatDate(decision.decidedAt, language),
            reason: decision.reason,
          })}
        </Hint>
      )}
    </Box>
  );
}
