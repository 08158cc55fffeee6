import { organizationsCalls } from '@prorata/contract/organizations/calls';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { DetailPage } from '../../components/detail-page.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { NEW_ORGANIZATION, useOrganizationLabels } from './organization-form.ts';
import { ORGANIZATIONS, organizationQuery } from './organization-queries.ts';
import { KindSection, OrganizationSections, RightsSection } from './organization-sections.tsx';

/** A platform administrator adds an organization. */
export function NewOrganizationPage() {
  const { t } = useTranslation(['organizations', 'shell', 'forms']);
  const { cancel, ...editing } = useAddingOrganization();
  const isOffice = useWatch({ control: editing.form.control, name: 'isBailiffsOffice' }) === true;
  const labels = useOrganizationLabels(isOffice);
  const title = isOffice ? t('shell:titles.newOrganization') : t('creditor.new');
  usePageTitle(title);
  return (
    <DetailPage crumb={<Link to="/app/organizations">{t('shell:menu.organizations')}</Link>} title={title}>
      <FormPage<typeof organizationsCalls.create>
        editing={editing}
        labels={labels}
        adding={{ verb: isOffice ? t('add') : t('creditor.add'), onCancel: cancel }}
      >
        <KindSection />
        <OrganizationSections isOffice={isOffice} />
        <RightsSection />
      </FormPage>
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
      return navigate({
        to: '/app/organization/$organizationId',
        params: { organizationId: organization.id },
        ignoreBlocker: true,
      });
    },
  });
  return { form, ...saving, cancel: () => void navigate({ to: '/app/organizations' }) };
}
