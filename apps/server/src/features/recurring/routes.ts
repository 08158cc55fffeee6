import { recurringCalls } from '@prorata/contract/recurring/calls';
import { readTogether } from '../../database/read-together.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { sendAsSeen } from '../delivery/rehearse-sending.ts';
import { readDossier } from '../dossiers/read-dossier.ts';
import { MAX_STATEMENT_BYTES } from '../payouts/bank-movements.ts';
import { languageOf } from '../users/queries.ts';
import { exportSheet } from './export-sheet.ts';
import { listIncomeLetters, previewIncomeLetter, sendIncomeLetter } from './letters.ts';
import { importStatement, receiveMovement } from './movements.ts';
import { openRun } from './open-run.ts';
import { createPayer, removePayer, updatePayer } from './payers.ts';
import { readRecurring } from './read-recurring.ts';
import { createReceipt, removeReceipt, takeOutReceipt, updateReceipt } from './receipts.ts';
import { setTerms } from './set-terms.ts';

export function recurringRoutes(tools: Tools): Route[] {
  const { db } = tools;
  interface Request {
    readonly actor: { readonly user: ActingUser };
    readonly params: { readonly dossierId: string };
    readonly at: Date;
  }
  /** What it has become, for whoever changed it. */
  const afterwards = async (change: Promise<void>, { actor, params, at }: Request) => {
    await change;
    return readRecurring(db, actor.user, params.dossierId, at);
  };
  return [
    route(recurringCalls.read, ({ actor, params, at }) =>
      readRecurring(db, actor.user, params.dossierId, at),
    ),
    route(recurringCalls.setTerms, (input) =>
      afterwards(setTerms(db, input.action, input.params.dossierId, input.body), input),
    ),
    route(recurringCalls.createPayer, (input) =>
      afterwards(createPayer(db, input.action, input.params.dossierId, input.body), input),
    ),
    route(recurringCalls.updatePayer, (input) =>
      afterwards(updatePayer(db, input.action, input.params, input.body), input),
    ),
    route(recurringCalls.removePayer, (input) =>
      afterwards(removePayer(db, input.action, input.params, input.query.version), input),
    ),
    route(recurringCalls.createReceipt, (input) =>
      afterwards(createReceipt(db, input.action, input.params.dossierId, input.body), input),
    ),
    route(recurringCalls.updateReceipt, (input) =>
      afterwards(updateReceipt(db, input.action, input.params, input.body), input),
    ),
    route(recurringCalls.removeReceipt, (input) =>
      afterwards(removeReceipt(db, input.action, input.params, input.query.version), input),
    ),
    route(recurringCalls.takeOutReceipt, (input) =>
      afterwards(takeOutReceipt(db, input.action, input.params), input),
    ),
    route(
      recurringCalls.importStatement,
      (input) => afterwards(importStatement(tools, input.action, input.params.dossierId, input.file), input),
      MAX_STATEMENT_BYTES,
    ),
    route(recurringCalls.receiveMovement, (input) =>
      afterwards(receiveMovement(db, input.action, input.params, input.body), input),
    ),
    route(recurringCalls.openRun, async ({ action, actor, params, body }) =>
      readDossier(tools, actor.user, await openRun(db, action, params.dossierId, body)),
    ),
    route(recurringCalls.listLetters, ({ actor, params, at }) =>
      listIncomeLetters(tools, actor.user, params.dossierId, at),
    ),
    route(recurringCalls.previewLetter, ({ action, params, query }) =>
      previewIncomeLetter(tools, action, params.dossierId, query),
    ),
    route(recurringCalls.sendLetter, async ({ action, actor, params, body, at }) => {
      await sendAsSeen(tools, body.seen, (sending) =>
        sendIncomeLetter(sending, action, params.dossierId, body),
      );
      return listIncomeLetters(tools, actor.user, params.dossierId, at);
    }),
    route(recurringCalls.exportSheet, async ({ actor, params, at }) => {
      const [recurring, language] = await readTogether(db, (db) => [
        readRecurring(db, actor.user, params.dossierId, at),
        languageOf(db, actor.user.id),
      ]);
      return exportSheet(recurring, language);
    }),
  ];
}
