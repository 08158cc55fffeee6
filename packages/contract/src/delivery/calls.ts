import { call } from '../call.ts';
import { dossierParams, identifierSchema } from '../fields.ts';
import { sendingAcceptedSchema, serviceRunSchema } from './delivery.ts';

export const deliveryCalls = {
  downloadProofOfDeposit: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/downloadProofOfDeposit/{registeredLetterId}',
    summary: 'Downloads the proof that a registered letter was deposited.',
    who: ['dossierReader'],
    params: dossierParams.extend({ registeredLetterId: identifierSchema }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  downloadLetter: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Result/downloadLetter/{registeredLetterId}',
    summary: 'Downloads a registered letter as it was handed to the post.',
    who: ['dossierReader'],
    params: dossierParams.extend({ registeredLetterId: identifierSchema }),
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  downloadEvidence: call({
    method: 'GET',
    path: '/api/Dossier/{dossierId}/Delivery/{deliveryId}/evidence/{evidenceId}',
    summary:
      'Downloads what the provider of qualified delivery gave as evidence of one step, byte for byte as it came.',
    who: ['dossierReader'],
    params: dossierParams.extend({ deliveryId: identifierSchema, evidenceId: identifierSchema }),
    status: 200,
    answer: { file: ['application/pdf', 'application/xml'] },
  }),
  retry: call({
    method: 'POST',
    path: '/api/Dossier/{dossierId}/Delivery/{deliveryId}/retry',
    summary: 'Attempts again to hand over a mail or letter that no service took.',
    who: ['dossierWriter'],
    params: dossierParams.extend({ deliveryId: identifierSchema }),
    status: 202,
    answer: sendingAcceptedSchema,
  }),
  runEmailStatusService: call({
    method: 'POST',
    path: '/runEmailStatusService',
    summary: 'Asks the mail service what became of the mails that are under way.',
    who: ['service'],
    status: 200,
    answer: serviceRunSchema,
  }),
  sendPendingMails: call({
    method: 'POST',
    path: '/sendPendingMails',
    summary: 'Hands the mails that wait to the mail service.',
    who: ['service'],
    status: 200,
    answer: serviceRunSchema,
  }),
  retrySendFailedEmails: call({
    method: 'POST',
    path: '/retrySendFailedEmails',
    summary: 'Hands the mails that could not be sent to the mail service again.',
    who: ['service'],
    status: 200,
    answer: serviceRunSchema,
  }),
  runRegisteredLetterService: call({
    method: 'POST',
    path: '/runRegisteredLetterService',
    summary: 'Hands waiting registered letters to the post and asks what became of the others.',
    who: ['service'],
    status: 200,
    answer: serviceRunSchema,
  }),
  sendTestRegisteredLetters: call({
    method: 'POST',
    path: '/Test/sendRegisteredLetters',
    summary: 'Sends the waiting registered letters at once; outside Production only.',
    who: ['service'],
    status: 200,
    answer: serviceRunSchema,
  }),
};
