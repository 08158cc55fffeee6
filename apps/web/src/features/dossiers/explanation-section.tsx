import { Button, Stack, Text } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Cell } from '../../components/form/field.tsx';
import { LongTextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import classes from './general.module.css';

interface ExplanationSectionProps {
  readonly dossier: Dossier;
  readonly onEdit: () => void;
}

/** What the bailiff adds to the report in free words. It has a call of its own, and so a save button of its own. */
export function ExplanationSection({ dossier, onEdit }: ExplanationSectionProps) {
  const { t } = useTranslation('dossiers');
  return (
    <FormSection title={t('sections.explanation')} hint={t('sections.explanationHint')}>
      <Cell span={12}>
        <Stack align="flex-start" gap="md">
          {dossier.explanation ? (
            <Text className={classes.explanation ?? ''}>{dossier.explanation}</Text>
          ) : (
            <Text c="dimmed">{t('explanation.none')}</Text>
          )}
          {!dossier.isReadOnly && (
            <Button variant="default" leftSection={<IconPencil />} onClick={onEdit}>
              {dossier.explanation ? t('explanation.edit') : t('explanation.write')}
            </Button>
          )}
        </Stack>
      </Cell>
    </FormSection>
  );
}

interface ExplanationDialogProps {
  readonly dossier: Dossier;
  readonly isOpen: boolean;
  readonly onSaved: (saved: Dossier) => void;
  readonly onClose: () => void;
}

export function ExplanationDialog({ isOpen, ...props }: ExplanationDialogProps) {
  const { t } = useTranslation('dossiers');
  return (
    <FormDialog opened={isOpen} title={t('sections.explanation')} onClose={props.onClose}>
      <ExplanationForm {...props} />
    </FormDialog>
  );
}

function ExplanationForm({ dossier, onSaved, onClose }: Omit<ExplanationDialogProps, 'isOpen'>) {
  const { t } = useTranslation('dossiers');
  const params = { dossierId: dossier.id };
  const form = useContractForm(dossiersCalls.setExplanation, explanationOf(dossier));
  const saving = useSaving({
    form,
    save: (body) => request(dossiersCalls.setExplanation, { params, body }),
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
    reload: async () => explanationOf(await request(dossiersCalls.read, { params })),
  });
  return (
    <DialogForm form={form} labels={useFieldLabels('dossier')} saving={saving} onClose={onClose}>
      <LongTextField name="explanation" span={12} rows={8} hint={t('hints.explanation')} />
    </DialogForm>
  );
}

function explanationOf({ version, explanation }: Dossier) {
  return { version, explanation };
}
