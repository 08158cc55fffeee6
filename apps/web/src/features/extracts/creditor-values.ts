import type { BodyOf } from '@prorata/contract/call';
import { privilegeIdSchema } from '@prorata/contract/distribution/privilege';
import { extractsCalls } from '@prorata/contract/extracts/calls';
import type { ExtractCreditor } from '@prorata/contract/extracts/extract';
import { reportField } from '@prorata/contract/field-errors';
import { amountSchema } from '@prorata/contract/fields';
import type { Party } from '@prorata/contract/parties/party';
import { statementFieldsSchema } from '@prorata/contract/statements/statement';
import type { CreditorType } from '@prorata/domain/vocabulary';
import { isPerson, partyValues } from '../statements/statement-values.ts';

const creditorSchema = statementFieldsSchema
  .pick({
    creditorType: true,
    firstName: true,
    lastName: true,
    nationalNumber: true,
    corporateName: true,
    corporateForm: true,
    kboNumber: true,
    creditorAddress: true,
    creditorReference: true,
    language: true,
    paymentaccount: true,
    primaryEmail: true,
  })
  .extend({
    totalAmountClaimed: amountSchema.nullable().default(null),
    /** Of the claim in the notices; absent for an ordinary one. */
    privilegeId: privilegeIdSchema.nullable().default(null),
  })
  .check((payload) => {
    const { creditorType, corporateName, lastName } = payload.value;
    if (isPerson(creditorType) ? lastName === null : corporateName === null) {
      reportField(payload, [isPerson(creditorType) ? 'lastName' : 'corporateName']);
    }
  });

/** The form for a creditor of an extract: what a statement or an invitation is made of. */
export const creditorForm = { ...extractsCalls.createDossier, body: creditorSchema };
export type CreditorValues = BodyOf<typeof creditorForm>;

/** A creditor as the extract tells of it. */
export function valuesOfCreditor(creditor: ExtractCreditor): CreditorValues {
  const creditorType = typeOf(creditor);
  const address = creditor.address.value;
  return {
    creditorType,
    firstName: creditor.firstName.value,
    lastName: creditor.lastName.value,
    nationalNumber: creditor.nationalNumber.value,
    corporateName: creditor.corporateName.value ?? (isPerson(creditorType) ? null : creditor.name),
    corporateForm: creditor.corporateForm.value,
    kboNumber: creditor.kboNumber.value,
    creditorAddress: {
      street: address?.street ?? null,
      housenumber: address?.housenumber ?? null,
      housenumberaddition: address?.housenumberaddition ?? null,
      zipcode: address?.zipcode ?? null,
      city: address?.city ?? null,
      country: address?.country ?? 'BE',
    },
    creditorReference: null,
    language: null,
    paymentaccount: null,
    primaryEmail: creditor.email.value,
    totalAmountClaimed: creditor.notices.some(({ amount }) => amount.value !== null)
      ? creditor.totalAmount
      : null,
    privilegeId: creditor.suggestedPrivilegeId,
  };
}

function typeOf({ lastName, corporateName, corporateForm, kboNumber }: ExtractCreditor): CreditorType {
  if (lastName.value === null || corporateName.value !== null || corporateForm.value !== null) {
    return 'legalEntity';
  }
  return kboNumber.value === null ? 'person' : 'trader';
}

/** What is known of a party where nothing was read or typed: what stands in the extract is never overwritten. */
export function filledFrom(party: Party, values: CreditorValues): CreditorValues {
  const known = new Map<string, unknown>(partyValues(party).map(({ name, value }) => [name, value]));
  const { creditorAddress, ...rest } = values;
  // Half an address of one and half of another would be an address of nobody.
  const hasAddress = creditorAddress.street !== null || creditorAddress.zipcode !== null;
  const own = (name: keyof typeof rest) => values[name] ?? known.get(name) ?? null;
  return {
    ...values,
    kboNumber: own('kboNumber') as string | null,
    corporateForm: own('corporateForm') as CreditorValues['corporateForm'],
    creditorAddress: hasAddress ? creditorAddress : addressFrom(known, creditorAddress),
    primaryEmail: values.primaryEmail ?? party.email,
    paymentaccount: values.paymentaccount ?? party.paymentaccount,
    language: values.language ?? party.language,
  };
}

function addressFrom(
  known: ReadonlyMap<string, unknown>,
  blank: CreditorValues['creditorAddress'],
): CreditorValues['creditorAddress'] {
  const parts = Object.keys(blank).map((part) => [part, known.get(`creditorAddress.${part}`) ?? null]);
  const found = Object.fromEntries(parts) as CreditorValues['creditorAddress'];
  return { ...found, country: found.country ?? blank.country };
}

/** What a creditor is called, with the legal form in the words of the reader. */
export function creditorName(
  { creditorType, firstName, lastName, corporateName, corporateForm }: CreditorValues,
  abbreviate: (form: NonNullable<CreditorValues['corporateForm']>) => string,
): string {
  if (isPerson(creditorType)) return [firstName, lastName].filter(Boolean).join(' ');
  const form = corporateForm === null ? null : abbreviate(corporateForm);
  return [corporateName, form].filter(Boolean).join(' ');
}
