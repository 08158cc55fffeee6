/** What a column of a sheet with creditors and claims may say, in the order in which people are offered it. */
export const IMPORT_FIELDS = [
  'name',
  'firstName',
  'number',
  'kind',
  'street',
  'houseNumber',
  'zipcode',
  'city',
  'country',
  'language',
  'email',
  'phone',
  'sendOption',
  'account',
  'accountHolder',
  'reference',
  'paymentReference',
  'principal',
  'interest',
  'costs',
  'total',
  'cause',
  'lot',
  'titleKind',
  'titleDate',
  'note',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A statement has no place for these: they stay readable in the file that is kept with the dossier. */
export const KEPT_FIELDS: ReadonlySet<ImportField> = new Set(['phone', 'note']);

export const AMOUNT_FIELDS = ['principal', 'interest', 'costs', 'total'] as const;
export type AmountField = (typeof AMOUNT_FIELDS)[number];

export function isAmountField(field: ImportField | null): field is AmountField {
  return AMOUNT_FIELDS.some((known) => known === field);
}

/** How a sheet writes amounts: `1.234,56` or `1,234.56`. */
export const NOTATIONS = ['comma', 'point'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A cell as it was read: a number only where the sheet says that it is one. */
export type ImportCell = string | number;

/** Lines of cells; the place of a line in the file, from 1, is what people see in their sheet. */
export interface ImportLine {
  readonly number: number;
  readonly cells: readonly ImportCell[];
}

export function textOf(cell: ImportCell | undefined): string {
  return String(cell ?? '').trim();
}

/** People fill what is nothing with a dash. */
export function isBlank(cell: ImportCell | undefined): boolean {
  return /^[-–—/.]*$/.test(textOf(cell));
}
