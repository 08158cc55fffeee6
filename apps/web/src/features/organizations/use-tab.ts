import { useNavigate, useSearch } from '@tanstack/react-router';
import { ORGANIZATION_TABS, type OrganizationTab } from './organization-search.ts';

/** The open tab, which the address bar holds. */
export function useTab(): [OrganizationTab, (tab: OrganizationTab) => void] {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const known = ORGANIZATION_TABS.find((candidate) => candidate === tab);
  return [known ?? 'organization', (chosen) => void navigate({ to: '.', search: { tab: chosen } })];
}
