import type { Selectable } from 'kysely';
import type { BankMovementsTable, Database } from '../../database/tables.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';

/** What was said of a movement: which line or lot it is about, that it is income of a month, or that it is nothing of ours. */
type Answer = Pick<Selectable<BankMovementsTable>, 'lineId' | 'assetId' | 'setAsideAt' | 'isIncome'>;

export function isAnswered({ lineId, assetId, setAsideAt, isIncome }: Answer): boolean {
  return lineId !== null || assetId !== null || setAsideAt !== null || isIncome;
}

/** The movements on the account of the office of which nobody has said anything, by the day on which they were booked. */
export function selectUnanswered(db: Database, { organizationId }: DossierRecord) {
  return db
    .selectFrom('bankMovements as movement')
    .innerJoin('bankStatements as statement', 'statement.id', 'movement.statementId')
    .innerJoin('organizations as office', 'office.id', 'statement.organizationId')
    .selectAll('movement')
    .where('office.id', '=', organizationId)
    .whereRef('statement.account', '=', 'office.thirdPartyAccount')
    .where('movement.lineId', 'is', null)
    .where('movement.assetId', 'is', null)
    .where('movement.setAsideAt', 'is', null)
    .where('movement.isIncome', '=', false)
    .orderBy('movement.bookedOn')
    .orderBy('movement.id');
}
