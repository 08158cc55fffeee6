import type { POOL_KINDS } from '@prorata/domain/distribution/input';
import {
  APPROVAL_STATES,
  CLAIM_PARTS,
  CLAIM_TYPES,
  CLOSING_TASKS,
  CONSULTATION_SOURCES,
  CONSULTATION_STEPS,
  CONTESTATION_PIECES,
  CONTESTATION_WAYS,
  COST_FREQUENCIES,
  CREDITOR_KINDS,
  CREDITOR_TYPES,
  DEED_KINDS,
  DISTRIBUTION_TYPES,
  DOCUMENT_TYPES,
  DOSSIER_COST_KINDS,
  DOSSIER_COST_TYPES,
  DOSSIER_STATUSES,
  EMAIL_SEND_STATUSES,
  EVIDENCE_KINDS,
  FALSE_LETTER_WAYS,
  FOLLOW_UP_KINDS,
  INCOME_KINDS,
  INCOME_RIGHTS,
  INTEREST_KINDS,
  INVITATION_STATUSES,
  LANGUAGES,
  LEGAL_ENTITY_TYPES,
  LEGAL_FORMS,
  LIABILITIES,
  LINK_ACTS,
  NO_CLAIM_REASONS,
  OFFICE_TEXT_PLACES,
  PAYMENT_TYPES,
  PLATFORM_COST_TYPES,
  REGISTERED_LETTER_STATUSES,
  REJECTION_REASONS,
  SALUTATIONS,
  SEND_METHODS,
  SEND_OPTIONS,
  SHARE_BASES,
  SIGNERS,
  STOP_KINDS,
  TIMELINESS,
  TITLE_APPEALS,
  TITLE_KINDS,
  TRANSACTION_KINDS,
  USER_TYPES,
} from '@prorata/domain/vocabulary';
import type { Address } from '../contact-fields.ts';
import { EXTRACT_TYPES } from '../extracts/extract.ts';
import { LEGAL_TEXT_KINDS } from '../legal/legal-text.ts';
import { SIGNATURE_FAULTS } from '../results/signature-fault.ts';

/** The closed lists that a field takes its value from, by the name under which the topic `vocabulary` has their words. */
export const WORD_LISTS = {
  approvalState: APPROVAL_STATES,
  claimPart: CLAIM_PARTS,
  claimType: CLAIM_TYPES,
  contestationPiece: CONTESTATION_PIECES,
  contestationWay: CONTESTATION_WAYS,
  costFrequency: COST_FREQUENCIES,
  creditorKind: CREDITOR_KINDS,
  creditorType: CREDITOR_TYPES,
  deedKind: DEED_KINDS,
  distributionType: DISTRIBUTION_TYPES,
  documentType: DOCUMENT_TYPES,
  dossierCostKind: DOSSIER_COST_KINDS,
  dossierCostType: DOSSIER_COST_TYPES,
  dossierStatus: DOSSIER_STATUSES,
  emailSendStatus: EMAIL_SEND_STATUSES,
  extractType: EXTRACT_TYPES,
  falseLetterWay: FALSE_LETTER_WAYS,
  incomeKind: INCOME_KINDS,
  incomeRight: INCOME_RIGHTS,
  interestKind: INTEREST_KINDS,
  invitationCloser: ['creditor', 'office', 'term'],
  invitationStatus: INVITATION_STATUSES,
  language: LANGUAGES,
  evidenceKind: EVIDENCE_KINDS,
  linkAct: LINK_ACTS,
  legalEntityType: LEGAL_ENTITY_TYPES,
  legalForm: LEGAL_FORMS,
  legalText: LEGAL_TEXT_KINDS,
  liability: LIABILITIES,
  noClaimReason: NO_CLAIM_REASONS,
  officeTextPlace: OFFICE_TEXT_PLACES,
  paymentType: PAYMENT_TYPES,
  platformCostType: PLATFORM_COST_TYPES,
  poolKind: ['asset', 'income', 'maintenanceOnly'] satisfies (typeof POOL_KINDS)[number][],
  registeredLetterStatus: REGISTERED_LETTER_STATUSES,
  rejectionReason: REJECTION_REASONS,
  salutation: SALUTATIONS,
  sendMethod: SEND_METHODS,
  sendOption: SEND_OPTIONS,
  shareBasis: SHARE_BASES,
  signatureFault: SIGNATURE_FAULTS,
  signer: SIGNERS,
  closingTask: CLOSING_TASKS,
  consultationSource: CONSULTATION_SOURCES,
  followUpKind: FOLLOW_UP_KINDS,
  consultationStep: CONSULTATION_STEPS,
  stopKind: STOP_KINDS,
  timeliness: TIMELINESS,
  titleAppeal: TITLE_APPEALS,
  titleKind: TITLE_KINDS,
  transactionKind: TRANSACTION_KINDS,
  userType: USER_TYPES,
} as const;
export type WordList = keyof typeof WORD_LISTS;
export type WordOf<List extends WordList> = (typeof WORD_LISTS)[List][number];

