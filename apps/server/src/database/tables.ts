// Written from the migrated database; tables.integration.test.ts compares both, and writes it anew when run with -u.
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { PartsPerMillion } from '@prorata/domain/percentage';
import type { LetterAddress } from '@prorata/domain/registered-letter-address';
import type {
  ApprovalState,
  ClaimType,
  ClosingTask,
  ContestationPiece,
  ContestationRequest,
  ContestationState,
  ContestationWay,
  CostFrequency,
  CreditorKind,
  CreditorType,
  DistributionType,
  DocumentType,
  DossierCostKind,
  DossierCostType,
  DossierLanguage,
  DossierStatus,
  EmailSendStatus,
  EvidenceKind,
  FileVerdict,
  FollowUpKind,
  IncomeKind,
  InvitationStatus,
  Language,
  LegalEntityType,
  LegalForm,
  Liability,
  LinkAct,
  NotificationKind,
  PaymentType,
  PlatformCostType,
  ProceedingState,
  RegisteredLetterStatus,
  RejectionReason,
  Salutation,
  SendMethod,
  SendOption,
  StopLetter,
  Timeliness,
  TransactionKind,
  UserType,
} from '@prorata/domain/vocabulary';
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Kysely,
  Transaction as KyselyTransaction,
} from 'kysely';

// The tables as queries see them: names in camelCase, cents as bigint, dates as ISO text, instants as `Date`. The
// migrations say what the columns mean and which rules they hold.

/** An address as the database keeps it: the parts that are known. */
export type Address = LetterAddress;

/** Counted by the database at each update; never written by hand. */
type Version = ColumnType<number, never, never>;

/** Set by the database at each update. */
type UpdatedAt = ColumnType<Date, never, never>;

/** Any JSON, written as text: an array given as such would reach PostgreSQL as one of its own arrays. */
type Json = ColumnType<unknown, string, string>;

type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;

type GeneratedJson = ColumnType<unknown, string | undefined, string>;

export interface AddresseeDecisionsTable {
  id: string;
  dossierId: string;
  statementId: string | null;
  invitationId: string | null;
  decision: 'correct' | 'setAside';
  way: SendOption | null;
  addressee: string | null;
  email: string | null;
  address: Address | null;
  reason: string;
  decidedBy: string;
  decidedAt: Date;
  defendantId: string | null;
  addresseeId: GeneratedAlways<string>;
}

export interface AssetsTable {
  id: string;
  version: Version;
  dossierId: string;
  position: number;
  name: string;
  description: string | null;
  transactionKind: TransactionKind | null;
  poolKind: Generated<'asset' | 'income' | 'maintenanceOnly'>;
  collectedAmountCents: Cents;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  inLetPremises: boolean | null;
  shares: GeneratedJson;
}

export interface AuditChainsTable {
  id: string;
  lastSequence: number;
  lastHash: string;
}

export interface AuditEventsTable {
  id: string;
  chainId: string;
  sequence: number;
  organizationId: string | null;
  dossierId: string | null;
  type: string;
  actorKind: 'user' | 'creditor' | 'visitor' | 'system';
  actorId: string | null;
  actorName: string | null;
  subjectType: string | null;
  subjectId: string | null;
  before: OptionalJson;
  after: OptionalJson;
  requestId: string | null;
  occurredAt: Date;
  previousHash: string | null;
  hash: string;
  edition: number;
  version: number | null;
  digests: OptionalJson;
}

export interface AuditValuesTable {
  eventId: string;
  content: Json;
}

export interface BalanceConfirmationsTable {
  id: string;
  dossierId: string;
  invitationId: string;
  serial: number;
  receiptNumber: string;
  confirmed: Json;
  sha256: string;
  fileId: string | null;
  confirmedAt: Date;
  takenBackAt: Date | null;
}

export interface BankMovementsTable {
  id: string;
  version: Version;
  statementId: string;
  position: number;
  amountCents: bigint;
  bookedOn: IsoDate;
  counterpartyAccount: string | null;
  counterpartyName: string | null;
  communication: string;
  endToEndId: string | null;
  reference: string;
  returnReason: string | null;
  isBankCost: Generated<boolean>;
  lineId: string | null;
  matchedBy: 'endToEndId' | 'communication' | 'account' | 'person' | null;
  suggestedLineId: string | null;
  setAsideBy: string | null;
  setAsideAt: Date | null;
  setAsideReason: string | null;
  updatedAt: UpdatedAt;
  assetId: string | null;
  isIncome: Generated<boolean>;
}

export interface BankStatementsTable {
  id: string;
  organizationId: string;
  account: string;
  number: string;
  closedOn: IsoDate;
  openingCents: bigint;
  closingCents: bigint;
  fingerprint: string;
  importedBy: string;
  importedAt: Date;
}

export interface CalculationResultsTable {
  id: string;
  version: Version;
  dossierId: string;
  sequence: number;
  fileName: string;
  note: string | null;
  inputJson: string;
  inputSha256: string;
  outcomeJson: string;
  outcomeSha256: string;
  lawVersion: string;
  engineVersion: string;
  rendererVersion: string;
  pdfFileId: string;
  outdatedAt: Date | null;
  signedAt: Date | null;
  signedBy: string | null;
  signedPdfFileId: string | null;
  sentAt: Date | null;
  calculatedBy: string;
  calculatedAt: Generated<Date>;
  updatedAt: UpdatedAt;
  reportJson: string;
  documentJson: string | null;
  interestCutOff: Generated<'reportDate' | 'endOfTerm'>;
  signature: OptionalJson;
  voidedAt: Date | null;
  voidedBy: string | null;
  voidKind: 'voided' | 'replaced' | null;
  voidReason: string | null;
  isConsentNeeded: Generated<boolean>;
  contestableUntil: IsoDate | null;
  replacedBy: string | null;
}

export interface CalendarFeedsTable {
  userId: string;
  secretDigest: Buffer;
  isMine: boolean;
  createdAt: Date;
  readAt: Date | null;
  contentDigest: Buffer | null;
  changedAt: Date | null;
}

