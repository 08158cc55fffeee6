import type { InjectOptions } from 'fastify';
import { newId } from '../../../database/new-id.ts';
import { formOf } from '../../../http/testing/form.ts';

interface Dossier {
  readonly dossierId: string;
  /** A statement of the office and one that a creditor filed, where they are to be found. */
  readonly ownStatementId?: string;
  readonly filedStatementId?: string;
}

/**
 * How each call on statements and documents is made in a dossier. The statement is not there, which is told only to
 * those who may look for it; so nothing changes, whoever passes.
 */
export const STATEMENT_REQUESTS: Readonly<
  Record<string, (target: Dossier) => InjectOptions | Promise<InjectOptions>>
> = {
  'statements.list': ({ dossierId }) => ({ url: `/api/Dossier/${dossierId}/Statement` }),
  'statements.create': ({ dossierId }) => ({
    method: 'POST',
    url: `/api/Dossier/${dossierId}/Statement`,
    payload: { ...statement(), bailiffOfficeId: newId() },
  }),
  'statements.read': (target) => ({ url: own(target) }),
  'statements.update': (target) => ({
    method: 'PUT',
    url: own(target),
    payload: { ...statement(), version: 1 },
  }),
  'statements.remove': (target) => ({ method: 'DELETE', url: own(target) }),
  'statements.changeSeveral': ({ dossierId }) => ({
    method: 'PATCH',
    url: `/api/Dossier/${dossierId}/Statement`,
    payload: { statements: [{ statementId: newId(), version: 1, changes: { validated: true } }] },
  }),
  'statements.removeSeveral': ({ dossierId }) => ({
    method: 'POST',
    url: `/api/Dossier/${dossierId}/Statement/remove`,
    payload: { statements: [{ statementId: newId(), version: 1 }] },
  }),
  'statements.createClaim': (target) => ({
    method: 'POST',
    url: `${own(target)}/privilegedClaim`,
    payload: claim(),
  }),
  'statements.updateClaim': (target) => ({
    method: 'PUT',
    url: `${own(target)}/privilegedClaim/${newId()}`,
    payload: { ...claim(), version: 1 },
  }),
  'statements.removeClaim': (target) => ({
    method: 'DELETE',
    url: `${own(target)}/privilegedClaim/${newId()}`,
  }),
  'statements.linkClaimToAsset': ({ dossierId }) => ({
    method: 'PUT',
    url: `/api/Dossier/${dossierId}/privilegedclaim/${newId()}/asset/${newId()}`,
  }),
  'statements.setTitles': (target) => ({
    method: 'PUT',
    url: `${own(target)}/titles`,
    payload: { version: 1, titles: [] },
  }),
  'statements.setClaimDay': (target) => ({
    method: 'PUT',
    url: `${own(target)}/privilegedClaim/${newId()}/day`,
    payload: { version: 1, since: '2026-01-15' },
  }),
  'statements.readThirdParty': (target) => ({ url: thirdParty(target) }),
  'statements.updateThirdParty': (target) => ({
    method: 'PUT',
    url: thirdParty(target),
    payload: { ...statement(), version: 1 },
  }),
  'statements.removeThirdParty': (target) => ({ method: 'DELETE', url: thirdParty(target) }),
  'statements.updateExplanation': (target) => ({
    method: 'POST',
    url: `${thirdParty(target)}/updateExplanation`,
    payload: { ...WHY, version: 1 },
  }),
  'statements.markAsValidated': (target) => ({
    method: 'POST',
    url: `${thirdParty(target)}/markAsValidated`,
    payload: { version: 1 },
  }),
  'statements.review': (target) => ({
    method: 'PUT',
    url: `${thirdParty(target)}/review`,
    payload: { ...WHY, version: 1, totalAmountClaimed: 1, claims: [], verdict: 'validated' },
  }),
  'statements.createThirdPartyClaim': (target) => ({
    method: 'POST',
    url: `${thirdParty(target)}/ThirdPartyClaim`,
    payload: { ...claim(), ...WHY },
  }),
  'statements.updateThirdPartyClaim': (target) => ({
    method: 'PUT',
    url: `${thirdParty(target)}/ThirdPartyClaim`,
    payload: { ...claim(), ...WHY, privilegedClaimId: newId(), version: 1 },
  }),
  'statements.removeThirdPartyClaim': (target) => ({
    method: 'DELETE',
    url: `${thirdParty(target)}/ThirdPartyClaim/privilegedClaim/${newId()}`,
  }),
  'documents.upload': async (target) => ({
    method: 'POST',
    url: `${own(target)}/document`,
    ...(await upload()),
  }),
  'documents.download': (target) => ({ url: `${own(target)}/document/${newId()}/file` }),
  'documents.downloadOriginal': ({ dossierId }) => ({
    url: `/api/Dossier/${dossierId}/document/${newId()}/original`,
  }),
  'documents.remove': (target) => ({ method: 'DELETE', url: `${own(target)}/document/${newId()}` }),
  'documents.uploadToThirdPartyStatement': async (target) => ({
    method: 'POST',
    url: `${thirdParty(target)}/document`,
    ...(await upload()),
  }),
  'documents.downloadOfThirdPartyStatement': (target) => ({
    url: `${thirdParty(target)}/document/${newId()}/file`,
  }),
  'documents.removeOfThirdPartyStatement': (target) => ({
    method: 'DELETE',
    url: `${thirdParty(target)}/document/${newId()}`,
  }),
  'tray.list': (target) => ({ url: tray(target) }),
  'tray.layDown': async (target) => ({
    method: 'POST',
    url: tray(target),
    ...(await formOf({ file: new File(['no document'], 'a.txt') })),
  }),
  'tray.place': (target) => ({
    method: 'POST',
    url: `${tray(target)}/place`,
    payload: {
      documents: [{ looseDocumentId: newId(), places: [{ statementId: newId(), documentTypes: ['title'] }] }],
    },
  }),
  'tray.download': (target) => ({ url: `${tray(target)}/${newId()}/file` }),
  'tray.discard': (target) => ({ method: 'DELETE', url: `${tray(target)}/${newId()}` }),
  'results.viewExternal': () => ({ url: '/api/externalDocumentView/no-such-code' }),
};

const WHY = { explanationOfChange: 'Niet bewezen.' };

function own({ dossierId, ownStatementId = newId() }: Dossier): string {
  return `/api/Dossier/${dossierId}/Statement/${ownStatementId}`;
}

function thirdParty({ dossierId, filedStatementId = newId() }: Dossier): string {
  return `/api/Dossier/${dossierId}/ThirdPartyStatement/${filedStatementId}`;
}

function tray({ dossierId }: Dossier): string {
  return `/api/Dossier/${dossierId}/LooseDocument`;
}

function statement() {
  return { creditorAddress: {}, totalAmountClaimed: 0 };
}

function claim() {
  return { type: 'general', privilegeId: 'wages', amountDemanded: 1, documentId: newId() };
}

function upload() {
  return formOf({ documentType: 'title', file: new File(['no document'], 'a.txt') });
}
