import { Checkbox, List, Paper, Radio, Stack, Table, Text, Textarea } from '@mantine/core';
import type { SentBodyOf } from '@prorata/contract/call';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result, SendingPlanAnswer } from '@prorata/contract/results/result';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { IrreversibleAct } from '../../components/dialogs.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { isPreviewOpen, SendingPreview } from '../../components/sending-preview/sending-preview.tsx';
import { LoadError, Loading, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { ConsultationTick, useConsultation } from '../dossiers/consultation-tick.tsx';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { sendingPlanQuery } from './result-queries.ts';

interface SendReportDialogProps {
  readonly dossier: Dossier;
  readonly result: Result | undefined;
  readonly onClose: () => void;
}

/** Before the report leaves: who gets it by which way, until when it can be contested, and what sending costs. */
export function SendReportDialog({ dossier, result, onClose }: SendReportDialogProps) {
  const { t } = useTranslation('calculation');
  const [asked, setAsked] = useState<SendRequest>();
  const send = useSending(dossier, result, () => {
    setAsked(undefined);
    onClose();
  });
  /** Everybody is left to the office: there is nothing to look at. */
  const leaving = useMutation({ mutationFn: send });
  const inWords = useProblem();
  return (
    <>
      <FormDialog
        opened={result !== undefined}
        // What lies over it is closed first.
        onClose={() => isPreviewOpen() || onClose()}
        title={t('send.title')}
        size={860}
      >
        {result && (
          <SendReport
            dossier={dossier}
            result={result}
            onLook={(request, isNothing) => (isNothing ? leaving.mutate(request) : setAsked(request))}
            onClose={onClose}
          />
        )}
        {leaving.error && <Refusal title={t('send.title')} {...inWords(leaving.error)} />}
      </FormDialog>
      <SendingPreview
        dossierId={dossier.id}
        title={t('send.title')}
        remark={dossier.fileNumber}
        sending={result && asked && { kind: 'report', resultId: result.id, request: asked }}
        onSend={(seen) => send({ ...asked, seen })}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

type SendRequest = SentBodyOf<typeof resultsCalls.send>;

interface SendReportProps extends SendReportDialogProps {
  readonly result: Result;
  /** To what would leave, before it does. */
  readonly onLook: (request: SendRequest, isNothing: boolean) => void;
}

function SendReport({ dossier, result, onLook, onClose }: SendReportProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const plan = useQuery(sendingPlanQuery(dossier.id, result.id));
  const [isLeftToOffice, setLeftToOffice] = useState(false);
  const [isEmailCounted, setEmailCounted] = useState(false);
  const [reading, setReading] = useState('');
  const consultation = useConsultation(dossier.id);
  if (plan.isError) return <LoadError {...inWords(plan.error)} onRetry={() => void plan.refetch()} />;
  if (plan.data === undefined) return <Loading rows={4} />;
  const { emails, registeredLetters, qualifiedDeliveries, unreachable, total } = plan.data;
  const count = emails + registeredLetters + qualifiedDeliveries;
  const obstacle =
    total === null
      ? t('send.noPrice')
      : unreachable.length > 0 && !isLeftToOffice
        ? t('send.leaveFirst')
        : count === 0 && unreachable.length === 0
          ? t('send.none')
          : isEmailCounted && reading.trim() === ''
            ? t('send.emailAlone.reasonFirst')
            : undefined;
  const isCounted = isEmailCounted || plan.data.emailReading !== null;
  return (
    <IrreversibleAct
      verb={t('send.look')}
      isDisabled={obstacle !== undefined}
      onConfirm={() => {
        if (!consultation.check()) return;
        const request = {
          leaveUnreachableToOffice: isLeftToOffice,
          emailReading: isEmailCounted ? reading : null,
          consultation: consultation.told,
        };
        onLook(request, count === 0);
      }}
      onClose={onClose}
    >
      <Stack gap="md">
        {count > 0 && <Text>{t('send.text')}</Text>}
        <Facts plan={plan.data} />
        <Unreachable plan={plan.data} isLeftToOffice={isLeftToOffice} onLeave={setLeftToOffice} />
        <EmailAlone
          plan={plan.data}
          isCounted={isEmailCounted}
          reading={reading}
          onCount={setEmailCounted}
          onReason={setReading}
        />
        <Recipients plan={plan.data} isEmailCounted={isCounted} />
        <ConsultationTick consultation={consultation} />
        {obstacle && <Notice tone="slate">{obstacle}</Notice>}
      </Stack>
    </IrreversibleAct>
  );
}

function Facts({ plan }: { readonly plan: SendingPlanAnswer }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  if (plan.total === null) return null;
  return <Text fw={600}>{t('send.cost', { total: formatAmount(plan.total, language) })}</Text>;
}

interface EmailAloneProps {
  readonly plan: SendingPlanAnswer;
  readonly isCounted: boolean;
  readonly reading: string;
  readonly onCount: (isCounted: boolean) => void;
  readonly onReason: (reason: string) => void;
}

/** The law knows no mail: whether the term waits for a receipt or runs from the sending is the office's own answer. */
function EmailAlone({ plan, isCounted, reading, onCount, onReason }: EmailAloneProps) {
  const { t } = useTranslation('calculation');
  const { byEmailAlone, emailReading } = plan;
  if (byEmailAlone.length === 0) return null;
  if (emailReading !== null) return <Hint>{t('send.emailAlone.decided', { reason: emailReading })}</Hint>;
  return (
    <>
      <Notice tone="warning" title={t('send.emailAlone.title')}>
        {t('send.emailAlone.text', { count: byEmailAlone.length })}
      </Notice>
      <Radio.Group
        label={t('send.emailAlone.label')}
        value={isCounted ? 'count' : 'wait'}
        onChange={(answer) => onCount(answer === 'count')}
      >
        <Stack gap="md" mt="sm">
          <Radio value="wait" label={t('send.emailAlone.wait')} />
          <Radio value="count" label={t('send.emailAlone.count')} />
        </Stack>
      </Radio.Group>
      {isCounted && (
        <Textarea
          autosize
          minRows={2}
          maxLength={1_000}
          withAsterisk
          label={t('send.emailAlone.reason')}
          value={reading}
          onChange={({ currentTarget }) => onReason(currentTarget.value)}
        />
      )}
    </>
  );
}

interface UnreachableProps {
  readonly plan: SendingPlanAnswer;
  readonly isLeftToOffice: boolean;
  readonly onLeave: (isLeftToOffice: boolean) => void;
}

/** A closed dossier cannot be mended, so whoever has no usable address is left to the office, in so many words. */
function Unreachable({ plan, isLeftToOffice, onLeave }: UnreachableProps) {
  const { t } = useTranslation('calculation');
  if (plan.unreachable.length === 0) return null;
  return (
    <Notice tone="negative" title={t('send.unreachable')} role="alert">
      <List withPadding>
        {plan.unreachable.map(({ statementId, name, reason }) => (
          <List.Item key={`${statementId} ${name}`}>
            {name}: {t(`send.reasons.${reason}`)}
          </List.Item>
        ))}
      </List>
      <Checkbox
        label={t('send.leftToOffice')}
        checked={isLeftToOffice}
        onChange={({ currentTarget }) => onLeave(currentTarget.checked)}
      />
    </Notice>
  );
}

interface RecipientsProps {
  readonly plan: SendingPlanAnswer;
  readonly isEmailCounted: boolean;
}

function Recipients({ plan, isEmailCounted }: RecipientsProps) {
  const { t } = useTranslation(['calculation', 'vocabulary']);
  const language = useLanguage();
  const lastDayOf = (parcel: SendingPlanAnswer['parcels'][number]) =>
    isRegistered(parcel) || isEmailCounted
      ? formatDate(parcel.contestUntil, language)
      : t('send.fromReceipt');
  return (
    <Paper
      withBorder
      // On a phone the dialog itself scrolls: a list that scrolls inside it would catch the finger.
      mah={{ base: 'none', sm: '40vh' }}
      c="slate.9"
      style={{ overflow: 'auto' }}
      role="region"
      aria-label={t('send.recipients')}
      tabIndex={0}
    >
      <Table data-density="dense" aria-label={t('send.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('send.recipient')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('send.way')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('send.address')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('send.until')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plan.parcels.map((parcel) => (
            <Table.Tr
              key={`${parcel.recipient} ${parcel.way} ${parcel.addressee} ${parcel.address}`}
              {...(parcel.isSentBefore && { c: 'dimmed' })}
            >
              <Table.Td py={6}>
                {parcel.addressee}
                {parcel.recipient === 'defendant' && <Hint>{t('send.defendant')}</Hint>}
                <Hint hiddenFrom="sm">
                  <Way parcel={parcel} />
                </Hint>
                <Hint hiddenFrom="sm">
                  {t('send.until')}: {lastDayOf(parcel)}
                </Hint>
              </Table.Td>
              <Table.Td visibleFrom="sm" py={6}>
                <Way parcel={parcel} />
              </Table.Td>
              <Table.Td visibleFrom="sm" py={6} c="dimmed">
                {parcel.address}
              </Table.Td>
              <Table.Td visibleFrom="sm">{lastDayOf(parcel)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** By which way; on a phone it stands under the name, as the last day does. */
function Way({ parcel }: { readonly parcel: SendingPlanAnswer['parcels'][number] }) {
  const { t } = useTranslation(['calculation', 'vocabulary']);
  return (
    <>
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {t(`vocabulary:sendOption.${parcel.way}`)}
      </Text>
      <Hint span>
        {isUnusual(parcel) && ` · ${parcel.hasEnclosure ? t('send.enclosed') : t('send.link')}`}
        {parcel.isSentBefore && ` · ${t('send.sentBefore')}`}
      </Hint>
    </>
  );
}

/** On paper or electronically: its term runs from the carrier's evidence. */
function isRegistered({ way }: SendingPlanAnswer['parcels'][number]): boolean {
  return way === 'RegisteredLetter' || way === 'QualifiedDelivery';
}

/** A mail with a link goes without the report, anything else with it; where that is not so, it is said. */
function isUnusual({ way, hasEnclosure }: SendingPlanAnswer['parcels'][number]): boolean {
  return hasEnclosure === (way === 'EmailLink');
}

function useSending(dossier: Dossier, result: Result | undefined, onSent: () => void) {
  const { t } = useTranslation('calculation');
  const refresh = useRefreshDossier(dossier.id);
  const goToSending = useGoToSending();
  return async (body: SendRequest) => {
    if (result === undefined) return;
    const params = { dossierId: dossier.id, resultId: result.id };
    const { accepted } = await request(resultsCalls.send, { params, body });
    await refresh();
    onSent();
    goToSending();
    showSuccess(t('send.done', { count: accepted }));
  };
}

/** To where it is told what becomes of what was sent. */
export function useGoToSending() {
  const navigate = useNavigate();
  return () => void navigate({ to: '.', search: { tab: 'sending' } });
}
