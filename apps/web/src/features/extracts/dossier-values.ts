import type { ExtractDraft } from '@prorata/contract/extracts/draft';
import type { newValues } from '../dossiers/dossier-form.ts';

type Start = ReturnType<typeof newValues>;

/** What a new dossier starts with: what the extract says, over the habits of the office. */
export function dossierValuesOf(draft: ExtractDraft, start: Start) {
  const { consultedAt } = draft;
  const saleDate = saleDateOf(draft);
  return {
    ...start,
    daterequestcbb: consultedAt.value,
    ...(saleDate !== undefined && { transactionKind: ['sale' as const], saleDate }),
    defendant: { ...start.defendant, ...defendantOf(draft, start.defendant.address.country) },
  };
}

/** Whom the extract is about, as a defendant of a dossier. */
export function defendantOf({ defendant }: Pick<ExtractDraft, 'defendant'>, country: string | null) {
  const address = defendant.address.value;
  const number = [address?.housenumber, address?.housenumberaddition].filter(Boolean).join(' ');
  const line = [address?.street, number].filter(Boolean).join(' ');
  return {
    name: defendant.firstName.value,
    surname: defendant.lastName.value,
    nationalNumber: defendant.nationalNumber.value,
    companyName: defendant.corporateName.value,
    corporateForm: defendant.corporateForm.value,
    kboNumber: defendant.kboNumber.value,
    email: defendant.email.value,
    address: {
      address1: line || null,
      address2: null,
      zipcode: address?.zipcode ?? null,
      city: address?.city ?? null,
      country: address?.country ?? country,
    },
  };
}

/** The latest day of a sale that a notice tells of. */
function saleDateOf({ creditors }: ExtractDraft): string | undefined {
  const days = creditors.flatMap(({ notices }) => notices.flatMap(({ saleOn }) => saleOn.value ?? []));
  return days.sort().at(-1);
}

/** The fields of the dossier that the extract fills in, by the name of their source. */
export const SOURCE_OF_FIELD: Readonly<Record<string, string>> = {
  daterequestcbb: 'consultedAt',
  'defendant.name': 'defendant.firstName',
  'defendant.surname': 'defendant.lastName',
  'defendant.nationalNumber': 'defendant.nationalNumber',
  'defendant.companyName': 'defendant.corporateName',
  'defendant.corporateForm': 'defendant.corporateForm',
  'defendant.kboNumber': 'defendant.kboNumber',
  'defendant.email': 'defendant.email',
  'defendant.address.address1': 'defendant.address',
  'defendant.address.zipcode': 'defendant.address',
  'defendant.address.city': 'defendant.address',
};
