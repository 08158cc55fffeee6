import { type ListSearch, parseListSearch } from '../../platform/list-search.ts';

export const ORGANIZATION_TABS = [
  'organization',
  'users',
  'profile',
  'keys',
  'standardInvitations',
  'invoices',
] as const;
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];

/** What the address of an organization may say beside which one it is; the rest filters its list of users. */
export interface OrganizationSearch extends ListSearch {
  readonly tab?: OrganizationTab;
  /** The user who is open in the tab of users, or `new`. */
  readonly user?: string;
}

type Values = Readonly<Record<string, unknown>>;

export function parseOrganizationSearch(values: Values): OrganizationSearch {
  const { tab, user } = values;
  const known = ORGANIZATION_TABS.find((candidate) => candidate === tab);
  return {
    ...parseListSearch(values),
    ...(known && { tab: known }),
    ...(typeof user === 'string' && { user }),
  };
}

/** Of the list of organizations: those that were decided on, or those that still wait. */
export interface OrganizationListSearch extends ListSearch {
  readonly pending?: boolean;
}

export function parseOrganizationListSearch(values: Values): OrganizationListSearch {
  return { ...parseListSearch(values), ...(values['pending'] === true && { pending: true }) };
}
