import { Stack, Text } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IrreversibleDialog } from '../../components/dialogs.tsx';
import { Refusal } from '../../components/states.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';

interface SignDialogProps {
  readonly dossier: Dossier;
  readonly result: Result | undefined;
  readonly allowOlder: boolean;
  readonly onClose: () => void;
}

/** Before the bailiff goes to the desk: what the signature closes, for good. */
export function SignDialog({ dossier, result, allowOlder, onClose }: SignDialogProps) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const opening = useMutation({
    mutationFn: (resultId: string) =>
      request(resultsCalls.getSigningUrl, {
        params: { dossierId: dossier.id, resultId },
        body: { allowOlder },
      }),
    // In the same tab: the desk brings the bailiff back here.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <IrreversibleDialog
      opened={result !== undefined}
      title={t('sign.title')}
      verb={t('sign.verb')}
      isBusy={opening.isPending || opening.isSuccess}
      onConfirm={() => result && opening.mutate(result.id)}
      onClose={() => {
        opening.reset();
        onClose();
      }}
    >
      <Stack gap="sm">
        <Text>{t('sign.text', { name: result?.fileName ?? '', number: dossier.fileNumber })}</Text>
        {result?.isOutdated && <Text>{t('sign.older')}</Text>}
        {opening.error && <Refusal title={t('sign.failed')} {...inWords(opening.error)} />}
      </Stack>
    </IrreversibleDialog>
  );
}
