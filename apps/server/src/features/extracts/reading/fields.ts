/** What an extract may tell of a party. `name` is that of a person or of an enterprise: the reader finds out which. */
const PARTY_FIELDS = [
  'name',
  'firstName',
  'lastName',
  'corporateName',
  'corporateForm',
  'kboNumber',
  'nationalNumber',
  'birthDate',
  'address',
  'street',
  'housenumber',
  'housenumberaddition',
  'zipcode',
  'city',
  'country',
  'department',
  'email',
] as const;
export type PartyField = (typeof PARTY_FIELDS)[number];

/** What a notice may tell. A `detail` is shown under its own label; `stopKind` says which insolvency it is. */
const NOTICE_FIELDS = [
  'noticeType',
  'noticeNumber',
  'receivedAt',
  'expiresOn',
  'seizureNature',
  'actOn',
  'servedOn',
  'place',
  'seizedGoods',
  'claimNature',
  'amount',
  'causeOfPreference',
  'bailiff',
  'thirdPartyDebtor',
  'court',
  'contact',
  'saleOn',
  'stopKind',
  'detail',
] as const;
export type NoticeField = (typeof NOTICE_FIELDS)[number];

/** Everything that a layout can say where to find. */
export const FIELDS = [
  'consultedAt',
  'extractReference',
  ...PARTY_FIELDS.map((field) => `defendant.${field}` as const),
  ...PARTY_FIELDS.map((field) => `creditor.${field}` as const),
  'creditor.electedDomicile',
  ...NOTICE_FIELDS.map((field) => `notice.${field}` as const),
] as const;
export type Field = (typeof FIELDS)[number];

/** Whether it is told of the whole extract, and not of one notice. */
export function isOfExtract(field: Field): boolean {
  return !field.startsWith('creditor.') && !field.startsWith('notice.');
}
