import { Button, Group, List, Stack } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import { signatureInvalidProblemSchema } from '@prorata/contract/results/result';
import type { SignatureFault } from '@prorata/contract/results/signature-fault';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { ProblemError, useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { differencesIn, ReportDifferenceList } from './report-differences.tsx';

const ENDINGS: readonly string[] = [
  'signing-cancelled',
  'signing-expired',
  'signature-invalid',
  'result-outdated',
];

/** Back from the desk: fetches what became of the visit. The address says that there was one, and nothing more. */
export function SigningReturn({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation(['calculation', 'differences']);
  const { signing: resultId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossier.id);
  const leave = () => navigate({ to: '.', search: { tab: 'calculation' }, replace: true });
  const finishing = useMutation({
    mutationFn: (id: string) =>
      request(resultsCalls.getSignedDocument, { params: { dossierId: dossier.id, resultId: id } }),
    onSuccess: async ({ fileName }) => {
      await refresh();
      await leave();
      showSuccess(t('sign.done'), fileName);
    },
    onError: refresh,
  });
  const { mutate } = finishing;
  useEffect(() => {
    if (resultId !== undefined) mutate(resultId);
  }, [resultId, mutate]);
  if (resultId === undefined) return null;
  if (finishing.error === null) {
    return (
      <Notice tone="info" role="status">
        {t('sign.checking')}
      </Notice>
    );
  }
  const found = differencesIn(finishing.error);
  return (
    <Stack gap="sm">
      <Refusal
        title={t('sign.failed')}
        {...inWords(finishing.error)}
        {...(found && { message: t('differences:refused') })}
      />
      <Faults faults={faultsIn(finishing.error)} />
      {found && <ReportDifferenceList {...found} />}
      <Group gap="sm">
        {!isOver(finishing.error) && (
          <Button variant="default" onClick={() => mutate(resultId)}>
            {t('sign.retry')}
          </Button>
        )}
        <Button variant="subtle" onClick={() => void leave()}>
          {t('comparison.close')}
        </Button>
      </Group>
    </Stack>
  );
}

/** All that is wrong with what came back, or missing from it. */
function Faults({ faults }: { readonly faults: readonly SignatureFault[] }) {
  const { t } = useTranslation(['calculation', 'vocabulary']);
  if (faults.length === 0) return null;
  return (
    <Notice tone="negative">
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{t(`vocabulary:signatureFault.${fault}`)}</List.Item>
        ))}
      </List>
      {t('sign.refused')}
    </Notice>
  );
}

function faultsIn(error: Error): readonly SignatureFault[] {
  const { data } = signatureInvalidProblemSchema.safeParse(
    error instanceof ProblemError ? error.problem : undefined,
  );
  return data?.faults ?? [];
}

/** The visit has ended without a signature: looking again finds nothing else. */
function isOver(error: Error): boolean {
  return error instanceof ProblemError && ENDINGS.includes(error.code);
}
