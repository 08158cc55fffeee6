import { Button, Text } from '@mantine/core';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestation, Contestations } from '@prorata/contract/contestations/contestation';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Cell } from '../../components/form/field.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Loading, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ComparisonTable } from '../distribution/comparison-table.tsx';
import classes from './contestation-part.module.css';
import { trialQuery } from './contestation-queries.ts';
import { changesIn, NO_REQUEST, requestOf, withFittingRequest } from './line-request.ts';
import { LineRequestFields, useLineRequestLabels } from './line-request-fields.tsx';

interface TrialProps {
  readonly dossier: Dossier;
  readonly overview: Contestations;
  readonly contestation: Contestation;
}

/** What everybody would get if whoever contests were right, beside the draft; and a way to try something else. */
export function Trial({ dossier, overview, contestation }: TrialProps) {
  const { t } = useTranslation('contestations');
  const [isTrying, setTrying] = useState(false);
  const asked = requestOf(contestation);
  return (
    <div>
      <div className={classes.row}>
        <Text fw={500}>{t('trial.title')}</Text>
        <Hint span>{t('trial.text')}</Hint>
        <Button variant="subtle" size="compact-sm" onClick={() => setTrying(true)}>
          {t('trial.other')}
        </Button>
      </div>
      {asked ? <Asked dossierId={dossier.id} asked={asked} /> : <Hint>{t('trial.nothingAsked')}</Hint>}
      <FormDialog opened={isTrying} size="xl" title={t('trial.other')} onClose={() => setTrying(false)}>
        <TrialForm {...{ dossier, overview, contestation }} onClose={() => setTrying(false)} />
      </FormDialog>
    </div>
  );
}

function Asked({
  dossierId,
  asked,
}: {
  readonly dossierId: string;
  readonly asked: NonNullable<ReturnType<typeof requestOf>>;
}) {
  const { t } = useTranslation('contestations');
  const inWords = useProblem();
  const trial = useQuery(trialQuery(dossierId, asked));
  if (trial.isError) return <Refusal title={t('trial.title')} {...inWords(trial.error)} />;
  return trial.data === undefined ? <Loading rows={3} /> : <Outcome comparison={trial.data} />;
}

/** Those for whom something changes, and how many there are besides. */
function Outcome({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('contestations');
  const changed = new Set(changesIn(comparison).map(({ statementId }) => statementId));
  const creditors = comparison.creditors.filter(({ statementId }) => changed.has(statementId));
  const others = comparison.creditors.length - creditors.length;
  return (
    <>
      <ComparisonTable
        comparison={{ ...comparison, creditors }}
        before={t('judgment.drafted')}
        after={t('trial.after')}
      />
      {others > 0 && <Hint mt="xs">{t('trial.unchanged', { count: others })}</Hint>}
    </>
  );
}

type TryCall = typeof contestationsCalls.tryRequest;

function TrialForm({
  dossier,
  overview,
  contestation,
  onClose,
}: TrialProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('contestations');
  const labels = useLineRequestLabels();
  const [comparison, setComparison] = useState<Comparison>();
  const { statementId, claimId } = contestation;
  const form = useContractForm<TryCall>(
    contestationsCalls.tryRequest,
    requestOf(contestation) ?? { ...NO_REQUEST, statementId, claimId },
    (values) => withFittingRequest(values, overview),
  );
  const saving = useSaving<TryCall, Comparison>({
    form,
    save: (body) => request(contestationsCalls.tryRequest, { params: { dossierId: dossier.id }, body }),
    onSaved: setComparison,
  });
  return (
    <DialogForm<TryCall>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('trial.calculate')}
      onClose={onClose}
    >
      <LineRequestFields dossier={dossier} overview={overview} required />
      {comparison && (
        <Cell span={12}>
          <Outcome comparison={comparison} />
        </Cell>
      )}
    </DialogForm>
  );
}
