import type { OfficePerson } from './platform.ts';

/** What the process of the users is told. */
export interface Order {
  readonly address: string;
  readonly seconds: number;
  readonly people: readonly OfficePerson[];
  readonly codes: readonly string[];
  /** How many people of offices, and how many creditors beside them. */
  readonly inOffices: number;
  readonly creditors: number;
  /** How long they look at what they were shown before the next step. */
  readonly thinkMilliseconds: { readonly least: number; readonly most: number };
}

/** What is written, by the table in which it must be found again. */
export type Written = 'notes' | 'tasks' | 'statements' | 'documents' | 'calculationResults';

export interface CallTimes {
  /** Others send something. */
  readonly isReading: boolean;
  readonly milliseconds: number[];
  /** How often it was answered so; `none` when no answer came. */
  readonly statuses: Record<string, number>;
}

/** What the process of the users tells in the end. */
export interface Account {
  readonly calls: Readonly<Record<string, CallTimes>>;
  /** The ids that were answered, or the texts where none was. */
  readonly written: Readonly<Record<Written, readonly string[]>>;
  /** Of its own time: what it took of one processor. */
  readonly processor: number;
}
