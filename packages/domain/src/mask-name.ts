/** What says of an enterprise only what kind it is. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'NV SA BV SRL BVBA SPRL VZW ASBL IVZW AISBL CV SC CVBA SCRL VOF SNC COMMV SCOMM AG GMBH PGMBH VOG KG OHG SE'.split(
    ' ',
  ),
);

/**
 * A name of which only the first letter of each part is told: whoever it belongs to recognises it, and nobody else
 * learns it. Of a mail address not even the domain is told.
 */
export function maskName(name: string): string {
  if (name.includes('@')) {
    return name
      .split('@')
      .map((part) => maskPart(part))
      .join('@');
  }
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word, place) => (place > 0 && isLegalForm(word) ? word : word.split('-').map(maskPart).join('-')))
    .join(' ');
}

function isLegalForm(word: string): boolean {
  return LEGAL_FORMS.has(word.replaceAll('.', '').toUpperCase());
}

function maskPart(part: string): string {
  const [first = ''] = part;
  return `${first}…`;
}
