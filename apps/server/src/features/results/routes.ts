import type { ParamsOf, QueryOf } from '@prorata/contract/call';
import type { Comparison } from '@prorata/contract/distribution/what-if';
import { resultsCalls } from '@prorata/contract/results/calls';
import type { Result } from '@prorata/contract/results/result';
import { diff } from '@prorata/domain/distribution/diff';
import type { FileStorage } from '../../adapters/file-storage.ts';
import { type Page, presentPage, readPage } from '../../database/read-page.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type OutgoingFile, type Route, route } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readFile } from '../delivery/read-enclosures.ts';
import { presentComparison } from '../distribution/present-comparison.ts';
import { presentResult, readResult } from '../distribution/present-result.ts';
import { getResult, type ResultPlace, selectResults } from '../distribution/select-results.ts';
import { type DossierRecord, getDossier } from '../dossiers/find-dossier.ts';
import { readReceiptKey } from '../invitations/creditor/seal-receipt.ts';
import { readMaxDocumentBytes } from '../statements/receive-document.ts';
import { compareWithNow, hasDifferences, readDifferences } from './compare-with-now.ts';
import { downloadConsent, giveConsent, readConsents } from './consents.ts';
import { reinstateReport, replaceReport, voidReport } from './correct-report.ts';
import { exportAllotments } from './export-allotments.ts';
import { exportInput, inputSchemaFile } from './export-input.ts';
import { readAllotments } from './read-allotments.ts';
import { readLog } from './read-log.ts';
import { removeResult } from './remove-result.ts';
import { listReportSigners } from './report-signers.ts';
import { getStoredResult, namesIn, readCreditorsOfStatements } from './stored-result.ts';
import { viewExternalDocument } from './view-external-document.ts';

export function resultsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(resultsCalls.list, ({ actor, params, query }) =>
      listResults(db, actor.user, params.dossierId, query),
    ),
    route(resultsCalls.download, ({ actor, params }) => downloadReport(tools, actor.user, params)),
    route(resultsCalls.readLog, ({ actor, params }) => readLog(db, actor.user, params)),
    route(resultsCalls.readAllotments, async ({ actor, params }) => ({
      items: await readAllotments(db, actor.user, params),
    })),
    route(resultsCalls.exportAllotments, ({ actor, params, query }) =>
      exportAllotments(db, actor.user, params, query),
    ),
    route(resultsCalls.compare, ({ actor, params }) => compareResults(db, actor.user, params)),
    route(resultsCalls.readDifferences, ({ actor, params }) => readDifferences(db, actor.user, params)),
    route(resultsCalls.downloadRefused, ({ actor, params }) =>
      downloadRefused(tools, actor.user, params, params.signatureId),
    ),
    route(resultsCalls.exportInput, ({ action, params }) => exportInput(db, action, params)),
    route(resultsCalls.readSealTrust, async () => ({
      authorities: (await tools.signing?.readTrustFile().catch(() => '')) ?? '',
      receiptKey: readReceiptKey(tools.settings),
      signers: await listReportSigners(db),
    })),
    route(resultsCalls.readInputSchema, () => inputSchemaFile()),
    route(resultsCalls.viewExternal, ({ params, actor, isHead, at, requestId }) =>
      viewExternalDocument(tools, params.documentViewCode, {
        visitor: isHead ? undefined : actor,
        at,
        requestId,
      }),
    ),
    ...correctionRoutes(tools),
    route(resultsCalls.remove, ({ action, params, query }) =>
      removeResult(db, action, params, query.version),
    ),
  ];
}

/** A signed report that was wrong. */
function correctionRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(resultsCalls.void, async ({ action, actor, params, body }) => {
      await voidReport(db, action, params, body);
      return readResult(db, actor.user, params);
    }),
    route(resultsCalls.replace, async ({ action, actor, params, body }) => {
      await replaceReport(db, action, params, body);
      return readResult(db, actor.user, params);
    }),
    route(resultsCalls.reinstate, async ({ action, actor, params, body }) => {
      await reinstateReport(db, action, params, body);
      return readResult(db, actor.user, params);
    }),
    route(resultsCalls.readConsents, async ({ actor, params }) => {
      const dossier = await getDossier(db, actor.user, params.dossierId);
      await getResult(db, params);
      return readConsents(db, dossier, params.resultId);
    }),
    route(
      resultsCalls.giveConsent,
      ({ action, params, file }) => giveConsent(tools, action, params, file),
      () => readMaxDocumentBytes(db),
    ),
    route(resultsCalls.downloadConsent, ({ actor, params }) => downloadConsent(tools, actor.user, params)),
  ];
}

