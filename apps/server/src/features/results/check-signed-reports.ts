import type { Certificate } from '@prorata/proof/signature/certificates';
import { DamagedFileError, type FileStorage } from '../../adapters/file-storage.ts';
import type { SigningService } from '../../adapters/signing.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { REPORT_RULES, storeReportCheck } from './report-checks.ts';
import { publishEarlierSigner, signerOf } from './report-signers.ts';
import { type Judgement, judgeSignedReport } from './signature/verify-signed-report.ts';

/** Some seconds each: a run ends before the next one begins. */
const BATCH = 30;

type CheckTools = Pick<Tools, 'db' | 'storage' | 'signing' | 'logger'>;

/**
 * Checks reports that were signed before by the rules of today, some at a time. What fails is listed for the administrators
 * of the platform and changes nothing by itself; the keys of the others are published.
 */
export async function checkSignedReports(tools: CheckTools, { at }: Action): Promise<void> {
  const { db, signing, logger } = tools;
  if (signing === undefined) return;
  await forEachLoggingErrors(
    await listUnchecked(db),
    logger,
    'a report that was signed before could not be checked',
    (resultId) => checkOne({ ...tools, signing }, resultId, at),
  );
}

async function listUnchecked(db: Database): Promise<string[]> {
  const rows = await selectUnchecked(db)
    .select('result.id')
    // One that cannot be checked must not keep the others waiting.
    .orderBy(({ fn }) => fn('random'))
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Signed reports that the rules of today have not seen. */
export function selectUnchecked(db: Database) {
  return db
    .selectFrom('calculationResults as result')
    .leftJoin('reportChecks as check', 'check.resultId', 'result.id')
    .where('result.signedAt', 'is not', null)
    .where(({ eb, or }) => or([eb('check.rules', 'is', null), eb('check.rules', '<', REPORT_RULES)]));
}

interface CheckedTools extends CheckTools {
  readonly signing: SigningService;
}

async function checkOne(
  { db, storage, signing, logger }: CheckedTools,
  resultId: string,
  at: Date,
): Promise<void> {
  const report = await getSignedReport(db, resultId);
  const authorities = await signing.readAuthorities();
  const { fault, detail, signature } = await judge(storage, report, authorities);
  if (fault !== null) logger.warn({ resultId, fault, detail }, 'a signed report fails the rules of today');
  await inTransaction(db, async (trx) => {
    await storeReportCheck(trx, { resultId, checkedAt: at, fault, detail });
    if (signature !== null) await publishEarlierSigner(trx, signerOf(report, signature));
  });
}

async function getSignedReport(db: Database, resultId: string) {
  return db
    .selectFrom('calculationResults as result')
    .innerJoin('dossiers as dossier', 'dossier.id', 'result.dossierId')
    .innerJoin('users as bailiff', 'bailiff.id', 'result.signedBy')
    .innerJoin('files as own', 'own.id', 'result.pdfFileId')
    .innerJoin('files as signed', 'signed.id', 'result.signedPdfFileId')
    .leftJoin('signingSessions as visit', (join) =>
      join.onRef('visit.resultId', '=', 'result.id').on('visit.status', '=', 'signed'),
    )
    .select(['dossier.organizationId', 'result.reportJson', 'visit.createdAt as since'])
    .select(['bailiff.id as userId', 'bailiff.firstName', 'bailiff.lastName', 'bailiff.nationalNumber'])
    .select(['own.storageKey as ownKey', 'own.sha256 as ownSha256'])
    .select(['signed.storageKey as signedKey', 'signed.sha256 as signedSha256'])
    .select(({ ref }) => ref('result.signedAt').$castTo<Date>().as('signedAt'))
    .where('result.id', '=', resultId)
    .executeTakeFirstOrThrow();
}
type SignedReport = Awaited<ReturnType<typeof getSignedReport>>;

async function judge(
  storage: FileStorage,
  report: SignedReport,
  authorities: readonly Certificate[],
): Promise<Judgement> {
  const { firstName, lastName, nationalNumber, since, signedAt } = report;
  try {
    const own = await storage.read({ storageKey: report.ownKey, sha256: report.ownSha256 });
    const signed = await storage.read({ storageKey: report.signedKey, sha256: report.signedSha256 });
    return await judgeSignedReport(signed, {
      report: own,
      bailiff: { fullName: `${firstName} ${lastName}`, nationalNumber },
      authorities,
      ...(since && { since }),
      // It was accepted then: what has run out since says nothing against it.
      at: signedAt,
    });
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    return { fault: 'unreadable', detail: error.message, signature: null };
  }
}

export async function startCheckingSignedReports(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('check-signed-reports', (_, action) => checkSignedReports(tools, action));
  await jobs.repeat('check-signed-reports', '*/10 * * * *');
}
