import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { OrganizationDetails, OrganizationRights } from '@prorata/contract/organizations/organization';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action, UserAction } from '../../http/action.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { columnsOf, type OrganizationFields, rightsAfter } from './organization-fields.ts';
import { refuseMixedRights } from './policy.ts';

/** Two live organizations cannot be the same enterprise. */
export const ORGANIZATION_RULES = {
  organizations_enterprise_number: { code: 'duplicate-organization', field: 'kboNumber' },
} as const;

const NO_RIGHTS: OrganizationRights = {
  isBailiffsOffice: false,
  hasDistributionFilePermission: false,
  hasRankingFilePermission: false,
  hasClaimOfDebtPermission: false,
  creditorKind: null,
  creationCostsDiscount: 0,
};

/** Adds an organization, which waits for approval like any other. */
export function createOrganization(
  db: Database,
  action: UserAction,
  given: BodyOf<typeof organizationsCalls.create>,
): Promise<string> {
  const rights = rightsAfter(NO_RIGHTS, given);
  refuseMixedRights(rights);
  return refuseViolations(ORGANIZATION_RULES, () =>
    inTransaction(db, (trx) => insertOrganization(trx, action, { ...given, ...rights })),
  );
}

/**
 * Adds the organization of somebody who registers. They confirmed that it is a bailiff's office, which is there to
 * manage distributions; both mean nothing until a platform administrator, who can change them, approves it.
 */
export function foundOrganization(
  trx: Transaction,
  action: Action,
  details: OrganizationDetails,
): Promise<string> {
  const rights = { ...NO_RIGHTS, isBailiffsOffice: true, hasDistributionFilePermission: true };
  return insertOrganization(trx, action, { ...details, ...rights });
}

async function insertOrganization(
  trx: Transaction,
  action: Action,
  fields: OrganizationFields,
): Promise<string> {
  const organization = { id: newId(), version: 1 };
  await trx
    .insertInto('organizations')
    .values({ id: organization.id, createdAt: action.at, ...columnsOf(fields) })
    .execute();
  await recordEvent(trx, action, {
    type: 'organization.created',
    organizationId: organization.id,
    subjectId: organization.id,
    version: organization.version,
    before: null,
    after: fields,
  });
  return organization.id;
}
