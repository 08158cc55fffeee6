import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useDossierChoices, valuesOf } from './dossier-form.ts';
import { dossierQuery, useRefreshDossier } from './dossier-queries.ts';
import { DossierSections } from './dossier-sections.tsx';
import { GeneralRail } from './general-rail.tsx';

interface GeneralTabProps {
  readonly dossier: Dossier;
  /** What happened last; it is another feature, which the app brings in. */
  readonly latest?: ReactNode;
}

/** What a dossier is about: number, origin of the money, defendant, people. */
export function GeneralTab({ dossier, latest }: GeneralTabProps) {
  const labels = useFieldLabels('dossier');
  const choices = useDossierChoices(dossier);
  const editing = useDossierEditing(dossier);
  const { isReadOnly } = dossier;
  return (
    <FormPage<typeof dossiersCalls.update>
      editing={editing}
      labels={labels}
      isReadOnly={isReadOnly}
      rail={<GeneralRail dossier={dossier} latest={latest} />}
    >
      <DossierSections dossier={dossier} choices={choices} />
    </FormPage>
  );
}

/** Editing the general side of a dossier: its form, and what saving it changes elsewhere on the screen. */
function useDossierEditing(dossier: Dossier) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const params = { dossierId: dossier.id };
  const { queryKey } = dossierQuery(dossier.id);
  const form = useContractForm(dossiersCalls.update, valuesOf(dossier));

  const saving = useSaving({
    form,
    save: (body) => request(dossiersCalls.update, { params, body }),
    onSaved: (saved) => {
      queries.setQueryData(queryKey, saved);
      form.reset(valuesOf(saved));
      showSuccess(t('saved'), saved.fileNumber);
      void refresh();
    },
    reload: async () => {
      const newest = await request(dossiersCalls.read, { params });
      queries.setQueryData(queryKey, newest);
      return valuesOf(newest);
    },
  });
  return { form, ...saving };
}
