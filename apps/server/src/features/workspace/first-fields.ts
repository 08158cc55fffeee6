import { REFERENCE_NUMBER_MARK, type WorkspaceProfile } from '@prorata/contract/workspace/profile';
import type { CreditorType } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { CreditorPlace } from '../invitations/creditor/act-of-creditor.ts';
import { streetAddressOf } from '../parties/street-address.ts';
import type { StatementInput } from '../statements/statement-fields.ts';

/**
 * What a statement begins with: the organization as the creditor, with the accounts and the contact of its profile. A lawyer
 * or a bailiffs' office files for somebody else, who is the one that the office invited.
 */
export async function firstFieldsOf(
  trx: Transaction,
  organizationId: string,
  { dossier, invitation }: Pick<CreditorPlace, 'dossier' | 'invitation'>,
  profile: WorkspaceProfile,
): Promise<StatementInput> {
  const organization = await trx
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const isOwnNumber =
    invitation.enterpriseNumber !== null && invitation.enterpriseNumber === organization.enterpriseNumber;
  const filesForOthers = organization.isBailiffsOffice || organization.creditorKind === 'lawyer';
  const isCreditor = isOwnNumber || !filesForOthers;
  const [account] = profile.accounts;
  const marked = (format: string | null) =>
    format?.replaceAll(REFERENCE_NUMBER_MARK, dossier.fileNumber) ?? null;
  const email = profile.email ?? organization.email;
  return {
    ...(isCreditor
      ? {
          creditorType: typeOf(organization.creditorKind),
          corporateName: organization.corporateName ?? organization.name,
          corporateForm: organization.corporateForm,
          kboNumber: organization.enterpriseNumber,
          creditorAddress: addressOf(organization.address),
        }
      : {
          creditorType: invitation.enterpriseNumber === null ? null : ('legalEntity' as const),
          corporateName: invitation.addressee,
          corporateForm: null,
          kboNumber: invitation.enterpriseNumber,
          creditorAddress: addressOf(invitation.address ?? invitation.fallbackAddress),
        }),
    foreignForm: null,
    foreignNumber: null,
    salutation: null,
    firstName: null,
    lastName: null,
    nationalNumber: null,
    creditorReference: invitation.creditorReference ?? marked(profile.referenceFormat),
    language: invitation.language ?? organization.preferredLanguage,
    totalAmountClaimed: 0,
    titles: [],
    declarant: profile.contactName,
    bailiffOfficeId: organization.isBailiffsOffice ? organization.id : null,
    bailiffOffice: null,
    paymentaccount: account?.iban ?? null,
    accountHolder: account?.accountHolder ?? null,
    paymentreference: marked(profile.communicationFormat),
    primaryEmail: email,
    extraEmails: null,
    sendOption: email === null ? null : 'EmailLink',
    sendSeparately: false,
    sendReportByEmail: false,
    sendDistributionFileAsAttachment: false,
  };
}

function typeOf(kind: string | null): CreditorType {
  return kind === 'taxOffice' || kind === 'socialSecurity' ? 'governmentInstance' : 'legalEntity';
}

const NO_ADDRESS = {
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: null,
};

/** An address in lines is read as a street with its number at the end. */
function addressOf(address: Parameters<typeof streetAddressOf>[0] | null): StatementInput['creditorAddress'] {
  if (address === null) return NO_ADDRESS;
  const given = streetAddressOf(address);
  if (given.street || !address.address1) return given;
  const [, street = address.address1, housenumber = null] =
    /^(.*\S)\s+(\d+\s*[a-zA-Z]?)$/.exec(address.address1.trim()) ?? [];
  return { ...given, street, housenumber };
}
