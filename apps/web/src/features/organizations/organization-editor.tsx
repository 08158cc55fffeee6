import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { LogoSection } from './logo-section.tsx';
import { missingPaths, useOrganizationLabels, valuesOf } from './organization-form.ts';
import { ORGANIZATIONS, organizationQuery } from './organization-queries.ts';
import { KindSection, OrganizationSections, RightsSection } from './organization-sections.tsx';

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
  const { keepLogo, ...editing } = useOrganizationEditing(organization, canSetRights);
  const chosen = useWatch({ control: editing.form.control, name: 'isBailiffsOffice' });
  const isOffice = canSetRights ? chosen === true : !isCreditor(organization);
  const labels = useOrganizationLabels(isOffice);
  return (
    <FormPage<typeof organizationsCalls.update>
      editing={editing}
      labels={labels}
      isReadOnly={isReadOnly}
      missing={missingPaths(organization.missingFields)}
      rail={rail}
    >
      {canSetRights && <KindSection />}
      <OrganizationSections isOffice={isOffice} isNumberFixed={isCreditor(organization) && !canSetRights} />
      {isOffice && <LogoSection organization={organization} isReadOnly={isReadOnly} onSaved={keepLogo} />}
      {canSetRights && <RightsSection />}
    </FormPage>
  );
}

/** Editing an organization: its form, and what saving it changes elsewhere on the screen. */
function useOrganizationEditing(organization: Organization, canSetRights: boolean) {
  const { t } = useTranslation('forms');
  const queries = useQueryClient();
  const params = { organizationId: organization.id };
  const { queryKey } = organizationQuery(organization.id);
  const form = useContractForm(organizationsCalls.update, valuesOf(organization, canSetRights));

  const keep = (saved: Organization) => {
    queries.setQueryData(queryKey, saved);
    // The menu and the guard go by what the own organization is called, and whether it is complete.
    void queries.invalidateQueries({ queryKey: ownUserQuery.queryKey });
    void queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'list'] });
  };
  const saving = useSaving({
    form,
    save: (body) => request(organizationsCalls.update, { params, body }),
    onSaved: (saved) => {
      keep(saved);
      form.reset(valuesOf(saved, canSetRights));
      showSuccess(t('saved'), saved.name);
    },
    reload: async () => {
      const newest = await request(organizationsCalls.read, { params });
      queries.setQueryData(queryKey, newest);
      return valuesOf(newest, canSetRights);
    },
  });

  /** The logo is saved by itself; the form goes on from the version to which that led, if nobody else came between. */
  const keepLogo = (saved: Organization) => {
    if (saved.version === form.getValues('version') + 1) {
      form.reset(valuesOf(saved, canSetRights), { keepDirty: true, keepDirtyValues: true });
    }
    keep(saved);
  };
  return { form, ...saving, keepLogo };
}
