import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, queryInteger, text } from '../fields.ts';
import { followingStatusSchema, sendingsSchema, sentMailSchema } from './status.ts';

// Any text: a code that does not look like one gets the phrase for a wrong code, not that for a wrong field.
const invitationParams = z.object({ invitationCode: text(100) });
const sendingParams = invitationParams.extend({ sendingId: identifierSchema });

export const followingCalls = {
  readStatus: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/status',
    summary:
      'Tells where things stand for an invited creditor: review, draft, term to contest and payment of the own statements.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: followingStatusSchema,
  }),
  listSendings: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/sendings',
    summary: 'Lists the mails and letters that were sent to the invited creditor, newest first.',
    who: ['invitationHolder'],
    params: invitationParams,
    status: 200,
    answer: sendingsSchema,
  }),
  readMail: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/sendings/{sendingId}/mail',
    summary: 'Reads a mail again that was sent to the invited creditor.',
    who: ['invitationHolder'],
    params: sendingParams,
    status: 200,
    answer: sentMailSchema,
  }),
  downloadLetter: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/sendings/{sendingId}/letter',
    summary: 'Downloads a letter again that was sent to the invited creditor.',
    who: ['invitationHolder'],
    params: sendingParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  downloadEnclosure: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/sendings/{sendingId}/enclosure/{number}',
    summary: 'Downloads what was enclosed with a mail to the invited creditor; the draft opens elsewhere.',
    who: ['invitationHolder'],
    params: sendingParams.extend({ number: queryInteger(1, 20) }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  downloadCertificate: call({
    method: 'GET',
    path: '/api/Invited/{invitationCode}/thirdPartyStatement/{tpStatementId}/certificate',
    summary: 'Downloads the certificate of what was paid of a statement and what was not.',
    who: ['invitationHolder'],
    params: invitationParams.extend({ tpStatementId: identifierSchema }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
};
