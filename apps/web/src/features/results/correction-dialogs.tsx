import { Button, FileButton, Group, Table } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Consents, Result } from '@prorata/contract/results/result';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { IconFileCertificate, IconUpload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LongTextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Notice } from '../../components/notice.tsx';
import { Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { consentsQuery } from './result-queries.ts';

export const CORRECTIONS = ['void', 'replace', 'reinstate'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** What can be done about a signed report that was wrong; the server knows whether somebody has it. */
export function correctionsOf(
  { status }: Dossier,
  { signDate, voided, numberOfRecipients }: Result,
): Correction[] {
  if (signDate === null) return [];
  if (voided !== null) {
    const isOpen = status === 'Provisioned' || status === 'Calculated';
    return voided.isConsentNeeded && voided.replacedBy === null && isOpen ? ['reinstate'] : [];
  }
  if (status === 'Signed') return numberOfRecipients > 0 ? ['void', 'replace'] : ['void'];
  return status === 'PvSent' || status === 'ToPay' ? ['replace'] : [];
}

interface CorrectionDialogProps {
  readonly dossier: Dossier;
  readonly correction: Correction;
  readonly result: Result | undefined;
  readonly onClose: () => void;
}

export function CorrectionDialog({ result, correction, ...dialog }: CorrectionDialogProps) {
  const { t } = useTranslation('calculation');
  const title = t(`correction.${correction}.title`, { name: result?.fileName ?? '' });
  return (
    <FormDialog opened={result !== undefined} onClose={dialog.onClose} title={title}>
      {result && <CorrectionForm {...dialog} correction={correction} result={result} />}
    </FormDialog>
  );
}

type Correct = typeof resultsCalls.void;

function CorrectionForm({
  dossier,
  correction,
  result,
  onClose,
}: CorrectionDialogProps & { readonly result: Result }) {
  const { t } = useTranslation('calculation');
  const refresh = useRefreshDossier(dossier.id);
  // All three take the same.
  const call = resultsCalls[correction];
  const form = useContractForm<Correct>(resultsCalls.void, { version: result.version });
  const saving = useSaving<Correct, Result>({
    form,
    save: (body) => request(call, { params: { dossierId: dossier.id, resultId: result.id }, body }),
    onSaved: async () => {
      await refresh();
      showSuccess(t(`correction.${correction}.done`));
      onClose();
    },
  });
  return (
    <DialogForm<Correct>
      form={form}
      labels={useFieldLabels('result')}
      saving={saving}
      verb={t(`correction.${correction}.verb`)}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>
        {t(`correction.${correction}.text`)}
        {correction === 'replace' && dossier.status === 'ToPay' && ` ${t('correction.replace.afterTerm')}`}
      </Hint>
      <LongTextField<ValuesOf<Correct>> name="reason" span={12} required />
    </DialogForm>
  );
}

interface ConsentsProps {
  readonly dossier: Dossier;
  readonly result: Result;
}

/** Whoever gets less by what replaces a draft after its term, each with the written consent. */
export function LosersToAgree({ dossier, result }: ConsentsProps) {
  const { t } = useTranslation('calculation');
  const consents = useQuery(consentsQuery(dossier.id, result.id));
  const { losers = [] } = consents.data ?? {};
  if (losers.length === 0) return null;
  return (
    <Notice tone="warning" title={t('consents.title')}>
      <p>{t('consents.text')}</p>
      <Table data-density="dense" aria-label={t('consents.title')}>
        <Table.Tbody>
          {losers.map((loser) => (
            <LoserRow key={loser.id} dossier={dossier} result={result} loser={loser} />
          ))}
        </Table.Tbody>
      </Table>
    </Notice>
  );
}

function LoserRow({
  dossier,
  result,
  loser,
}: ConsentsProps & { readonly loser: Consents['losers'][number] }) {
  const { t } = useTranslation('calculation');
  const inWords = useProblem();
  const refresh = useRefreshDossier(dossier.id);
  const language = useLanguage();
  const params = { dossierId: dossier.id, resultId: result.id, partyId: loser.id };
  const keeping = useMutation({
    mutationFn: (file: File) => request(resultsCalls.giveConsent, { params, upload: {}, file }),
    onSuccess: async () => {
      await refresh();
      showSuccess(t('consents.kept'));
    },
  });
  const saving = useMutation({
    mutationFn: () => request(resultsCalls.downloadConsent, { params }),
    onSuccess: saveFile,
  });
  const failure = keeping.error ?? saving.error;
  return (
    <Table.Tr>
      <Table.Td>
        {loser.name}
        <Hint>
          {t('consents.amounts', {
            before: formatAmount(loser.before.paid, language),
            after: formatAmount(loser.after.paid, language),
          })}
        </Hint>
        {failure && <Refusal title={t('consents.title')} {...inWords(failure)} />}
      </Table.Td>
      <Table.Td ta="end">
        <Group justify="flex-end" gap="sm">
          {loser.consent ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconFileCertificate />}
              title={`SHA-256 ${loser.consent.sha256}`}
              onClick={() => saving.mutate()}
            >
              {t('consents.paper')}
            </Button>
          ) : (
            <FileButton
              accept={CHOSEN_MEDIA_TYPES.join(',')}
              onChange={(file) => file && keeping.mutate(file)}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconUpload />}
                  loading={keeping.isPending}
                >
                  {t('consents.add')}
                </Button>
              )}
            </FileButton>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
