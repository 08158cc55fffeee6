import { isEuroAmount } from '@prorata/domain/money';
import { DOSSIER_LANGUAGES, LANGUAGES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { reportField, rule } from './field-errors.ts';

/** A pattern says better than a maximum why a number or key is wrong, but reads nothing longer. */
export const MAX_TYPED_LENGTH = 100;

/** Text on one line that must say something. Control characters would break mail headers, letters and SQL. */
export function text(maximum: number) {
  return z.string().trim().min(1).max(maximum, { abort: true }).refine(isOneLine, rule('characters-invalid'));
}

/** Text on one line that may be absent; blank is the same as absent. */
export function optionalText(maximum: number) {
  const field = z.string().trim().max(maximum, { abort: true }).refine(isOneLine, rule('characters-invalid'));
  return field.nullable().overwrite(blankToNull).default(null);
}

/** Text that may run over several lines and must say something. */
export function longText(maximum: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maximum, { abort: true })
    .refine(isWritable, rule('characters-invalid'));
}

/** Text that may run over several lines and may be absent. */
export function optionalLongText(maximum: number) {
  const field = z
    .string()
    .trim()
    .max(maximum, { abort: true })
    .refine(isWritable, rule('characters-invalid'));
  return field.nullable().overwrite(blankToNull).default(null);
}

function blankToNull(value: string | null): string | null {
  return value === '' ? null : value;
}

function isOneLine(value: string): boolean {
  return value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value);
}

function isWritable(value: string): boolean {
  return value.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(value);
}

/**
 * What a screen keeps, which alone knows what it means: nothing is asked of it but that it can be stored, and neither a null
 * character nor half of one can.
 */
export function storable<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.refine(isStorable, rule('characters-invalid'));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part));
}

const MAX_KEY_LENGTH = 1_000;

/** What a screen has filled in so far. */
export const progressSchema = storable(
  z.record(z.string().max(MAX_KEY_LENGTH, { abort: true }), z.unknown()),
);

/** The server makes version 7; any version is understood, so that imported things keep their own. */
export const identifierSchema = z.uuid();

/** A thing that may be absent, such as the lot that a cost belongs to. */
export const optionalIdentifierSchema = identifierSchema.nullable().default(null);

/** As far as a counter of the database goes. */
export const MAX_COUNTER = 2_147_483_647;

/** Counts the edits of a thing. An edit names the version it was made on; a stale one is refused with 409. */
export const versionSchema = z.int().min(1).max(MAX_COUNTER);

/** A moment in time with its offset: 2026-10-26T10:42:00+01:00. The server answers in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });

export const optionalInstantSchema = instantSchema.nullable().default(null);

/** No procedure reaches further back or ahead; a year typed as 0202 or 20226 is a mistake. */
const EARLIEST = '1900-01-01';
const LATEST = '2199-12-31';

/** A day of the calendar in Belgium, without a time: 2026-10-22. */
export const isoDateSchema = z.iso
  .date()
  .refine((date) => date >= EARLIEST && date <= LATEST, rule('date-invalid'));

/** A day of legal history: the Mortgage Act came into force in 1852. */
export const historicDateSchema = z.iso.date();

export const optionalIsoDateSchema = isoDateSchema.nullable().default(null);

/** A month of the calendar: 2026-10. */
export const isoMonthSchema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'month-invalid');

/** The language of the interface, of a person, an organization or a recipient. */
export const languageSchema = z.enum(LANGUAGES);

/** The language in which a dossier and its official report are kept. */
export const dossierLanguageSchema = z.enum(DOSSIER_LANGUAGES);

/** A billion for one amount is far above any dossier; ten thousand of them still add up exactly in a JSON number. */
export const MAX_AMOUNT_EUROS = 1_000_000_000;
const MAX_SUM_EUROS = 10_000 * MAX_AMOUNT_EUROS;

const AMOUNT_DECIMALS = 2;

/**
 * Euros, as a JSON number with at most two decimals; more are refused rather than rounded. `centsFromEuros`
 * and `eurosFromCents` of the domain's money turn it into cents and back without loss.
 */
function euros(largest: number) {
  return z
    .number()
    .min(-largest, { abort: true })
    .max(largest, { abort: true })
    .refine(isEuroAmount, rule('too-many-decimals', { maximum: AMOUNT_DECIMALS }));
}

export const amountSchema = euros(MAX_AMOUNT_EUROS).min(0);
export const positiveAmountSchema = euros(MAX_AMOUNT_EUROS).gt(0);

/** What amounts add up to may exceed what a single one may be. */
export const sumSchema = euros(MAX_SUM_EUROS).min(0);
export const signedSumSchema = euros(MAX_SUM_EUROS);

const PERCENTAGE_DECIMALS = 4;

/** A part of a hundred with at most four decimals, as tariffs need: 0.0075 is 75 millionths of the amount. */
export const percentageSchema = z
  .number()
  .min(0)
  .max(100)
  .refine(
    (value) => Number(value.toFixed(PERCENTAGE_DECIMALS)) === value,
    rule('too-many-decimals', { maximum: PERCENTAGE_DECIMALS }),
  );

/** `true` or `false` in the address; anything else is refused rather than guessed. */
export const queryBooleanSchema = z
  .codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (value) => value === 'true',
    encode: (value) => (value ? 'true' : 'false'),
  })
  .meta({ type: 'boolean', enum: undefined });

/** A whole number in the address. */
export function queryInteger(minimum: number, maximum: number) {
  return z
    .codec(
      z
        .string()
        .max(MAX_TYPED_LENGTH, { abort: true })
        .regex(/^-?\d{1,9}$/, 'whole-number'),
      z.int().min(minimum).max(maximum),
      {
        decode: Number,
        encode: String,
      },
    )
    .meta({ type: 'integer', minimum, maximum, pattern: undefined, maxLength: undefined });
}

/** A deletion may name the version that was looked at: what has changed since is then not deleted unseen. */
export const removalQuery = z.strictObject({ version: queryInteger(1, MAX_COUNTER).optional() });

/** What stands in the path of every call about one dossier. */
export const dossierParams = z.object({ dossierId: identifierSchema });

const approvalFields = z.strictObject({
  approved: z.boolean(),
  /** Goes into the mail to those concerned; nobody is refused without one. */
  reason: optionalLongText(1_000),
  /** The version that was looked at: what has changed since is then not decided on unseen. */
  version: versionSchema.optional(),
});

/** The decision of a platform administrator on a new user or organization. */
export const approvalSchema = approvalFields.check(withReason);
export const userApprovalSchema = approvalFields
  .extend({
    /** Refuses somebody who still has open dossiers: those then wait until the office names another bailiff. */
    withoutSuccessor: z.boolean().default(false),
  })
  .check(withReason);

function withReason(payload: z.core.ParsePayload<z.output<typeof approvalFields>>): void {
  if (!payload.value.approved && payload.value.reason === null) reportField(payload, ['reason']);
}
