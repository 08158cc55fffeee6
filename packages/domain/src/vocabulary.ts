/**
 * The closed lists of words that cross the API and are stored in the database, spelled as the specification
 * spells them. Everything that needs one of these values takes it from here: schemas, SQL checks, translations.
 */

/** Languages of the interface, of people and of organizations. Dutch is the default. */
export const LANGUAGES = ['nl', 'fr', 'de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages in which a dossier, and so its official report, can be kept. */
export const DOSSIER_LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;
export type DossierLanguage = (typeof DOSSIER_LANGUAGES)[number];

export const DOSSIER_STATUSES = [
  'Created',
  'InvitesSent',
  'Provisioned',
  'Calculated',
  'Signed',
  'PvSent',
  'ToPay',
  'Paid',
  'Cancelled',
] as const;
export type DossierStatus = (typeof DOSSIER_STATUSES)[number];

/** `Opened` is the status that the specification also calls "InProgress". */
export const INVITATION_STATUSES = [
  'Created',
  'Sent',
  'Opened',
  'ClosedAndSubmitted',
  'ClosedAndNotSubmitted',
  'Finished',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Why a creditor who was invited has nothing to claim. */
export const NO_CLAIM_REASONS = ['paid', 'neverOwed', 'waived', 'other'] as const;
export type NoClaimReason = (typeof NO_CLAIM_REASONS)[number];

/** How something came that pretends to be ours. */
export const FALSE_LETTER_WAYS = [
  'letter',
  'registeredLetter',
  'email',
  'message',
  'phone',
  'visit',
  'other',
] as const;
export type FalseLetterWay = (typeof FALSE_LETTER_WAYS)[number];

export const EMAIL_SEND_STATUSES = [
  'Pending',
  'Failed',
  'Skipped',
  'Success',
  'Sent',
  'FailedToSend',
  'Delivered',
  'Bounced',
  'Suppressed',
  'Quarantined',
  'FilteredSpam',
  'Expanded',
  'Undefined',
] as const;
export type EmailSendStatus = (typeof EMAIL_SEND_STATUSES)[number];

export const REGISTERED_LETTER_STATUSES = [
  'Undefined',
  'Processing',
  'Error',
  'Dropped',
  'Ongoing',
  'Received',
  'Delivered',
  'Sent',
  'Failed',
  'Returned',
  'Pending',
  'Skipped',
] as const;
export type RegisteredLetterStatus = (typeof REGISTERED_LETTER_STATUSES)[number];

/** Where the money came from; a dossier has one or both. */
export const TRANSACTION_KINDS = ['sale', 'seizureByThirdParties'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** One transfer after the report, or repeated transfers (a wage that keeps coming in). */
export const PAYMENT_TYPES = ['oneOff', 'recurring'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Proportional distribution (Judicial Code 1627-1638) or ranking by order (1639-1654). */
export const DISTRIBUTION_TYPES = ['proportional', 'ranking'] as const;
export type DistributionType = (typeof DISTRIBUTION_TYPES)[number];

/** Which of the two bailiffs of a dossier signs its report. */
export const SIGNERS = ['responsible', 'deputy'] as const;
export type SignerChoice = (typeof SIGNERS)[number];

export const CREDITOR_TYPES = [
  'person',
  'organization',
  'trader',
  'governmentInstance',
  'legalEntity',
] as const;
export type CreditorType = (typeof CREDITOR_TYPES)[number];

/** What an organization is that files often and is no bailiffs' office. */
export const CREDITOR_KINDS = ['taxOffice', 'socialSecurity', 'bank', 'lawyer', 'other'] as const;
export type CreditorKind = (typeof CREDITOR_KINDS)[number];

export const CLAIM_TYPES = ['specific', 'general', 'chirographic'] as const;
export type ClaimType = (typeof CLAIM_TYPES)[number];

/** What an amount that is claimed consists of. */
export const CLAIM_PARTS = [
  'principal',
  'interest',
  'penaltyClause',
  'proceduralIndemnity',
  'costs',
] as const;
export type ClaimPart = (typeof CLAIM_PARTS)[number];

/** By which rates interest runs. */
export const INTEREST_KINDS = ['civil', 'commercial', 'tax', 'vat', 'social', 'conventional'] as const;
export type InterestKind = (typeof INTEREST_KINDS)[number];

/** Why something that was declared is not accepted, in the words of the office; contesting is for others (1629). */
export const REJECTION_REASONS = [
  'noProof',
  'contestedWithoutTitle',
  'prescribed',
  'paid',
  'otherDebtor',
  'excessivePenaltyClause',
  'late',
  'duplicate',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What a claim is founded on; `withoutTitle` says that it needs none, because nobody contests it. */
export const TITLE_KINDS = [
  'judgment',
  'notarial',
  'compulsion',
  'taxRegister',
  'uncontested',
  'paymentOrder',
  'foreign',
  'arbitral',
  'conciliation',
  'bill',
  'private',
  'lease',
  'farmLease',
  'pledge',
  'assignment',
  'delegation',
  'withoutTitle',
] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];

/** What leads to the money of a dossier, and what the report lists with date, officer and repertory number. */
export const DEED_KINDS = [
  'title',
  'command',
  'movableSeizure',
  'conservatorySeizure',
  'thirdPartySeizure',
  'wageSeizure',
  'saleReport',
  'other',
] as const;
export type DeedKind = (typeof DEED_KINDS)[number];

export const TITLE_APPEALS = ['none', 'pending'] as const;
export type TitleAppeal = (typeof TITLE_APPEALS)[number];

export const DOCUMENT_TYPES = ['settlement', 'title', 'other'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** How a creditor receives the official report. */
export const SEND_OPTIONS = [
  'RegisteredLetter',
  'EmailLink',
  'EmailAttachment',
  'QualifiedDelivery',
] as const;
export type SendOption = (typeof SEND_OPTIONS)[number];

/** How anything travels; registered either on paper or electronically by a qualified provider (eIDAS 43-44). */
export const SEND_METHODS = ['Email', 'RegisteredLetter', 'QualifiedDelivery'] as const;
export type SendMethod = (typeof SEND_METHODS)[number];

/** What the provider of qualified delivery has evidence of (ETSI EN 319 522). */
export const EVIDENCE_KINDS = [
  'submission',
  'rejection',
  'notification',
  'consignment',
  'handOver',
  'refusal',
  'expiry',
  'unreachable',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** What proves, besides the secured link itself, that its addressee opens it. */
export const OPENING_PROOFS = ['emailCode', 'invitationCode'] as const;
export type OpeningProof = (typeof OPENING_PROOFS)[number];

/** What is done with a secured link: it is opened after signing in or with a proof, or set aside for a letter. */
export const LINK_ACTS = ['signIn', ...OPENING_PROOFS, 'letterAsked'] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

/** How a person is addressed. Null, wherever it is asked for: unknown, or not wished; texts are then neutral. */
export const SALUTATIONS = ['mr', 'ms'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

export const USER_TYPES = ['Employee', 'CandidateBailiff', 'Bailiff'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Users and organizations start pending and are approved or disapproved by a platform administrator. */
export const APPROVAL_STATES = ['pending', 'approved', 'disapproved'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const LEGAL_ENTITY_TYPES = ['government', 'naturalPerson'] as const;
export type LegalEntityType = (typeof LEGAL_ENTITY_TYPES)[number];

export const LEGAL_FORMS = [
  'BV',
  'COMMV',
  'CV',
  'MAATSCHAP',
  'NV',
  'VOF',
  'VZW',
  'IVZW',
  'HANDELAAR',
  'OV',
  'CVBA',
  'CVOA',
  'BVBA',
  'VME',
  'AV',
  'SE',
  'FV',
  'VVZRL',
] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** Where the law leaves room in the report for words of the office's own: before its sections, and at their end. */
export const OFFICE_TEXT_PLACES = ['introduction', 'remarks'] as const;
export type OfficeTextPlace = (typeof OFFICE_TEXT_PLACES)[number];

/** What happens to a debtor and touches the distribution; `stops.ts` says which of them forbid it to go on. */
export const STOP_KINDS = [
  'collectiveDebtSettlement',
  'bankruptcy',
  'reorganisation',
  'liquidation',
  'vacantEstate',
  'death',
  'cantonment',
  'paymentPlan',
] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** Why a signed report is without effect: nobody had it, or another goes to all who did. */
export const VOID_KINDS = ['voided', 'replaced'] as const;
export type VoidKind = (typeof VOID_KINDS)[number];

/** Before which step somebody looked whether anything stops the dossier. */
export const CONSULTATION_STEPS = ['signing', 'sending', 'payment'] as const;
export type ConsultationStep = (typeof CONSULTATION_STEPS)[number];

/** What is written when something stops a distribution. */
export const STOP_LETTERS = ['accountStatement', 'costStatement', 'creditorNotice'] as const;
export type StopLetter = (typeof STOP_LETTERS)[number];

/** What is left to do once everybody is paid, in the order in which it is shown. */
export const CLOSING_TASKS = [
  'reportToCentralFile',
  'strikeNotice',
  'releaseThirdParty',
  'informDefendant',
  'consignUnclaimed',
] as const;
export type ClosingTask = (typeof CLOSING_TASKS)[number];

/** Where one looks for it: the central file, RegSol, JustRestart, the enterprise register, the Belgian Official Gazette. */
export const CONSULTATION_SOURCES = [
  'centralFile',
  'insolvencyRegister',
  'debtSettlementRegister',
  'enterpriseRegister',
  'officialGazette',
  'other',
] as const;
export type ConsultationSource = (typeof CONSULTATION_SOURCES)[number];

/** How somebody contests. The law knows a writ and a declaration before the bailiff (Judicial Code 1629); a letter or mail is none. */
export const CONTESTATION_WAYS = ['writ', 'declaration', 'letter'] as const;
export type ContestationWay = (typeof CONTESTATION_WAYS)[number];

/**
 * What somebody who contests asks to be done with a line of the draft: to leave it out, to count it for another amount, to
 * give it no privilege, or another one.
 */
export const CONTESTATION_REQUESTS = ['leaveOut', 'otherAmount', 'noPrivilege', 'otherPrivilege'] as const;
export type ContestationRequest = (typeof CONTESTATION_REQUESTS)[number];

/** `inDoubt`: after the last day that was told, but not after that of the longest reading of the law. */
export const TIMELINESS = ['inTime', 'inDoubt', 'late'] as const;
export type Timeliness = (typeof TIMELINESS)[number];

export const CONTESTATION_STATES = ['registered', 'annulled', 'withdrawn', 'settled', 'referred'] as const;
export type ContestationState = (typeof CONTESTATION_STATES)[number];

/** What becomes of the contestations that the judge decides on (Judicial Code 1631-1636), from the consignment to the payment. */
export const PROCEEDING_STATES = [
  'consigned',
  'filed',
  'hearing',
  'judged',
  'appealed',
  'final',
  'paid',
] as const;
export type ProceedingState = (typeof PROCEEDING_STATES)[number];

/** What is kept with a contestation, and with the proceeding that it leads to. */
export const CONTESTATION_PIECES = [
  'act',
  'letter',
  'support',
  'withdrawal',
  'settlement',
  'certificate',
  'registryReceipt',
  'judgment',
  'appealJudgment',
] as const;
export type ContestationPiece = (typeof CONTESTATION_PIECES)[number];

/** How a claim is owed: by one, by several each for a part, or by several each for all of it. */
export const LIABILITIES = ['own', 'joint', 'solidary'] as const;
export type Liability = (typeof LIABILITIES)[number];

/** Why a dossier follows another of its series: a reserve was decided, money came later, or money comes month by month. */
export const FOLLOW_UP_KINDS = ['reserveDecided', 'laterReceipt', 'recurring'] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

/** An income by the article that protects it: 1409 § 1 (pay for work), 1410 § 1 (what stands in for it), 1409 § 1bis (the rest). */
export const INCOME_KINDS = ['wage', 'replacement', 'other'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/** On what the shares of a recurring distribution are taken: what is still owed, or what was owed at first. */
export const SHARE_BASES = ['balance', 'initial'] as const;
export type ShareBasis = (typeof SHARE_BASES)[number];

/** Why a recurring dossier is distributed again: enough came in, or the day has come. */
export const RUN_OCCASIONS = ['threshold', 'date'] as const;
export type RunOccasion = (typeof RUN_OCCASIONS)[number];

/** What is written about an income: how a third party withholds and pays, and the form for the dependent children. */
export const INCOME_LETTERS = ['employer', 'childDeclaration'] as const;
export type IncomeLetter = (typeof INCOME_LETTERS)[number];

/** By what right somebody takes of an income: a seizure, an assignment (1390ter), a delegation for maintenance (1390bis). */
export const INCOME_RIGHTS = ['seizure', 'assignment', 'delegation'] as const;
export type IncomeRight = (typeof INCOME_RIGHTS)[number];

/** The three blocks in which the tariff makes a bailiff show costs. */
export const DOSSIER_COST_KINDS = ['Fees', 'Expenses', 'Government'] as const;
export type DossierCostKind = (typeof DOSSIER_COST_KINDS)[number];

export const DOSSIER_COST_TYPES = ['fixed', 'layered', 'classed'] as const;
export type DossierCostType = (typeof DOSSIER_COST_TYPES)[number];

export const COST_FREQUENCIES = [
  'once',
  'perStatement',
  'perCreditor',
  'perCreditorSentAsRegisteredLetter',
  'perInvitation',
  'perInvitationSentAsRegisteredLetter',
] as const;
export type CostFrequency = (typeof COST_FREQUENCIES)[number];

export const PLATFORM_COST_TYPES = [
  'creation',
  'registeredLetterPort',
  'emailPort',
  'analysis',
  'qualifiedDeliveryPort',
] as const;
export type PlatformCostType = (typeof PLATFORM_COST_TYPES)[number];

/** What can be wrong with a dossier. Which of them stand in the way of a calculation is said in dossier-validation. */
export const DOSSIER_VALIDATION_CODES = [
  'DOSSIER_NULL',
  'DOSSIER_NO_LANGUAGE',
  'DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF',
  'DOSSIER_NO_BALANCE_TO_DISTRIBUTE',
  'DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE',
  'DOSSIER_INVALID_DEFENDANT',
  'DOSSIER_INVALID_DEFENDANT_ADDRESS',
  'DOSSIER_NO_STATEMENTS',
  'DOSSIER_NOT_VALIDATED_STATEMENTS',
  'DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION',
  'STATEMENT_NULL',
  'STATEMENT_INVALID',
  'STATEMENT_DELETED',
  'STATEMENT_CREDITOR_INVALID',
  'STATEMENT_CREDITOR_INVALID_ADDRESS',
  'STATEMENT_NO_TITLE_DOCUMENT',
  'STATEMENT_NO_SETTLEMENT_DOCUMENT',
  'STATEMENT_NO_CLAIMS',
  'STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED',
  'PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED',
  'PRIVILEGED_CLAIM_NO_PRIVILEGE',
  'PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE',
  'PRIVILEGED_CLAIM_NO_DOCUMENT',
  'PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM',
  'SPECIFIC_CLAIM_ASSET_ZERO_VALUE',
  'SPECIFIC_CLAIM_NO_ASSET',
] as const;
export type DossierValidationCode = (typeof DOSSIER_VALIDATION_CODES)[number];

/**
 * What a person is told of: a creditor filed, a mail or letter came back, a term or a task ends, somebody mentioned them, a task or
 * dossier was given to them, what they wanted to be reminded of, and that a virus was found in a file of a dossier.
 */
export const NOTIFICATION_KINDS = [
  'filed',
  'returned',
  'termEnds',
  'mentioned',
  'assigned',
  'reminder',
  'infected',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * What a virus scanner says of a file: nobody asked it (we made the file, or no scanner is set), it has not answered yet, it found
 * nothing, or it found a virus.
 */
export const FILE_VERDICTS = ['unscanned', 'quarantined', 'unjudgeable', 'clean', 'infected'] as const;
export type FileVerdict = (typeof FILE_VERDICTS)[number];
