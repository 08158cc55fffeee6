import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useSaving } from '../../app/client/use-saving.ts';
import { showSuccess } from '../../app/shell/toasts.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { DetailPage } from '../../components/detail-page.tsx';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LeaveWarning } from '../../components/form/leave-warning.tsx';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { NEW_ORGANIZATION, useOrganizationLabels } from './organization-form.ts';
import { ORGANIZATIONS, organizationQuery } from './organization-queries.ts';
import { OrganizationSections, RightsSection } from './organization-sections.tsx';

/** A platform administrator adds an organization. */
export function NewOrganizationPage() {
  const { t } = useTranslation(['organizations', 'shell', 'forms']);
  const labels = useOrganizationLabels();
  const { form, submit, isSaving, outcome, cancel } = useAddingOrganization();
  usePageTitle(t('shell:titles.newOrganization'));
  return (
    <DetailPage
      crumb={<Link to="/app/organizations">{t('shell:menu.organizations')}</Link>}
      title={t('shell:titles.newOrganization')}
    >
      <ContractForm<typeof organizationsCalls.create> form={form} labels={labels} onSubmit={submit}>
        <FormLayout foot={<SaveBar isSaving={isSaving} verb={t('add')} onCancel={cancel} />}>
          <FormMessages outcome={outcome} />
          <OrganizationSections />
          <RightsSection />
        </FormLayout>
        <LeaveWarning />
      </ContractForm>
    </DetailPage>
  );
}

function useAddingOrganization() {
  const { t } = useTranslation('organizations');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm(organizationsCalls.create, NEW_ORGANIZATION);
  const saving = useSaving({
    form,
    save: (body) => request(organizationsCalls.create, { body }),
    onSaved: (organization) => {
      queries.setQueryData(organizationQuery(organization.id).queryKey, organization);
      void queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'list'] });
      showSuccess(t('added', { name: organization.name }));
      void navigate({
        to: '/app/organization/$organizationId',
        params: { organizationId: organization.id },
        ignoreBlocker: true,
      });
    },
  });
  return { form, ...saving, cancel: () => void navigate({ to: '/app/organizations' }) };
}
