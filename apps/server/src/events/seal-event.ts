import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuditEventsTable } from '../database/tables.ts';
import { canonicalJson } from './canonical-json.ts';

export type EventRow = Selectable<AuditEventsTable>;

/** A value outside the chain, with the salt that keeps its digest from being guessed. */
export interface SaltedValue {
  readonly salt: string;
  readonly value: unknown;
}
export type SaltedValues = Readonly<Record<string, SaltedValue>>;

/** Gives each value a salt of its own; what is not there has none. */
export function saltValues(values: Readonly<Record<string, unknown>>): SaltedValues {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, { salt: randomBytes(16).toString('base64url'), value }]),
  );
}

/** What the chain keeps of the values: enough to prove them, nothing to read. */
export function digestValues(values: SaltedValues): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, digestOf(value)]));
}

function digestOf({ salt, value }: SaltedValue): string {
  return createHmac('sha256', salt).update(canonicalJson(value)).digest('hex');
}

/** The seal of an event: of all its columns but the seal itself, as its edition has them. */
export function hashOfEvent(row: Omit<EventRow, 'hash'>): string {
  const { edition, version, digests, ...first } = row;
  return createHash('sha256')
    .update(canonicalJson(edition === 1 ? first : row))
    .digest('hex');
}

/** Whether an event is as it was written: its row under its seal, and every value that is left under its digest. */
export function isSealWhole({ hash, ...row }: EventRow, values: SaltedValues): boolean {
  const digests = Object(row.digests) as Readonly<Record<string, string>>;
  return (
    hashOfEvent(row) === hash &&
    Object.entries(values).every(([name, value]) => digests[name] === digestOf(value))
  );
}
