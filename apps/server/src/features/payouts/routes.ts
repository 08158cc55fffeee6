import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import { payoutsCalls } from '@prorata/contract/payouts/calls';
import type { SignedIn } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import {
  importStatement,
  MAX_STATEMENT_BYTES,
  matchMovement,
  matchReceipt,
  setMovementAside,
} from './bank-movements.ts';
import { approveFile, downloadFile, makeFile, prepareFile, withdrawFile } from './payout-files.ts';
import { readPayout } from './read-payout.ts';
import { changeLine, confirmLine, finishPayout, markAsPaid, reopenLine, waiveLine } from './settle-lines.ts';

export function payoutsRoutes(tools: Tools): Route[] {
  const { db } = tools;
  interface Request {
    readonly actor: SignedIn;
    readonly params: { readonly dossierId: string };
    readonly at: Date;
  }
  /** What it has become, for whoever changed it. */
  const afterwards = async (change: Promise<void>, { actor, params, at }: Request) => {
    await change;
    return readPayout(db, actor, params.dossierId, at);
  };
  return [
    route(payoutsCalls.read, ({ actor, params, at }) => readPayout(db, actor, params.dossierId, at)),
    route(payoutsCalls.changeLine, (input) =>
      afterwards(changeLine(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.confirmLine, (input) =>
      afterwards(confirmLine(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.waiveLine, (input) =>
      afterwards(waiveLine(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.reopenLine, (input) =>
      afterwards(reopenLine(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.prepareFile, (input) =>
      afterwards(prepareFile(tools, input.action, input.params), input),
    ),
    route(payoutsCalls.approveFile, (input) => {
      const { authenticatedAt } = input.actor.identity;
      return afterwards(approveFile(tools, input.action, input.params, input.body, authenticatedAt), input);
    }),
    route(payoutsCalls.makeFile, (input) =>
      afterwards(makeFile(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.withdrawFile, (input) =>
      afterwards(withdrawFile(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.downloadFile, ({ actor, params }) => downloadFile(tools, actor.user, params)),
    route(
      payoutsCalls.importStatement,
      (input) => afterwards(importStatement(tools, input.action, input.params, input.file), input),
      MAX_STATEMENT_BYTES,
    ),
    route(payoutsCalls.matchMovement, (input) =>
      afterwards(matchMovement(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.matchReceipt, (input) =>
      afterwards(matchReceipt(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.setMovementAside, (input) =>
      afterwards(setMovementAside(tools, input.action, input.params, input.body), input),
    ),
    route(payoutsCalls.finish, (input) => afterwards(finishPayout(tools, input.action, input.params), input)),
    route(dossiersCalls.markAsPaid, async ({ action, actor, query, body }) => {
      await markAsPaid(tools, action, query.dossierId, body);
      return readDossier(tools, actor.user, query.dossierId);
    }),
  ];
}
