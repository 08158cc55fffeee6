import { Anchor, Box, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Distribution } from '@prorata/contract/distribution/distribution';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import type { Arrangement } from '@prorata/domain/distribution/allotments';
import { IconArrowsDiff, IconCalculator, IconRefresh, IconSend, IconSignature } from '@tabler/icons-react';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { InHeader } from '../../components/detail-page.tsx';
import { fullName } from '../../components/full-name.ts';
import { LoadError, Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showFailure } from '../../platform/toasts.ts';
import type { Allotments } from '../distribution/allotment-sums.ts';
import { AllotmentTable } from '../distribution/allotment-table.tsx';
import { BalancesCard } from '../distribution/balances-card.tsx';
import { CalculateDialog } from '../distribution/calculate-dialog.tsx';
import { useValidation } from '../distribution/distribution-queries.ts';
import { EstateParts } from '../distribution/estate-parts.tsx';
import { ExplainPanel } from '../distribution/explain-panel.tsx';
import { countPaid, Figures, FiguresLine } from '../distribution/figures.tsx';
import { FindingsCard } from '../distribution/findings-card.tsx';
import { FlowView, RankList } from '../distribution/flow-view.tsx';
import { SettlementCard } from '../distribution/settlement-card.tsx';
import { WhatIfDialog } from '../distribution/what-if-dialog.tsx';
import { canCalculate, canSend, canSign, canValidate, signerOf } from '../distribution/what-may-happen.ts';
import { ExplanationCard } from '../dossiers/explanation-card.tsx';
import classes from './calculation-tab.module.css';
import { CORRECTIONS, CorrectionDialog } from './correction-dialogs.tsx';
import { type HistoryActs, HistoryCard, useHistoryActs } from './history-card.tsx';
import { OutdatedNotice } from './report-differences.tsx';
import { ReportDock, ReportDrawer } from './report-dock.tsx';
import { ExportInput, RemoveResult, RevokeLinks } from './result-dialogs.tsx';
import { allotmentsQuery, logQuery, resultsQuery } from './result-queries.ts';
import { SendReportDialog } from './send-report-dialog.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { SigningReturn } from './signing-return.tsx';

/** From validation to the report that leaves: findings, who gets what and why, and every calculation so far. */
export function CalculationTab({ dossier }: { readonly dossier: Dossier }) {
  const inWords = useProblem();
  const [showOlder, setShowOlder] = useState(false);
  const [allowOlder, setAllowOlder] = useState(false);
  const [shownId, setShownId] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const results = useQuery(resultsQuery(dossier.id, showOlder));
  const acts = useHistoryActs((result) => {
    setChosen(undefined);
    setShownId(result.id);
  });
  const { items = [] } = results.data ?? {};
  const shown =
    items.find(({ id }) => id === shownId) ??
    items.find(({ signDate, voided }) => signDate !== null && voided === null) ??
    items[0];
  const validation = useValidation(dossier);
  const log = useQuery({ ...logQuery(dossier.id, shown?.id ?? ''), enabled: shown !== undefined });
  if (results.isError)
    return <LoadError {...inWords(results.error)} onRetry={() => void results.refetch()} />;
  // Together: one that came later than the others would push them down under the reader's eyes.
  if (results.isPending || validation.isLoading || log.isLoading) return <Loading rows={5} />;
  return (
    <div className={classes.tab}>
      <SigningReturn dossier={dossier} />
      <InHeader>
        <Acts dossier={dossier} shown={shown} allowOlder={allowOlder} acts={acts} />
      </InHeader>
      <Signer dossier={dossier} />
      <OutdatedNotice dossier={dossier} result={shown} />
      <FindingsCard dossier={dossier} beside={<HistoryLink count={items.length} />} />
      <Zones dossier={dossier} shown={shown} chosen={chosen} onChoose={setChosen} />
      <div className={classes.main}>
        <ExplanationCard dossier={dossier} />
        <Details dossier={dossier} shown={shown} chosen={chosen} onChoose={setChosen} />
        <div id={HISTORY} className={classes.below}>
          <HistoryCard
            dossier={dossier}
            results={items}
            settings={{ showOlder, setShowOlder, allowOlder, setAllowOlder }}
            acts={acts}
          />
        </div>
      </div>
      <SignDialog dossier={dossier} result={acts.of('sign')} allowOlder={allowOlder} onClose={acts.stop} />
      <SendReportDialog dossier={dossier} result={acts.of('send')} onClose={acts.stop} />
      <RemoveResult dossier={dossier} result={acts.of('remove')} onClose={acts.stop} />
      <ExportInput dossier={dossier} result={acts.of('export')} onClose={acts.stop} />
      <RevokeLinks dossier={dossier} result={acts.of('revoke')} onClose={acts.stop} />
      {CORRECTIONS.map((correction) => (
        <CorrectionDialog
          key={correction}
          dossier={dossier}
          correction={correction}
          result={acts.of(correction)}
          onClose={acts.stop}
        />
      ))}
    </div>
  );
}

