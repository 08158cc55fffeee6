import type { ExtractComparison } from '@prorata/contract/extracts/draft';
import { MAIN_DEFENDANT } from '@prorata/domain/distribution/estates';
import { compareExtracts, type NoticeChange } from '@prorata/domain/extracts/compare-extracts';
import { eurosFromCents } from '@prorata/domain/money';
import { matchParty } from '@prorata/domain/parties/match-party';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { fieldsOf } from '../dossiers/dossier-fields.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { listDefendantNames, nameOf } from '../parties/defendant-names.ts';
import { namedCreditorOf } from './bring-creditors-together.ts';
import type { StoredContent } from './find-extract.ts';
import { comparableOf, entryOf, type OutcomeEntry, outcomeOf } from './outcome.ts';

/** What an extract says that the dossier does not know yet, and what it no longer says. */
export async function compareWithDossier(
  db: Database | Transaction,
  dossier: DossierRecord,
  content: StoredContent,
): Promise<ExtractComparison> {
  const dossierId = dossier.id;
  const defendantId = findDefendant(dossier, content);
  const { comparison, known, knownStops } = await readTogether(db, (db) => ({
    comparison: readComparison(db, { dossierId, defendantId }, content),
    known: listCreditors(db, dossierId),
    knownStops: listKnownStops(db, { dossierId, defendantId }, content),
  }));
  const { previous, compared, byKey } = comparison;
  const ids = new Set(known.map(({ id }) => id));
  const stillThere = (id: string | null | undefined) => (id && ids.has(id) ? id : null);
  const found = new Map(content.creditors.map((creditor) => [creditor.key, creditor]));
  return {
    defendants: listDefendantNames(dossier),
    defendantId,
    previous: previous && { fileName: previous.fileName, appliedAt: previous.appliedAt.toISOString() },
    creditors: compared.creditors.map(({ key, state, beforeKey, changes }) => {
      const earlier = beforeKey === null ? undefined : byKey.get(beforeKey);
      const creditor = found.get(key);
      const alike = creditor && matchParty(namedCreditorOf(creditor), known).candidates[0]?.id;
      return {
        key,
        state,
        decidedBefore: earlier?.decision ?? null,
        creditorId: stillThere(earlier?.creditorId) ?? alike ?? null,
        changes: changes.map(presentChange),
      };
    }),
    gone: compared.gone.flatMap((key) => {
      const { name, decision, creditorId, totalAmount } = byKey.get(key) ?? {};
      if (name === undefined) return [];
      return [
        {
          name,
          decidedBefore: decision ?? null,
          creditorId: stillThere(creditorId),
          totalAmount: totalAmount ?? 0,
        },
      ];
    }),
    knownStops,
  };
}

/**
 * About whom of the dossier's defendants an extract is, by number or by name. One that names nobody is about the
 * defendant of a dossier that has only one.
 */
export function findDefendant(dossier: DossierRecord, { defendant }: StoredContent): string | null {
  const { firstName, lastName, corporateName, kboNumber, nationalNumber, address } = defendant;
  const name = corporateName.value ?? [firstName.value, lastName.value].filter(Boolean).join(' ');
  const { defendant: main, coDefendants } = fieldsOf(dossier);
  const known = [{ ...main, id: MAIN_DEFENDANT }, ...coDefendants].map((person) => ({
    id: person.id,
    names: [nameOf(person)],
    enterpriseNumber: person.kboNumber,
    nationalNumber: person.nationalNumber,
    zipcode: person.address.zipcode,
  }));
  const traits = {
    names: [name],
    enterpriseNumber: kboNumber.value,
    nationalNumber: nationalNumber.value,
    zipcode: address.value?.zipcode ?? null,
  };
  const [first] = matchParty(traits, known).candidates;
  const isNobodyNamed = name === '' && kboNumber.value === null && nationalNumber.value === null;
  return first?.id ?? (isNobodyNamed && known.length === 1 ? MAIN_DEFENDANT : null);
}

/** What was decided about each creditor the last time, by its key in the extract at hand. */
export async function readEarlierEntries(
  db: Database | Transaction,
  about: ExtractSubject,
  content: StoredContent,
): Promise<ReadonlyMap<string, OutcomeEntry>> {
  const { compared, byKey } = await readComparison(db, about, content);
  return new Map(
    compared.creditors.flatMap(({ key, beforeKey }) => {
      const earlier = beforeKey === null ? undefined : byKey.get(beforeKey);
      return earlier ? [[key, earlier] as const] : [];
    }),
  );
}

/** An extract is of one person: one of several defendants has another past than the others. */
interface ExtractSubject {
  readonly dossierId: string;
  /** Nobody, when it is somebody new. */
  readonly defendantId: string | null;
}

async function readComparison(db: Database | Transaction, about: ExtractSubject, content: StoredContent) {
  const previous = await findLastApplied(db, about);
  const before = previous ? outcomeOf(previous) : [];
  const undecided = { decision: null, creditorId: null };
  const compared = compareExtracts(
    before.map(comparableOf),
    content.creditors.map((creditor) => comparableOf(entryOf(creditor, undecided))),
  );
  return { previous, compared, byKey: new Map(before.map((entry) => [entry.key, entry])) };
}

async function findLastApplied(db: Database | Transaction, { dossierId, defendantId }: ExtractSubject) {
  const row = await db
    .selectFrom('extracts')
    .select(['fileName', 'appliedAt', 'outcome'])
    .where('dossierId', '=', dossierId)
    .where('defendantId', '=', defendantId)
    .where('appliedAt', 'is not', null)
    .orderBy('appliedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (row?.appliedAt == null) return null;
  return { ...row, appliedAt: row.appliedAt };
}

async function listCreditors(db: Database | Transaction, dossierId: string) {
  const rows = await db
    .selectFrom('creditors')
    .select(['id', 'firstName', 'lastName', 'corporateName', 'enterpriseNumber', 'nationalNumber'])
    .where('dossierId', '=', dossierId)
    .orderBy('id')
    .execute();
  return rows.map(({ firstName, lastName, corporateName, ...creditor }) => ({
    ...creditor,
    names: [corporateName ?? [firstName, lastName].filter(Boolean).join(' ')],
    zipcode: null,
  }));
}

/**
 * Stops of a defendant that the dossier knows by the number of their notice, also if they were withdrawn: nobody is asked twice.
 * What stops one defendant says nothing of another, whose extract may have the same notice.
 */
export async function listKnownStops(
  db: Database | Transaction,
  { dossierId, defendantId }: ExtractSubject,
  { stoppingNotices }: StoredContent,
): Promise<number[]> {
  if (defendantId === null) return [];
  const stops = await db
    .selectFrom('stops')
    .select('noticeNumber')
    .where('dossierId', '=', dossierId)
    .where('noticeNumber', 'is not', null)
    .where(sql<boolean>`${defendantId} = any(defendant_ids)`)
    .execute();
  const numbers = new Set(stops.map(({ noticeNumber }) => noticeNumber));
  return [...stoppingNotices.entries()]
    .filter(([, { noticeNumber }]) => noticeNumber.value !== null && numbers.has(noticeNumber.value))
    .map(([position]) => position);
}

function presentChange({ beforeCents, afterCents, ...change }: NoticeChange) {
  return {
    ...change,
    amountBefore: beforeCents === null ? null : eurosFromCents(beforeCents),
    amountAfter: afterCents === null ? null : eurosFromCents(afterCents),
  };
}
