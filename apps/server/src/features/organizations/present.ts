import type { Organization, OrganizationRow } from '@prorata/contract/organizations/organization';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import type { Selectable } from 'kysely';
import type { StandardInvitationsTable } from '../../database/tables.ts';
import { streetAddressOf } from '../parties/street-address.ts';
import type { ListedOrganization } from './list-organizations.ts';
import { missingFieldsOf } from './missing-fields.ts';
import { fieldsOf } from './organization-fields.ts';
import type { StoredOrganization } from './queries.ts';

export function presentOrganization(stored: StoredOrganization, logo: string | null): Organization {
  const missingFields = missingFieldsOf(stored);
  return {
    id: stored.id,
    version: stored.version,
    ...fieldsOf(stored),
    numberVerifiedAt: stored.numberVerifiedAt?.toISOString() ?? null,
    numberVerifiedBy: stored.numberVerifierName,
    logo,
    approved: stored.approval === 'approved',
    isPending: stored.approval === 'pending',
    isComplete: missingFields.length === 0,
    missingFields,
    eulaAcceptedAt: stored.eulaAcceptedAt?.toISOString() ?? null,
    eulaAcceptedBy: stored.eulaAcceptedBy,
    createdAt: stored.createdAt.toISOString(),
  };
}

export function presentOrganizationRow(stored: ListedOrganization): OrganizationRow {
  return {
    id: stored.id,
    version: stored.version,
    name: stored.name,
    displayName: stored.displayName,
    kboNumber: stored.enterpriseNumber,
    email: stored.email,
    city: stored.address?.city ?? null,
    isBailiffsOffice: stored.isBailiffsOffice,
    hasClaimOfDebtPermission: stored.hasClaimOfDebtPermission,
    creditorKind: stored.creditorKind,
    numberVerifiedAt: stored.numberVerifiedAt?.toISOString() ?? null,
    approved: stored.approval === 'approved',
    isPending: stored.approval === 'pending',
    isComplete: missingFieldsOf(stored).length === 0,
    eulaAcceptedAt: stored.eulaAcceptedAt?.toISOString() ?? null,
    numberOfUsers: Number(stored.numberOfUsers),
    createdAt: stored.createdAt.toISOString(),
  };
}

export function presentStandardInvitation(stored: Selectable<StandardInvitationsTable>): StandardInvitation {
  const { id, version, email, addressee, salutation, address, language } = stored;
  const { enterpriseNumber: kboNumber } = stored;
  return {
    id,
    version,
    email,
    addressee,
    kboNumber,
    salutation,
    address: address && streetAddressOf(address),
    language,
  };
}
