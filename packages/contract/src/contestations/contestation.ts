import { PROCEEDING_EVENTS } from '@prorata/domain/contestations/contestation-workflow';
import {
  CONTESTATION_PIECES,
  CONTESTATION_REQUESTS,
  CONTESTATION_STATES,
  CONTESTATION_WAYS,
  LANGUAGES,
  PROCEEDING_STATES,
  SEND_METHODS,
  TIMELINESS,
} from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalEmailSchema, streetAddressSchema } from '../contact-fields.ts';
import { alongside, reportField } from '../field-errors.ts';
import {
  amountSchema,
  dossierParams,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  longText,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  optionalLongText,
  optionalText,
  signedSumSchema,
  sumSchema,
  versionSchema,
} from '../fields.ts';
import { reportLedgerSchema } from '../results/result.ts';

/** On the clock in Belgium. */
const timeSchema = z.iso.time({ precision: -1 });
const optionalTimeSchema = timeSchema.nullable().default(null);

/** What is kept with a contestation itself, and what with the proceeding before the judge. */
export const OWN_PIECES = ['act', 'letter', 'support', 'withdrawal', 'settlement'] as const;
export const PROCEEDING_PIECES = ['certificate', 'registryReceipt', 'judgment', 'appealJudgment'] as const;

export const contestationParams = dossierParams.extend({ contestationId: identifierSchema });
export const contestationPieceParams = dossierParams.extend({ pieceId: identifierSchema });
export const ownPieceSchema = z.strictObject({ kind: z.enum(OWN_PIECES) });
export const proceedingPieceSchema = z.strictObject({ kind: z.enum(PROCEEDING_PIECES) });

/** Against which line of the draft, and what is asked to be done with it. */
const lineRequestShape = {
  /** Absent for the whole draft. */
  statementId: optionalIdentifierSchema,
  /** One claim of the statement; absent for all of it. */
  claimId: optionalIdentifierSchema,
  request: z.enum(CONTESTATION_REQUESTS).nullable().default(null),
  requestedAmount: amountSchema.nullable().default(null),
  requestedPrivilegeId: optionalText(100),
  /** By the id that the draft knows it by: without its privilege on this lot alone, or with another one on it. */
  requestedLotId: optionalText(100),
};
type LineRequest = z.output<z.ZodObject<typeof lineRequestShape>>;

function checkLineRequest(payload: z.core.ParsePayload<LineRequest>): void {
  const { statementId, claimId, request, requestedAmount, requestedPrivilegeId } = payload.value;
  if (statementId === null && (claimId !== null || request !== null)) reportField(payload, ['statementId']);
  if ((request === 'otherAmount') !== (requestedAmount !== null)) reportField(payload, ['requestedAmount']);
  if ((request === 'otherPrivilege') !== (requestedPrivilegeId !== null)) {
    reportField(payload, ['requestedPrivilegeId']);
  }
}

/** What would follow if whoever contests were right. */
export const trialSchema = z.strictObject(lineRequestShape).check((payload) => {
  checkLineRequest(payload);
  if (payload.value.request === null) reportField(payload, ['request']);
});

/** Somebody contests the draft: by a writ that is served on the bailiff, by a declaration before them, or by a letter, which is no form. */
export const newContestationSchema = z
  .strictObject({
    way: z.enum(CONTESTATION_WAYS),
    date: isoDateSchema,
    time: optionalTimeSchema,
    /** One of those to whom the report goes, or another person by name. */
    addresseeId: optionalIdentifierSchema,
    name: optionalText(200),
    /** Who signs the declaration, and in which quality, where that is not the contestant alone. */
    appearing: optionalText(300),
    /** The bailiff who served the writ. */
    servedBy: optionalText(200),
    ...lineRequestShape,
    /** In their own words. */
    requested: optionalText(500),
    grounds: optionalLongText(5_000),
  })
  .check(
    alongside((payload) => {
      const { way, time, addresseeId, name, servedBy } = payload.value;
      if ((addresseeId === null) === (name === null)) reportField(payload, ['addresseeId']);
      if (way === 'writ' && servedBy === null) reportField(payload, ['servedBy']);
      if (way !== 'letter' && time === null) reportField(payload, ['time']);
      checkLineRequest(payload);
    }),
  );

