import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { ORGANIZATION_RULES } from './create-organization.ts';
import { endSigningRights } from './end-signing-rights.ts';
import { columnsOf, fieldsOf, rightsAfter, rightsOf } from './organization-fields.ts';
import {
  findRefusalToManage,
  findRefusalToSetNumber,
  findRefusalToSetRights,
  refuseMixedRights,
} from './policy.ts';
import { lockOrganization } from './queries.ts';

/** Changes the details of an organization, and for a platform administrator its rights. */
export function updateOrganization(
  db: Database,
  action: UserAction,
  organizationId: string,
  { version, ...given }: BodyOf<typeof organizationsCalls.update>,
): Promise<void> {
  refuse(findRefusalToManage(action.actor, organizationId));
  return refuseViolations(ORGANIZATION_RULES, () =>
    inTransaction(db, async (trx) => {
      const stored = await lockOrganization(trx, organizationId);
      await refuseStale(trx, stored, version);
      const rights = rightsAfter(rightsOf(stored), given);
      refuse(findRefusalToSetRights(action.actor, rightsOf(stored), rights));
      if (findChanges(rightsOf(stored), rights)) refuseMixedRights(rights);
      const isOtherNumber = given.kboNumber !== stored.enterpriseNumber;
      refuse(findRefusalToSetNumber(action.actor, rightsOf(stored), isOtherNumber));
      const fields = { ...given, ...rights };
      const changes = findChanges(fieldsOf(stored), fields);
      if (changes === undefined) return;
      const organization = await trx
        .updateTable('organizations')
        .set(columnsOf(fields))
        .where('id', '=', organizationId)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      await endSigningRights(trx, organization.id, action.at);
      await recordEvent(trx, action, {
        type: 'organization.changed',
        organizationId: organization.id,
        subjectId: organization.id,
        version: organization.version,
        ...changes,
      });
    }),
  );
}
