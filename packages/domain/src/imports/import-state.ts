import { type MatchCertainty, matchParty, type PartyTraits } from '../parties/match-party.ts';
import type { CellFault, ImportFault } from './read-cell.ts';
import { fullName, type ImportCreditor, type ImportRow, type ReadImport } from './read-import.ts';

/** What becomes of a line. Every line that was read is in exactly one of these. */
export const ROW_STATES = ['ready', 'mend', 'choose', 'double', 'leftOut', 'taken'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Whether a known party that may be meant is. */
export const PARTY_ANSWERS = ['same', 'new'] as const;
export type PartyAnswer = (typeof PARTY_ANSWERS)[number];

/** What becomes of a creditor who stands in the dossier already: the claims are added to that statement, or not at all, or it gets another one. */
export const DOUBLE_ANSWERS = ['join', 'skip', 'add'] as const;
export type DoubleAnswer = (typeof DOUBLE_ANSWERS)[number];

/** What a person has decided so far, by the number of the creditor's first line. */
export interface ImportAnswers {
  readonly parties: Readonly<Record<string, PartyAnswer>>;
  readonly doubles: Readonly<Record<string, DoubleAnswer>>;
  /** Lines that are not to be taken over. */
  readonly leftOut: readonly number[];
}

/** What is known of a creditor outside the sheet. */
export interface Findings {
  readonly party: MatchCertainty;
  readonly inDossier: MatchCertainty;
}

export interface Standing {
  readonly answers: ImportAnswers;
  /** By the number of the creditor's first line; nothing while it is being looked up. */
  readonly findings: ReadonlyMap<number, Findings>;
  /** Lines that are in the dossier already. */
  readonly taken: ReadonlySet<number>;
}

/** These are not wrong, only not understood: a person chooses, or leaves the cell empty. */
const TO_CHOOSE: ReadonlySet<ImportFault> = new Set([
  'numberIncomplete',
  'wordUnknown',
  'causeUnknown',
  'lotUnknown',
]);

/** The state of each line, by its number. The lines of one creditor are taken over together, so the one that waits holds them all. */
export function statesOf({ rows, creditors }: ReadImport, standing: Standing): ReadonlyMap<number, RowState> {
  const states = new Map<number, RowState>();
  for (const { number, isSum } of rows) if (isSum) states.set(number, 'leftOut');
  for (const creditor of creditors) {
    const waiting = creditor.rows.filter(({ number }) => !isDecided(number, standing));
    const state = stateOf(creditor, waiting, standing);
    for (const { number } of creditor.rows) {
      states.set(
        number,
        standing.taken.has(number) ? 'taken' : isDecided(number, standing) ? 'leftOut' : state,
      );
    }
  }
  return states;
}

function isDecided(number: number, { answers, taken }: Standing): boolean {
  return taken.has(number) || answers.leftOut.includes(number);
}

function stateOf({ key }: ImportCreditor, waiting: readonly ImportRow[], standing: Standing): RowState {
  const { answers, findings } = standing;
  const found = findings.get(key);
  const double = answers.doubles[key];
  if (double === 'skip') return 'leftOut';
  const faults = waiting.flatMap((row) => openFaults(row, answers.parties[key]).map(([, { code }]) => code));
  if (faults.some((code) => !TO_CHOOSE.has(code))) return 'mend';
  if (found !== undefined && found.inDossier !== 'none' && double === undefined) return 'double';
  const isAsked = found?.party === 'possible' && answers.parties[key] === undefined && double !== 'join';
  return isAsked || faults.length > 0 ? 'choose' : 'ready';
}

/** What of a line still waits for somebody. A number that is incomplete no longer matters once the party is known. */
export function openFaults(
  { faults }: ImportRow,
  party: PartyAnswer | undefined,
): readonly (readonly [column: number, fault: CellFault])[] {
  return [...faults].filter(
    ([, { code }]) => party !== 'same' || (code !== 'numberIncomplete' && code !== 'numberInvalid'),
  );
}

export type Tally = Readonly<Record<RowState | 'read', number>>;

/** Nothing gets lost: what was read is the sum of all the others. */
export function tallyOf(states: ReadonlyMap<number, RowState>): Tally {
  const counts = { ready: 0, mend: 0, choose: 0, double: 0, leftOut: 0, taken: 0 };
  for (const state of states.values()) counts[state] += 1;
  return { read: states.size, ...counts };
}

/** What somebody has to look at: a cell, or a creditor, who has no column. */
export interface ImportPoint {
  readonly row: number;
  readonly column: number | null;
}

/** All that waits, from top to bottom. */
export function listPoints(read: ReadImport, standing: Standing): ImportPoint[] {
  const states = statesOf(read, standing);
  const points = read.creditors.flatMap(({ key, rows }) => {
    const waiting = rows.filter(({ number }) => WAITING.has(states.get(number) ?? 'leftOut'));
    const asked = isCreditorAsked(key, standing) && waiting.length > 0 ? [{ row: key, column: null }] : [];
    const cells = waiting.flatMap((row) =>
      openFaults(row, standing.answers.parties[key]).map(([column]) => ({ row: row.number, column })),
    );
    return [...asked, ...cells];
  });
  return points.sort((one, other) => one.row - other.row || (one.column ?? -1) - (other.column ?? -1));
}

const WAITING: ReadonlySet<RowState> = new Set(['mend', 'choose', 'double']);

function isCreditorAsked(key: number, { findings, answers }: Standing): boolean {
  const found = findings.get(key);
  if (found === undefined) return false;
  const double = answers.doubles[key];
  if (found.inDossier !== 'none' && double === undefined) return true;
  return found.party === 'possible' && answers.parties[key] === undefined && double !== 'join';
}

/** A statement of the dossier, as far as it tells whose it is. */
export interface StatementInDossier {
  readonly id: string;
  readonly name: string;
  readonly enterpriseNumber: string | null;
  readonly nationalNumber: string | null;
  readonly account: string | null;
}

/** Who of the dossier's creditors is meant. The same account makes it possible, unless the numbers differ. */
export function findInDossier<Known extends StatementInDossier>(
  { values }: ImportCreditor,
  statements: readonly Known[],
): { readonly certainty: MatchCertainty; readonly statement: Known | undefined } {
  const known = statements.map((statement) => ({ ...statement, names: [statement.name], zipcode: null }));
  const { certainty, candidates } = matchParty(traitsOf(values), known);
  const [likeliest] = candidates;
  if (likeliest !== undefined) return { certainty, statement: likeliest };
  const paid = statements.find(
    ({ account, enterpriseNumber, nationalNumber }) =>
      account !== null &&
      account === values.account &&
      (enterpriseNumber === null || values.enterpriseNumber === undefined) &&
      (nationalNumber === null || values.nationalNumber === undefined),
  );
  return { certainty: paid ? 'possible' : 'none', statement: paid };
}

function traitsOf(values: ImportCreditor['values']): PartyTraits {
  const { enterpriseNumber = null, nationalNumber = null, zipcode = null } = values;
  return {
    names: [fullName(values)].filter((name) => name !== ''),
    enterpriseNumber,
    nationalNumber,
    zipcode,
  };
}
