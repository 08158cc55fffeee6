import { Modal } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FieldGrid } from '../../components/form/field-grid.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LongTextField } from '../../components/form/long-text-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { DialogActs } from './dialog-acts.tsx';

interface ExplanationDialogProps {
  readonly dossier: Dossier;
  readonly isOpen: boolean;
  readonly onSaved: (saved: Dossier) => void;
  readonly onClose: () => void;
}

export function ExplanationDialog({ isOpen, ...props }: ExplanationDialogProps) {
  const { t } = useTranslation('dossiers');
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title={t('sections.explanation')}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      <ExplanationForm {...props} />
    </Modal>
  );
}

function ExplanationForm({ dossier, onSaved, onClose }: Omit<ExplanationDialogProps, 'isOpen'>) {
  const { t } = useTranslation('dossiers');
  const params = { dossierId: dossier.id };
  const form = useContractForm(dossiersCalls.setExplanation, explanationOf(dossier));
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(dossiersCalls.setExplanation, { params, body }),
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
    reload: async () => explanationOf(await request(dossiersCalls.read, { params })),
  });
  return (
    <ContractForm<typeof dossiersCalls.setExplanation>
      form={form}
      labels={t('fields', { returnObjects: true })}
      onSubmit={submit}
    >
      <FormMessages outcome={outcome} />
      <FieldGrid>
        <LongTextField name="explanation" span={12} rows={8} hint={t('hints.explanation')} />
      </FieldGrid>
      <DialogActs isSaving={isSaving} onClose={onClose} />
    </ContractForm>
  );
}

function explanationOf({ version, explanation }: Dossier) {
  return { version, explanation };
}
