import { Box, Button, Text } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { LongTextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { dossierQuery, useRefreshDossier } from './dossier-queries.ts';
import classes from './general.module.css';

/** What the bailiff adds to the report in free words. */
export function ExplanationCard({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const [isOpen, setOpen] = useState(false);
  const { explanation, isReadOnly } = dossier;
  return (
    <Block
      title={t('sections.explanation')}
      note={t('sections.explanationHint')}
      act={
        !isReadOnly && (
          <Button variant="default" leftSection={<IconPencil />} onClick={() => setOpen(true)}>
            {explanation ? t('explanation.edit') : t('explanation.write')}
          </Button>
        )
      }
    >
      <Box px="lg" py="md">
        <Text className={classes.explanation ?? ''} {...(!explanation && { c: 'dimmed' })}>
          {explanation ?? t('explanation.none')}
        </Text>
      </Box>
      <FormDialog opened={isOpen} title={t('sections.explanation')} onClose={() => setOpen(false)}>
        <ExplanationForm dossier={dossier} onClose={() => setOpen(false)} />
      </FormDialog>
    </Block>
  );
}

interface ExplanationFormProps {
  readonly dossier: Dossier;
  readonly onClose: () => void;
}

function ExplanationForm({ dossier, onClose }: ExplanationFormProps) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id };
  const form = useContractForm(dossiersCalls.setExplanation, explanationOf(dossier));
  const saving = useSaving({
    form,
    save: (body) => request(dossiersCalls.setExplanation, { params, body }),
    onSaved: (saved) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, saved);
      void refresh();
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
