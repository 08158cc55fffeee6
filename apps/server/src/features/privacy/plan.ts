import { createHash } from 'node:crypto';
import type { PlannedErasure, RecordOfPerson } from '@prorata/contract/privacy/privacy';
import { brusselsDate, laterOf } from '@prorata/domain/iso-date';
import { planErasure, type RecordFacts } from '@prorata/domain/privacy/erasure-plan';
import { erasedOn, FINISHED_STATUSES, type RetentionPeriod } from '@prorata/domain/retention';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { readPeriod } from '../parameters/read-period.ts';
import { type KnownRecord, listRecords } from './person-records.ts';
import { keyOf, type PrivacyScope } from './scope.ts';

/** The records of a request that are still there, in the scope of who asks. */
export async function findRecords(
  db: Database,
  scope: PrivacyScope,
  records: readonly RecordOfPerson[],
): Promise<KnownRecord[]> {
  const ids = [...new Set(records.map(({ id }) => id))];
  const known = await listRecords(db, scope, {
    ...{ words: [], nationalNumber: null, email: null },
    ...{ ids, limit: ids.length },
  });
  const wanted = new Set(records.map(keyOf));
  return known.filter((record) => wanted.has(keyOf(record)));
}

/** Of each thing that the records keep, whether it goes and why. */
export async function planFor(db: Database, records: readonly KnownRecord[]): Promise<PlannedErasure[]> {
  const dossierIds = records.flatMap(({ dossierId }) => dossierId ?? []);
  const known = await readTogether(db, (db) => ({
    period: readPeriod(db, 'retention.dossiers'),
    dossiers: readDossiers(db, dossierIds),
    documented: listDocumented(db, records),
    removed: listRemoved(db, records),
  }));
  return records.flatMap((record) => {
    const facts = factsOf(record, known);
    return planErasure(facts).map(({ part, goes, reason, until = null }) => ({
      record: { kind: record.kind, id: record.id },
      ...{ name: record.traits.name, fileNumber: record.fileNumber },
      ...{ part, goes, reason, until },
    }));
  });
}

/** What is carried out is what was looked at. */
export function fingerprintOf(plan: readonly PlannedErasure[]): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('hex');
}

interface Known {
  readonly dossiers: Awaited<ReturnType<typeof readDossiers>>;
  readonly documented: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly period: RetentionPeriod;
}

function factsOf(record: KnownRecord, { dossiers, documented, removed, period }: Known): RecordFacts {
  const { kind, id } = record;
  if (kind === 'user') return { kind, isRemoved: removed.has(id) };
  if (kind === 'party' || kind === 'standardInvitation') return { kind };
  // A payer is of all dossiers of its series: while one of them needs it, it is needed.
  const own = dossiers.filter((one) =>
    kind === 'payer' ? one.seriesId === record.dossierId : one.id === record.dossierId,
  );
  const [first] = own;
  if (first === undefined) throw new Error('A record without its dossier.');
  const needing = own.find(({ status }) => !isFinished(status)) ?? first;
  const dossier = {
    status: needing.status,
    isAnythingSent: own.some(({ isAnythingSent }) => isAnythingSent),
    hasSignedReport: own.some(({ hasSignedReport }) => hasSignedReport),
    isErased: own.every(({ erasedAt }) => erasedAt !== null),
    erasedOn: own
      .map(({ statusChangedAt }) => erasedOn(brusselsDate(statusChangedAt), period))
      .reduce(laterOf),
  };
  return kind === 'statement' ? { kind, dossier, hasDocuments: documented.has(id) } : { kind, dossier };
}

function isFinished(status: DossierStatus): boolean {
  return FINISHED_STATUSES.some((finished) => finished === status);
}

/** With those that follow them in a series. */
function readDossiers(db: Database, ids: readonly string[]) {
  const wanted = [...new Set(ids), NOBODY];
  return db
    .selectFrom('dossiers')
    .leftJoin('followUps', 'followUps.dossierId', 'dossiers.id')
    .select(['dossiers.id', 'status', 'statusChangedAt', 'erasedAt'])
    .select(sql<string>`coalesce(follow_ups.series_id, dossiers.id)`.as('seriesId'))
    .select(() => [
      // What a service took over is no longer being handed over.
      sql<boolean>`exists (select from invitations where dossier_id = dossiers.id and sent_at is not null)
        or exists (select from deliveries where dossier_id = dossiers.id
          and (accepted_at is not null or handed_over_at is not null))`.as('isAnythingSent'),
      sql<boolean>`exists (select from calculation_results where dossier_id = dossiers.id and signed_at is not null)`.as(
        'hasSignedReport',
      ),
    ])
    .where((where) =>
      where.or([where('dossiers.id', 'in', wanted), where('followUps.seriesId', 'in', wanted)]),
    )
    .orderBy('dossiers.id')
    .execute();
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function listDocumented(db: Database, records: readonly KnownRecord[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('statementId')
    .distinct()
    .where('statementId', 'in', [...idsOf(records, 'statement'), NOBODY])
    .execute();
  return new Set(rows.map(({ statementId }) => statementId));
}

async function listRemoved(db: Database, records: readonly KnownRecord[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('removedAt', 'is not', null)
    .where('id', 'in', [...idsOf(records, 'user'), NOBODY])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function idsOf(records: readonly KnownRecord[], kind: KnownRecord['kind']): string[] {
  return records.filter((record) => record.kind === kind).map(({ id }) => id);
}
