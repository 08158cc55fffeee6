import type { OrganizationDetails, OrganizationRights } from '@prorata/contract/organizations/organization';
import { partsPerMillionFromPercentage, percentageFromPartsPerMillion } from '@prorata/domain/percentage';
import type { Selectable } from 'kysely';
import type { Address, OrganizationsTable } from '../../database/tables.ts';

/** All that can be edited of an organization, in the words of the API. */
export type OrganizationFields = OrganizationDetails & OrganizationRights;

type Row = Selectable<OrganizationsTable>;

export function fieldsOf(row: Row): OrganizationFields {
  return {
    name: row.name,
    displayName: row.displayName,
    email: row.email,
    phone: row.phone,
    website: row.website,
    thirdPartyAccount: row.thirdPartyAccount,
    costsAccount: row.costsAccount,
    depositOfficeAccount: row.depositOfficeAccount,
    corporateName: row.corporateName,
    corporateForm: row.corporateForm,
    kboNumber: row.enterpriseNumber,
    ciaNumber: row.ciaNumber,
    address: inLines(row.address ?? {}),
    preferredLanguage: row.preferredLanguage,
    paymentType: row.paymentType,
    distributionType: row.distributionType,
    ...rightsOf(row),
  };
}

export function rightsOf(row: Row): OrganizationRights {
  return {
    isBailiffsOffice: row.isBailiffsOffice,
    hasDistributionFilePermission: row.hasDistributionFilePermission,
    hasRankingFilePermission: row.hasRankingFilePermission,
    hasClaimOfDebtPermission: row.hasClaimOfDebtPermission,
    creditorKind: row.creditorKind,
    creationCostsDiscount: percentageFromPartsPerMillion(row.creationDiscountPartsPerMillion),
  };
}

/** The rights as they will be when somebody sets some of them. */
export function rightsAfter(
  before: OrganizationRights,
  given: { readonly [Right in keyof OrganizationRights]?: OrganizationRights[Right] | undefined },
): OrganizationRights {
  return {
    isBailiffsOffice: given.isBailiffsOffice ?? before.isBailiffsOffice,
    hasDistributionFilePermission:
      given.hasDistributionFilePermission ?? before.hasDistributionFilePermission,
    hasRankingFilePermission: given.hasRankingFilePermission ?? before.hasRankingFilePermission,
    hasClaimOfDebtPermission: given.hasClaimOfDebtPermission ?? before.hasClaimOfDebtPermission,
    creditorKind: given.creditorKind === undefined ? before.creditorKind : given.creditorKind,
    creationCostsDiscount: given.creationCostsDiscount ?? before.creationCostsDiscount,
  };
}

export function columnsOf({ kboNumber, creationCostsDiscount, address, ...same }: OrganizationFields) {
  return {
    ...same,
    enterpriseNumber: kboNumber,
    creationDiscountPartsPerMillion: partsPerMillionFromPercentage(creationCostsDiscount),
    address: Object.values(address).every((part) => part === null) ? null : address,
  };
}

/** An address that came from elsewhere may have the street apart from its numbers. */
function inLines(address: Address): OrganizationDetails['address'] {
  const street = [address.street, address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  return {
    address1: address.address1 ?? (street || null),
    address2: address.address2 ?? null,
    zipcode: address.zipcode ?? null,
    city: address.city ?? null,
    country: address.country ?? null,
  };
}