export interface ChainStampsTable {
  chainId: string;
  sequence: number;
  hash: string;
  occasion: 'signed' | 'closed' | 'evidence';
  askedAt: Date;
  nextAttemptAt: Date;
  attempts: Generated<number>;
  lastFailure: string | null;
  token: Buffer | null;
  stampedAt: Date | null;
  authority: string | null;
}

export interface ClosedMonthsTable {
  id: string;
  month: IsoDate;
  closedBy: string;
  closedAt: Date;
}

export interface ClosingStepsTable {
  id: string;
  dossierId: string;
  task: ClosingTask;
  subject: string;
  reference: string | null;
  note: string | null;
  deliveryId: string | null;
  doneBy: string;
  doneAt: Date;
}

export interface ConsultationsTable {
  id: string;
  dossierId: string;
  step: 'signing' | 'sending' | 'payment';
  sources: (
    | 'centralFile'
    | 'insolvencyRegister'
    | 'debtSettlementRegister'
    | 'enterpriseRegister'
    | 'officialGazette'
    | 'other'
  )[];
  note: string | null;
  consultedBy: string;
  consultedAt: Date;
}

export interface ContestationPiecesTable {
  id: string;
  dossierId: string;
  contestationId: string | null;
  proceedingId: string | null;
  kind: ContestationPiece;
  fileId: string;
  fileName: string;
  addedBy: string;
  addedAt: Date;
}

export interface ContestationsTable {
  id: string;
  version: Version;
  dossierId: string;
  resultId: string;
  way: ContestationWay;
  contestedOn: IsoDate;
  contestedTime: string | null;
  addresseeId: string | null;
  contestant: string;
  appearing: string | null;
  servedBy: string | null;
  statementId: string | null;
  against: string | null;
  requested: string | null;
  grounds: string | null;
  lastDay: IsoDate | null;
  cautiousDay: IsoDate | null;
  timeliness: Timeliness;
  state: Generated<ContestationState>;
  endedOn: IsoDate | null;
  endNote: string | null;
  needsNewDraft: Generated<boolean>;
  registeredBy: string;
  registeredAt: Date;
  updatedAt: UpdatedAt;
  claimId: string | null;
  request: ContestationRequest | null;
  requestedCents: Cents | null;
  requestedPrivilegeId: string | null;
  requestedLotId: string | null;
}

export interface CreditorsTable {
  id: string;
  version: Version;
  dossierId: string;
  creditorType: CreditorType | null;
  firstName: string | null;
  lastName: string | null;
  nationalNumber: string | null;
  corporateName: string | null;
  corporateForm: LegalForm | null;
  enterpriseNumber: string | null;
  partyId: string | null;
  sameAsId: string | null;
  apartFromIds: Generated<readonly string[]>;
  toldBy: string | null;
  toldAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
}

export interface DamagedFilesTable {
  checkId: string;
  fileId: string;
  fault: 'missing' | 'altered' | 'unreadable';
}

export interface DeliveriesTable {
  id: string;
  version: Version;
  idempotencyKey: string;
  purpose: string;
  sendMethod: SendMethod;
  emailStatus: EmailSendStatus | null;
  registeredLetterStatus: RegisteredLetterStatus | null;
  statusChangedAt: Generated<Date>;
  organizationId: string | null;
  dossierId: string | null;
  invitationId: string | null;
  resultId: string | null;
  statementId: string | null;
  userId: string | null;
  language: Language;
  addressee: string | null;
  email: string | null;
  address: Address | null;
  content: Generated<Readonly<Record<string, unknown>>>;
  letterFileId: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Date | null;
  lastError: string | null;
  providerId: string | null;
  barcode: string | null;
  proofOfDepositFileId: string | null;
  acceptedAt: Date | null;
  replacesDeliveryId: string | null;
  requestedBy: string | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  handedOverAt: Date | null;
  fallbackAddress: Address | null;
  nextInquiryAt: Date | null;
  untold: Generated<('accepted' | 'deposited' | 'delivered' | 'failed' | 'skipped')[]>;
  erasedAt: Date | null;
  hasFailed: GeneratedAlways<boolean>;
  isFree: Generated<boolean>;
  contestUntil: IsoDate | null;
}

export interface DeliveryAddresseesTable {
  deliveryId: string;
  dossierId: string;
  statementId: string | null;
  invitationId: string | null;
  correctionId: string | null;
  defendantId: string | null;
  addresseeId: GeneratedAlways<string>;
}

export interface DeliveryEventsTable {
  id: string;
  deliveryId: string;
  status: string;
  providerEventId: string | null;
  detail: string | null;
  occurredAt: Date;
  recordedAt: Generated<Date>;
  evidenceKind: EvidenceKind | null;
  evidenceFileId: string | null;
}

export interface DistinctPartiesTable {
  partyId: string;
  otherPartyId: string;
}

export interface DocumentViewCodesTable {
  id: string;
  documentViewId: string;
  codeDigest: string;
  createdAt: Date;
  expiresAt: Date;
  wrong: Generated<number>;
  usedAt: Date | null;
}

export interface DocumentViewVisitsTable {
  id: string;
  documentViewId: string;
  userId: string | null;
  visitedAt: Generated<Date>;
  subject: string | null;
  act: Generated<LinkAct>;
  addresseeIds: Generated<readonly string[]>;
  visitorName: string | null;
}

export interface DocumentViewsTable {
  id: string;
  dossierId: string;
  resultId: string;
  statementId: string | null;
  codeDigest: string;
  expiresAt: Date;
  revokedAt: Date | null;
  revokedBy: string | null;
  createdAt: Generated<Date>;
  deliveryId: string | null;
}

export interface DocumentsTable {
  id: string;
  dossierId: string;
  statementId: string;
  fileId: string;
  documentType: DocumentType;
  fileName: string;
  uploadedBy: string | null;
  uploadedAt: Generated<Date>;
}

export interface DossierCostClassesTable {
  id: string;
  dossierCostPeriodId: string;
  upperLimitCents: Cents | null;
  costCents: Cents;
}

export interface DossierCostLayersTable {
  id: string;
  dossierCostPeriodId: string;
  upperLimitCents: Cents | null;
  ratePartsPerMillion: PartsPerMillion;
}

