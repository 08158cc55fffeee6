import { TARIFF_DOUBTS } from '@prorata/domain/costs/tariff-doubts';
import { listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import { ADDRESSEE_STATES } from '@prorata/domain/sending-ledger/report-ledger';
import { REVOCATION_STATES, SIGNATURE_LACKS, SIGNATURE_LEVELS } from '@prorata/domain/signature';
import { OPENING_PROOFS, SEND_OPTIONS, VOID_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { optionalEmailSchema, streetAddressSchema } from '../contact-fields.ts';
import { sendResultSchema } from '../delivery/delivery.ts';
import { asSeen } from '../delivery/seen.ts';
import { INTEREST_CUT_OFFS } from '../distribution/calculation.ts';
import { dossierFindingSchema } from '../distribution/finding.ts';
import { consultedSchema } from '../dossiers/stop.ts';
import { reportField } from '../field-errors.ts';
import {
  identifierSchema,
  instantSchema,
  isoDateSchema,
  languageSchema,
  longText,
  optionalIdentifierSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  optionalLongText,
  optionalText,
  sumSchema,
  versionSchema,
} from '../fields.ts';
import { problemSchema } from '../problems.ts';
import { sha256Schema } from './platform-signer.ts';
import { SIGNATURE_FAULTS } from './signature-fault.ts';

/** What the signature of a report brought along, as it was checked when it came back from the signing service. */
export const signatureFactsSchema = z.object({
  level: z.enum(SIGNATURE_LEVELS),
  /** As the certificate names whoever signed, and who issued it. */
  signer: z.string(),
  issuer: z.string(),
  validUntil: instantSchema,
  /** Of the certificate and of its public key. Absent of what was signed before they were kept. */
  certificateSha256: sha256Schema.nullable().default(null),
  keySha256: sha256Schema.nullable().default(null),
  /** When the time stamp says that it was signed, and who vouches for that. */
  stampedAt: optionalInstantSchema,
  stampedBy: z.string().nullable(),
  /** What the authority said of the certificate, and when. */
  revocation: z.enum(REVOCATION_STATES),
  revocationAt: optionalInstantSchema,
  /** What it would need for the highest level. */
  lacks: z.array(z.enum(SIGNATURE_LACKS)),
});
export type SignatureFacts = z.output<typeof signatureFactsSchema>;

/** What came back from the signing service does not count: all that is wrong with it, or missing. */
export const signatureInvalidProblemSchema = problemSchema.extend({
  code: z.literal('signature-invalid'),
  faults: z.array(z.enum(SIGNATURE_FAULTS)),
});

/** A signed report that is without effect; nothing of the report itself was changed. */
const voidedSchema = z.object({
  /** Voided before anybody had it, or replaced for everybody who did. */
  kind: z.enum(VOID_KINDS),
  at: instantSchema,
  by: z.string(),
  reason: z.string(),
  /** The term to contest was over: what takes its place needs the consent of whoever loses by it. */
  isConsentNeeded: z.boolean(),
  /** The signed report that takes its place, once there is one. */
  replacedBy: z.object({ id: identifierSchema, fileName: z.string() }).nullable(),
});

/** A calculation with its report, as it was made. */
export const resultSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  fileName: z.string(),
  date: instantSchema,
  calculatedBy: z.string(),
  note: optionalLongText(2_000),
  signDate: optionalInstantSchema,
  signedBy: optionalText(200),
  /** Absent for what is not signed, and for what was signed before it was read. */
  signature: signatureFactsSchema.nullable(),
  /** Absent while it is in force. */
  voided: voidedSchema.nullable(),
  /** When the last of its addressees was handed the report. */
  sendDate: optionalInstantSchema,
  /** An older calculation: a later one exists, the dossier was changed since, or the report would say otherwise now. */
  isOutdated: z.boolean(),
  /** Where it stops the interest that runs on; a next calculation starts with the same. */
  interestCutOff: z.enum(INTEREST_CUT_OFFS),
  lawVersion: z.string(),
  engineVersion: z.string(),
  inputSha256: z.string(),
  numberOfRecipients: z.int().min(0),
  failedDeliveries: z.int().min(0),
  /** Documents that came back from the signing service and were refused; each is kept as evidence. */
  refusedSignatures: z.array(
    z.object({ id: identifierSchema, signedBy: z.string(), refusedAt: instantSchema }),
  ),
  /** The prices that it charged and that the bailiff signs off before signing. */
  tariffDoubts: z.array(
    z.object({ cost: z.string(), reason: z.enum(TARIFF_DOUBTS), validFrom: isoDateSchema }),
  ),
});
export type Result = z.output<typeof resultSchema>;

/** Where whoever acts has looked, on that day, whether anything stops the dossier; it is kept. */
const consulted = { consultation: consultedSchema.nullable().default(null) };

