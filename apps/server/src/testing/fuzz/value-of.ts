import { account, enterpriseNumber, nationalNumber } from '@prorata/demo/numbers';
import { addDays } from '@prorata/domain/iso-date';
import type * as z from 'zod';
import type { Chance } from './chance.ts';

/** What a value is made with. */
export interface Making {
  readonly chance: Chance;
  /** How often what may be left out is there. */
  readonly fullness: number;
  readonly today: string;
  /** Something real that a field of this name may say: the id of an object, a code. `undefined` where the name says nothing. */
  find(name: string, siblings: Readonly<Record<string, unknown>>): unknown;
}

/** Only what is read here of a schema's definition; zod keeps it under `_zod`. */
interface Definition {
  readonly type: string;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly innerType: z.ZodType;
  readonly element: z.ZodType;
  readonly options: readonly z.ZodType[];
  readonly entries: Readonly<Record<string, string | number>>;
  readonly values: readonly unknown[];
  readonly in: z.ZodType;
  readonly out: z.ZodType;
  readonly keyType: z.ZodType;
  readonly valueType: z.ZodType;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Rule } }[];
}

interface Rule {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly format?: string;
}

interface Bounds {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly isAboveMinimum: boolean;
  readonly isWhole: boolean;
}

function definitionOf(schema: z.ZodType): Definition {
  // Sound: each member is read only for the type of schema that has it.
  return schema._zod.def as unknown as Definition;
}

/** The least and the most that the checks of a number, a text or a list allow. */
function boundsOf(schema: z.ZodType): Bounds {
  const { checks = [], format } = definitionOf(schema);
  const rules = checks.map((check) => check._zod.def);
  const least = rules.flatMap(({ check, value, minimum, length }) =>
    check === 'greater_than' ? [value ?? 0] : [minimum ?? length ?? []].flat(),
  );
  const most = rules.flatMap(({ check, value, maximum, length }) =>
    check === 'less_than' ? [value ?? 0] : [maximum ?? length ?? []].flat(),
  );
  const minimum = least.length > 0 ? Math.max(...least) : undefined;
  return {
    minimum,
    maximum: most.length > 0 ? Math.min(...most) : undefined,
    isAboveMinimum: rules.some(
      ({ check, value, inclusive }) => check === 'greater_than' && value === minimum && inclusive === false,
    ),
    isWhole: [format, ...rules.map((rule) => rule.format)].some((one) => WHOLE.includes(one ?? '')),
  };
}

const WHOLE = ['safeint', 'int32', 'uint32'];

const TRIES = 40;

/**
 * A value that the schema accepts. Rules between fields are not read from the schema but met by trying, with much and with
 * little filled in; the last try is given when none was met.
 */
export function validValueOf(schema: z.ZodType, name: string, making: Omit<Making, 'fullness'>): unknown {
  let value: unknown;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const fullness = making.chance.pick([0, 0.2, 0.5, 0.8, 1]);
    value = valueFor(schema, name, { ...making, fullness }, {});
    if (schema.safeParse(value).success) return value;
  }
  return value;
}

function valueFor(
  schema: z.ZodType,
  name: string,
  making: Making,
  siblings: Readonly<Record<string, unknown>>,
): unknown {
  const { chance, fullness } = making;
  const definition = definitionOf(schema);
  const within = (inner: z.ZodType) => valueFor(inner, name, making, siblings);
  switch (definition.type) {
    case 'object':
      return objectOf(definition.shape, making);
    case 'optional':
    case 'default':
    case 'prefault':
      return chance.is(name === 'seen' ? 0.05 : fullness) ? within(definition.innerType) : undefined;
    case 'nullable':
      return chance.is(0.3 + 0.7 * fullness) ? within(definition.innerType) : null;
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return within(definition.innerType);
    case 'array':
      return arrayOf(schema, name, making, siblings);
    case 'enum':
      return chance.pick(Object.values(definition.entries));
    case 'literal':
      return chance.pick(definition.values);
    case 'union':
      return within(chance.pick(definition.options));
    case 'boolean':
      return chance.is(0.5);
    case 'number':
      return numberOf(schema, name, making, siblings);
    case 'string':
      return stringOf(schema, name, making, siblings);
    case 'pipe':
      return pipedOf(definition, name, making, siblings);
    case 'record':
      return recordOf(definition, making);
    case 'null':
      return null;
    case 'unknown':
    case 'any':
      return textOf(making, 20);
    default:
      throw new Error(`Nothing makes a value for ${definition.type} (${name}).`);
  }
}

/** Ids first, so that a version beside one can be that of the object it names. */
function objectOf(shape: Readonly<Record<string, z.ZodType>>, making: Making): Record<string, unknown> {
  const names = Object.keys(shape).sort(
    (one, other) => Number(one === 'version') - Number(other === 'version'),
  );
  const made: Record<string, unknown> = {};
  for (const name of names) {
    const schema = shape[name];
    const value = schema && valueFor(schema, name, making, made);
    if (value !== undefined) made[name] = value;
  }
  return made;
}