export interface DossierCostPeriodsTable {
  id: string;
  dossierCostId: string;
  validFrom: IsoDate;
  validUntil: IsoDate | null;
  costCents: Cents;
}

export interface DossierCostUsesTable {
  dossierCostId: string;
  calculationResultId: string;
  governingOn: IsoDate;
}

export interface DossierCostsTable {
  id: string;
  version: Version;
  name: string;
  displayName: string;
  kind: DossierCostKind;
  type: DossierCostType;
  isVatApplicable: boolean;
  frequency: CostFrequency;
  frequencyOffset: Generated<number>;
  isVerified: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  displayNameFrench: string | null;
  displayNameGerman: string | null;
  displayNameEnglish: string | null;
  tariffArticle: string | null;
}

export interface DossierFollowersTable {
  dossierId: string;
  userId: string;
}

export interface DossierHandlersTable {
  dossierId: string;
  handlerId: string;
  assignedBy: string;
  assignedAt: Date;
}

export interface DossiersTable {
  id: string;
  version: Version;
  organizationId: string;
  fileYear: number;
  fileSerial: number;
  fileNumber: GeneratedAlways<string>;
  title: string | null;
  reference: string | null;
  filingDate: IsoDate | null;
  language: DossierLanguage | null;
  responsibleBailiffId: string | null;
  deputyBailiffId: string | null;
  defendantFirstName: string | null;
  defendantLastName: string | null;
  defendantNationalNumber: string | null;
  defendantCompanyName: string | null;
  defendantEnterpriseNumber: string | null;
  defendantCorporateForm: LegalForm | null;
  defendantEmail: string | null;
  defendantPhone: string | null;
  defendantAddress: Address | null;
  cbbRequestedAt: Date | null;
  isFreeOfRegistrationFees: Generated<boolean>;
  transactionKinds: Generated<readonly TransactionKind[]>;
  saleDate: IsoDate | null;
  seizureDate: IsoDate | null;
  paymentType: Generated<PaymentType>;
  distributionType: Generated<DistributionType>;
  balanceToDistributeCents: Cents | null;
  explanation: string | null;
  status: Generated<DossierStatus>;
  statusChangedAt: Generated<Date>;
  closedAt: Date | null;
  contestationEndsOn: IsoDate | null;
  cancelReason: string | null;
  createdBy: string;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  defendantName: GeneratedAlways<string | null>;
  lastResultSequence: Generated<number>;
  repertoryNumber: string | null;
  erasedAt: Date | null;
  signer: Generated<'responsible' | 'deputy'>;
  provisionedAt: Date | null;
  defendantSalutation: Salutation | null;
  coDefendants: GeneratedJson;
  estates: GeneratedJson;
  seizingCreditors: GeneratedJson;
  deeds: GeneratedJson;
  thirdPartyDebtors: GeneratedJson;
  electedDomicile: string | null;
  searchWords: GeneratedAlways<unknown | null>;
}

export interface DueRunsTable {
  seriesId: string;
  occasion: 'threshold' | 'date';
  since: IsoDate;
  toldAt: Date | null;
}

export interface EInvoicesTable {
  invoiceId: string;
  state: Generated<'waiting' | 'handedOver' | 'delivered' | 'refused'>;
  edition: Generated<number>;
  document: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Date | null;
  messageId: string | null;
  handedOverAt: Date | null;
  nextInquiryAt: Date | null;
  reason: string | null;
  changedAt: Date;
}

export interface EmailReadingsTable {
  id: string;
  resultId: string;
  reason: string;
  decidedBy: string;
  decidedAt: Date;
}

export interface EndedSessionsTable {
  key: string;
  endedAt: Date;
  resumedAt: Date | null;
  forgetAfter: Date;
}

export interface ErasuresTable {
  id: string;
  erasedAt: Date;
  kind: 'dossier' | 'mailTexts' | 'extracts' | 'parties' | 'falseLetters';
  organizationId: string | null;
  fileNumber: string | null;
  numberOfDocuments: Generated<number>;
  numberOfStatements: Generated<number>;
  numberOfDeliveries: Generated<number>;
  numberOfParties: Generated<number>;
}

export interface ExecutionCostsTable {
  id: string;
  version: Version;
  dossierId: string;
  position: number;
  description: string;
  incurredOn: IsoDate | null;
  amountCents: Cents;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  assetIds: Generated<readonly string[]>;
  creditorId: string | null;
  tariffArticle: string | null;
}

export interface ExtractsTable {
  id: string;
  version: Version;
  organizationId: string;
  dossierId: string | null;
  extractType: 'cbbDutch' | 'cbbFrench' | 'providerCsv' | 'providerXml' | 'providerPdf';
  fileName: string;
  fileId: string | null;
  sha256: string;
  content: OptionalJson;
  progress: OptionalJson;
  uploadedBy: string;
  uploadedAt: Date;
  appliedBy: string | null;
  appliedAt: Date | null;
  hasOpenedDossier: Generated<boolean>;
  consultedAt: Date | null;
  outcome: OptionalJson;
  erasedAt: Date | null;
  updatedAt: UpdatedAt;
  defendantId: string | null;
}

export interface FalseLettersTable {
  id: string;
  version: Version;
  serial: GeneratedAlways<number>;
  way: 'letter' | 'registeredLetter' | 'email' | 'message' | 'phone' | 'visit' | 'other';
  sender: string | null;
  numberShown: string | null;
  description: string;
  reporterEmail: string | null;
  language: Language;
  fileId: string | null;
  fileName: string | null;
  contentSha256: string;
  reportedAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
  note: string | null;
  updatedAt: UpdatedAt;
}

export interface FileChecksTable {
  id: string;
  startedAt: Date;
  finishedAt: Date;
  numberOfFiles: number;
}

export interface FileNumberCountersTable {
  organizationId: string;
  fileYear: number;
  lastSerial: number;
}

export interface FilesTable {
  id: string;
  storageKey: string;
  mediaType: string;
  sizeBytes: bigint;
  sha256: string;
  createdAt: Generated<Date>;
  originalSha256: string | null;
  verdict: Generated<FileVerdict>;
  virus: string | null;
  judgedAt: Date | null;
  originalStorageKey: string | null;
  judgingTriedAt: Date | null;
}

