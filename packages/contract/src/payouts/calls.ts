import * as z from 'zod';
import { call } from '../call.ts';
import { dossierParams } from '../fields.ts';
import {
  lineChangeSchema,
  lineConfirmationSchema,
  lineParams,
  movementMatchSchema,
  movementParams,
  payoutFileParams,
  payoutSchema,
  reasonSchema,
  receiptMatchSchema,
  versionOnlySchema,
} from './payout.ts';

const PAYOUT = '/api/Dossier/{dossierId}/Payout';
const LINE = `${PAYOUT}/line/{line}` as const;
const FILE = `${PAYOUT}/file/{sequence}` as const;
const MOVEMENT = `${PAYOUT}/movement/{movementId}` as const;

/** Who writes gets the payout back as it then stands. */
const writes = { who: ['dossierWriter'], status: 200, answer: payoutSchema } as const;

export const payoutsCalls = {
  read: call({
    method: 'GET',
    path: PAYOUT,
    summary: 'Reads who is paid from the signed report, and how far that is.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: payoutSchema,
  }),
  changeLine: call({
    ...writes,
    method: 'PUT',
    path: LINE,
    summary: 'Changes the account of a line; a file that waits for approval or for the bank is withdrawn.',
    params: lineParams,
    body: lineChangeSchema,
  }),
  confirmLine: call({
    ...writes,
    method: 'POST',
    path: `${LINE}/confirm`,
    summary: 'Says on which day a line was paid or consigned elsewhere.',
    params: lineParams,
    body: lineConfirmationSchema,
  }),
  waiveLine: call({
    ...writes,
    method: 'POST',
    path: `${LINE}/waive`,
    summary: 'Leaves a line unpaid for good, with the reason.',
    params: lineParams,
    body: reasonSchema,
  }),
  reopenLine: call({
    ...writes,
    method: 'POST',
    path: `${LINE}/reopen`,
    summary: 'Opens a line again that was confirmed or waived by mistake, or that the bank refused to pay.',
    params: lineParams,
    body: reasonSchema,
  }),
  prepareFile: call({
    ...writes,
    method: 'POST',
    path: `${PAYOUT}/file`,
    summary: 'Prepares a file with every line that is still to be paid and has an account.',
    params: dossierParams,
  }),
  approveFile: call({
    ...writes,
    method: 'POST',
    path: `${FILE}/approve`,
    summary:
      'Approves a prepared file: another person, or the only one of the office after signing in again.',
    params: payoutFileParams,
    body: versionOnlySchema,
  }),
  makeFile: call({
    ...writes,
    method: 'POST',
    path: `${FILE}/make`,
    summary: 'Makes the file for the bank of what was approved, once.',
    params: payoutFileParams,
    body: versionOnlySchema,
  }),
  withdrawFile: call({
    ...writes,
    method: 'POST',
    path: `${FILE}/withdraw`,
    summary: 'Withdraws a file that the bank does not get or has refused, with the reason.',
    params: payoutFileParams,
    body: reasonSchema,
  }),
  downloadFile: call({
    method: 'GET',
    path: FILE,
    summary: 'Downloads a file for the bank.',
    who: ['dossierWriter'],
    params: payoutFileParams,
    status: 200,
    answer: { file: ['application/xml'] },
  }),
  importStatement: call({
    ...writes,
    method: 'POST',
    path: `${PAYOUT}/statement`,
    summary:
      'Reads a bank statement, CODA or camt.053, or the answer of the bank to a file, pain.002: what was paid, came back or is refused.',
    params: dossierParams,
    upload: z.strictObject({}),
  }),
  matchMovement: call({
    ...writes,
    method: 'POST',
    path: `${MOVEMENT}/match`,
    summary: 'Says which line a movement on the account is about.',
    params: movementParams,
    body: movementMatchSchema,
  }),
  matchReceipt: call({
    ...writes,
    method: 'POST',
    path: `${MOVEMENT}/lot`,
    summary: 'Says for which lot of the office money came in on the account.',
    params: movementParams,
    body: receiptMatchSchema,
  }),
  setMovementAside: call({
    ...writes,
    method: 'POST',
    path: `${MOVEMENT}/setAside`,
    summary: 'Says that a movement on the account is about no line, with the reason.',
    params: movementParams,
    body: reasonSchema,
  }),
  finish: call({
    ...writes,
    method: 'POST',
    path: `${PAYOUT}/finish`,
    summary: 'Ends the dossier as paid, when every line is paid, consigned or waived.',
    params: dossierParams,
  }),
};
