import { Button, Group } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Result } from '@prorata/contract/results/result';
import { IconArrowsDiff, IconCalculator, IconRefresh, IconSend, IconSignature } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../../components/full-name.ts';
import { LoadError, Loading } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { BalancesCard } from '../distribution/balances-card.tsx';
import { CalculateDialog } from '../distribution/calculate-dialog.tsx';
import { DistributionCard } from '../distribution/distribution-card.tsx';
import { validationQuery } from '../distribution/distribution-queries.ts';
import { EstateParts } from '../distribution/estate-parts.tsx';
import { ExplainPanel } from '../distribution/explain-panel.tsx';
import { FindingsCard } from '../distribution/findings-card.tsx';
import { SettlementCard } from '../distribution/settlement-card.tsx';
import { WhatIfDialog } from '../distribution/what-if-dialog.tsx';
import { canCalculate, canSend, canSign, canValidate, signerOf } from '../distribution/what-may-happen.ts';
import { ExplanationCard } from '../dossiers/explanation-card.tsx';
import classes from './calculation-tab.module.css';
import { CORRECTIONS, CorrectionDialog } from './correction-dialogs.tsx';
import { type HistoryActs, HistoryCard, useHistoryActs } from './history-card.tsx';
import { OutdatedNotice } from './report-differences.tsx';
import { ExportInput, RemoveResult, RevokeLinks } from './result-dialogs.tsx';
import { logQuery, resultsQuery } from './result-queries.ts';
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
  const validation = useQuery({ ...validationQuery(dossier.id), enabled: canValidate(dossier) });
  const log = useQuery({ ...logQuery(dossier.id, shown?.id ?? ''), enabled: shown !== undefined });
  if (results.isError)
    return <LoadError {...inWords(results.error)} onRetry={() => void results.refetch()} />;
  // Together: one that came later than the others would push them down under the reader's eyes.
  if (results.isPending || validation.isLoading || log.isLoading) return <Loading rows={5} />;
  return (
    <Distribution dossier={dossier} shown={shown} chosen={chosen} onChoose={setChosen}>
      <SigningReturn dossier={dossier} />
      <Acts dossier={dossier} shown={shown} allowOlder={allowOlder} acts={acts} />
      <OutdatedNotice dossier={dossier} result={shown} />
      <FindingsCard dossier={dossier} />
      <ExplanationCard dossier={dossier} />
      <Drawing dossier={dossier} shown={shown} chosen={chosen} onChoose={setChosen} />
      <HistoryCard
        dossier={dossier}
        results={items}
        settings={{ showOlder, setShowOlder, allowOlder, setAllowOlder }}
        acts={acts}
      />
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
    </Distribution>
  );
}

interface ShownProps {
  readonly dossier: Dossier;
  /** The calculation that is drawn. */
  readonly shown: Result | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (creditorId: string | undefined) => void;
}

/** The tab, with the story of the chosen amount docked beside it. */
function Distribution({
  dossier,
  shown,
  chosen,
  onChoose,
  children,
}: ShownProps & { readonly children: React.ReactNode }) {
  const log = useQuery({ ...logQuery(dossier.id, shown?.id ?? ''), enabled: shown !== undefined });
  const isExplained = log.data !== undefined && chosen !== undefined;
  return (
    <div className={classes.tab} data-with-panel={isExplained || undefined}>
      <div className={classes.main}>{children}</div>
      {isExplained && (
        <ExplainPanel distribution={log.data} creditorId={chosen} onClose={() => onChoose(undefined)} />
      )}
    </div>
  );
}

function Drawing({ dossier, shown, chosen, onChoose }: ShownProps) {
  const inWords = useProblem();
  const log = useQuery({ ...logQuery(dossier.id, shown?.id ?? ''), enabled: shown !== undefined });
  if (shown === undefined) return null;
  if (log.isError) return <LoadError {...inWords(log.error)} onRetry={() => void log.refetch()} />;
  if (log.data === undefined) return <Loading rows={6} />;
  return (
    <>
      {log.data.settlement && <SettlementCard settlement={log.data.settlement} />}
      {log.data.balances && <BalancesCard balances={log.data.balances} />}
      <DistributionCard distribution={log.data} chosen={chosen} onChoose={onChoose} />
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
  const validation = useQuery({ ...validationQuery(dossier.id), enabled: canValidate(dossier) });
  const isFirst = dossier.status === 'Provisioned';
  const maySign = canSign(dossier, shown, { userId: me.id, allowOlder });
  const signer = signerOf(dossier);
  const maySend = me.canWriteDossiers && canSend(dossier, shown);
  if (!canCalculate(dossier) && !maySign && !maySend) return null;
  return (
    <Group justify="flex-end" gap="sm">
      {dossier.status === 'Calculated' && signer !== null && signer.id !== me.id && (
        <Hint me="auto">{t('sign.notSigner', { name: fullName(signer) })}</Hint>
      )}
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
    </Group>
  );
}
