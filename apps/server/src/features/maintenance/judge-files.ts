import { sql } from 'kysely';
import type { VirusScanner } from '../../adapters/virus-scanner.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierById } from '../dossiers/find-dossier.ts';
import { tellInfected } from '../statements/tell-infected.ts';
import { readTextToKeep } from '../tray/lay-down.ts';
import { verdictFrom } from '../uploads/receive-upload.ts';

type JudgeTools = Pick<Tools, 'db' | 'storage' | 'scanner' | 'logger'>;

/** Nobody waits for it any more. */
const PATIENCE_MILLISECONDS = 120_000;
/** So many after each other to which nobody answers say that the scanner is away. */
const MAX_UNREACHED = 3;
/** What one run asks about; what it does not come to stands first in the next. */
const BATCH = 1_000;
/** What the scanner does not judge it judges no sooner than somebody has changed its settings. */
const PAUSE_MILLISECONDS = 60 * 60 * 1000;

/**
 * Asks the scanner again about every file that waits for its word. The row of the file is the job: it was written together with
 * whatever speaks of the file, so that no end of a process loses it. What was asked about goes behind the others: no file keeps
 * those behind it waiting.
 */
export async function judgeFiles(tools: JudgeTools, action: Action): Promise<void> {
  const { db, scanner, logger } = tools;
  if (scanner === undefined) return;
  let unreached = 0;
  for (const id of await listWaiting(db, action.at)) {
    if (unreached === MAX_UNREACHED) return;
    const file = await startTrying(db, action.at, id);
    if (file === undefined) continue;
    try {
      const isReached = await judge({ ...tools, scanner }, action, file);
      unreached = isReached ? 0 : unreached + 1;
    } catch (err) {
      logger.error({ err, fileId: id }, 'an upload could not be judged');
    }
  }
}

const WAITING = ['quarantined', 'unjudgeable'] as const;

async function listWaiting(db: Database, at: Date): Promise<string[]> {
  const files = await db
    .selectFrom('files')
    .select('id')
    .where('verdict', 'in', WAITING)
    .where(({ eb, or }) =>
      or([
        eb('verdict', '=', 'quarantined'),
        eb('judgingTriedAt', '<=', new Date(at.getTime() - PAUSE_MILLISECONDS)),
      ]),
    )
    .orderBy('judgingTriedAt', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return files.map(({ id }) => id);
}

/** Nothing once it is judged, or gone. */
function startTrying(db: Database, at: Date, id: string) {
  return db
    .updateTable('files')
    .set({ judgingTriedAt: at })
    .where('id', '=', id)
    .where('verdict', 'in', WAITING)
    .returning(['id', 'storageKey', 'sha256', 'originalStorageKey', 'originalSha256', 'mediaType'])
    .executeTakeFirst();
}

type WaitingFile = NonNullable<Awaited<ReturnType<typeof startTrying>>>;

/** Whether the scanner answered. What counts is what was sent, also where something else is shown in its place. */
async function judge(
  { db, storage, scanner, logger }: JudgeTools & { readonly scanner: VirusScanner },
  action: Action,
  file: WaitingFile,
): Promise<boolean> {
  const { originalStorageKey, originalSha256 } = file;
  const isOther = originalStorageKey !== null && originalSha256 !== null;
  const sent = isOther ? { storageKey: originalStorageKey, sha256: originalSha256 } : file;
  const outcome = await scanner.scan(await storage.open(sent), PATIENCE_MILLISECONDS);
  if (outcome.kind === 'unreached' || outcome.kind === 'unjudged') {
    logger.warn({ fileId: file.id, reason: outcome.reason }, 'an upload still waits for the virus scanner');
    if (outcome.kind === 'unreached') return false;
    if (outcome.isForGood) await seal(db, file);
    return true;
  }
  const text = outcome.kind === 'clean' ? await readTextOf({ db, storage }, file) : '';
  const judged = verdictFrom(outcome, action.at);
  await inTransaction(db, async (trx) => {
    const owners = await listOwners(trx, file.id);
    // In the order in which everything else locks: the dossier before what lies in it.
    const dossier = owners[0]?.dossierId ? await lockDossierById(trx, owners[0].dossierId) : undefined;
    const settled = await trx
      .updateTable('files')
      .set(judged)
      .where('id', '=', file.id)
      .where('verdict', 'in', WAITING)
      .executeTakeFirst();
    if (settled.numUpdatedRows === 0n) return;
    if (text !== '') {
      await trx.updateTable('looseDocuments').set({ readText: text }).where('fileId', '=', file.id).execute();
    }
    for (const { id, statementId, fileName, organizationId } of owners) {
      const told = { subjectId: id, statementId, fileName, sha256: file.sha256 };
      if (outcome.kind === 'infected' && dossier) {
        await tellInfected(trx, action, dossier, { ...told, virus: outcome.virus });
        continue;
      }
      const where = {
        ...(dossier ? { dossier } : { organizationId }),
        ...{ subjectId: id, before: null, version: null },
      };
      const after = { fileName, sha256: file.sha256 };
      if (outcome.kind === 'clean') {
        await recordEvent(trx, action, { ...where, type: 'document.cleared', after });
      } else {
        const { virus } = outcome;
        await recordEvent(trx, action, { ...where, type: 'document.infected', after: { ...after, virus } });
      }
    }
  });
  return true;
}

/** Whoever uploaded it, and the office, see that waiting does not help. */
async function seal(db: Database, { id }: WaitingFile): Promise<void> {
  await db
    .updateTable('files')
    .set({ verdict: 'unjudgeable' })
    .where('id', '=', id)
    .where('verdict', 'in', WAITING)
    .execute();
}

/** Only in the tray the text says where a paper belongs. */
async function readTextOf(
  { db, storage }: Pick<JudgeTools, 'db' | 'storage'>,
  file: WaitingFile,
): Promise<string> {
  const loose = await db
    .selectFrom('looseDocuments')
    .select('id')
    .where('fileId', '=', file.id)
    .executeTakeFirst();
  if (loose === undefined || file.mediaType !== 'application/pdf') return '';
  return readTextToKeep(await storage.read(file), { holder: 'judged files' });
}

interface Owner {
  readonly id: string;
  readonly dossierId: string | null;
  readonly organizationId: string | null;
  readonly statementId: string | null;
  readonly fileName: string;
}

/** What speaks of a file: mostly one thing, in one of the places to which people upload. */
async function listOwners(trx: Transaction, fileId: string): Promise<readonly Owner[]> {
  const { rows } = await sql<Owner>`
    select id, dossier_id, null::uuid as organization_id, statement_id, file_name from documents where file_id = ${fileId}
    union all
    select id, dossier_id, null, null, file_name from loose_documents where file_id = ${fileId}
    union all
    select id, dossier_id, null, null, file_name from contestation_pieces where file_id = ${fileId}
    union all
    select dossier_id, dossier_id, null, null, file_name from follow_ups where file_id = ${fileId}
    union all
    select receipt.id, result.dossier_id, null, null, receipt.file_name from report_receipts as receipt
      join calculation_results as result on result.id = receipt.result_id where receipt.file_id = ${fileId}
    union all
    select consent.id, result.dossier_id, null, null, consent.file_name from replacement_consents as consent
      join calculation_results as result on result.id = consent.result_id where consent.file_id = ${fileId}
    union all
    select id, dossier_id, organization_id, null, file_name from extracts where file_id = ${fileId}
    union all
    select id, dossier_id, organization_id, null, file_name from imports where file_id = ${fileId}
    union all
    select id, null, null, null, file_name from false_letters where file_id = ${fileId}`.execute(trx);
  return rows;
}
