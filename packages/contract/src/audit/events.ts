import { FIELDS, type Fields, type Subject, type ValuesOf } from './fields.ts';

const {
  contestation,
  dossier,
  statement,
  invitation,
  delivery,
  result,
  payout,
  organization,
  user,
  workspace,
} = FIELDS;

/** What every move of the workflow tells. */
const moved = pick(dossier, 'status', 'reason');
/** What every end of a contestation that the judge does not decide on tells. */
const ended = pick(contestation, 'contestant', 'date', 'reason', 'needsNewDraft');
/** What every step of the proceeding before the judge tells. */
const steps = pick(contestation, 'date', 'time', 'roleNumber');
const received = pick(
  FIELDS.income,
  'payer',
  'month',
  'receivedOn',
  'amount',
  'maintenanceOnly',
  'quota',
  'differenceNote',
);
const details = without(organization, 'approval', 'reason', 'language', 'logo', 'numberVerified');
const approval = {
  organization: pick(organization, 'approval', 'reason'),
  user: pick(user, 'approval', 'reason'),
};

/**
 * Everything that the product records, in the past tense or by the name of the move, with the fields that it may tell
 * of. The first word of a type is what the event is about. An event that is not here cannot be written, and one
 * without a phrase in the topic `audit` does not compile.
 */