export interface FollowUpsTable {
  dossierId: string;
  followsId: string;
  seriesId: string;
  kind: FollowUpKind;
  happenedOn: IsoDate;
  source: string | null;
  decisions: GeneratedJson;
  interestCents: Generated<Cents>;
  ownCostsCents: Generated<Cents>;
  fileId: string | null;
  fileName: string | null;
  choices: GeneratedJson;
  secured: GeneratedJson;
}

export interface FormerStopContactsTable {
  id: string;
  stopId: string;
  name: string | null;
  email: string | null;
  address: Address | null;
  replacedBy: string;
  replacedAt: Date;
}

export interface FormerTimelinessTable {
  id: string;
  contestationId: string;
  timeliness: Timeliness;
  lastDay: IsoDate | null;
  cautiousDay: IsoDate | null;
  foundUntil: Date;
}

export interface GuidesTable {
  userId: string;
  guide: string;
  dossierId: string | null;
  isPractice: Generated<boolean>;
  startedAt: Date;
  endedAt: Date | null;
}

export interface IdempotencyKeysTable {
  caller: string;
  call: string;
  key: string;
  requestDigest: string;
  claimId: string;
  answerSealed: Buffer | null;
  createdAt: Date;
}

export interface ImportMappingsTable {
  organizationId: string;
  heads: string;
  name: string;
  mapping: Json;
  updatedAt: UpdatedAt;
}

export interface ImportsTable {
  id: string;
  version: Version;
  organizationId: string;
  dossierId: string;
  fileName: string;
  fileId: string;
  sha256: string;
  lines: Json;
  progress: OptionalJson;
  taken: GeneratedJson;
  uploadedBy: string;
  uploadedAt: Date;
  updatedAt: UpdatedAt;
}

export interface InboxMarksTable {
  userId: string;
  dossierId: string;
  item: string;
  occasion: string;
  snoozedUntil: IsoDate | null;
  doneAt: Date | null;
  markedAt: Date;
}

export interface IncomeLettersTable {
  deliveryId: string;
  seriesId: string;
  letter: 'employer' | 'childDeclaration';
  payerId: string | null;
  defendantId: string | null;
}

export interface IncomeReceiptsTable {
  id: string;
  version: Version;
  seriesId: string;
  payerId: string;
  month: IsoDate;
  receivedOn: IsoDate;
  amountCents: Cents;
  maintenanceOnlyCents: Generated<Cents>;
  computation: OptionalJson;
  quotaCents: Cents | null;
  differenceNote: string | null;
  movementId: string | null;
  runId: string | null;
  assetId: string | null;
  maintenanceAssetId: string | null;
  enteredBy: string;
  enteredAt: Date;
  updatedAt: UpdatedAt;
}

export interface InstitutionsTable {
  id: string;
  enterpriseNumber: string;
  nameNl: string | null;
  nameFr: string | null;
  nameDe: string | null;
  nameEn: string | null;
  isGovernment: boolean;
  address: Address;
  email: string | null;
  accounts: GeneratedJson;
  languages: Generated<('nl' | 'fr' | 'de' | 'en')[]>;
  sendMethod: SendMethod | null;
  sendOption: SendOption | null;
  searchText: GeneratedAlways<string>;
  version: Version;
  updatedAt: UpdatedAt;
}

export interface InvitationsTable {
  id: string;
  version: Version;
  dossierId: string;
  status: Generated<InvitationStatus>;
  sendMethod: SendMethod;
  addressee: string | null;
  emails: Generated<readonly string[]>;
  address: Address | null;
  fallbackAddress: Address | null;
  language: Language | null;
  creditorReference: string | null;
  codeDigest: string;
  codeSealed: Buffer;
  validUntil: IsoDate | null;
  sentAt: Date | null;
  openedAt: Date | null;
  closedAt: Date | null;
  closedBy: 'creditor' | 'office' | 'term' | null;
  createdBy: string;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  remindedFor: IsoDate | null;
  erasedAt: Date | null;
  creditorId: string;
  recipientKey: GeneratedAlways<string | null>;
  salutation: Salutation | null;
  enterpriseNumber: string | null;
  balanceStatementId: string | null;
}

export interface InvoiceLinesTable {
  invoiceId: string;
  position: number;
  type: PlatformCostType;
  name: string;
  quantity: number;
  priceCents: Cents;
  discountCents: Cents;
}

export interface InvoicesTable {
  id: string;
  year: number;
  serial: number;
  number: GeneratedAlways<string>;
  kind: 'invoice' | 'creditNote';
  organizationId: string;
  month: IsoDate;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  language: Language;
  seller: Json;
  buyer: Json;
  vatPartsPerMillion: PartsPerMillion;
  netCents: Cents;
  vatCents: Cents;
  createdAt: Generated<Date>;
}

export interface JudgmentLinesTable {
  proceedingId: string;
  isOnAppeal: boolean;
  statementId: string | null;
  amountCents: bigint;
}

export interface LegalAcceptancesTable {
  id: string;
  userId: string;
  organizationId: string | null;
  document: 'terms-and-conditions' | 'privacy-policy' | 'terms-of-use' | 'licence-agreement';
  documentVersion: string;
  language: Language;
  acceptedAt: Generated<Date>;
}

export interface ListDefaultsTable {
  userId: string;
  list: string;
  viewId: string;
}

export interface ListViewsTable {
  id: string;
  version: Version;
  organizationId: string | null;
  ownerId: string | null;
  list: string;
  name: string;
  content: Json;
  createdBy: string;
  createdAt: Date;
  updatedAt: UpdatedAt;
}

export interface LooseDocumentsTable {
  id: string;
  dossierId: string;
  fileId: string;
  sha256: string;
  folder: string;
  fileName: string;
  readText: string;
  uploadedBy: string;
  uploadedAt: Date;
}

