import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import type { ReactNode } from 'react';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LeaveWarning, SaveBar } from '../../components/form/save-bar.tsx';
import { LogoSection } from './logo-section.tsx';
import { missingPaths } from './missing-fields.ts';
import { OrganizationSections } from './organization-sections.tsx';
import { RightsSection } from './rights-section.tsx';
import { describeChoice, useChoices } from './use-choices.ts';
import { useOrganizationEditing } from './use-organization-editing.ts';
import { useOrganizationLabels } from './use-organization-labels.ts';

interface OrganizationEditorProps {
  readonly organization: Organization;
  readonly isReadOnly: boolean;
  /** For platform administrators alone. */
  readonly canSetRights: boolean;
  /** Where the organization stands. */
  readonly rail: ReactNode;
}

export function OrganizationEditor({
  organization,
  isReadOnly,
  canSetRights,
  rail,
}: OrganizationEditorProps) {
  const labels = useOrganizationLabels();
  const choices = useChoices();
  const { form, submit, isSaving, outcome, keepLogo } = useOrganizationEditing(organization, canSetRights);
  return (
    <ContractForm<typeof organizationsCalls.update>
      form={form}
      labels={labels}
      isReadOnly={isReadOnly}
      missing={missingPaths(organization.missingFields)}
      onSubmit={submit}
    >
      <FormLayout rail={rail} foot={!isReadOnly && <SaveBar isSaving={isSaving} />}>
        <FormMessages outcome={outcome} describe={(field, value) => describeChoice(choices, field, value)} />
        <OrganizationSections />
        <LogoSection organization={organization} isReadOnly={isReadOnly} onSaved={keepLogo} />
        {canSetRights && <RightsSection />}
      </FormLayout>
      <LeaveWarning />
    </ContractForm>
  );
}