/** The calculations of a dossier, newest first. Without older ones: the newest, and the one that was signed. */
async function listResults(
  db: Database,
  user: ActingUser,
  dossierId: string,
  { showOlder, ...page }: QueryOf<typeof resultsCalls.list>,
): Promise<Page<Result>> {
  const [dossier, found] = await readTogether(db, (db) => [
    getDossier(db, user, dossierId),
    readPage(selectShown(db, dossierId, showOlder), page),
  ]);
  const listed = presentPage(found, presentResult);
  if (dossier.status !== 'Calculated') return listed;
  // What they are compared with is the same for all of them.
  return {
    ...listed,
    items: await readTogether(db, (db) => listed.items.map((result) => lookAgain(db, dossier, result))),
  };
}

function selectShown(db: Database, dossierId: string, showOlder: boolean) {
  const results = selectResults(db, dossierId);
  return showOlder
    ? results
    : results.where((eb) =>
        eb.or([
          eb('result.signedAt', 'is not', null),
          eb(
            'result.sequence',
            '=',
            eb
              .selectFrom('calculationResults as newest')
              .select(({ fn }) => fn.max('newest.sequence').as('sequence'))
              .where('newest.dossierId', '=', dossierId),
          ),
        ]),
      );
}

/** The mark of an edit is quick, but knows nothing of the office, its people and the tariff: the newest is compared. */
async function lookAgain(db: Database, dossier: DossierRecord, result: Result): Promise<Result> {
  if (result.isOutdated) return result;
  const compared = await compareWithNow(db, dossier, result.id);
  return { ...result, isOutdated: hasDifferences(compared) };
}

/** What each creditor gets in two calculations of a dossier, and why it differs. */
async function compareResults(
  db: Database,
  user: ActingUser,
  { dossierId, resultId, otherResultId }: ParamsOf<typeof resultsCalls.compare>,
): Promise<Comparison> {
  const [, before, after, creditors] = await readTogether(db, (db) => [
    getDossier(db, user, dossierId),
    getStoredResult(db, { dossierId, resultId }),
    getStoredResult(db, { dossierId, resultId: otherResultId }),
    readCreditorsOfStatements(db, dossierId),
  ]);
  const names = new Map([...namesIn(before.report).creditors, ...namesIn(after.report).creditors]);
  const differences = diff(before, after, (id) => creditors.get(id));
  return presentComparison(before.distribution, after.distribution, differences, (id) => names.get(id));
}

interface ReportParts {
  readonly db: Database;
  readonly storage: FileStorage;
}

/** The report of a calculation: the signed one where there is one. */
async function downloadReport(
  { db, storage }: ReportParts,
  user: ActingUser,
  place: ResultPlace,
): Promise<OutgoingFile> {
  const [, result] = await readTogether(db, (db) => [
    getDossier(db, user, place.dossierId),
    getResult(db, place),
  ]);
  const { fileName, signedPdfFileId, pdfFileId } = result;
  const content = await readFile({ db, storage }, signedPdfFileId ?? pdfFileId);
  return { name: fileName, mediaType: 'application/pdf', content };
}

/** A signature that came too late, as it came. */
async function downloadRefused(
  { db, storage }: ReportParts,
  user: ActingUser,
  place: ResultPlace,
  signatureId: string,
): Promise<OutgoingFile> {
  const [, { fileName }, visit] = await readTogether(db, (db) => [
    getDossier(db, user, place.dossierId),
    getResult(db, place),
    db
      .selectFrom('signingSessions')
      .select('refusedFileId')
      .where('resultId', '=', place.resultId)
      .where('id', '=', signatureId)
      .executeTakeFirst(),
  ]);
  if (!visit?.refusedFileId) throw new ProblemError('not-found');
  const content = await readFile({ db, storage }, visit.refusedFileId);
  return { name: fileName, mediaType: 'application/pdf', content };
}
