import type { Organization } from '@prorata/contract/organizations/organization';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageBody, PageHeader } from '../../components/page.tsx';
import { QueryState } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { isCreditor } from '../../platform/session/standing.ts';
import { ORGANIZATION_TABS, type OrganizationTab } from './organization-search.ts';

/** While an organization is on its way, or when it does not come. */
export function OrganizationLoading({ query }: { readonly query: UseQueryResult }) {
  const { t } = useTranslation('shell');
  usePageTitle(t('titles.editOrganization'));
  return (
    <>
      <PageHeader title={t('titles.editOrganization')} />
      <PageBody>
        <QueryState query={query} rows={5} />
      </PageBody>
    </>
  );
}

/** The names of the tabs: an organization that files statements is no office. */
export function useTabLabels(organization: Organization): Readonly<Record<OrganizationTab, string>> {
  const { t } = useTranslation(['organizations', 'workspace']);
  return {
    organization: isCreditor(organization) ? t('creditor.tab') : t('tabs.organization'),
    users: t('tabs.users'),
    profile: t('workspace:profile.tab'),
    keys: t('workspace:keys.tab'),
    standardInvitations: t('tabs.standardInvitations'),
    invoices: t('tabs.invoices'),
  };
}

/** The open tab, which the address bar holds. */
export function useTab(): [OrganizationTab, (tab: OrganizationTab) => void] {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const known = ORGANIZATION_TABS.find((candidate) => candidate === tab);
  return [known ?? 'organization', (chosen) => void navigate({ to: '.', search: { tab: chosen } })];
}