export const annulmentSchema = z.strictObject({ version: versionSchema, reason: longText(1_000) });
export const contestationWithdrawalSchema = z.strictObject({ version: versionSchema, date: isoDateSchema });
export const settlementSchema = z.strictObject({
  version: versionSchema,
  date: isoDateSchema,
  /** Whether anybody who did not sign loses by it: it then takes a new draft to all. */
  doOthersLose: z.boolean(),
  note: optionalLongText(1_000),
});

/** Says that a letter or mail is not enough, and how and when to contest. */
export const contestationReplySchema = z
  .strictObject({
    language: z.enum(LANGUAGES),
    email: optionalEmailSchema,
    address: streetAddressSchema.nullable().default(null),
    appointmentOn: optionalIsoDateSchema,
    appointmentTime: optionalTimeSchema,
  })
  .check((payload) => {
    const { email, address, appointmentOn, appointmentTime } = payload.value;
    if ((email === null) === (address === null)) reportField(payload, ['email']);
    if ((appointmentOn === null) !== (appointmentTime === null)) reportField(payload, ['appointmentTime']);
  });

export const consignmentSchema = z.strictObject({ date: isoDateSchema });

/** What happened before the attachment judge (Judicial Code 1631-1636). */
export const proceedingStepSchema = z
  .strictObject({
    step: z.enum(PROCEEDING_EVENTS),
    version: versionSchema,
    date: isoDateSchema,
    /** Of a hearing. */
    time: optionalTimeSchema,
    /** Of what was handed in at the registry. */
    roleNumber: optionalText(100),
    /** The table of the judge, line by line; what is left to the defendant has no statement. */
    lines: z
      .array(z.strictObject({ statementId: optionalIdentifierSchema, amount: amountSchema }))
      .max(2_000)
      .default([]),
  })
  .check((payload) => {
    const { step, lines } = payload.value;
    const isJudgment = step === 'judge' || step === 'judgeOnAppeal';
    if (isJudgment !== lines.length > 0) reportField(payload, ['lines']);
  });
export type ProceedingStep = z.output<typeof proceedingStepSchema>;

const pieceSchema = z.object({
  id: identifierSchema,
  kind: z.enum(CONTESTATION_PIECES),
  fileName: z.string(),
  sha256: z.string(),
  addedAt: instantSchema,
  addedBy: z.string(),
});
export type Piece = z.output<typeof pieceSchema>;

const contestationSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  way: z.enum(CONTESTATION_WAYS),
  date: isoDateSchema,
  time: z.string().nullable(),
  addresseeId: optionalIdentifierSchema,
  contestant: z.string(),
  appearing: z.string().nullable(),
  servedBy: z.string().nullable(),
  ...lineRequestShape,
  /** The line as the report names it; null for the whole draft. */
  against: z.string().nullable(),
  requested: z.string().nullable(),
  grounds: z.string().nullable(),
  /** By the days of whoever contests; null where their term did not run yet. */
  timeliness: z.enum(TIMELINESS),
  lastDay: optionalIsoDateSchema,
  cautiousDay: optionalIsoDateSchema,
  /** What was found before their days moved with the sending of the draft, the oldest first. */
  formerTimeliness: z.array(
    z.object({ timeliness: z.enum(TIMELINESS), lastDay: optionalIsoDateSchema, foundUntil: instantSchema }),
  ),
  /** It is of the form that the law knows, and not late. */
  hasEffect: z.boolean(),
  state: z.enum(CONTESTATION_STATES),
  /** It keeps the money where it is. */
  isHolding: z.boolean(),
  endedOn: optionalIsoDateSchema,
  endNote: z.string().nullable(),
  needsNewDraft: z.boolean(),
  registeredAt: instantSchema,
  registeredBy: z.string(),
  /** When it was last answered that a letter is not enough. */
  repliedAt: instantSchema.nullable(),
  /** Who was told of it: those of the office, and the other parties. */
  told: z.array(
    z.object({
      id: identifierSchema,
      name: z.string(),
      isParty: z.boolean(),
      sendMethod: z.enum(SEND_METHODS),
      at: instantSchema,
      hasFailed: z.boolean(),
    }),
  ),
  /** How the parties who do not know of it yet can be told. */
  untold: z.object({
    byEmail: z.int().min(0),
    byLetter: z.int().min(0),
    /** Those of whom neither a mail address nor an address is known that the post serves. */
    unreachable: z.array(z.string()),
  }),
  pieces: z.array(pieceSchema),
});
export type Contestation = z.output<typeof contestationSchema>;

