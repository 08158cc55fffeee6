import {
  type DamagedFile,
  MAX_SHOWN,
  type Maintenance,
  PREVIEW_DAYS,
  type RefusedReport,
} from '@prorata/contract/maintenance/calls';
import { addDays, addYears, brusselsDate } from '@prorata/domain/iso-date';
import { erasedOn, FINISHED_STATUSES, type RetentionPeriod } from '@prorata/domain/retention';
import type { DocumentFault } from '@prorata/domain/signature';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { selectUnchecked } from '../results/check-signed-reports.ts';
import { countExtractsKeptSince } from './erase-extracts.ts';
import { readRetention } from './read-retention.ts';

/** What the nights brought, and what they will bring. */
export function readMaintenance(db: Database, at: Date): Promise<Maintenance> {
  return readTogether(db, (db) => ({
    fileCheck: readLastCheck(db),
    reportCheck: readReportCheck(db),
    retention: previewRetention(db, at),
    erasures: listErasures(db),
  }));
}

async function readLastCheck(db: Database): Promise<Maintenance['fileCheck']> {
  const check = await db
    .selectFrom('fileChecks')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (check === undefined) return null;
  const { total, damaged } = await readTogether(db, (db) => ({
    total: db
      .selectFrom('damagedFiles')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('checkId', '=', check.id)
      .executeTakeFirstOrThrow(),
    damaged: listDamaged(db, check.id),
  }));
  return {
    finishedAt: check.finishedAt.toISOString(),
    numberOfFiles: check.numberOfFiles,
    numberOfDamaged: Number(total.count),
    damaged,
  };
}

/** A damaged file with what it was to whom, so that the right backup can be found. */
async function listDamaged(db: Database, checkId: string): Promise<DamagedFile[]> {
  const { rows } = await sql<DamagedFile>`
    select damaged.file_id as id, damaged.fault, coalesce(place.kind, 'other') as kind,
      dossiers.file_number, organizations.name as organization
    from damaged_files as damaged
    left join lateral (
      select 'report' as kind, dossier_id, null::uuid as organization_id from calculation_results
        where damaged.file_id in (pdf_file_id, signed_pdf_file_id)
      union all select 'report', dossier_id, null from signing_sessions where refused_file_id = damaged.file_id
      union all select 'document', dossier_id, null from documents where file_id = damaged.file_id
      union all select 'document', dossier_id, null from contestation_pieces where file_id = damaged.file_id
      union all select 'extract', dossier_id, organization_id from extracts where file_id = damaged.file_id
      union all select 'receipt', dossier_id, null from receipts where file_id = damaged.file_id
      union all select 'receipt', dossier_id, null from no_claim_declarations where file_id = damaged.file_id
      union all select 'receipt', dossier_id, null from balance_confirmations where file_id = damaged.file_id
      union all select 'document', null, null from false_letters where file_id = damaged.file_id
      union all select 'receipt', dossier_id, null from report_receipts
        join calculation_results on calculation_results.id = result_id where file_id = damaged.file_id
      union all select 'letter', dossier_id, organization_id from deliveries
        where damaged.file_id in (letter_file_id, proof_of_deposit_file_id)
      union all select 'letter', dossier_id, organization_id from delivery_events
        join deliveries on deliveries.id = delivery_id where evidence_file_id = damaged.file_id
      union all select 'logo', null, id from organizations where logo_file_id = damaged.file_id
      limit 1
    ) as place on true
    left join dossiers on dossiers.id = place.dossier_id
    left join organizations on organizations.id = coalesce(place.organization_id, dossiers.organization_id)
    where damaged.check_id = ${checkId}
    order by dossiers.file_number, damaged.file_id
    limit ${MAX_SHOWN}
  `.execute(db);
  return rows;
}

