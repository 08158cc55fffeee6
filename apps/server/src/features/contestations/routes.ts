import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readMaxDocumentBytes } from '../statements/receive-document.ts';
import { downloadBundle } from './bundle.ts';
import { annulContestation, settleContestation, withdrawContestation } from './end-contestation.ts';
import { downloadAct } from './papers.ts';
import { attachPiece, attachProceedingPiece, downloadPiece } from './pieces.ts';
import { consign, recordStep } from './proceeding.ts';
import { readContestations } from './read-contestations.ts';
import { registerContestation } from './register-contestation.ts';
import { replyToLetter } from './reply.ts';
import { tellParties } from './tell.ts';
import { tryRequest } from './try-request.ts';

export function contestationsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  const maxBytes = () => readMaxDocumentBytes(db);
  /** Every act answers with how things stand after it. */
  const after = async (user: ActingUser, dossierId: string, act: Promise<void>) => {
    await act;
    return readContestations(db, user, dossierId);
  };
  return [
    route(contestationsCalls.read, ({ actor, params }) =>
      readContestations(db, actor.user, params.dossierId),
    ),
    route(contestationsCalls.register, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, registerContestation(tools, action, params.dossierId, body)),
    ),
    route(contestationsCalls.tryRequest, ({ actor, params, body }) =>
      tryRequest(db, actor.user, params.dossierId, body),
    ),
    route(contestationsCalls.tellParties, ({ action, actor, params }) =>
      after(actor.user, params.dossierId, tellParties(tools, action, params)),
    ),
    route(contestationsCalls.annul, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, annulContestation(db, action, params, body)),
    ),
    route(contestationsCalls.withdraw, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, withdrawContestation(db, action, params, body)),
    ),
    route(contestationsCalls.settle, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, settleContestation(db, action, params, body)),
    ),
    route(contestationsCalls.reply, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, replyToLetter(tools, action, params, body)),
    ),
    route(
      contestationsCalls.attachPiece,
      ({ action, actor, params, upload, file }) =>
        after(actor.user, params.dossierId, attachPiece(tools, action, params, upload.kind, file)),
      maxBytes,
    ),
    route(contestationsCalls.downloadAct, ({ actor, params }) => downloadAct(tools, actor.user, params)),
    route(contestationsCalls.downloadPiece, ({ actor, params }) => downloadPiece(tools, actor.user, params)),
    route(contestationsCalls.consign, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, consign(db, action, params.dossierId, body)),
    ),
    route(
      contestationsCalls.attachProceedingPiece,
      ({ action, actor, params, upload, file }) =>
        after(
          actor.user,
          params.dossierId,
          attachProceedingPiece(tools, action, params.dossierId, upload.kind, file),
        ),
      maxBytes,
    ),
    route(contestationsCalls.downloadBundle, ({ action, params }) =>
      downloadBundle(tools, action, params.dossierId),
    ),
    route(contestationsCalls.recordStep, ({ action, actor, params, body }) =>
      after(actor.user, params.dossierId, recordStep(tools, action, params.dossierId, body)),
    ),
  ];
}