/** What must be known of a party before the deposit office takes the money (Act of 11 July 2018, articles 10 and 13). */
const DEPOSIT_DATA = ['number', 'birthDate', 'account', 'email', 'phone'] as const;
const depositPartySchema = z.object({
  name: z.string(),
  number: z.string().nullable(),
  birthDate: optionalIsoDateSchema,
  account: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  missing: z.array(z.enum(DEPOSIT_DATA)),
});
export type DepositParty = z.output<typeof depositPartySchema>;

const judgmentLineSchema = z.object({
  statementId: optionalIdentifierSchema,
  /** Null for what is left to the defendant. */
  name: z.string().nullable(),
  drafted: sumSchema,
  judged: sumSchema.nullable(),
  difference: signedSumSchema.nullable(),
});

const proceedingSchema = z.object({
  version: versionSchema,
  state: z.enum(PROCEEDING_STATES),
  amount: sumSchema,
  consignedOn: isoDateSchema,
  filedOn: optionalIsoDateSchema,
  roleNumber: z.string().nullable(),
  hearingOn: optionalIsoDateSchema,
  hearingTime: z.string().nullable(),
  judgedOn: optionalIsoDateSchema,
  appealedOn: optionalIsoDateSchema,
  finalOn: optionalIsoDateSchema,
  paidOn: optionalIsoDateSchema,
  pieces: z.array(pieceSchema),
  /** The table of the last judgment beside the draft, line by line; null before there is one. */
  judgment: z.object({ isOnAppeal: z.boolean(), lines: z.array(judgmentLineSchema) }).nullable(),
});
export type Proceeding = z.output<typeof proceedingSchema>;

/** What the bundle for the registry is made of (1631, 2°), and the proofs of sending besides. */
export const BUNDLE_PARTS = ['statements', 'draft', 'acts', 'certificate', 'proofs'] as const;
export type BundlePart = (typeof BUNDLE_PARTS)[number];

/** Everything about who contests the draft that is in force. */
export const contestationsSchema = z.object({
  draft: z.object({
    resultId: identifierSchema,
    fileName: z.string(),
    signedAt: instantSchema,
    signedBy: z.string(),
    contestUntil: optionalIsoDateSchema,
    payableFrom: optionalIsoDateSchema,
    handedOver: z.int().min(0),
  }),
  contestations: z.array(contestationSchema),
  /** Who may contest: those to whom the report goes, each with their last day. */
  contestants: z.array(
    z.object({
      addresseeId: identifierSchema,
      name: z.string(),
      recipient: reportLedgerSchema.shape.addressees.element.shape.recipient,
      lastDay: optionalIsoDateSchema,
      /** Where they can be reached. */
      language: z.enum(LANGUAGES),
      email: z.string().nullable(),
      address: streetAddressSchema.nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      statementId: identifierSchema,
      name: z.string(),
      allotted: sumSchema,
      /** Those that claim a privilege. */
      claims: z.array(
        z.object({
          claimId: identifierSchema,
          /** The name of the privilege in the language of the report. */
          name: z.string(),
          amount: sumSchema,
          lotIds: z.array(z.string()),
        }),
      ),
    }),
  ),
  lots: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What is left to the defendant by the draft. */
  surplus: sumSchema,
  /** What goes to the deposit office: the mass less the costs of seizure, of sale and of the draft. */
  consignment: z.object({
    mass: sumSchema,
    seizureAndSale: sumSchema,
    draft: sumSchema,
    amount: sumSchema,
  }),
  depositParties: z.array(depositPartySchema),
  bundle: z.object({
    parts: z.array(z.object({ part: z.enum(BUNDLE_PARTS), files: z.int().min(0), isReady: z.boolean() })),
    isReady: z.boolean(),
  }),
  proceeding: proceedingSchema.nullable(),
});
export type Contestations = z.output<typeof contestationsSchema>;
