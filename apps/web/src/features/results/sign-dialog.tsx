import { Checkbox, List, Paper, Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { capitalised } from '../distribution/capitalised.ts';
import { countPaid, Figures } from '../distribution/figures.tsx';
import { ConsultationTick, useConsultation } from '../dossiers/consultation-tick.tsx';
import { LosersToAgree } from './correction-dialogs.tsx';
import { differencesIn, ReportDifferenceList } from './report-differences.tsx';
import { allotmentsQuery, differencesQuery, logQuery, pointsToSignOffQuery } from './result-queries.ts';

interface SignDialogProps {
  readonly dossier: Dossier;
  readonly result: Result | undefined;
  readonly allowOlder: boolean;
  readonly onClose: () => void;
}

/**
 * Before the bailiff goes to the desk: what the signature closes, for good, what the report says otherwise than the
 * dossier, which prices are in doubt, and what was not verified.
 */
export function SignDialog({ dossier, result, allowOlder, onClose }: SignDialogProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const tariff = useTariffConfirmation(result);
  const signOff = useSignOff(dossier.id, result);
  const consultation = useConsultation(dossier.id);
  const opening = useMutation({
    mutationFn: (resultId: string) =>
      request(resultsCalls.getSigningUrl, {
        params: { dossierId: dossier.id, resultId },
        body: {
          ...{ allowOlder, isTariffConfirmed: tariff.isConfirmed, signedOff: signOff.ticked },
          consultation: consultation.told,
        },
      }),
    // In the same tab: the desk brings the bailiff back here.
    onSuccess: ({ url }) => window.location.assign(url),
    // The list may have changed since it was read.
    onError: () => signOff.readAgain(),
  });
  const found = differencesIn(opening.error);
  return (
    <IrreversibleDialog
      opened={result !== undefined}
      title={t('sign.title')}
      width={640}
      verb={t('sign.verb')}
      isBusy={opening.isPending || opening.isSuccess}
      onConfirm={() => {
        if (result && tariff.check() && signOff.check() && consultation.check()) opening.mutate(result.id);
      }}
      onClose={() => {
        opening.reset();
        tariff.reset();
        signOff.reset();
        consultation.reset();
        onClose();
      }}
    >
      <Stack gap="md">
        <Text inherit>{t('sign.text', { name: result?.fileName ?? '', number: dossier.fileNumber })}</Text>
        {result && <SignedFigures dossier={dossier} result={result} />}
        {result?.isOutdated && <Older dossier={dossier} result={result} />}
        {tariff.doubts.length > 0 && <TariffDoubts tariff={tariff} />}
        {signOff.findings.length > 0 && <PointsToTick signOff={signOff} />}
        {result && <LosersToAgree dossier={dossier} result={result} />}
        <ConsultationTick consultation={consultation} />
        {opening.error && <Refusal title={t('sign.failed')} {...inWords(opening.error)} />}
        {found && <ReportDifferenceList {...found} />}
      </Stack>
    </IrreversibleDialog>
  );
}

/** The figures of the report, so that nobody signs what they have not seen. */
function SignedFigures({ dossier, result }: { readonly dossier: Dossier; readonly result: Result }) {
  const { t } = useTranslation('calculation');
  const log = useQuery(logQuery(dossier.id, result.id));
  const allotments = useQuery(allotmentsQuery(dossier.id, result.id));
  if (log.data === undefined || allotments.data === undefined) return null;
  return (
    <Paper bd="1px solid var(--prorata-line)" p="md">
      <Text fw={600} mb="xs">
        {t('sign.figures')}
      </Text>
      <Figures totals={log.data.totals} paidTo={countPaid(allotments.data.items)} />
    </Paper>
  );
}

/** What the bailiff signs although the dossier says otherwise by now. */
function Older({ dossier, result }: { readonly dossier: Dossier; readonly result: Result }) {
  const { t } = useTranslation(['calculation', 'differences']);
  const compared = useQuery(differencesQuery(dossier.id, result.id));
  return (
    <Notice tone="warning" title={t('sign.older')}>
      {compared.data && compared.data.differences.length > 0 && <p>{t('differences:sign')}</p>}
      {compared.data && <ReportDifferenceList {...compared.data} />}
    </Notice>
  );
}

/** Whether the bailiff has ticked off the prices that are in doubt; without any there is nothing to tick. */
function useTariffConfirmation(result: Result | undefined) {
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const doubts = result?.tariffDoubts ?? [];
  return {
    doubts,
    isConfirmed,
    isMissed,
    confirm: (isTicked: boolean) => {
      setConfirmed(isTicked);
      setMissed(false);
    },
    check: () => {
      const isReady = isConfirmed || doubts.length === 0;
      setMissed(!isReady);
      return isReady;
    },
    reset: () => {
      setConfirmed(false);
      setMissed(false);
    },
  };
}

/** What was not verified; a tick holds for exactly the list that it was set on. */
function useSignOff(dossierId: string, result: Result | undefined) {
  const query = useQuery({
    ...pointsToSignOffQuery(dossierId, result?.id ?? ''),
    enabled: result !== undefined,
  });
  const [ticked, setTicked] = useState<string | null>(null);
  const [isMissed, setMissed] = useState(false);
  const { findings = [], sha256 = null } = query.data ?? {};
  const isTicked = sha256 !== null && ticked === sha256;
  return {
    findings,
    ticked,
    isTicked,
    isMissed,
    /** Ticked before, and the list is another one now. */
    isChanged: ticked !== null && !isTicked,
    readAgain: () => query.refetch(),
    tick: (isSet: boolean) => {
      setTicked(isSet ? sha256 : null);
      setMissed(false);
    },
    check: () => {
      const isReady = findings.length === 0 || isTicked;
      setMissed(!isReady);
      return isReady;
    },
    reset: () => {
      setTicked(null);
      setMissed(false);
    },
  };
}

function PointsToTick({ signOff }: { readonly signOff: ReturnType<typeof useSignOff> }) {
  const { t } = useTranslation('calculation');
  return (
    <Notice tone="warning" title={t('sign.points')}>
      {signOff.isChanged && <p>{t('sign.pointsChanged')}</p>}
      <p>{t('sign.pointsText')}</p>
      <ReportDifferenceList differences={[]} findings={signOff.findings} />
      <Checkbox
        mt="sm"
        label={t('sign.signOff')}
        error={signOff.isMissed && t('sign.confirmFirst')}
        checked={signOff.isTicked}
        onChange={({ currentTarget }) => signOff.tick(currentTarget.checked)}
      />
    </Notice>
  );
}

/** The prices in doubt, together where the same is to be said of them. */
function TariffDoubts({ tariff }: { readonly tariff: ReturnType<typeof useTariffConfirmation> }) {
  const { t } = useTranslation('calculation');
  const language = useLanguage();
  const byCost = Map.groupBy(tariff.doubts, ({ cost }) => cost);
  const reasonsOf = (doubts: typeof tariff.doubts) =>
    doubts
      .map(({ reason, validFrom }) => t(`sign.${reason}`, { date: formatDate(validFrom, language) }))
      .join('; ');
  const byReasons = Map.groupBy(byCost, ([, doubts]) => reasonsOf(doubts));
  return (
    <Notice tone="warning" title={t('sign.doubts')}>
      <List withPadding size="sm" my="xs">
        {[...byReasons].map(([reasons, costs]) => (
          <List.Item key={reasons}>
            <strong>{capitalised(reasons)}</strong>: {costs.map(([cost]) => cost).join(', ')}
          </List.Item>
        ))}
      </List>
      <Checkbox
        mt="sm"
        label={t('sign.confirm')}
        error={tariff.isMissed && t('sign.confirmFirst')}
        checked={tariff.isConfirmed}
        onChange={({ currentTarget }) => tariff.confirm(currentTarget.checked)}
      />
    </Notice>
  );
}