/** What the value of a field is. The interface writes it by its kind and guesses nothing from its name. */
export type FieldKind =
  | { readonly kind: SimpleKind }
  /** One word of a closed list; of the first that has it when there are several. */
  | { readonly kind: 'word'; readonly lists: readonly WordList[] }
  | { readonly kind: 'words'; readonly lists: readonly WordList[] }
  /** Rows, each with fields of its own. */
  | { readonly kind: 'lines'; readonly parts: Fields };
type SimpleKind = keyof SimpleValues;

/** The fields of a thing by the contract's own keys, each with its kind. */
export interface Fields {
  readonly [field: string]: FieldKind;
}

/** Something that goes by an id and is read by its name. */
export interface Reference {
  readonly id: string | null;
  readonly name: string | null;
}

interface SimpleValues {
  text: string;
  /** An IBAN. */
  account: string;
  /** Shown with its check digits only. */
  nationalNumber: string;
  /** Several texts, such as names. */
  texts: readonly string[];
  /** In euros. */
  amount: number;
  number: number;
  percentage: number;
  date: string;
  instant: string;
  yesNo: boolean;
  address: Partial<Address>;
  reference: Reference;
  /** The id of a privilege in the law register, which has its name in every language. */
  privilege: string;
  /** Why a mail or letter is sent; the title of its text says so in every language. */
  purpose: string;
  /** What a parameter is set to. */
  setting: string | number | boolean;
  /** Fingerprints and versions: kept as proof, and shown to nobody. */
  bookkeeping: string;
}

export type ValueOf<Kind extends FieldKind> = Kind extends {
  readonly kind: 'lines';
  readonly parts: infer Parts;
}
  ? Parts extends Fields
    ? readonly ValuesOf<Parts>[]
    : never
  : Kind extends { readonly kind: 'word'; readonly lists: readonly (infer List)[] }
    ? List extends WordList
      ? WordOf<List>
      : never
    : Kind extends { readonly kind: 'words'; readonly lists: readonly (infer List)[] }
      ? List extends WordList
        ? readonly WordOf<List>[]
        : never
      : Kind extends { readonly kind: infer Simple }
        ? Simple extends SimpleKind
          ? SimpleValues[Simple]
          : never
        : never;

/** The values that fields may have; each may be empty. */
export type ValuesOf<F extends Fields> = {
  readonly [Field in keyof F]?: ValueOf<F[Field]> | null | undefined;
};

const text = { kind: 'text' } as const;
const account = { kind: 'account' } as const;
const nationalNumber = { kind: 'nationalNumber' } as const;
const texts = { kind: 'texts' } as const;
const amount = { kind: 'amount' } as const;
const number = { kind: 'number' } as const;
const percentage = { kind: 'percentage' } as const;
const date = { kind: 'date' } as const;
const instant = { kind: 'instant' } as const;
const yesNo = { kind: 'yesNo' } as const;
const address = { kind: 'address' } as const;
const reference = { kind: 'reference' } as const;
const privilege = { kind: 'privilege' } as const;
const purpose = { kind: 'purpose' } as const;
const setting = { kind: 'setting' } as const;
const bookkeeping = { kind: 'bookkeeping' } as const;

