import { DEMO_OFFICES, type DemoAddress, type DemoOffice, type DemoOfficeKey } from '@prorata/demo/offices';
import { partsPerMillionFromPercentage } from '@prorata/domain/percentage';
import { newId } from '../database/new-id.ts';
import type { Address } from '../database/tables.ts';
import type { Story } from './story.ts';

export type OfficeIds = Readonly<Record<DemoOfficeKey, string>>;

/** Not by the acts: an office is founded by whoever registers first, and approved by people who belong to one. */
export async function insertOffices({ trx, now }: Story): Promise<OfficeIds> {
  const ids: Record<string, string> = {};
  for (const [key, office] of Object.entries<DemoOffice>(DEMO_OFFICES)) {
    const id = newId();
    ids[key] = id;
    await trx
      .insertInto('organizations')
      .values({ id, ...organizationOf(office, now) })
      .execute();
  }
  return ids as OfficeIds;
}

function organizationOf(office: DemoOffice, now: Date) {
  const isApproved = office.approval === 'approved';
  return {
    name: office.name,
    displayName: office.name,
    corporateName: office.corporateName,
    corporateForm: office.legalForm,
    enterpriseNumber: office.enterpriseNumber,
    email: office.email,
    phone: office.phone,
    website: office.website,
    address: office.address && lineAddress(office.address),
    thirdPartyAccount: office.thirdPartyAccount,
    ciaNumber: office.ciaNumber,
    preferredLanguage: office.language,
    creationDiscountPartsPerMillion: partsPerMillionFromPercentage(office.creationDiscountPercent),
    isBailiffsOffice: office.isBailiffsOffice,
    hasDistributionFilePermission: office.isBailiffsOffice && isApproved,
    hasClaimOfDebtPermission: office.creditorKind !== undefined,
    creditorKind: office.creditorKind ?? null,
    approval: office.approval,
    approvalDecidedAt: isApproved ? now : null,
  };
}

/** Organizations have their address in lines, as on their letters. */
function lineAddress({
  street,
  housenumber,
  housenumberaddition,
  zipcode,
  city,
  country,
}: DemoAddress): Address {
  const address1 = [street, housenumber, housenumberaddition].filter(Boolean).join(' ');
  return { address1, zipcode, city, country };
}
