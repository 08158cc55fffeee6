import type { ParamsOf } from '@prorata/contract/call';
import { resultsCalls } from '@prorata/contract/results/calls';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { listSendResults } from '../delivery/list-send-results.ts';
import { sendAsSeen } from '../delivery/rehearse-sending.ts';
import { readResult } from '../distribution/present-result.ts';
import { getResult } from '../distribution/select-results.ts';
import { lockDossier, readInDossier } from '../dossiers/find-dossier.ts';
import { readMaxDocumentBytes } from '../statements/receive-document.ts';
import { correctAddressee, countEmails, recordReceipt, setAddresseeAside } from './decide-addressee.ts';
import { downloadProofs } from './download-proofs.ts';
import { presentLedger, readReportLedger } from './read-ledger.ts';
import { readSendingPlan } from './read-sending-plan.ts';
import { attachReceipt, downloadReceipt } from './receipt-paper.ts';
import { getReportToSend } from './report-to-send.ts';
import { sendReport } from './send-report.ts';

export function sendingRoutes(tools: Tools): Route[] {
  const { db } = tools;
  return [
    route(resultsCalls.readSendingPlan, ({ action, params }) => readSendingPlan(tools, action, params)),
    route(resultsCalls.send, ({ action, params, body }) =>
      sendAsSeen(tools, body.seen, (sending) => sendReport(sending, action, params, body)),
    ),
    route(resultsCalls.readLedger, async ({ actor, params }) => {
      const { dossierId, resultId } = params;
      const { dossier } = await readInDossier(db, actor.user, dossierId, (db, dossier) =>
        readTogether(db, (db) => ({ dossier, report: getReportToSend(db, params) })),
      );
      const { ledger } = await readTogether(db, (db) => ({
        ledger: presentLedger(db, resultId, readReportLedger(db, dossier, resultId)),
      }));
      return ledger;
    }),
    route(resultsCalls.correctAddressee, ({ action, params, body }) =>
      correctAddressee(db, action, params, body),
    ),
    route(resultsCalls.setAddresseeAside, ({ action, params, body }) =>
      setAddresseeAside(db, action, params, body),
    ),
    route(resultsCalls.recordReceipt, ({ action, params, body }) => recordReceipt(db, action, params, body)),
    route(
      resultsCalls.attachReceipt,
      ({ action, params, file }) => attachReceipt(tools, action, params, file),
      () => readMaxDocumentBytes(db),
    ),
    route(resultsCalls.downloadReceipt, ({ actor, params }) => downloadReceipt(tools, actor.user, params)),
    route(resultsCalls.downloadProofs, ({ actor, params }) => downloadProofs(tools, actor.user, params)),
    route(resultsCalls.countEmails, ({ action, params, body }) => countEmails(db, action, params, body)),
    route(resultsCalls.revokeLinks, ({ action, params }) => revokeLinks(db, action, params)),
    route(resultsCalls.listSendResults, async ({ actor, params, query }) => {
      // Whose result it is, before what became of its mails.
      const [, listed] = await readTogether(db, (db) => [
        readResult(db, actor.user, params),
        listSendResults(db, params, query),
      ]);
      return listed;
    }),
  ];
}

/** Makes the links that were sent so far useless. A closed dossier keeps this way open: mistakes show afterwards. */
async function revokeLinks(
  db: Database,
  action: UserAction,
  { dossierId, resultId }: ParamsOf<typeof resultsCalls.revokeLinks>,
): Promise<{ revoked: number }> {
  return inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await getResult(trx, { dossierId, resultId });
    const revoked = await trx
      .updateTable('documentViews')
      .set({ revokedAt: action.at, revokedBy: action.actor.id })
      .where('dossierId', '=', dossierId)
      .where('resultId', '=', resultId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', action.at)
      .returning('id')
      .execute();
    if (revoked.length > 0) {
      await recordEvent(trx, action, {
        dossier,
        type: 'result.linksRevoked',
        subjectId: resultId,
        before: null,
        after: { links: revoked.length },
        version: null,
      });
    }
    return { revoked: revoked.length };
  });
}