function word<const Lists extends readonly WordList[]>(...lists: Lists) {
  return { kind: 'word', lists } as const;
}

function words<const Lists extends readonly WordList[]>(...lists: Lists) {
  return { kind: 'words', lists } as const;
}

function lines<const Parts extends Fields>(parts: Parts) {
  return { kind: 'lines', parts } as const;
}

const costNames = {
  displayName: text,
  displayNameFrench: text,
  displayNameGerman: text,
  displayNameEnglish: text,
} as const;
/** Each by its name; the id tells two of one name apart. */
const lots = lines({ assetId: reference });
/** As titles of claims and statements have them. */
const titles = lines({
  kind: word('titleKind'),
  date,
  court: text,
  division: text,
  roleNumber: text,
  isDefault: yesNo,
  servedOn: date,
  isProvisional: yesNo,
  appeal: word('titleAppeal'),
  notary: text,
  residence: text,
  number: text,
  authority: text,
  taxKind: text,
  year: number,
  article: text,
  enforceableOn: date,
  registeredOn: date,
  address: text,
  maximum: amount,
  dueDate: date,
  protestDate: date,
  state: text,
  certificateDate: date,
  documentId: reference,
  note: text,
});
const period = { validFrom: date, validUntil: date, cost: amount } as const;

/**
 * Every field that a form edits or an event tells of, by the thing that has it: its kind stands here and its label in
 * the topic `fields`, each once.
 */