const HISTORY = 'history';

/** To the calculations so far, which stand below what this one gives. */
function HistoryLink({ count }: { readonly count: number }) {
  const { t } = useTranslation('calculation');
  if (count === 0) return null;
  return (
    <Anchor
      component="button"
      type="button"
      fw={500}
      onClick={() => document.getElementById(HISTORY)?.scrollIntoView({ block: 'start' })}
    >
      {t('history.title')} {count}
    </Anchor>
  );
}

interface ShownProps {
  readonly dossier: Dossier;
  /** The calculation that is drawn. */
  readonly shown: Result | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string | undefined) => void;
}

/** Only who signs can sign: others are told who that is. */
function Signer({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('calculation');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const signer = signerOf(dossier);
  if (dossier.status !== 'Calculated' || signer === null || signer.id === me.id) return null;
  return <Hint className={classes.signer ?? ''}>{t('sign.notSigner', { name: fullName(signer) })}</Hint>;
}

/** What the calculation gives, read three ways: who gets what, where it comes from, and what the report says of it. */
function Zones({ dossier, shown, ...choice }: ShownProps) {
  const inWords = useProblem();
  const log = useQuery({ ...logQuery(dossier.id, shown?.id ?? ''), enabled: shown !== undefined });
  const allotments = useQuery({
    ...allotmentsQuery(dossier.id, shown?.id ?? ''),
    enabled: shown !== undefined,
  });
  if (shown === undefined) return null;
  const failed = [log, allotments].find(({ isError }) => isError);
  if (failed) {
    return <LoadError {...inWords(failed.error)} onRetry={() => void failed.refetch()} />;
  }
  if (log.data === undefined || allotments.data === undefined) return <Loading rows={6} />;
  return (
    <LoadedZones
      dossierId={dossier.id}
      result={shown}
      distribution={log.data}
      rows={allotments.data.items}
      {...choice}
    />
  );
}

interface LoadedZonesProps extends Allotments {
  readonly dossierId: string;
  readonly result: Result;
  readonly distribution: Distribution;
}

function LoadedZones({ dossierId, result, distribution, rows, chosen, onChoose }: LoadedZonesProps) {
  const hasDock = useWidth('(min-width: 1281px)');
  const isNarrow = useWidth('(max-width: 640px)');
  const saving = useSaveAllotments(dossierId, result);
  const creditorIds = useMemo(() => rows.map(({ creditorId }) => creditorId), [rows]);
  const row = rows.find(({ creditorId }) => creditorId === chosen);
  const report = {
    dossierId,
    result,
    sought: row && { name: row.name, cents: Math.round(row.allotted * 100) },
  };
  const explanation = chosen !== undefined && (
    <ExplainPanel
      distribution={distribution}
      creditorId={chosen}
      onClose={() => onChoose(undefined)}
      isInDock={hasDock}
    />
  );
  return (
    <div className={classes.zones}>
      <div className={classes.sides}>
        <div className={classes.pair}>
          <AllotmentTable
            rows={rows}
            chosen={chosen}
            onChoose={onChoose}
            isNarrow={isNarrow}
            onSave={(kind, what) => saving.mutate({ kind, ...what })}
            isSaving={saving.isPending}
            tools={!hasDock && <ReportDrawer {...report} />}
            foot={<FiguresLine totals={distribution.totals} />}
          />
          {isNarrow ? (
            <Box px="var(--prorata-inset)" pb="md">
              <RankList distribution={distribution} />
            </Box>
          ) : (
            <FlowView
              distribution={distribution}
              creditorIds={creditorIds}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
        </div>
      </div>
      {hasDock ? (
        <ReportDock
          {...report}
          explanation={explanation}
          figures={<Figures totals={distribution.totals} paidTo={countPaid(rows)} />}
        />
      ) : (
        explanation
      )}
    </div>
  );
}

function useWidth(query: string): boolean {
  return useMediaQuery(query, false, { getInitialValueInEffect: false }) ?? false;
}

interface ToSave {
  readonly kind: 'csv' | 'xlsx';
  readonly csv: string;
  readonly arrangement: Arrangement;
}

/** What is in view as a file: the text that the page wrote, or the workbook of the server. */
function useSaveAllotments(dossierId: string, { id: resultId, fileName }: Result) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const language = useLanguage();
  return useMutation({
    mutationFn: async ({ kind, csv, arrangement }: ToSave) => {
      if (kind === 'csv') {
        const blob = new Blob([csv], { type: 'text/csv' });
        return { blob, fileName: fileName.replace(/\.pdf$/i, '.csv') };
      }
      const query = { ...arrangement, lang: language };
      return request(resultsCalls.exportAllotments, { params: { dossierId, resultId }, query });
    },
    onSuccess: saveFile,
    onError: (error) => showFailure(t('table.export'), inWords(error).message),
  });
}

/** What a follow-up, an income and several estates add to it. */
function Details({ dossier, shown, chosen, onChoose }: ShownProps) {
  const log = useQuery({ ...logQuery(dossier.id, shown?.id ?? ''), enabled: shown !== undefined });
  if (log.data === undefined) return null;
  return (
    <>
      {log.data.settlement && <SettlementCard settlement={log.data.settlement} />}
      {log.data.balances && <BalancesCard balances={log.data.balances} />}
      <EstateParts distribution={log.data} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

interface ActsProps {
  readonly dossier: Dossier;
  readonly shown: Result | undefined;
  readonly allowOlder: boolean;
  readonly acts: HistoryActs;
}

/** The next step as the one filled button; what can be done besides stands before it. */
function Acts({ dossier, shown, allowOlder, acts }: ActsProps) {
  const { t } = useTranslation('calculation');
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [dialog, setDialog] = useState<'calculate' | 'whatIf'>();
  const validation = useValidation(dossier);
  const isFirst = dossier.status === 'Provisioned';
  const maySign = canSign(dossier, shown, { userId: me.id, allowOlder });
  const maySend = me.canWriteDossiers && canSend(dossier, shown);
  if (!canCalculate(dossier) && !maySign && !maySend) return null;
  return (
    <>
      {canValidate(dossier) && (
        <Button
          variant="default"
          leftSection={<IconArrowsDiff />}
          disabled={validation.data?.canCalculate !== true}
          onClick={() => setDialog('whatIf')}
        >
          {t('acts.whatIf')}
        </Button>
      )}
      {canCalculate(dossier) && (
        <Button
          variant={isFirst ? 'filled' : 'default'}
          leftSection={isFirst ? <IconCalculator /> : <IconRefresh />}
          disabled={validation.data?.canCalculate !== true}
          data-guide-step="calculation"
          onClick={() => setDialog('calculate')}
        >
          {isFirst ? t('acts.calculate') : t('acts.recalculate')}
        </Button>
      )}
      {maySign && shown && (
        <Button
          leftSection={<IconSignature />}
          data-guide-step="signing"
          onClick={() => acts.start('sign', shown)}
        >
          {t('acts.sign')}
        </Button>
      )}
      {maySend && shown && (
        <Button
          variant={dossier.status === 'Signed' ? 'filled' : 'default'}
          leftSection={<IconSend />}
          onClick={() => acts.start('send', shown)}
        >
          {t('acts.send')}
        </Button>
      )}
      <CalculateDialog
        dossier={dossier}
        circles={validation.data?.circles ?? []}
        lastCutOff={shown?.interestCutOff}
        opened={dialog === 'calculate'}
        onClose={() => setDialog(undefined)}
      />
      <WhatIfDialog dossier={dossier} opened={dialog === 'whatIf'} onClose={() => setDialog(undefined)} />
    </>
  );
}
