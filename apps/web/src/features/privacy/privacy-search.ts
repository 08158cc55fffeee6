import { type ListSearch, parseListSearch } from '../../platform/list-search.ts';

/** What the address of the page may say: which request is open, or `new`. */
export interface PrivacySearch extends ListSearch {
  readonly open?: string;
}

export function parsePrivacySearch(values: Readonly<Record<string, unknown>>): PrivacySearch {
  const { open } = values;
  return { ...parseListSearch(values), ...(typeof open === 'string' && { open }) };
}