/** Signing or sending an older calculation must be asked for in so many words. */
const allowOlder = { allowOlder: z.boolean().default(false) };

export const signingRequestSchema = z.strictObject({
  ...allowOlder,
  ...consulted,
  /** The bailiff has seen the doubts about the tariff and signs all the same; it is recorded who, when and which. */
  isTariffConfirmed: z.boolean().default(false),
  /** The fingerprint of the points that the bailiff has ticked off, as the refusal without it tells them. */
  signedOff: z.string().max(64, { abort: true }).nullable().default(null),
});

/** What was not verified and stands in the way of nothing: it is signed off before the signature. */
export const pointsToSignOffSchema = z.object({
  findings: z.array(dossierFindingSchema),
  /** Of exactly this list. */
  sha256: z.string(),
});
export type PointsToSignOff = z.output<typeof pointsToSignOffSchema>;

const MAX_RECIPIENTS = 500;
const MAX_REASON_LENGTH = 1_000;

export const sendRequestSchema = z.strictObject({
  ...asSeen,
  ...allowOlder,
  ...consulted,
  /** Left out: everyone who was not handed the report yet. Naming creditors sends it to them again. */
  statementIds: z.array(identifierSchema).min(1).max(MAX_RECIPIENTS).optional(),
  /** Whoever cannot be reached by mail or post is set aside: the office brings them the report, the others need not wait. */
  leaveUnreachableToOffice: z.boolean().default(false),
  /** Why the term runs from the sending of a mail, on the office's own reading; left out: it runs from a receipt. */
  emailReading: optionalLongText(MAX_REASON_LENGTH),
});

/** Where the bailiff signs. The address works once and not for long, so it is asked for on the click. */
export const signingUrlSchema = z.object({ url: z.string(), expiresAt: instantSchema });

/** Who would receive the report, how, and what it costs; nothing is sent by reading it. */
export const sendingPlanSchema = z.object({
  parcels: z.array(
    z.object({
      recipient: z.enum(['creditor', 'defendant']),
      way: z.enum(SEND_OPTIONS),
      addressee: z.string(),
      /** On one line: the email address or the postal address. */
      address: z.string(),
      language: languageSchema,
      statementIds: z.array(identifierSchema),
      /** The report itself goes along, attached or printed. */
      hasEnclosure: z.boolean(),
      /** It is on its way to this address or has arrived there; it goes again only to creditors who are named. */
      isSentBefore: z.boolean(),
      /** The last day to contest of whom it is for, were it sent today; of a mail only where the office counts it. */
      contestUntil: isoDateSchema,
    }),
  ),
  /** Whoever must receive it and cannot: nothing is sent before this is mended. */
  unreachable: z.array(
    z.object({
      statementId: optionalIdentifierSchema,
      name: z.string(),
      reason: z.enum(['noEmail', 'addressNotServed']),
    }),
  ),
  /** The last day of whoever has the longest, were it sent today and were mails counted. */
  contestUntil: isoDateSchema,
  /** Whom nothing but a mail reaches, which is no form of the law (Judicial Code 1629). */
  byEmailAlone: z.array(z.string()),
  /** Why the office counts mails all the same, once it has said so. */
  emailReading: z.string().nullable(),
  emails: z.int().min(0),
  registeredLetters: z.int().min(0),
  qualifiedDeliveries: z.int().min(0),
  /** What the platform charges for what is not sent yet; absent while a price is missing. */
  total: sumSchema.nullable(),
});
export type SendingPlanAnswer = z.output<typeof sendingPlanSchema>;

/** A mail counts only on the office's own reading. */
const NOTIFICATION_KINDS = ['letter', 'receipt', 'qualified', 'email'] as const;

