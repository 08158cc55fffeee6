import * as z from 'zod';
import { call } from '../call.ts';
import { dossierSchema } from '../dossiers/dossier.ts';
import { dossierParams, removalQuery } from '../fields.ts';
import { incomeLettersSchema, letterPreviewQuery, letterToSendSchema } from './letters.ts';
import {
  movementReceiptParams,
  movementReceiptSchema,
  newPayerSchema,
  newReceiptSchema,
  newRunSchema,
  payerParams,
  payerUpdateSchema,
  receiptParams,
  receiptUpdateSchema,
  recurringSchema,
  recurringTermsSchema,
} from './recurring.ts';

const RECURRING = '/api/Dossier/{dossierId}/Recurring';
const reads = { who: ['dossierReader'], status: 200, answer: recurringSchema } as const;
const writes = { who: ['dossierWriter'], status: 200, answer: recurringSchema } as const;

export const recurringCalls = {
  read: call({
    ...reads,
    method: 'GET',
    path: RECURRING,
    summary: 'Reads who pays month by month, what came in, what each run gave to whom, and what is expected.',
    params: dossierParams,
  }),
  setTerms: call({
    ...writes,
    method: 'PUT',
    path: `${RECURRING}/terms`,
    summary: 'Sets when the next run is due and on what shares are taken.',
    params: dossierParams,
    body: recurringTermsSchema,
  }),
  createPayer: call({
    ...writes,
    method: 'POST',
    path: `${RECURRING}/payer`,
    summary: 'Adds a third party that pays month by month.',
    params: dossierParams,
    body: newPayerSchema,
    status: 201,
  }),
  updatePayer: call({
    ...writes,
    method: 'PUT',
    path: `${RECURRING}/payer/{payerId}`,
    summary: 'Changes a third party that pays month by month.',
    params: payerParams,
    body: payerUpdateSchema,
  }),
  removePayer: call({
    ...writes,
    method: 'DELETE',
    path: `${RECURRING}/payer/{payerId}`,
    summary: 'Deletes a third party from which nothing came in.',
    params: payerParams,
    query: removalQuery,
  }),
  createReceipt: call({
    ...writes,
    method: 'POST',
    path: `${RECURRING}/receipt`,
    summary: 'Records what came in of a month of income.',
    params: dossierParams,
    body: newReceiptSchema,
    status: 201,
  }),
  updateReceipt: call({
    ...writes,
    method: 'PUT',
    path: `${RECURRING}/receipt/{receiptId}`,
    summary: 'Changes a receipt that waits for the next run.',
    params: receiptParams,
    body: receiptUpdateSchema,
  }),
  removeReceipt: call({
    ...writes,
    method: 'DELETE',
    path: `${RECURRING}/receipt/{receiptId}`,
    summary:
      'Deletes a receipt that waits for the next run; the movement on the bank statement is a question again.',
    params: receiptParams,
    query: removalQuery,
  }),
  takeOutReceipt: call({
    ...writes,
    method: 'POST',
    path: `${RECURRING}/receipt/{receiptId}/takeOut`,
    summary: 'Takes a receipt out of a run that nobody has signed: it waits for the next.',
    params: receiptParams,
  }),
  importStatement: call({
    ...writes,
    method: 'POST',
    path: `${RECURRING}/statement`,
    summary: 'Reads a bank statement, CODA or camt.053, for what came in.',
    params: dossierParams,
    upload: z.strictObject({}),
  }),
  receiveMovement: call({
    ...writes,
    method: 'POST',
    path: `${RECURRING}/movement/{movementId}/receive`,
    summary: 'Says of which third party and month money on the bank statement is.',
    params: movementReceiptParams,
    body: movementReceiptSchema,
  }),
  openRun: call({
    method: 'POST',
    path: `${RECURRING}/run`,
    summary:
      'Takes what came in into the first dossier, or opens the dossier of the next run with the balances of the last.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: newRunSchema,
    status: 201,
    answer: dossierSchema,
  }),
  listLetters: call({
    method: 'GET',
    path: `${RECURRING}/letters`,
    summary:
      'Lists what was written to third parties and defendants about the income, and what became of it.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: incomeLettersSchema,
  }),
  previewLetter: call({
    method: 'GET',
    path: `${RECURRING}/letters/preview`,
    summary:
      'Shows the letter to a third party, or the form for the dependent children, as it would leave now.',
    who: ['dossierReader'],
    params: dossierParams,
    query: letterPreviewQuery,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  sendLetter: call({
    method: 'POST',
    path: `${RECURRING}/letters/send`,
    summary: 'Sends one of these letters by mail or registered post; once, unless it is said to go again.',
    who: ['dossierWriter'],
    params: dossierParams,
    body: letterToSendSchema,
    status: 200,
    answer: incomeLettersSchema,
  }),
  exportSheet: call({
    method: 'GET',
    path: `${RECURRING}/export`,
    summary: 'Downloads receipts, runs and balances as a sheet.',
    who: ['dossierReader'],
    params: dossierParams,
    status: 200,
    answer: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  }),
};
