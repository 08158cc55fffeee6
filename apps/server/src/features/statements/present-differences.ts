import type { StatementDifference } from '@prorata/contract/statements/third-party-statement';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { presentChanges } from '../../events/present-changes.ts';
import { listDefendantNames } from '../parties/defendant-names.ts';
import { type Difference, filedOf, listDifferences, needsReason } from './filed-statement.ts';
import type { WholeStatement } from './statement-record.ts';
import { tellValues } from './tell-values.ts';

/** In what a statement differs from what was filed, in the words of the audit trail. */
export async function presentDifferences(
  db: Database | Transaction,
  statement: WholeStatement,
): Promise<StatementDifference[]> {
  const differences = listDifferences(statement);
  if (differences.length === 0) return [];
  const names = await readNames(db, statement);
  return differences.map((difference) => {
    const { subject, id, what, before, after } = difference;
    return {
      subject,
      id,
      what,
      claim: subject === 'claim' ? claimIn(statement, difference) : null,
      needsReason: needsReason(difference),
      changes: presentChanges(subject, {
        before: tellValues(before ?? {}, names),
        after: tellValues(after ?? {}, names),
        erased: new Set(),
      }),
    };
  });
}

/** Which claim it is: as it stands, or as it was filed once it is gone. */
function claimIn({ claims }: WholeStatement, { id, before }: Difference): StatementDifference['claim'] {
  const claim = claims.find((one) => one.id === id);
  return {
    type: claim?.claimType ?? (before?.type as NonNullable<StatementDifference['claim']>['type']),
    privilegeId: claim === undefined ? ((before?.privilegeId ?? null) as string | null) : claim.privilegeId,
  };
}

/** What a statement refers to by id, by its name: defendants, lots, documents that are gone too, and the declarant's office. */
async function readNames(
  db: Database | Transaction,
  statement: WholeStatement,
): Promise<ReadonlyMap<string, string>> {
  const filed = filedOf(statement);
  const { dossierId } = statement;
  const officeIds = [statement.bailiffsOfficeId, filed?.fields.bailiffOfficeId].filter(
    (id) => typeof id === 'string',
  );
  const { dossier, assets, offices } = await readTogether(db, (db) => ({
    dossier: db
      .selectFrom('dossiers')
      .select(['defendantFirstName', 'defendantLastName', 'defendantCompanyName', 'coDefendants'])
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow(),
    assets: db.selectFrom('assets').select(['id', 'name']).where('dossierId', '=', dossierId).execute(),
    offices:
      officeIds.length === 0
        ? []
        : db.selectFrom('organizations').select(['id', 'name']).where('id', 'in', officeIds).execute(),
  }));
  const documents = [...(filed?.documents ?? []), ...statement.documents];
  return new Map([
    ...listDefendantNames(dossier).map(({ id, name }) => [id, name] as const),
    ...assets.map(({ id, name }) => [id, name] as const),
    ...offices.map(({ id, name }) => [id, name] as const),
    ...documents.map(({ id, fileName }) => [id, String(fileName)] as const),
  ]);
}
