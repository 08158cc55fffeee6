import { LEGAL_FORMS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { streetAddressSchema } from '../contact-fields.ts';
import { privilegeIdSchema } from '../distribution/privilege.ts';
import { amountSchema, identifierSchema, instantSchema, isoDateSchema, sumSchema } from '../fields.ts';

/** Where on a page something stands, as parts of its width and height from the top left corner. */
const placeSchema = z.object({
  page: z.int().min(1),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

/** Something read in an extract: what it means, what was printed, and where. All absent when it is not there. */
function found<Value extends z.ZodType>(value: Value) {
  return z.object({ value: value.nullable(), printed: z.string().nullable(), place: placeSchema.nullable() });
}

const foundTextSchema = found(z.string());

/** Text that no rule understood. It is shown rather than dropped. */
const notUnderstoodSchema = z.object({
  text: z.string(),
  place: placeSchema.nullable(),
  /** The creditor in whose part of the extract it stands. */
  creditorKey: identifierSchema.nullable(),
});

/** Extracts that can be read: two of the central file of notices (CBB/FCA), three of providers. */
export const EXTRACT_TYPES = ['cbbDutch', 'cbbFrench', 'providerCsv', 'providerXml', 'providerPdf'] as const;

/** The notices of the central file (Judicial Code 1390-1390octies, 1514, 1524). */
export const NOTICE_TYPES = [
  'command',
  'seizure',
  'opposition',
  'commonSeizure',
  'eviction',
  'delegation',
  'assignment',
  'collectiveDebtSettlement',
  'protest',
  'fictiveAddress',
  'lackOfAssets',
  'amicableMediation',
  'insolvency',
  'revindication',
] as const;

/** What may be uploaded as which type of extract. */
export const extractTypeSchema = z.object({
  docTypeId: z.enum(EXTRACT_TYPES),
  mediaTypes: z.array(z.string()),
  /** Whether an invented one can be had to try it out, as on demonstration platforms. */
  hasSample: z.boolean(),
});

const foundDateSchema = found(isoDateSchema);
const foundInstantSchema = found(instantSchema);
const foundAmountSchema = found(amountSchema);

/** Who a party is, as far as the extract tells. Numbers that fail their check are kept as printed, without a value. */
const foundPartySchema = z.object({
  firstName: foundTextSchema,
  lastName: foundTextSchema,
  corporateName: foundTextSchema,
  corporateForm: found(z.enum(LEGAL_FORMS)),
  kboNumber: foundTextSchema,
  nationalNumber: foundTextSchema,
  birthDate: foundDateSchema,
  address: found(streetAddressSchema),
  email: foundTextSchema,
});

const noticeSchema = z.object({
  noticeType: found(z.enum(NOTICE_TYPES)),
  noticeNumber: foundTextSchema,
  receivedAt: foundInstantSchema,
  expiresOn: foundDateSchema,
  /** The kind of seizure, such as enforcement on movables. */
  seizureNature: foundTextSchema,
  servedOn: foundDateSchema,
  place: foundTextSchema,
  seizedGoods: foundTextSchema,
  claimNature: foundTextSchema,
  amount: foundAmountSchema,
  causeOfPreference: foundTextSchema,
  bailiff: foundTextSchema,
  thirdPartyDebtor: foundTextSchema,
});

const extractCreditorSchema = foundPartySchema.extend({
  /** Names the creditor in the decisions that follow. */
  key: identifierSchema,
  name: z.string(),
  electedDomicile: foundTextSchema,
  notices: z.array(noticeSchema),
  /** The sum of what the notices claim, without the same claim twice. */
  totalAmount: sumSchema,
  suggestedPrivilegeId: privilegeIdSchema.nullable(),
});

/** What was read in an extract. Nothing is stored in a dossier before somebody has looked at it. */
export const extractSchema = z.object({
  extractId: identifierSchema,
  docTypeId: z.enum(EXTRACT_TYPES),
  fileName: z.string(),
  pageCount: z.int().min(1),
  consultedAt: foundInstantSchema,
  extractReference: foundTextSchema,
  defendant: foundPartySchema,
  creditors: z.array(extractCreditorSchema),
  notUnderstood: z.array(notUnderstoodSchema),
  /** Notices that stop a distribution: bankruptcy, reorganisation, collective debt settlement. */
  stoppingNotices: z.array(noticeSchema),
});
export type Extract = z.output<typeof extractSchema>;