export interface NoClaimDeclarationsTable {
  id: string;
  dossierId: string;
  invitationId: string;
  serial: number;
  receiptNumber: string;
  reason: 'paid' | 'neverOwed' | 'waived' | 'other';
  note: string | null;
  declaredBy: string;
  capacity: string | null;
  email: string | null;
  declared: Json;
  sha256: string;
  fileId: string | null;
  declaredAt: Date;
  takenBackAt: Date | null;
  takenBackBy: 'creditor' | 'statement' | null;
}

export interface NoteMentionsTable {
  noteId: string;
  userId: string;
}

export interface NotesTable {
  id: string;
  version: Version;
  dossierId: string;
  subjectKind: 'statement' | 'document' | 'invitation' | 'delivery' | null;
  subjectId: string | null;
  body: string;
  isPinned: Generated<boolean>;
  authorId: string;
  writtenAt: Date;
  editedAt: Date | null;
  updatedAt: UpdatedAt;
}

export interface NotificationSettingsTable {
  userId: string;
  kind: NotificationKind;
  inProduct: boolean;
  byMail: boolean;
}

export interface NotificationsTable {
  id: string;
  userId: string;
  dossierId: string;
  kind: NotificationKind;
  occasion: string;
  happenedAt: Date;
  actorId: string | null;
  about: string | null;
  term: 'invitation' | 'filing' | 'draft' | 'contestation' | null;
  dueOn: IsoDate | null;
  noteId: string | null;
  taskId: string | null;
  reminderId: string | null;
  statementId: string | null;
  isInProduct: boolean;
  readAt: Date | null;
  awaitsMail: boolean;
}

export interface OfficeTextVersionsTable {
  id: string;
  organizationId: string;
  place: 'introduction' | 'remarks';
  language: Language;
  version: number;
  text: string | null;
  savedBy: string;
  savedAt: Date;
}

export interface OrganizationsTable {
  id: string;
  version: Version;
  name: string;
  displayName: string | null;
  corporateName: string | null;
  corporateForm: LegalForm | null;
  enterpriseNumber: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: Address | null;
  thirdPartyAccount: string | null;
  ciaNumber: string | null;
  logoFileId: string | null;
  preferredLanguage: Generated<Language>;
  paymentType: Generated<PaymentType>;
  distributionType: Generated<DistributionType>;
  creationDiscountPartsPerMillion: Generated<PartsPerMillion>;
  isBailiffsOffice: Generated<boolean>;
  hasDistributionFilePermission: Generated<boolean>;
  hasRankingFilePermission: Generated<boolean>;
  hasClaimOfDebtPermission: Generated<boolean>;
  approval: Generated<ApprovalState>;
  approvalDecidedAt: Date | null;
  approvalDecidedBy: string | null;
  approvalReason: string | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  costsAccount: string | null;
  depositOfficeAccount: string | null;
  creditorKind: CreditorKind | null;
  numberVerifiedAt: Date | null;
  numberVerifiedBy: string | null;
}

export interface ParameterChangesTable {
  id: string;
  key: string;
  before: OptionalJson;
  after: OptionalJson;
  changedBy: string;
  changedAt: Generated<Date>;
}

export interface ParametersTable {
  key: string;
  version: Version;
  value: OptionalJson;
  updatedBy: string;
  updatedAt: UpdatedAt;
  id: string;
}

export interface PartiesTable {
  id: string;
  organizationId: string;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  nationalNumber: string | null;
  enterpriseNumber: string | null;
  corporateForm: string | null;
  legalEntityType: LegalEntityType | null;
  address: Address | null;
  searchText: GeneratedAlways<string>;
  firstSeenAt: Generated<Date>;
  lastSeenAt: Generated<Date>;
  version: Version;
  updatedAt: UpdatedAt;
  email: string | null;
  extraEmails: Generated<readonly string[]>;
  paymentAccount: string | null;
  sendMethod: SendMethod | null;
  sendOption: SendOption | null;
  language: Language | null;
  salutation: Salutation | null;
  writtenAs: Generated<readonly string[]>;
}

export interface PayerNumbersTable {
  seriesId: string;
  last: number;
}

export interface PayersTable {
  id: string;
  version: Version;
  seriesId: string;
  name: string;
  kind: IncomeKind;
  enterpriseNumber: string | null;
  address: Address;
  email: string | null;
  language: Generated<Language>;
  account: string | null;
  seizedAt: Date | null;
  paysOnDay: number | null;
  endedOn: IsoDate | null;
  releasedAt: Date | null;
  updatedAt: UpdatedAt;
  number: number;
}

export interface PayoutFilesTable {
  id: string;
  version: Version;
  dossierId: string;
  sequence: number;
  account: string;
  accountHolder: string;
  preparedBy: string;
  preparedAt: Date;
  approvedBy: string | null;
  approvedAt: Date | null;
  isSingleApproval: Generated<boolean>;
  madeBy: string | null;
  madeAt: Date | null;
  fileId: string | null;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
  withdrawalReason: string | null;
  updatedAt: UpdatedAt;
}

export interface PayoutLinesTable {
  id: string;
  version: Version;
  dossierId: string;
  resultId: string;
  number: string;
  position: number;
  kind: 'creditor' | 'reserve' | 'costs' | 'surplus';
  statementId: string | null;
  name: string;
  account: string | null;
  accountHolder: string | null;
  communication: string;
  amountCents: Cents;
  confirmedOn: IsoDate | null;
  confirmedBy: string | null;
  waivedAt: Date | null;
  waivedBy: string | null;
  waiverReason: string | null;
  returnedOn: IsoDate | null;
  returnReason: string | null;
  updatedAt: UpdatedAt;
  confirmedCents: Cents | null;
}

export interface PayoutTransfersTable {
  id: string;
  fileId: string;
  lineId: string;
  endToEndId: string;
  name: string;
  account: string;
  communication: string;
  amountCents: Cents;
  outcome: 'booked' | 'refused' | 'withdrawn' | null;
  endedAt: Date | null;
}

export interface PlatformCostPeriodsTable {
  id: string;
  platformCostId: string;
  validFrom: IsoDate;
  validUntil: IsoDate | null;
  costCents: Cents;
}

export interface PlatformCostsTable {
  id: string;
  version: Version;
  name: string;
  displayName: string;
  type: PlatformCostType;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  displayNameFrench: string | null;
  displayNameGerman: string | null;
  displayNameEnglish: string | null;
}