async function readReportCheck(db: Database): Promise<Maintenance['reportCheck']> {
  const { signed, waiting, refused, rows } = await readTogether(db, (db) => ({
    signed: db
      .selectFrom('calculationResults')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('signedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    waiting: selectUnchecked(db)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    refused: db
      .selectFrom('reportChecks')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('fault', 'is not', null)
      .executeTakeFirstOrThrow(),
    rows: listRefusedReports(db),
  }));
  return {
    numberOfReports: Number(signed.count),
    numberOfWaiting: Number(waiting.count),
    numberOfRefused: Number(refused.count),
    refused: rows,
  };
}

async function listRefusedReports(db: Database): Promise<RefusedReport[]> {
  const rows = await db
    .selectFrom('reportChecks as check')
    .innerJoin('calculationResults as result', 'result.id', 'check.resultId')
    .innerJoin('dossiers as dossier', 'dossier.id', 'result.dossierId')
    .innerJoin('organizations as organization', 'organization.id', 'dossier.organizationId')
    .select(['result.id', 'dossier.fileNumber', 'organization.name as organization'])
    .select(['result.signedAt', 'check.fault', 'check.checkedAt'])
    .where('check.fault', 'is not', null)
    .orderBy('check.checkedAt', 'desc')
    .orderBy('result.id')
    .limit(MAX_SHOWN)
    .$narrowType<{ fault: DocumentFault; signedAt: Date }>()
    .execute();
  return rows.map(({ signedAt, checkedAt, ...row }) => ({
    ...row,
    signedAt: signedAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
  }));
}

async function previewRetention(db: Database, at: Date): Promise<Maintenance['retention']> {
  const { dossiers, mailTexts, extracts } = await readRetention(db);
  const horizon = addDays(brusselsDate(at), PREVIEW_DAYS);
  const { total, rows, numberOfMailTexts, numberOfExtracts } = await readTogether(db, (db) => {
    const due = selectDueDossiers(db, startOf(addYears(horizon, -dossiers.length)));
    return {
      total: due.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
      rows: due
        .innerJoin('organizations', 'organizations.id', 'dossiers.organizationId')
        .select(['dossiers.id', 'fileNumber', 'organizations.name as organization'])
        .select(['status', 'statusChangedAt'])
        .orderBy('statusChangedAt')
        .limit(MAX_SHOWN)
        .execute(),
      numberOfMailTexts: countMailTexts(db, startOf(addDays(horizon, -mailTexts.length))),
      numberOfExtracts: countExtractsKeptSince(db, startOf(addDays(horizon, -extracts.length))),
    };
  });
  return {
    dossiersYears: dossiers.length,
    mailTextsDays: mailTexts.length,
    extractsDays: extracts.length,
    numberOfDossiers: Number(total.count),
    dossiers: rows.map(({ statusChangedAt, ...row }) => ({
      ...row,
      ...daysOf(statusChangedAt, dossiers, at),
    })),
    numberOfMailTexts,
    numberOfExtracts,
  };
}

/** Those that ended before a moment, and are still there. */
function selectDueDossiers(db: Database, endedBefore: Date) {
  return db
    .selectFrom('dossiers')
    .where('status', 'in', FINISHED_STATUSES)
    .where('dossiers.erasedAt', 'is', null)
    .where('statusChangedAt', '<', endedBefore);
}

async function countMailTexts(db: Database, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('erasedAt', 'is', null)
    .where('statusChangedAt', '<', before)
    .where(({ eb, or }) =>
      or([eb('emailStatus', '<>', 'Pending'), eb('registeredLetterStatus', '<>', 'Pending')]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

function daysOf(statusChangedAt: Date, period: RetentionPeriod, at: Date) {
  const endedOn = brusselsDate(statusChangedAt);
  const today = brusselsDate(at);
  const day = erasedOn(endedOn, period);
  // What is overdue goes in the coming night.
  return { endedOn, erasedOn: day > today ? day : addDays(today, 1) };
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

async function listErasures(db: Database): Promise<Maintenance['erasures']> {
  const rows = await db
    .selectFrom('erasures')
    .leftJoin('organizations', 'organizations.id', 'erasures.organizationId')
    .select(['erasures.id', 'erasedAt', 'kind', 'fileNumber', 'organizations.name as organization'])
    .select(['numberOfDocuments', 'numberOfStatements', 'numberOfDeliveries', 'numberOfParties'])
    .orderBy('erasedAt', 'desc')
    .orderBy('erasures.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ erasedAt, kind, ...row }) => ({
    ...row,
    erasedAt: erasedAt.toISOString(),
    kind,
  }));
}