const EVENTS = {
  'dossier.created': without(dossier, 'status', 'reason', 'handlerId'),
  'dossier.changed': without(dossier, 'fileNumber', 'status', 'reason', 'handlerId'),
  'dossier.balanceChanged': pick(dossier, 'balanceToDistribute', 'executionCosts'),
  'dossier.explanationChanged': pick(dossier, 'explanation'),
  'dossier.handedOver': pick(dossier, 'responsibleBailiffId', 'deputyBailiffId', 'signer'),
  'dossier.assigned': pick(dossier, 'handlerId'),
  'dossier.removed': without(dossier, 'status', 'reason', 'handlerId'),
  'dossier.sendInvitations': moved,
  'dossier.moveToProvisioned': moved,
  'dossier.allInvitationsClosed': moved,
  'dossier.calculate': moved,
  'dossier.deleteResult': moved,
  'dossier.deleteLastResult': moved,
  'dossier.sign': moved,
  'dossier.send': moved,
  'dossier.contestationTermOver': moved,
  'dossier.markAsPaid': moved,
  'dossier.settledByJudgment': moved,
  'dossier.allLinesSettled': moved,
  'dossier.voidReport': moved,
  'dossier.replaceReport': moved,
  'dossier.reinstateReport': moved,
  'dossier.cancel': moved,
  'dossier.erased': {},
  'asset.created': FIELDS.asset,
  'asset.changed': FIELDS.asset,
  'asset.removed': FIELDS.asset,
  'extract.applied': without(FIELDS.extract, 'noticeNumber', 'reason'),
  'extract.stopLeftOut': pick(FIELDS.extract, 'noticeNumber', 'reason'),
  'import.takenOver': FIELDS.import,
  'stop.registered': without(FIELDS.stop, 'reason', 'releasedOn'),
  'stop.withdrawn': pick(FIELDS.stop, 'kind', 'defendantIds', 'date', 'reason'),
  'stop.released': pick(FIELDS.stop, 'kind', 'defendantIds', 'date', 'releasedOn', 'reason'),
  'stop.contactChanged': pick(FIELDS.stop, 'contactName', 'contactEmail', 'contactAddress'),
  'series.followed': without(FIELDS.series, 'fileName', 'sha256'),
  'series.opened': without(FIELDS.series, 'fileName', 'sha256'),
  'series.pieceKept': pick(FIELDS.series, 'fileName', 'sha256'),
  'recurring.termsChanged': FIELDS.recurring,
  'payer.added': FIELDS.payer,
  'payer.changed': FIELDS.payer,
  'payer.removed': FIELDS.payer,
  'income.received': received,
  'income.changed': received,
  'income.removed': received,
  'income.takenIn': pick(
    FIELDS.income,
    'numberOfReceipts',
    'amount',
    'maintenanceOnly',
    'receivedUntil',
    'consultedAt',
  ),
  'income.takenOut': pick(FIELDS.income, 'payer', 'month', 'receivedOn', 'amount', 'fileNumber'),
  'consultation.recorded': FIELDS.consultation,
  'closing.taskDone': FIELDS.closing,
  'closing.taskReopened': FIELDS.closing,
  'creditor.merged': pick(FIELDS.creditor, 'creditorName', 'sameAsId'),
  'creditor.toldApart': FIELDS.creditor,
  'statement.created': statement,
  'statement.changed': statement,
  'statement.removed': statement,
  'statement.validated': pick(statement, 'creditorName', 'validated'),
  'statement.validationWithdrawn': pick(statement, 'creditorName', 'validated'),
  'statement.explained': pick(statement, 'creditorName', 'explanationOfChange'),
  'claim.added': FIELDS.claim,
  'claim.changed': FIELDS.claim,
  'claim.removed': FIELDS.claim,
  'claim.linkedToAsset': pick(FIELDS.claim, 'creditorName', 'assetId', 'assetIds'),
  'document.added': FIELDS.document,
  'document.removed': FIELDS.document,
  'document.laidDown': pick(FIELDS.document, 'fileName', 'sha256'),
  'document.discarded': pick(FIELDS.document, 'fileName', 'sha256'),
  'invitation.created': without(invitation, 'organizationName'),
  'invitation.changed': without(invitation, 'organizationName'),
  'invitation.removed': without(invitation, 'organizationName'),
  'invitation.sendingRequested': pick(invitation, 'sendMethod', 'validUntil'),
  'invitation.sent': pick(invitation, 'status', 'validUntil', 'sendMethod'),
  'invitation.letterFollows': pick(invitation, 'sendMethod', 'validUntil'),
  'invitation.presented': pick(invitation, 'validUntil'),
  'invitation.opened': pick(invitation, 'status'),
  'invitation.closed': pick(invitation, 'status', 'closedBy', 'numberOfStatements'),
  'invitation.finished': pick(invitation, 'status'),
  'invitation.nothingDeclared': pick(invitation, 'receiptNumber', 'noClaimReason', 'declaredBy', 'capacity'),
  'invitation.nothingTakenBack': pick(invitation, 'receiptNumber'),
  'invitation.balanceAsked': without(invitation, 'organizationName'),
  'invitation.balanceConfirmed': pick(invitation, 'receiptNumber', 'status'),
  'invitation.balanceTakenBack': pick(invitation, 'receiptNumber', 'status'),
  'invitation.balanceReplaced': {},
  'invitation.codeShown': {},
  'invitation.putBack': pick(invitation, 'status'),
  'invitation.claimed': pick(invitation, 'organizationName'),
  'invitation.lookedAt': pick(invitation, 'organizationName'),
  'invitation.released': pick(invitation, 'organizationName'),
  'delivery.requested': delivery,
  'delivery.accepted': delivery,
  'delivery.deposited': delivery,
  'delivery.delivered': delivery,
  'delivery.failed': delivery,
  'delivery.skipped': delivery,
  'delivery.retried': delivery,
  'delivery.trialMailed': pick(delivery, 'purpose', 'addressee', 'address'),
  'delivery.evidenceKept': pick(
    delivery,
    'purpose',
    'sendMethod',
    'addressee',
    'address',
    'evidenceKind',
    'provenAt',
    'sha256',
  ),
  'result.calculated': pick(
    result,
    'fileName',
    'note',
    'inputSha256',
    'outcomeSha256',
    'pdfSha256',
    'lawVersion',
    'engineVersion',
    'rendererVersion',
  ),
  'result.removed': pick(result, 'fileName', 'note', 'inputSha256', 'outcomeSha256'),
  'result.tariffConfirmed': pick(result, 'unverifiedCosts', 'outdatedCosts'),
  'result.signedOff': pick(result, 'points', 'sha256'),
  'result.signingStarted': pick(result, 'differences'),
  'result.signed': pick(result, 'signedBy', 'sha256'),
  'result.signingCancelled': pick(result, 'failure'),
  'result.signingExpired': pick(result, 'failure'),
  'result.signatureRefused': pick(result, 'failure'),
  'result.voided': pick(result, 'fileName', 'reason', 'outcomeSha256'),
  'result.replaced': pick(result, 'fileName', 'reason', 'outcomeSha256', 'contestUntil'),
  'result.reinstated': pick(result, 'fileName', 'reason', 'contestUntil'),
  'result.consentKept': pick(result, 'consentOf', 'fileName', 'sha256'),
  'result.sendingRequested': pick(result, 'numberOfRecipients', 'contestUntil', 'leftToOffice'),
  'result.contestationExtended': pick(result, 'contestUntil'),
  'result.emailCounted': pick(result, 'reason'),
  'result.linksRevoked': pick(result, 'links'),
  'result.viewed': pick(result, 'linkOf'),
  'result.inputExported': pick(result, 'inputSha256'),
  'addressee.corrected': FIELDS.addressee,
  'addressee.setAside': pick(FIELDS.addressee, 'addressee', 'reason'),
  'addressee.signed': pick(FIELDS.addressee, 'addressee', 'receivedOn', 'note', 'proof'),
  'addressee.opened': pick(FIELDS.addressee, 'addressee', 'proof'),
  'addressee.letterAsked': pick(FIELDS.addressee, 'addressee'),
  'addressee.receiptKept': pick(FIELDS.addressee, 'addressee', 'receivedOn', 'fileName', 'sha256'),
  'payout.lineChanged': pick(payout, 'line', 'beneficiary', 'account', 'accountHolder', 'reason'),
  'payout.lineConfirmed': pick(payout, 'line', 'beneficiary', 'amount', 'date'),
  'payout.lineWaived': pick(payout, 'line', 'beneficiary', 'amount', 'reason'),
  'payout.lineReopened': pick(payout, 'line', 'beneficiary', 'amount', 'reason'),
  'payout.linePaid': pick(payout, 'line', 'beneficiary', 'amount', 'date'),
  'payout.lineReturned': pick(payout, 'line', 'beneficiary', 'amount', 'date', 'reason'),
  'payout.prepared': pick(payout, 'file', 'numberOfTransfers', 'amount', 'account'),
  'payout.approved': pick(payout, 'file', 'isSingleApproval'),
  'payout.fileMade': pick(payout, 'file', 'numberOfTransfers', 'amount', 'sha256'),
  'payout.fileWithdrawn': pick(payout, 'file', 'reason'),
  'payout.statementRead': pick(payout, 'file', 'date', 'numberOfMovements'),
  'payout.receiptMatched': pick(payout, 'lot', 'amount', 'date'),
  'payout.movementSetAside': pick(payout, 'amount', 'date', 'reason'),
  'contestation.registered': without(
    contestation,
    ...([
      'contestants',
      'needsNewDraft',
      'amount',
      'roleNumber',
      'kind',
      'fileName',
      'reason',
      'sha256',
      'lastDay',
    ] as const),
  ),
  'contestation.timelinessFound': pick(contestation, 'contestant', 'timeliness', 'lastDay'),
  'contestation.annulled': ended,
  'contestation.withdrawn': ended,
  'contestation.settled': ended,
  'contestation.pieceKept': pick(contestation, 'contestant', 'kind', 'fileName', 'sha256'),
  'contestation.consigned': pick(contestation, 'contestants', 'date', 'amount'),
  'contestation.filed': steps,
  'contestation.hearingFixed': steps,
  'contestation.judged': steps,
  'contestation.appealed': steps,
  'contestation.becameFinal': steps,
  'contestation.judgedOnAppeal': steps,
  'contestation.paid': steps,
  'organization.created': details,
  'organization.changed': details,
  'organization.removed': details,
  'organization.approved': approval.organization,
  'organization.disapproved': approval.organization,
  'organization.numberVerified': pick(organization, 'kboNumber', 'numberVerified'),
  'organization.licenceAccepted': pick(organization, 'language'),
  'organization.logoChanged': pick(organization, 'logo'),
  'organization.logoRemoved': pick(organization, 'logo'),
  'user.created': without(user, 'isFirstUser', 'accepted', 'language', 'approval', 'reason'),
  'user.onboarded': without(user, 'approval', 'reason'),
  'user.changed': without(user, 'isFirstUser', 'accepted', 'language', 'approval', 'reason'),
  'user.preferredLanguageChanged': pick(user, 'preferredLanguage'),
  'user.approved': approval.user,
  'user.disapproved': approval.user,
  'user.licenceAccepted': pick(user, 'language'),
  'user.textsAccepted': pick(user, 'accepted', 'language'),
  'user.calendarShared': {},
  'user.calendarRevoked': {},
  'user.removed': pick(user, 'name', 'surname', 'email'),
  'standardInvitation.created': FIELDS.standardInvitation,
  'standardInvitation.changed': FIELDS.standardInvitation,
  'standardInvitation.removed': FIELDS.standardInvitation,
  'institution.created': FIELDS.institution,
  'institution.changed': FIELDS.institution,
  'institution.removed': FIELDS.institution,
  'party.added': FIELDS.party,
  'party.changed': FIELDS.party,
  'party.joined': FIELDS.party,
  'party.toldApart': {},
  'party.removed': {},
  'dossierCost.created': FIELDS.dossierCost,
  'dossierCost.changed': FIELDS.dossierCost,
  'dossierCost.removed': FIELDS.dossierCost,
  'platformCost.created': FIELDS.platformCost,
  'platformCost.changed': FIELDS.platformCost,
  'platformCost.removed': FIELDS.platformCost,
  'invoice.monthClosed': pick(FIELDS.invoice, 'month', 'numberOfInvoices', 'netAmount'),
  'invoice.issued': pick(FIELDS.invoice, 'number', 'month', 'netAmount'),
  'invoice.lineCredited': pick(FIELDS.invoice, 'netAmount', 'reason'),
  'invoice.handedOver': pick(FIELDS.invoice, 'number'),
  'invoice.delivered': pick(FIELDS.invoice, 'number'),
  'invoice.refused': pick(FIELDS.invoice, 'number', 'reason'),
  'invoice.sentAgain': pick(FIELDS.invoice, 'number'),
  'scale.published': FIELDS.scale,
  'scale.confirmed': pick(FIELDS.scale, 'from'),
  'scale.withdrawn': FIELDS.scale,
  'parameter.changed': FIELDS.parameter,
  'parameter.reset': FIELDS.parameter,
  'template.changed': FIELDS.template,
  'template.reset': FIELDS.template,
  'falseLetter.reported': pick(FIELDS.falseLetter, 'number', 'way'),
  'falseLetter.handled': pick(FIELDS.falseLetter, 'number', 'note'),
  'officeText.changed': FIELDS.officeText,
  'workspace.claimed': pick(workspace, 'fileNumber', 'office'),
  'workspace.opened': pick(workspace, 'fileNumber', 'office'),
  'workspace.assigned': pick(workspace, 'fileNumber', 'office', 'assignee'),
  'workspace.profileChanged': pick(
    workspace,
    ...([
      'contactName',
      'email',
      'phone',
      'accounts',
      'titles',
      'referenceFormat',
      'communicationFormat',
    ] as const),
  ),
  'workspace.keyCreated': pick(workspace, 'name', 'validUntil'),
  'workspace.keyRevoked': pick(workspace, 'name', 'validUntil'),
  'workspace.sheetFiled': pick(workspace, 'numberOfStatements', 'sha256'),
  'workspace.exported': pick(workspace, 'numberOfInvitations'),
  'view.created': pick(FIELDS.view, 'name'),
  'view.changed': pick(FIELDS.view, 'name'),
  'view.removed': pick(FIELDS.view, 'name'),
  'view.exported': FIELDS.view,
} as const satisfies Record<`${Subject}.${string}`, Fields>;