export interface PlatformTransactionsTable {
  id: string;
  idempotencyKey: string;
  organizationId: string;
  dossierId: string | null;
  deliveryId: string | null;
  type: PlatformCostType;
  priceCents: Cents;
  discountCents: Generated<Cents>;
  amountCents: GeneratedAlways<Cents>;
  extraInfo: string | null;
  fileNumber: string | null;
  defendantName: string | null;
  occurredAt: Date;
  createdAt: Generated<Date>;
  platformCostId: string;
  invoiceId: string | null;
  creditedId: string | null;
  reason: string | null;
  sign: GeneratedAlways<number>;
}

export interface PrivacyRequestsTable {
  id: string;
  version: Version;
  organizationId: string | null;
  person: string | null;
  proof: string;
  records: Json;
  createdBy: string;
  createdAt: Date;
  exportedAt: Date | null;
  erasedAt: Date | null;
  erasedBy: string | null;
  outcome: OptionalJson;
  updatedAt: UpdatedAt;
}

export interface PrivilegedClaimsTable {
  id: string;
  version: Version;
  dossierId: string;
  statementId: string;
  position: number;
  claimType: ClaimType;
  privilegeId: string | null;
  amountDemandedCents: Cents;
  originalAmountDemandedCents: Cents | null;
  assetDescription: string | null;
  documentId: string | null;
  since: IsoDate | null;
  limitCents: Cents | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  assetIds: Generated<readonly string[]>;
  isOnAllAssets: Generated<boolean>;
  declaredCents: Cents | null;
  reservedCents: Generated<Cents>;
  reservationReason: string | null;
  rejectionReason: RejectionReason | null;
  rejectionNote: string | null;
  details: GeneratedJson;
  debtorIds: Generated<readonly string[]>;
  liability: Generated<Liability>;
}

export interface ProceedingsTable {
  id: string;
  version: Version;
  dossierId: string;
  resultId: string;
  state: Generated<ProceedingState>;
  amountCents: bigint;
  consignedOn: IsoDate;
  filedOn: IsoDate | null;
  roleNumber: string | null;
  hearingOn: IsoDate | null;
  hearingTime: string | null;
  judgedOn: IsoDate | null;
  appealedOn: IsoDate | null;
  finalOn: IsoDate | null;
  paidOn: IsoDate | null;
  orderedBy: string;
  orderedAt: Date;
  updatedAt: UpdatedAt;
}

export interface PublishedScalesTable {
  id: string;
  fromDay: IsoDate;
  freeCents: Cents;
  secondCents: Cents;
  thirdCents: Cents;
  fourthCents: Cents;
  perChildCents: Cents;
  source: string;
  enteredBy: string;
  enteredAt: Date;
  confirmedBy: string | null;
  confirmedAt: Date | null;
}

export interface ReadingsTable {
  id: string;
  dossierId: string | null;
  readAt: Date;
  kind: string;
  call: string;
  subjectId: string | null;
  name: string | null;
  actorKind: 'user' | 'creditor' | 'visitor' | 'system';
  actorId: string | null;
  actorName: string | null;
  address: string | null;
}

export interface ReceiptsTable {
  invitationId: string;
  dossierId: string;
  serial: number;
  receiptNumber: string;
  filed: Json;
  sha256: string;
  fileId: string | null;
  issuedAt: Date;
}

export interface RecurringTermsTable {
  seriesId: string;
  id: string;
  version: Version;
  thresholdCents: Cents | null;
  everyMonths: number | null;
  nextRunOn: IsoDate | null;
  sharesOn: Generated<'balance' | 'initial'>;
  children: Generated<number>;
  childrenSince: IsoDate | null;
  updatedAt: UpdatedAt;
  nextRunKeptIn: string | null;
}

export interface RemindersTable {
  id: string;
  dossierId: string;
  userId: string;
  body: string;
  dueOn: IsoDate;
  createdAt: Date;
}

export interface ReplacementConsentsTable {
  id: string;
  dossierId: string;
  resultId: string;
  partyId: string;
  partyName: string | null;
  paidCents: Cents;
  reservedCents: Cents;
  fileId: string | null;
  fileName: string | null;
  recordedBy: string;
  recordedAt: Date;
}

export interface ReportChecksTable {
  resultId: string;
  rules: number;
  checkedAt: Date;
  fault: string | null;
  detail: string | null;
}

export interface ReportReceiptsTable {
  id: string;
  resultId: string;
  addresseeId: string;
  receivedOn: IsoDate;
  note: string | null;
  recordedBy: string | null;
  recordedAt: Date;
  fileId: string | null;
  fileName: string | null;
  proof: 'emailCode' | 'invitationCode' | null;
}

export interface ReportSignersTable {
  id: string;
  organizationId: string;
  userId: string;
  officeName: string;
  officeEnterpriseNumber: string | null;
  certificateSha256: string;
  keySha256: string;
  name: string;
  fromDay: IsoDate;
  untilDay: IsoDate | null;
}

export interface RequestCountsTable {
  key: string;
  minute: Date;
  number: number;
}

export interface SearchEntriesTable {
  thingId: string;
  dossierId: string;
  organizationId: string;
  creditorKey: string | null;
  words: unknown;
}

export interface SigningSessionsTable {
  id: string;
  dossierId: string;
  resultId: string;
  userId: string;
  status: Generated<'opening' | 'open' | 'signed' | 'cancelled' | 'expired' | 'refused'>;
  providerSessionId: string | null;
  pdfSha256: string;
  failure: string | null;
  expiresAt: Date;
  finishedAt: Date | null;
  createdAt: Generated<Date>;
  stateSha256: string | null;
  refusedFileId: string | null;
  urlSealed: Buffer | null;
  askedSha256: string | null;
}

export interface StandardInvitationsTable {
  id: string;
  version: Version;
  organizationId: string;
  addressee: string | null;
  email: string | null;
  address: Address | null;
  language: Language | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  salutation: Salutation | null;
  enterpriseNumber: string | null;
}

