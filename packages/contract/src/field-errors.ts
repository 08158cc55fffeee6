import * as z from 'zod';

/**
 * Every reason for which a single field can be refused. The phrases stand in the translations, under these
 * names; `{length}`, `{minimum}`, `{maximum}`, `{n}` and `{characters}` in them are filled from the error's parameters.
 */
export const FIELD_ERROR_CODES = [
  'required',
  'wrong-type',
  'unknown-field',
  'invalid',
  'choice-invalid',
  'not-accepted',
  'characters-invalid',
  'unprintable',
  'digits-only',
  'exact-length',
  'too-short',
  'too-long',
  'too-few',
  'too-many',
  'duplicate',
  'taken',
  'whole-number',
  'too-many-decimals',
  'larger-than-0',
  'not-negative',
  'too-small',
  'too-large',
  'date-invalid',
  'month-invalid',
  'instant-invalid',
  'date-order',
  'moment-future',
  'day-too-early',
  'identifier-invalid',
  'kbo-length',
  'kbo-invalid',
  'foreign-number-invalid',
  'national-number-invalid',
  'iban-invalid',
  'email-invalid',
  'email-n-invalid',
  'website-invalid',
  'postal-code-invalid',
  'invitation-code-invalid',
  'defendant-missing',
  'statement-too-large',
  'claims-exceed-total',
  'more-than-declared',
  'parts-differ',
  'shares-differ',
  'own-debtor',
  'periods-overlap',
  'layers-unordered',
  'last-layer-open',
  'rates-invalid',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** What the phrase of a code names: a figure, or signs. A rule that reports such a code says it. */
export const FIGURES = {
  unprintable: 'characters',
  'exact-length': 'length',
  'too-short': 'minimum',
  'too-long': 'maximum',
  'too-few': 'minimum',
  'too-many': 'maximum',
  'too-many-decimals': 'maximum',
  'too-small': 'minimum',
  'too-large': 'maximum',
  'statement-too-large': 'maximum',
  'kbo-length': 'length',
  'email-n-invalid': 'n',
} as const satisfies Partial<Record<FieldErrorCode, string>>;
type Figures = typeof FIGURES;

/** A code, with its figure where its phrase has one. */
type Reason =
  | readonly [code: PlainCode]
  | {
      [Code in keyof Figures]: readonly [code: Code, params: Readonly<Record<Figures[Code], Named<Code>>>];
    }[keyof Figures];
type Named<Code> = Code extends 'unprintable' ? string : number;
type PlainCode = Exclude<FieldErrorCode, keyof Figures>;

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
export type FieldErrorParams = z.output<typeof paramsSchema>;

/** One refused field; `path` joins names and positions with dots, as forms do: `executionCosts.0.amount`. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.enum(FIELD_ERROR_CODES),
  params: paramsSchema.optional(),
});
export type FieldError = z.output<typeof fieldErrorSchema>;

/** A hostile body can break thousands of rules at once; nobody reads past the first hundred. */
const MAX_FIELD_ERRORS = 100;

/** The code, with its parameters, that a refined rule reports when it is broken. */
export function rule(...[code, params]: Reason) {
  return { error: code, params: params ?? {} } satisfies { error: FieldErrorCode; params: FieldErrorParams };
}

/** Reports, from a check over several fields, which of them broke which rule. */
export function reportField(
  payload: z.core.ParsePayload,
  path: readonly PropertyKey[],
  ...[code = 'required', params]: Reason | readonly []
): void {
  payload.issues.push({
    code: 'custom',
    message: code,
    params: params ?? {},
    path: [...path],
    input: payload.value,
  });
}

/**
 * A check over several fields that is made while single ones are wrong too, so that all that is missing is said at once. It
 * sees what was wrong as absent.
 */
export function alongside<Value>(
  check: (payload: z.core.ParsePayload<Value>) => void,
): z.core.$ZodCheck<Value> {
  const made = z.check<Value>(check);
  made._zod.def.when = ({ value }) => typeof value === 'object' && value !== null;
  return made;
}

/** What is wrong, field by field, with a value that a schema of the contract refused. */
export function fieldErrorsOf(error: { readonly issues: readonly z.core.$ZodIssue[] }): FieldError[] {
  return error.issues.flatMap(toFieldErrors).slice(0, MAX_FIELD_ERRORS);
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: joinPath([...issue.path, key]), code: 'unknown-field' }));
  }
  const error: FieldError = { path: joinPath(issue.path), code: knownCode(issue.message) };
  const params = BARE_CODES.has(error.code) ? {} : paramsOf(issue);
  return [Object.keys(params).length === 0 ? error : { ...error, params }];
}

/** Codes whose phrase needs no figure, though the rule behind them has one. */
const BARE_CODES: ReadonlySet<FieldErrorCode> = new Set(['required', 'larger-than-0', 'not-negative']);

function joinPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

function knownCode(message: string): FieldErrorCode {
  return FIELD_ERROR_CODES.find((code) => code === message) ?? 'invalid';
}

function paramsOf(issue: z.core.$ZodIssue): FieldErrorParams {
  switch (issue.code) {
    case 'too_small':
      return issue.exact ? { length: Number(issue.minimum) } : { minimum: Number(issue.minimum) };
    case 'too_big':
      return issue.exact ? { length: Number(issue.maximum) } : { maximum: Number(issue.maximum) };
    case 'custom':
      return paramsSchema.safeParse(issue.params).data ?? {};
    default:
      return {};
  }
}

function codeOf(issue: z.core.$ZodRawIssue): FieldErrorCode {
  if (issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true) {
    return 'not-accepted';
  }
  if (issue.input === undefined || issue.input === null) return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'whole-number' : 'wrong-type';
    case 'too_small':
      return tooSmallCode(issue);
    case 'too_big':
      return tooBigCode(issue);
    case 'invalid_format':
      return FORMAT_CODES[issue.format] ?? 'invalid';
    case 'invalid_value':
    case 'invalid_union':
      return 'choice-invalid';
    case 'unrecognized_keys':
      return 'unknown-field';
    default:
      return 'invalid';
  }
}

const FORMAT_CODES: Partial<Record<string, FieldErrorCode>> = {
  uuid: 'identifier-invalid',
  date: 'date-invalid',
  datetime: 'instant-invalid',
};

type SizeIssue = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'exact'>;

function tooSmallCode(issue: SizeIssue & { minimum: number | bigint; inclusive?: boolean }): FieldErrorCode {
  if (issue.exact) return 'exact-length';
  if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'too-short';
  if (issue.origin === 'array') return issue.minimum === 1 ? 'required' : 'too-few';
  if (issue.minimum !== 0) return 'too-small';
  return issue.inclusive === false ? 'larger-than-0' : 'not-negative';
}

function tooBigCode(issue: SizeIssue): FieldErrorCode {
  if (issue.exact) return 'exact-length';
  if (issue.origin === 'string') return 'too-long';
  return issue.origin === 'array' ? 'too-many' : 'too-large';
}

// Codes take the place of zod's English sentences, as one of its locales would: wherever a schema of the
// contract is parsed, by server or form, the message of an issue is a code.
z.config({ localeError: codeOf });
