import { FIELDS, type Fields, type Subject } from '@prorata/contract/audit/fields';
import type { EventRow, SaltedValues } from './seal-event.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an event tells, wherever its edition keeps it. */
export interface ToldEvent {
  readonly actorName: string | null;
  readonly origin: { readonly address: string | null; readonly userAgent: string | null } | null;
  readonly before: Values;
  readonly after: Values;
  /** The fields that were told of and have been erased since. */
  readonly erased: ReadonlySet<string>;
}

export function readEvent(row: EventRow, values: SaltedValues): ToldEvent {
  return row.edition === 1 ? readFirstEdition(row) : readSecondEdition(row, values);
}

function readSecondEdition({ digests }: EventRow, values: SaltedValues): ToldEvent {
  const names = Object.keys(Object(digests));
  const gone = names.filter((name) => !Object.hasOwn(values, name) && isFieldName(name)).map(fieldIn);
  const side = (prefix: string) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { value }]) => [name.slice(prefix.length), value]),
    );
  const textOf = (name: string) => {
    const value = values[name]?.value;
    return typeof value === 'string' ? value : null;
  };
  const origin = { address: textOf('originAddress'), userAgent: textOf('originUserAgent') };
  return {
    actorName: textOf('actorName'),
    origin: origin.address === null && origin.userAgent === null ? null : origin,
    before: side('before.'),
    after: side('after.'),
    erased: new Set(gone),
  };
}

const SIDE = /^(before|after)\./;

/** Beside fields, the values name who did it and from where. */
function isFieldName(name: string): boolean {
  return SIDE.test(name);
}

function fieldIn(name: string): string {
  return name.replace(SIDE, '');
}

/** What fields were called before they had the names of the contract. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  responsibleBailiff: 'responsibleBailiffId',
  deputyBailiff: 'deputyBailiffId',
  asset: 'assetId',
  recipients: 'numberOfRecipients',
  isFounder: 'isFirstUser',
};

function readFirstEdition({ actorName, subjectType, before, after }: EventRow): ToldEvent {
  const fields: Fields = FIELDS[subjectType as Subject] ?? {};
  const read = (told: unknown) => renamed(gatherAddresses(fields, withoutVersion(told)));
  return { actorName, origin: null, before: read(before), after: read(after), erased: new Set() };
}

function withoutVersion(told: unknown): Values {
  const { version: _, ...values } = Object(told) as Record<string, unknown>;
  return values;
}

/** The first edition told each part of an address by itself. */
function gatherAddresses(fields: Fields, values: Values): Values {
  const gathered: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const address = Object.keys(fields).find(
      (field) => fields[field]?.kind === 'address' && name.startsWith(`${field}.`),
    );
    if (address === undefined) gathered[name] = value;
    else gathered[address] = { ...Object(gathered[address]), [name.slice(address.length + 1)]: value };
  }
  return gathered;
}

function renamed(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [FORMER_NAMES[name] ?? name, inRows(value)]),
  );
}

function inRows(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null ? renamed(row as Values) : row,
  );
}