/** The ledger of sending: everybody to whom the report goes, with all that was tried and what came of it. */
export const reportLedgerSchema = z.object({
  addressees: z.array(
    z.object({
      /** Of the statement, of the invitation that was left without one, or of the dossier for its defendant. */
      id: identifierSchema,
      recipient: z.enum(['creditor', 'silentCreditor', 'defendant']),
      statementId: optionalIdentifierSchema,
      name: z.string(),
      state: z.enum(ADDRESSEE_STATES),
      /** How and where the report goes, or would go; absent while there is no way. */
      way: z.enum(SEND_OPTIONS).nullable(),
      address: z.string().nullable(),
      /** Their place in the order of the distribution: the first round in which they took part; absent without a claim. */
      position: z.int().min(0).nullable(),
      /** The last day on which they can contest, counted from what notified them; absent while it does not run. */
      lastDay: optionalIsoDateSchema,
      /** What notified them, on which day, and the first day of their term: of a letter, that of the presumed receipt. */
      notification: z
        .object({ kind: z.enum(NOTIFICATION_KINDS), on: isoDateSchema, firstDay: isoDateSchema })
        .nullable(),
      /** The mail or letter that counts, among the attempts. */
      effectId: optionalIdentifierSchema,
      /** The day on which it is to lie at the post, until the post says on which it does. */
      plannedOn: optionalIsoDateSchema,
      /** Only a mail reached them, so that their term runs from a receipt, a letter, or the office's own reading. */
      isReceiptLacking: z.boolean(),
      /** The day on which they signed for the report, where the office has their receipt. */
      receivedOn: optionalIsoDateSchema,
      /** That receipt itself, once the office has added it. */
      receipt: z.object({ fileName: z.string(), sha256: z.string() }).nullable(),
      /** By what they signed for it themselves, when they opened it; absent for what the office recorded. */
      receiptProof: z.enum(OPENING_PROOFS).nullable(),
      /** When they first opened it through a secured link, with a proof or after signing in. */
      openedAt: optionalInstantSchema,
      /** When they asked for a registered letter instead of the link. */
      letterAskedAt: optionalInstantSchema,
      /** What the office last decided about them after the signature. */
      decision: z
        .object({
          decision: z.enum(['correct', 'setAside']),
          reason: z.string(),
          decidedBy: z.string(),
          decidedAt: instantSchema,
        })
        .nullable(),
      /** Newest first. */
      attempts: z.array(sendResultSchema),
    }),
  ),
  handedOver: z.int().min(0),
  setAside: z.int().min(0),
  total: z.int().min(0),
  /** The last day of whoever has the longest, so far. */
  contestUntil: optionalIsoDateSchema,
  /** The first day on which it may be paid; absent while somebody keeps it waiting. The text on letters can be read a day longer. */
  payableFrom: optionalIsoDateSchema,
  /** What the report pays creditors. */
  payout: z.object({ creditors: z.int().min(0), amount: sumSchema }),
  /** Why the office lets the term run from the sending of a mail, and who said so. */
  emailReading: z.object({ reason: z.string(), decidedBy: z.string(), decidedAt: instantSchema }).nullable(),
});
export type ReportLedger = z.output<typeof reportLedgerSchema>;
export type LedgerAddressee = ReportLedger['addressees'][number];

/** How and where the report goes to one addressee from now on, whatever the closed dossier says. */
export const addresseeCorrectionSchema = z
  .strictObject({
    way: z.enum(SEND_OPTIONS),
    /** The name on the envelope; as before when absent. */
    addressee: optionalText(200),
    email: optionalEmailSchema,
    address: streetAddressSchema.nullable().default(null),
    reason: longText(MAX_REASON_LENGTH),
  })
  .check((payload) => {
    const { way, email, address, addressee } = payload.value;
    if (way !== 'RegisteredLetter') {
      if (email === null) reportField(payload, ['email']);
      return;
    }
    if (address === null) {
      reportField(payload, ['address']);
      return;
    }
    // The name is known to the server alone when it is left as it was.
    for (const { field, reason } of listLetterAddressFaults({ ...address, addressee: addressee ?? '-' })) {
      reportField(payload, field === 'addressee' ? [field] : ['address', field], ...reason);
    }
  });
export type AddresseeCorrection = z.output<typeof addresseeCorrectionSchema>;

export const settingAsideSchema = z.strictObject({ reason: longText(MAX_REASON_LENGTH) });

/** They signed for the report on a day: a dated receipt, or the post's proof of presentation (Judicial Code 53bis). */
export const receiptSchema = z.strictObject({
  receivedOn: isoDateSchema,
  note: optionalLongText(MAX_REASON_LENGTH),
});

/** The office's own reading of what a mail is worth, with its reason. */
export const emailReadingSchema = z.strictObject({ reason: longText(MAX_REASON_LENGTH) });

/** Why a signed report is voided, replaced, or stands after all. */
export const correctionSchema = z.strictObject({
  version: versionSchema,
  reason: longText(MAX_REASON_LENGTH),
});

const amountsSchema = z.object({ paid: sumSchema, reserved: sumSchema });

/** Who gets less by a calculation than by the draft that it would replace after its term, and whether they agree. */
export const consentsSchema = z.object({
  /** Only where the term of the replaced draft was over. */
  isNeeded: z.boolean(),
  losers: z.array(
    z.object({
      /** Of the creditor, of the dossier for its first debtor, or of another debtor or what they have in common. */
      id: identifierSchema,
      name: z.string(),
      before: amountsSchema,
      after: amountsSchema,
      /** The written consent to no less than this. */
      consent: z
        .object({
          fileName: z.string(),
          sha256: z.string(),
          recordedAt: instantSchema,
          recordedBy: z.string(),
        })
        .nullable(),
    }),
  ),
});
export type Consents = z.output<typeof consentsSchema>;