export interface StatementsTable {
  id: string;
  version: Version;
  dossierId: string;
  invitationId: string | null;
  creditorType: CreditorType | null;
  firstName: string | null;
  lastName: string | null;
  nationalNumber: string | null;
  corporateName: string | null;
  corporateForm: LegalForm | null;
  enterpriseNumber: string | null;
  creditorAddress: Address | null;
  creditorReference: string | null;
  language: Language | null;
  declarant: string | null;
  bailiffsOfficeId: string | null;
  bailiffsOfficeName: string | null;
  totalAmountClaimedCents: Cents;
  originalTotalAmountClaimedCents: Cents | null;
  isReserved: Generated<boolean>;
  paymentAccount: string | null;
  paymentReference: string | null;
  primaryEmail: string | null;
  extraEmails: Generated<readonly string[]>;
  sendOption: SendOption | null;
  isSentSeparately: Generated<boolean>;
  isReportSentByEmail: Generated<boolean>;
  isDistributionFileAttached: Generated<boolean>;
  hasNoSecurityLink: Generated<boolean>;
  explanationOfChange: string | null;
  submittedAt: Date | null;
  isLate: Generated<boolean>;
  validatedAt: Date | null;
  validatedBy: string | null;
  deletedAt: Date | null;
  createdBy: string | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  removedClaims: Generated<unknown>;
  creditorId: string;
  filed: OptionalJson;
  salutation: Salutation | null;
  declaredTotalCents: Cents | null;
  rejectionReason: RejectionReason | null;
  rejectionNote: string | null;
  titles: GeneratedJson;
  debtorIds: Generated<readonly string[]>;
  liability: Generated<Liability>;
  carriedFromId: string | null;
  accountHolder: string | null;
  foreignForm: string | null;
  foreignNumber: string | null;
  carried: GeneratedJson;
}

export interface StopLettersTable {
  deliveryId: string;
  stopId: string;
  letter: StopLetter;
  subject: string;
  told: string;
}

export interface StopsTable {
  id: string;
  version: Version;
  dossierId: string;
  kind:
    | 'collectiveDebtSettlement'
    | 'bankruptcy'
    | 'reorganisation'
    | 'liquidation'
    | 'vacantEstate'
    | 'death'
    | 'cantonment'
    | 'paymentPlan';
  stoppedOn: IsoDate;
  stoppedTime: string | null;
  source: 'extract' | 'office';
  extractId: string | null;
  noticeNumber: string | null;
  note: string | null;
  registeredBy: string;
  registeredAt: Date;
  withdrawnBy: string | null;
  withdrawnAt: Date | null;
  withdrawalReason: string | null;
  updatedAt: UpdatedAt;
  defendantIds: Generated<readonly string[]>;
  releasedOn: IsoDate | null;
  releasedBy: string | null;
  releasedAt: Date | null;
  releaseReason: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactAddress: Address | null;
}

export interface TasksTable {
  id: string;
  version: Version;
  dossierId: string;
  body: string;
  dueOn: IsoDate | null;
  assigneeId: string | null;
  createdBy: string;
  createdAt: Date;
  doneBy: string | null;
  doneAt: Date | null;
  updatedAt: UpdatedAt;
}

export interface TemplateVersionsTable {
  id: string;
  templateKey: string;
  language: Language;
  version: number;
  subject: string | null;
  body: string | null;
  savedBy: string;
  savedAt: Generated<Date>;
}

export interface UserSessionsTable {
  id: string;
  userId: string;
  key: string;
  authenticatedAt: Date | null;
  begunAt: Date;
  lastUsedAt: Date;
  browser: string | null;
  system: string | null;
}

export interface UsersTable {
  id: string;
  version: Version;
  subject: string | null;
  organizationId: string | null;
  firstName: string;
  lastName: string;
  nationalNumber: string | null;
  email: string;
  phone: string | null;
  preferredLanguage: Generated<Language>;
  userType: UserType;
  isPlatformAdmin: Generated<boolean>;
  isOrganizationAdmin: Generated<boolean>;
  hasDistributionReadPermission: Generated<boolean>;
  hasDistributionWritePermission: Generated<boolean>;
  hasRankingPermission: Generated<boolean>;
  hasClaimOfDebtPermission: Generated<boolean>;
  canManageDossiers: Generated<boolean>;
  dutchImmatriculation: string | null;
  frenchImmatriculation: string | null;
  confirmedOfficeMemberAt: Date | null;
  onboardedAt: Date | null;
  approval: Generated<ApprovalState>;
  approvalDecidedAt: Date | null;
  approvalDecidedBy: string | null;
  approvalReason: string | null;
  removedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: UpdatedAt;
  nameWords: GeneratedAlways<unknown | null>;
  salutation: Salutation | null;
}

export interface WorkspaceInvitationsTable {
  invitationId: string;
  organizationId: string;
  version: Version;
  matchedBy: 'code' | 'number';
  matchedAt: Date;
  assigneeId: string | null;
  filedBy: string | null;
  filedAt: Date | null;
  releasedAt: Date | null;
  updatedAt: UpdatedAt;
}

export interface WorkspaceKeysTable {
  id: string;
  organizationId: string;
  name: string;
  keyDigest: string;
  beginning: string;
  createdBy: string;
  createdAt: Date;
  validUntil: IsoDate;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  revokedBy: string | null;
}

export interface WorkspaceProfilesTable {
  organizationId: string;
  version: Version;
  contactName: string | null;
  email: string | null;
  phone: string | null;
  accounts: GeneratedJson;
  titles: GeneratedJson;
  referenceFormat: string | null;
  communicationFormat: string | null;
  updatedAt: UpdatedAt;
}

export interface WrongCodesTable {
  network: string;
  number: number;
  since: Date;
}

export interface RegisterAddressesTable {
  number: string;
  countryNl: string | null;
  countryFr: string | null;
  zipcode: string | null;
  cityNl: string | null;
  cityFr: string | null;
  streetNl: string | null;
  streetFr: string | null;
  housenumber: string | null;
  box: string | null;
  extra: string | null;
  words: string;
}

export interface RegisterCodesTable {
  category: string;
  code: string;
  language: 'nl' | 'fr' | 'de' | 'en';
  name: string;
}