export const FIELDS = {
  dossier: {
    fileNumber: text,
    dossierTitle: text,
    dossierReference: text,
    repertoryNumber: text,
    filingDate: date,
    language: word('language'),
    responsibleBailiffId: reference,
    deputyBailiffId: reference,
    handlerId: reference,
    signer: word('signer'),
    'defendant.salutation': word('salutation'),
    'defendant.name': text,
    'defendant.surname': text,
    'defendant.email': text,
    'defendant.phone': text,
    'defendant.nationalNumber': nationalNumber,
    'defendant.companyName': text,
    'defendant.kboNumber': text,
    'defendant.corporateForm': word('legalForm'),
    'defendant.address': address,
    coDefendants: lines({
      salutation: word('salutation'),
      name: text,
      surname: text,
      companyName: text,
      corporateForm: word('legalForm'),
      nationalNumber,
      kboNumber: text,
      address,
      email: text,
      phone: text,
    }),
    estates: lines({ name: text, memberIds: texts }),
    daterequestcbb: instant,
    freeOfRegistrationFees: yesNo,
    transactionKind: words('transactionKind'),
    saleDate: date,
    dateSeizure: date,
    paymentType: word('paymentType'),
    distributionType: word('distributionType'),
    seizingCreditors: lines({ name: text, address: text, kboNumber: text, counsel: text, bailiff: text }),
    deeds: lines({
      kind: word('deedKind'),
      date,
      description: text,
      servedOn: date,
      officer: text,
      repertoryNumber: text,
    }),
    thirdPartyDebtors: lines({
      name: text,
      address: text,
      kboNumber: text,
      declaredOn: date,
      receivedOn: date,
    }),
    electedDomicile: text,
    explanation: text,
    balanceToDistribute: amount,
    executionCosts: lines({
      description: text,
      date,
      amount,
      /** Of costs that were borne by one lot, before there could be several. */
      assetId: reference,
      assetIds: lots,
      creditorId: reference,
      tariffArticle: text,
    }),
    status: word('dossierStatus'),
    reason: text,
  },
  asset: {
    name: text,
    description: text,
    collectedAmount: amount,
    transactionKind: word('transactionKind'),
    poolKind: word('poolKind'),
    inLetPremises: yesNo,
    shares: lines({ estateId: text, share: percentage }),
  },
  extract: {
    fileName: text,
    docTypeId: word('extractType'),
    consultedAt: instant,
    numberOfStatements: number,
    numberOfInvitations: number,
    defendantId: text,
    skipped: texts,
    noticeNumber: text,
    reason: text,
    sha256: bookkeeping,
  },
  import: {
    fileName: text,
    numberOfLines: number,
    numberOfStatements: number,
    numberOfClaims: number,
    sha256: bookkeeping,
  },
  payout: {
    /** The number of a line. */
    line: text,
    beneficiary: text,
    account,
    accountHolder: text,
    amount,
    date,
    reason: text,
    lot: text,
    /** The name of a file for the bank, or of a statement from it. */
    file: text,
    numberOfTransfers: number,
    numberOfMovements: number,
    isSingleApproval: yesNo,
    sha256: bookkeeping,
  },
  /** Who contests a report, and what becomes of it. */
  contestation: {
    way: word('contestationWay'),
    contestant: text,
    contestants: texts,
    date,
    time: text,
    appearing: text,
    servedBy: text,
    against: text,
    requested: text,
    grounds: text,
    timeliness: word('timeliness'),
    lastDay: date,
    needsNewDraft: yesNo,
    amount,
    roleNumber: text,
    kind: word('contestationPiece'),
    fileName: text,
    reason: text,
    sha256: bookkeeping,
  },
  stop: {
    kind: word('stopKind'),
    defendantIds: texts,
    date,
    time: text,
    noticeNumber: text,
    note: text,
    reason: text,
    releasedOn: date,
    contactName: text,
    contactEmail: text,
    contactAddress: address,
  },
  series: {
    fileNumber: text,
    kind: word('followUpKind'),
    happenedOn: date,
    source: text,
    fileName: text,
    sha256: bookkeeping,
  },
  /** When and how the income of a debtor is distributed again. */
  recurring: {
    threshold: amount,
    everyMonths: number,
    nextRunOn: date,
    sharesOn: word('shareBasis'),
    children: number,
    childrenSince: date,
  },
  /** Who pays income month by month. */
  payer: {
    name: text,
    kind: word('incomeKind'),
    kboNumber: text,
    address,
    email: text,
    language: word('language'),
    account,
    seizedAt: instant,
    paysOnDay: number,
    endedOn: date,
  },
  /** What came in of a month of income. */
  income: {
    payer: text,
    month: text,
    receivedOn: date,
    amount,
    maintenanceOnly: amount,
    quota: amount,
    differenceNote: text,
    numberOfReceipts: number,
    receivedUntil: date,
    consultedAt: instant,
    fileNumber: text,
  },
  consultation: {
    step: word('consultationStep'),
    sources: words('consultationSource'),
    note: text,
  },
  closing: {
    task: word('closingTask'),
    about: text,
    reference: text,
    note: text,
  },
  statement: {
    creditorName: text,
    creditorType: word('creditorType'),
    salutation: word('salutation'),
    firstName: text,
    lastName: text,
    nationalNumber,
    corporateName: text,
    corporateForm: word('legalForm'),
    kboNumber: text,
    foreignForm: text,
    foreignNumber: text,
    creditorAddress: address,
    creditorReference: text,
    language: word('language'),
    totalAmountClaimed: amount,
    declaredTotal: amount,
    rejectionReason: word('rejectionReason'),
    rejectionNote: text,
    titles,
    debtorIds: texts,
    liability: word('liability'),
    privilegedClaims: number,
    isReserved: yesNo,
    declarant: text,
    bailiffOfficeId: reference,
    bailiffOffice: text,
    paymentaccount: account,
    accountHolder: text,
    paymentreference: text,
    primaryEmail: text,
    extraEmails: text,
    sendOption: word('sendOption'),
    sendSeparately: yesNo,
    sendReportByEmail: yesNo,
    sendDistributionFileAsAttachment: yesNo,
    noSecurityLink: yesNo,
    validated: yesNo,
    explanationOfChange: text,
  },
  creditor: {
    creditorName: text,
    sameAsId: reference,
    apartFrom: texts,
  },
  claim: {
    creditorName: text,
    type: word('claimType'),
    amountDeclared: amount,
    amountDemanded: amount,
    reservedAmount: amount,
    reservationReason: text,
    rejectionReason: word('rejectionReason'),
    rejectionNote: text,
    privilegeId: privilege,
    /** Of claims on one lot, before there could be several. */
    assetId: reference,
    assetIds: lots,
    onAllAssets: yesNo,
    fixedParts: lines({ assetId: reference, amount }),
    fixedPartsReason: text,
    debtorIds: texts,
    liability: word('liability'),
    assetDescription: text,
    documentId: reference,
    since: date,
    limit: amount,
    parts: lines({
      kind: word('claimPart'),
      declared: amount,
      admitted: amount,
      reserved: amount,
      followsPrivilege: yesNo,
      interestKind: word('interestKind'),
      rate: percentage,
      base: amount,
      from: date,
      until: date,
      runsOn: yesNo,
      note: text,
      isInTitle: yesNo,
    }),
    payments: lines({ date, amount, note: text }),
    periods: lines({ from: date, until: date, amount }),
    'beneficiary.name': text,
    'beneficiary.nationalNumber': nationalNumber,
    isConsumerPledge: yesNo,
    'incomeRight.kind': word('incomeRight'),
    'incomeRight.notifiedAt': instant,
    titles,
    'cause.answers': texts,
    'cause.lots': texts,
    /** Of claims that were reserved as a whole, before a part could be. */
    isReserved: yesNo,
  },
  document: {
    creditorName: text,
    fileName: text,
    documentType: word('documentType'),
    sha256: bookkeeping,
    originalSha256: bookkeeping,
    virus: text,
  },
  invitation: {
    sendMethod: word('sendMethod'),
    addressee: text,
    kboNumber: text,
    salutation: word('salutation'),
    email: text,
    extraEmails: text,
    address,
    fallbackAddress: address,
    validUntil: date,
    language: word('language'),
    creditorReference: text,
    status: word('invitationStatus'),
    closedBy: word('invitationCloser'),
    numberOfStatements: number,
    /** Of which organization it stands in the workspace. */
    organizationName: text,
    receiptNumber: text,
    noClaimReason: word('noClaimReason'),
    declaredBy: text,
    capacity: text,
  },
  delivery: {
    purpose,
    sendMethod: word('sendMethod'),
    addressee: text,
    /** On one line, as the send log has it: an email address or a postal one. */
    address: text,
    status: word('emailSendStatus', 'registeredLetterStatus'),
    barcode: text,
    failure: text,
    evidenceKind: word('evidenceKind'),
    provenAt: instant,
    sha256: bookkeeping,
  },
  result: {
    fileName: text,
    note: text,
    signedBy: text,
    numberOfRecipients: number,
    contestUntil: date,
    leftToOffice: texts,
    reason: text,
    unverifiedCosts: texts,
    outdatedCosts: texts,
    points: texts,
    links: number,
    linkOf: text,
    consentOf: text,
    differences: number,
    failure: word('signatureFault'),
    sha256: bookkeeping,
    inputSha256: bookkeeping,
    outcomeSha256: bookkeeping,
    pdfSha256: bookkeeping,
    lawVersion: bookkeeping,
    engineVersion: bookkeeping,
    rendererVersion: bookkeeping,
  },
  /** Somebody to whom a report goes, and what the office decided about them. */
  addressee: {
    addressee: text,
    way: word('sendOption'),
    email: text,
    address,
    reason: text,
    receivedOn: date,
    note: text,
    proof: word('linkAct'),
    fileName: text,
    sha256: bookkeeping,
  },
  organization: {
    name: text,
    displayName: text,
    email: text,
    phone: text,
    website: text,
    thirdPartyAccount: account,
    costsAccount: account,
    depositOfficeAccount: account,
    corporateName: text,
    corporateForm: word('legalForm'),
    kboNumber: text,
    ciaNumber: text,
    address,
    preferredLanguage: word('language'),
    paymentType: word('paymentType'),
    distributionType: word('distributionType'),
    isBailiffsOffice: yesNo,
    hasDistributionFilePermission: yesNo,
    hasRankingFilePermission: yesNo,
    hasClaimOfDebtPermission: yesNo,
    creditorKind: word('creditorKind'),
    numberVerified: yesNo,
    creationCostsDiscount: percentage,
    approval: word('approvalState'),
    reason: text,
    language: word('language'),
    logo: bookkeeping,
  },
  user: {
    salutation: word('salutation'),
    name: text,
    surname: text,
    nationalNumber,
    email: text,
    phone: text,
    preferredLanguage: word('language'),
    userType: word('userType'),
    dutchImmatriculation: text,
    frenchImmatriculation: text,
    isOrganizationAdmin: yesNo,
    isPlatformAdmin: yesNo,
    distributionReadPermission: yesNo,
    distributionWritePermission: yesNo,
    canManageDossiersPermission: yesNo,
    rankingPermission: yesNo,
    claimOfDebtPermission: yesNo,
    isFirstUser: yesNo,
    accepted: words('legalText'),
    language: word('language'),
    approval: word('approvalState'),
    reason: text,
  },
  party: {
    name: text,
    firstname: text,
    lastname: text,
    salutation: word('salutation'),
    nationalNumber,
    kboNumber: text,
    corporateForm: text,
    legalEntityType: word('legalEntityType'),
    address,
    email: text,
    extraEmails: text,
    paymentaccount: text,
    sendMethod: word('sendMethod'),
    sendOption: word('sendOption'),
    language: word('language'),
  },
  institution: {
    nameNl: text,
    nameFr: text,
    nameDe: text,
    nameEn: text,
    kboNumber: text,
    isGovernment: yesNo,
    address,
    email: text,
    accounts: lines({ purpose: text, iban: account }),
    languages: words('language'),
    sendMethod: word('sendMethod'),
    sendOption: word('sendOption'),
  },
  standardInvitation: {
    email: text,
    addressee: text,
    kboNumber: text,
    salutation: word('salutation'),
    address,
    language: word('language'),
  },
  dossierCost: {
    name: text,
    ...costNames,
    kind: word('dossierCostKind'),
    type: word('dossierCostType'),
    vatApplicable: yesNo,
    frequency: word('costFrequency'),
    frequencyOffset: number,
    isVerified: yesNo,
    tariffArticle: text,
    periods: lines({
      ...period,
      layers: lines({ upperLimit: amount, percentage }),
      classes: lines({ upperLimit: amount, cost: amount }),
    }),
  },
  platformCost: { name: text, ...costNames, type: word('platformCostType'), periods: lines(period) },
  invoice: { number: text, month: text, numberOfInvoices: number, netAmount: amount, reason: text },
  /** The amounts of Judicial Code 1409 from a day on. */
  scale: {
    from: date,
    free: amount,
    second: amount,
    third: amount,
    fourth: amount,
    perChild: amount,
    source: text,
  },
  parameter: { id: text, value: setting },
  template: { template: text, subject: text, body: text },
  /** What an organization that files often does with what is addressed to it. */
  workspace: {
    fileNumber: text,
    office: text,
    assignee: text,
    numberOfInvitations: number,
    numberOfStatements: number,
    name: text,
    validUntil: date,
    contactName: text,
    email: text,
    phone: text,
    accounts: lines({ label: text, iban: account, accountHolder: text }),
    titles: lines({ label: text, kind: word('titleKind'), issuer: text, note: text }),
    referenceFormat: text,
    communicationFormat: text,
    sha256: bookkeeping,
  },
  /** All that proves a dossier, written into one file. */
  evidence: { format: bookkeeping, numberOfFiles: number, sha256: bookkeeping },
  falseLetter: { number: text, way: word('falseLetterWay'), note: text },
  view: { name: text, numberOfRows: number },
  /** What somebody asked about their own data: counted, and never who it was. */
  privacy: { numberOfRecords: number, numberOfErased: number, numberOfKept: number },
  officeText: { place: word('officeTextPlace'), language: word('language'), text },
} as const satisfies Record<string, Fields>;

/** What an event can be about. */
export type Subject = keyof typeof FIELDS;
export const SUBJECTS = Object.keys(FIELDS) as [Subject, ...Subject[]];
