/** What the address of an import may say besides which one it is. */
export function parseImportSearch(search: Readonly<Record<string, unknown>>): { readonly step?: 'summary' } {
  return search['step'] === 'summary' ? { step: 'summary' } : {};
}