function arrayOf(
  schema: z.ZodType,
  name: string,
  making: Making,
  siblings: Readonly<Record<string, unknown>>,
): unknown[] {
  const { minimum = 0, maximum = 3 } = boundsOf(schema);
  const most = Math.min(maximum, Math.max(minimum, making.chance.is(making.fullness) ? 3 : 1));
  const size = making.chance.int(minimum, most);
  const single = name.replace(/ies$/, 'y').replace(/s$/, '');
  const items = Array.from({ length: size }, () => {
    const known = making.find(single, siblings);
    const element = definitionOf(schema).element;
    return known !== undefined && definitionOf(element).type === 'string'
      ? known
      : valueFor(element, single, making, siblings);
  });
  // What is named twice is mostly refused: repeating is the work of who damages a request.
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function recordOf({ keyType, valueType }: Definition, making: Making): Record<string, unknown> {
  const size = making.chance.int(0, 2);
  const entries = Array.from({ length: size }, () => [
    String(valueFor(keyType, 'key', making, {})),
    valueFor(valueType, 'value', making, {}),
  ]);
  return Object.fromEntries(entries);
}

/** What stands in an address is written: a number or a yes or no is made first. */
function pipedOf(
  definition: Definition,
  name: string,
  making: Making,
  siblings: Readonly<Record<string, unknown>>,
): unknown {
  const written = ['number', 'boolean'].includes(definitionOf(definition.out).type);
  const side = written ? definition.out : definition.in;
  const value = valueFor(side, name, making, siblings);
  return written ? String(value) : value;
}

function numberOf(
  schema: z.ZodType,
  name: string,
  making: Making,
  siblings: Readonly<Record<string, unknown>>,
): unknown {
  const known = making.find(name, siblings);
  if (typeof known === 'number') return known;
  const { chance } = making;
  const { minimum = -1_000, maximum = 1_000_000, isAboveMinimum, isWhole } = boundsOf(schema);
  const from = Math.max(minimum, -1_000);
  const to = Math.min(maximum, from + chance.pick([1, 10, 1_000, 100_000]));
  if (isWhole) return chance.int(Math.ceil(from) + Number(isAboveMinimum), Math.floor(to));
  if (chance.is(0.05)) return Math.min(maximum, 999_999_999.99);
  return chance.int(Math.ceil(from * 100) + Number(isAboveMinimum), Math.floor(to * 100)) / 100;
}

/** What a field of such a name holds, where its schema only checks it. */
const BY_NAME: readonly (readonly [RegExp, (making: Making) => string])[] = [
  [/^kboNumber$|^enterpriseNumber$/i, ({ chance }) => enterpriseNumber(chance.int(1, 400))],
  [
    /nationalNumber$/i,
    ({ chance }) => nationalNumber(`19${chance.int(50, 99)}-0${chance.int(1, 9)}-12`, chance.int(0, 40)),
  ],
  [/account$|^iban$/i, ({ chance }) => account(chance.int(1, 9_999))],
  [/^extraEmails$/, ({ chance }) => `a${chance.int(1, 99)}@people.example; b@people.example`],
  [/email$/i, ({ chance }) => `person${chance.int(1, 99_999)}@people.example`],
  [/^phone$/i, ({ chance }) => `+32 2 000 ${chance.int(10, 99)} ${chance.int(10, 99)}`],
  [/^website$/, ({ chance }) => `https://www.site${chance.int(1, 99)}.example/over`],
  [/^country$/, ({ chance }) => chance.pick(['BE', 'BE', 'FR', 'NL', 'DE'])],
  [/zipcode$/i, ({ chance }) => String(chance.int(1_000, 9_990))],
  [/^seen$/, () => '0'.repeat(64)],
];

function stringOf(
  schema: z.ZodType,
  name: string,
  making: Making,
  siblings: Readonly<Record<string, unknown>>,
): unknown {
  const known = making.find(name, siblings);
  if (typeof known === 'string') return known;
  const { chance, today } = making;
  const { format } = definitionOf(schema);
  const day = () =>
    addDays(today, chance.is(0.9) ? -chance.int(0, chance.pick([20, 700])) : chance.int(0, 90));
  if (format === 'uuid') return uuidOf(chance);
  if (format === 'date') return day();
  if (format === 'datetime') return `${day()}T${timeOf(chance)}:00Z`;
  if (format === 'time') return timeOf(chance);
  const byName = BY_NAME.find(([names]) => names.test(name))?.[1];
  if (byName !== undefined) return byName(making);
  if (schema.safeParse('2026-10').success && !schema.safeParse('a').success) return day().slice(0, 7);
  if (schema.safeParse('1').success && !schema.safeParse('a').success) return String(chance.int(1, 9));
  const { minimum = 0, maximum = 60 } = boundsOf(schema);
  const text = textOf(making, Math.max(1, maximum)).padEnd(minimum, 'x');
  return schema.safeParse(text).success
    ? text
    : chance.pick(['abc', 'a-b', 'aB1', 'x'.repeat(Math.max(1, minimum))]);
}

function timeOf(chance: Chance): string {
  return `${String(chance.int(0, 23)).padStart(2, '0')}:${String(chance.int(0, 59)).padStart(2, '0')}`;
}

export function uuidOf(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => chance.int(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const WORDS = [
  ...[
    'Bakkerij',
    'De Smet',
    'Société',
    'Œuvre',
    'Straße',
    'ŵ',
    "d'Arenberg",
    'Çelik',
    'Łódź',
    '№ 12/a',
    'Ελλάδα',
  ],
  ...[
    'Москва',
    'العربية',
    '中文',
    '😀',
    'e\u0301',
    '<b>',
    '{{x}}',
    '=1+1',
    '"',
    '%',
    '\\',
    "'; drop table x",
    '_',
  ],
];

/** Names and words as people have them: mostly plain, now and then of any script, and as long as may be. */
function textOf({ chance }: Making, maximum: number): string {
  const words = chance.is(0.8) ? WORDS.slice(0, 3) : WORDS;
  const text = Array.from({ length: chance.int(1, 3) }, () => chance.pick(words)).join(' ');
  const long = chance.is(0.03) ? text.repeat(Math.ceil(maximum / text.length)) : text;
  return long.slice(0, maximum).toWellFormed().trim() || 'x';
}