export type EventType = keyof typeof EVENTS;
export const EVENT_TYPES = Object.keys(EVENTS) as [EventType, ...EventType[]];

/** What an event of a type is about: the first word of the type. */
export type SubjectOf<Type extends EventType> = Type extends `${infer S extends Subject}.${string}`
  ? S
  : never;

/** What happened to a subject: the second word of the type. */
export type HappeningOf<S extends Subject> = EventType extends infer Type
  ? Type extends `${S}.${infer Happening}`
    ? Happening
    : never
  : never;

/** The values that an event of a type may tell, as they were or as they are. */
export type EventValues<Type extends EventType> = Type extends EventType
  ? ValuesOf<(typeof EVENTS)[Type]>
  : never;

export function isEventType(type: string): type is EventType {
  return Object.hasOwn(EVENTS, type);
}

export function subjectOf<Type extends EventType>(type: Type): SubjectOf<Type> {
  return type.split('.')[0] as SubjectOf<Type>;
}

function pick<F extends Fields, Key extends keyof F>(fields: F, ...keys: readonly Key[]): Pick<F, Key> {
  return Object.fromEntries(keys.map((key) => [key, fields[key]])) as Pick<F, Key>;
}

function without<F extends Fields, Key extends keyof F>(fields: F, ...keys: readonly Key[]): Omit<F, Key> {
  const left = Object.entries(fields).filter(([key]) => !keys.some((other) => other === key));
  return Object.fromEntries(left) as Omit<F, Key>;
}