export interface RegisterEnterprisesTable {
  number: string;
  kind: 'natural' | 'legal';
  formCode: string | null;
  situationCode: string | null;
  since: IsoDate | null;
  goneSinceExtract: number | null;
  goneSince: IsoDate | null;
}

export interface RegisterExtractsTable {
  number: number;
  kind: 'full' | 'update';
  snapshotDate: IsoDate;
  loadedAt: Date;
  counts: Json;
}

export interface RegisterNamesTable {
  number: string;
  language: 'nl' | 'fr' | 'de' | 'en' | null;
  kind: 'name' | 'abbreviation' | 'commercial' | 'branch';
  name: string;
  words: string;
}

export interface RegisterWordsTable {
  word: string;
}

export interface Tables {
  addresseeDecisions: AddresseeDecisionsTable;
  assets: AssetsTable;
  auditChains: AuditChainsTable;
  auditEvents: AuditEventsTable;
  auditValues: AuditValuesTable;
  balanceConfirmations: BalanceConfirmationsTable;
  bankMovements: BankMovementsTable;
  bankStatements: BankStatementsTable;
  calculationResults: CalculationResultsTable;
  calendarFeeds: CalendarFeedsTable;
  chainStamps: ChainStampsTable;
  closedMonths: ClosedMonthsTable;
  closingSteps: ClosingStepsTable;
  consultations: ConsultationsTable;
  contestationPieces: ContestationPiecesTable;
  contestations: ContestationsTable;
  creditors: CreditorsTable;
  damagedFiles: DamagedFilesTable;
  deliveries: DeliveriesTable;
  deliveryAddressees: DeliveryAddresseesTable;
  deliveryEvents: DeliveryEventsTable;
  distinctParties: DistinctPartiesTable;
  documentViewCodes: DocumentViewCodesTable;
  documentViewVisits: DocumentViewVisitsTable;
  documentViews: DocumentViewsTable;
  documents: DocumentsTable;
  dossierCostClasses: DossierCostClassesTable;
  dossierCostLayers: DossierCostLayersTable;
  dossierCostPeriods: DossierCostPeriodsTable;
  dossierCostUses: DossierCostUsesTable;
  dossierCosts: DossierCostsTable;
  dossierFollowers: DossierFollowersTable;
  dossierHandlers: DossierHandlersTable;
  dossiers: DossiersTable;
  dueRuns: DueRunsTable;
  eInvoices: EInvoicesTable;
  emailReadings: EmailReadingsTable;
  endedSessions: EndedSessionsTable;
  erasures: ErasuresTable;
  executionCosts: ExecutionCostsTable;
  extracts: ExtractsTable;
  falseLetters: FalseLettersTable;
  fileChecks: FileChecksTable;
  fileNumberCounters: FileNumberCountersTable;
  files: FilesTable;
  followUps: FollowUpsTable;
  formerStopContacts: FormerStopContactsTable;
  formerTimeliness: FormerTimelinessTable;
  guides: GuidesTable;
  idempotencyKeys: IdempotencyKeysTable;
  importMappings: ImportMappingsTable;
  imports: ImportsTable;
  inboxMarks: InboxMarksTable;
  incomeLetters: IncomeLettersTable;
  incomeReceipts: IncomeReceiptsTable;
  institutions: InstitutionsTable;
  invitations: InvitationsTable;
  invoiceLines: InvoiceLinesTable;
  invoices: InvoicesTable;
  judgmentLines: JudgmentLinesTable;
  legalAcceptances: LegalAcceptancesTable;
  listDefaults: ListDefaultsTable;
  listViews: ListViewsTable;
  looseDocuments: LooseDocumentsTable;
  noClaimDeclarations: NoClaimDeclarationsTable;
  noteMentions: NoteMentionsTable;
  notes: NotesTable;
  notificationSettings: NotificationSettingsTable;
  notifications: NotificationsTable;
  officeTextVersions: OfficeTextVersionsTable;
  organizations: OrganizationsTable;
  parameterChanges: ParameterChangesTable;
  parameters: ParametersTable;
  parties: PartiesTable;
  payerNumbers: PayerNumbersTable;
  payers: PayersTable;
  payoutFiles: PayoutFilesTable;
  payoutLines: PayoutLinesTable;
  payoutTransfers: PayoutTransfersTable;
  platformCostPeriods: PlatformCostPeriodsTable;
  platformCosts: PlatformCostsTable;
  platformTransactions: PlatformTransactionsTable;
  privacyRequests: PrivacyRequestsTable;
  privilegedClaims: PrivilegedClaimsTable;
  proceedings: ProceedingsTable;
  publishedScales: PublishedScalesTable;
  readings: ReadingsTable;
  receipts: ReceiptsTable;
  recurringTerms: RecurringTermsTable;
  reminders: RemindersTable;
  replacementConsents: ReplacementConsentsTable;
  reportChecks: ReportChecksTable;
  reportReceipts: ReportReceiptsTable;
  reportSigners: ReportSignersTable;
  requestCounts: RequestCountsTable;
  searchEntries: SearchEntriesTable;
  signingSessions: SigningSessionsTable;
  standardInvitations: StandardInvitationsTable;
  statements: StatementsTable;
  stopLetters: StopLettersTable;
  stops: StopsTable;
  tasks: TasksTable;
  templateVersions: TemplateVersionsTable;
  userSessions: UserSessionsTable;
  users: UsersTable;
  workspaceInvitations: WorkspaceInvitationsTable;
  workspaceKeys: WorkspaceKeysTable;
  workspaceProfiles: WorkspaceProfilesTable;
  wrongCodes: WrongCodesTable;
  'register.addresses': RegisterAddressesTable;
  'register.codes': RegisterCodesTable;
  'register.enterprises': RegisterEnterprisesTable;
  'register.extracts': RegisterExtractsTable;
  'register.names': RegisterNamesTable;
  'register.words': RegisterWordsTable;
}

/** The database, or a transaction on it: what a query needs. */
export type Database = Kysely<Tables>;

/** A transaction: what a function asks for that must not run outside one. */
export type Transaction = KyselyTransaction<Tables>;
