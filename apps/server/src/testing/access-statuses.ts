import type { Call } from '@prorata/contract/call';
import type { ServerProblemCode } from '@prorata/contract/problems';
import {
  canDeleteDossier,
  type DossierCondition,
  type DossierMoveEvent,
  decideDossierMove,
  findValidationBlock,
  isDossierReadOnly,
} from '@prorata/domain/dossier-workflow';
import { FINISHED_STATUSES } from '@prorata/domain/retention';
import { refusalOfFollowUp } from '@prorata/domain/series/follow-up';
import type { DossierStatus } from '@prorata/domain/vocabulary';
import type { RowFault } from '@prorata/domain/workspace/row-outcome';

/** When something may be done to a dossier, and how it is refused in a status in which it may not. */
interface StatusRule {
  readonly may: (status: DossierStatus) => boolean;
  readonly refusals: readonly (ServerProblemCode | RowFault)[];
}

const MET: Readonly<Record<DossierCondition, true>> = {
  noteGiven: true,
  nothingHandedOver: true,
  somebodyHasIt: true,
  nothingPaid: true,
  termWasOver: true,
};

const READ_ONLY = 'dossier-read-only';
const WRONG_STATUS = 'dossier-status';

/** A move of the workflow, which says so as soon as nothing else is in its way. */
function moving(event: DossierMoveEvent, ...others: readonly ServerProblemCode[]): StatusRule {
  return {
    may: (status) => decideDossierMove(status, event, MET).isAllowed,
    refusals: [WRONG_STATUS, ...others],
  };
}

function among(statuses: readonly DossierStatus[]): StatusRule {
  return { may: (status) => statuses.includes(status), refusals: [WRONG_STATUS] };
}

const TO_FOLLOW = { holds: [], hasReserves: true, isFollowed: false };

/** What a dossier says can be changed until it is signed. */
const CHANGE: StatusRule = { may: (status) => !isDossierReadOnly(status, true), refusals: [READ_ONLY] };
/** Beside what it says: who works on it, what was looked up, what leaves it. */
const ANYTIME: StatusRule = { may: () => true, refusals: [] };
const FILE: StatusRule = { ...among(['Created', 'InvitesSent']), refusals: ['invitation-closed'] };
/** Whoever files line by line is told of the line. */
const FILE_LINE: StatusRule = { ...FILE, refusals: ['invitationClosed'] };
const INVITE: StatusRule = {
  ...moving('sendInvitations'),
  refusals: [READ_ONLY, 'invitations-past-stage'],
};
const SEND = among(['Signed', 'PvSent', 'ToPay', 'Paid']);
const BEFORE_PAID = among(['Signed', 'PvSent', 'ToPay']);
const PAY = among(['ToPay', 'Paid']);
const PAID = among(['Paid']);
const STOP: StatusRule = {
  may: (status) => !FINISHED_STATUSES.some((finished) => finished === status),
  refusals: [WRONG_STATUS],
};
const FOLLOW: StatusRule = {
  may: (status) => refusalOfFollowUp({ ...TO_FOLLOW, status }, 'reserveDecided') !== 'status',
  refusals: [WRONG_STATUS],
};
const VALIDATE: StatusRule = {
  may: (status) => findValidationBlock(status, true) === undefined,
  refusals: [READ_ONLY, WRONG_STATUS],
};
const REMOVE: StatusRule = {
  may: (status) => canDeleteDossier(status, false),
  refusals: [READ_ONLY, 'dossier-not-deletable'],
};

