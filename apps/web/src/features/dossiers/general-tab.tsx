import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { type ReactNode, useState } from 'react';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LeaveWarning } from '../../components/form/leave-warning.tsx';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { DossierSections } from './dossier-sections.tsx';
import { ExplanationDialog } from './explanation-dialog.tsx';
import { ExplanationSection } from './explanation-section.tsx';
import { GeneralRail } from './general-rail.tsx';
import { useDossierChoices } from './use-dossier-choices.ts';
import { useDossierEditing } from './use-dossier-editing.ts';
import { useDossierLabels } from './use-dossier-labels.ts';

interface GeneralTabProps {
  readonly dossier: Dossier;
  /** What happened last; it is another feature, which the app brings in. */
  readonly latest?: ReactNode;
}

/** What a dossier is about: number, origin of the money, defendant, people. */
export function GeneralTab({ dossier, latest }: GeneralTabProps) {
  const labels = useDossierLabels();
  const choices = useDossierChoices(dossier);
  const { form, submit, isSaving, outcome, keepExplained } = useDossierEditing(dossier);
  const { isReadOnly } = dossier;
  const [isExplaining, setExplaining] = useState(false);
  return (
    <>
      <ContractForm<typeof dossiersCalls.update>
        form={form}
        labels={labels}
        isReadOnly={isReadOnly}
        onSubmit={submit}
      >
        <FormLayout
          rail={<GeneralRail dossier={dossier} latest={latest} />}
          foot={!isReadOnly && <SaveBar isSaving={isSaving} />}
        >
          <FormMessages outcome={outcome} />
          <DossierSections dossier={dossier} choices={choices} />
          <ExplanationSection dossier={dossier} onEdit={() => setExplaining(true)} />
        </FormLayout>
        <LeaveWarning />
      </ContractForm>
      {/* Beside the form, not in it: what a form inside another sends, the outer one would send too. */}
      <ExplanationDialog
        dossier={dossier}
        isOpen={isExplaining}
        onSaved={keepExplained}
        onClose={() => setExplaining(false)}
      />
    </>
  );
}
