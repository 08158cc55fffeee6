import { LEGAL_FORMS, STOP_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { streetAddressSchema } from '../contact-fields.ts';
import { privilegeIdSchema } from '../distribution/privilege.ts';
import { amountSchema, identifierSchema, instantSchema, isoDateSchema, sumSchema } from '../fields.ts';

/** Where on a page of a PDF something stands, as parts of its width and height from the top left corner. */
const boxSchema = z.object({
  page: z.int().min(1),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

/** Where in a file of text something stands: the line, and the signs of it from the first up to the last. */
const spanSchema = z.object({
  line: z.int().min(1),
  from: z.int().min(0),
  to: z.int().min(0),
});

const placeSchema = z.union([boxSchema, spanSchema]);
export type ExtractPlace = z.output<typeof placeSchema>;

/**
 * Something read in an extract: what it means, what was printed, and where. What runs over several lines or pages stands
 * in several places. Without `printed` it is not in the extract; printed without a value it was not understood.
 */
function found<Value extends z.ZodType>(value: Value) {
  return z.object({ value: value.nullable(), printed: z.string().nullable(), places: z.array(placeSchema) });
}

const foundTextSchema = found(z.string());

/** Text that no rule understood. It is shown rather than dropped. */
const notUnderstoodSchema = z.object({
  text: z.string(),
  places: z.array(placeSchema),
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
  /** The service of a large creditor that follows the claim, such as a team of the tax collector. */
  department: foundTextSchema,
  email: foundTextSchema,
});

const noticeSchema = z.object({
  noticeType: found(z.enum(NOTICE_TYPES)),
  noticeNumber: foundTextSchema,
  receivedAt: foundInstantSchema,
  expiresOn: foundDateSchema,
  /** The kind of seizure, such as enforcement on movables. */
  seizureNature: foundTextSchema,
  /** The day of the act itself: of the command, the seizure, the judgment or the admission. */
  actOn: foundDateSchema,
  servedOn: foundDateSchema,
  place: foundTextSchema,
  seizedGoods: foundTextSchema,
  claimNature: foundTextSchema,
  amount: foundAmountSchema,
  causeOfPreference: foundTextSchema,
  bailiff: foundTextSchema,
  thirdPartyDebtor: foundTextSchema,
  court: foundTextSchema,
  /** Whom to turn to: the debt mediator, the trustee in bankruptcy, the counsel. */
  contact: foundTextSchema,
  saleOn: foundDateSchema,
  /** What it says besides, under names that the layout knows. */
  details: z.array(foundTextSchema.extend({ label: z.string() })),
});

/** A notice that stops the distribution. Without a kind, a person says whether it is bankruptcy or reorganisation. */
const stoppingNoticeSchema = noticeSchema.extend({ stopKind: found(z.enum(STOP_KINDS)) });

/** A notice that neither gives a creditor nor stops anything, such as one of an amicable debt mediation. */
const otherNoticeSchema = noticeSchema.extend({
  /** Who is named in it, if anybody: the lessor, the beneficiary of the bill. */
  party: foundTextSchema,
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
export type ExtractCreditor = z.output<typeof extractCreditorSchema>;

/** What stands in an extract, whoever uploaded it under which name. */
export const extractContentsSchema = z.object({
  docTypeId: z.enum(EXTRACT_TYPES),
  pageCount: z.int().min(1),
  /** What a CSV or an XML says, as it was decoded: places are counted in it. Absent for a PDF. */
  text: z.string().nullable(),
  consultedAt: foundInstantSchema,
  extractReference: foundTextSchema,
  defendant: foundPartySchema,
  creditors: z.array(extractCreditorSchema),
  /** Notices that stop a distribution: bankruptcy, reorganisation, collective debt settlement. */
  stoppingNotices: z.array(stoppingNoticeSchema),
  otherNotices: z.array(otherNoticeSchema),
  notUnderstood: z.array(notUnderstoodSchema),
});
export type ExtractContents = z.output<typeof extractContentsSchema>;

/** What was read in an extract. Nothing is stored in a dossier before somebody has looked at it. */
export const extractSchema = extractContentsSchema.extend({
  extractId: identifierSchema,
  fileName: z.string(),
});
export type Extract = z.output<typeof extractSchema>;