/** The calls that are about one dossier and more than a look at it, by their rule. */
const CALLS_BY_RULE: readonly (readonly [StatusRule, string])[] = [
  [
    CHANGE,
    `dossiers.update dossiers.setBalance dossiers.createAsset dossiers.updateAsset dossiers.removeAsset
     dossiers.setExplanation dossiers.notifyExternalProvider creditors.identify
     statements.create statements.update statements.remove statements.changeSeveral statements.removeSeveral
     statements.createClaim statements.updateClaim statements.removeClaim statements.linkClaimToAsset
     statements.setTitles statements.setClaimDay statements.updateThirdParty statements.removeThirdParty
     statements.updateExplanation statements.markAsValidated statements.review statements.createThirdPartyClaim
     statements.updateThirdPartyClaim statements.removeThirdPartyClaim
     documents.upload documents.remove documents.uploadToThirdPartyStatement
     documents.removeOfThirdPartyStatement tray.layDown tray.place tray.discard
     extracts.process extracts.addToDossier imports.process imports.saveProgress imports.takeOver
     imports.discard
     invitations.remove invitations.showCode series.attachPiece workspace.release`,
  ],
  [INVITE, 'invitations.create invitations.update invitations.sendUnsent invitations.askBalances'],
  [
    FILE,
    `invited.declareNothing invited.takeBackNothing invited.confirmBalance invited.takeBackBalance invited.close
     invited.createStatement invited.beginStatement invited.updateStatement invited.setAmounts
     invited.removeStatement invited.createClaim invited.updateClaim invited.removeClaim
     invited.uploadDocument invited.setDocumentTypes invited.removeDocument
     workspace.attachDocument`,
  ],
  [FILE_LINE, 'workspace.file'],
  [REMOVE, 'dossiers.remove'],
  [VALIDATE, 'distribution.calculate'],
  [moving('moveToProvisioned'), 'dossiers.moveToProvisioned'],
  [moving('markAsPaid'), 'dossiers.markAsPaid'],
  [moving('cancel'), 'dossiers.cancel'],
  [moving('deleteLastResult', READ_ONLY), 'results.remove'],
  [moving('sign', READ_ONLY), 'results.getSigningUrl results.getSignedDocument'],
  [moving('voidReport'), 'results.void'],
  [moving('replaceReport'), 'results.replace'],
  [moving('reinstateReport'), 'results.reinstate'],
  [SEND, 'results.send'],
  [
    BEFORE_PAID,
    `results.correctAddressee results.setAddresseeAside results.recordReceipt results.countEmails
     contestations.register`,
  ],
  [
    PAY,
    `payouts.changeLine payouts.confirmLine payouts.waiveLine payouts.reopenLine payouts.prepareFile
     payouts.approveFile payouts.makeFile payouts.withdrawFile payouts.importStatement payouts.matchMovement
     payouts.matchReceipt payouts.setMovementAside payouts.finish`,
  ],
  [PAID, 'closings.finishTask closings.reopenTask closings.sendLetters'],
  [STOP, 'dossiers.registerStop dossiers.withdrawStop dossiers.releaseStop dossiers.changeStopContact'],
  [FOLLOW, 'series.decideReserves series.receiveLater'],
  [
    ANYTIME,
    `activity.setHandler activity.setFollowing activity.writeNote activity.editNote activity.pinNote
     activity.removeNote activity.createTask activity.updateTask activity.finishTask activity.reopenTask
     activity.removeTask activity.createReminder activity.finishReminder
     audit.exportEvidence delivery.retry dossiers.recordConsultation stops.sendLetters
     distribution.whatIf distribution.readStanding workspace.open
     income.writeComputation income.writeAccountComputation
     previews.read previews.readPaper previews.readMail previews.downloadAll previews.mailTrial
     contestations.tryRequest contestations.tellParties contestations.annul contestations.withdraw
     contestations.settle contestations.reply contestations.attachPiece contestations.consign
     contestations.attachProceedingPiece contestations.recordStep
     results.exportInput results.revokeLinks results.attachReceipt results.giveConsent
     recurring.setTerms recurring.createPayer recurring.updatePayer recurring.removePayer
     recurring.createReceipt recurring.updateReceipt recurring.removeReceipt recurring.takeOutReceipt
     recurring.importStatement recurring.receiveMovement recurring.openRun recurring.sendLetter`,
  ],
];

export const STATUS_ROWS: readonly (StatusRule & { readonly call: string })[] = CALLS_BY_RULE.flatMap(
  ([rule, calls]) => calls.split(/\s+/).map((call) => ({ ...rule, call })),
);

/** Whether a call is about one dossier, or about an invitation to one, and more than a look at it. */
export function writesToDossier({ method, path, query }: Call): boolean {
  const isNamed = /\{(dossierId|invitationCode|invitationId)\}/.test(path) || query?.shape['dossierId'];
  return method !== 'GET' && Boolean(isNamed);
}
