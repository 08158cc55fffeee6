/**
 * `good`: checked and right. `note`: worth knowing, and no doubt. `unproven`: nothing speaks against it and nothing proves it.
 * `bad`: a contradiction. `unreadable`: the file cannot be read at all.
 */
const LEVELS = ['good', 'note', 'unproven', 'bad', 'unreadable'] as const;
export type Level = (typeof LEVELS)[number];

export interface Finding {
  readonly level: Level;
  readonly code: string;
  readonly params?: Params;
}

export type Params = Readonly<Record<string, string | number>>;

/** Takes a finding down. */
export type Report = (level: Level, code: string, params?: Params) => void;

/** `good` only when everything is vouched for and proven. */
export type Outcome = 'good' | 'contradicts' | 'unconfirmed' | 'unreadable';

export const EXIT_CODES: Readonly<Record<Outcome, number>> = {
  good: 0,
  contradicts: 1,
  unreadable: 2,
  unconfirmed: 3,
};

/** A contradiction outweighs everything else: what was read before the reading failed is not forgotten. */
export function outcomeOf(findings: readonly Finding[]): Outcome {
  const has = (level: Level) => findings.some((finding) => finding.level === level);
  if (has('bad')) return 'contradicts';
  if (has('unreadable')) return 'unreadable';
  return has('unproven') || !has('good') ? 'unconfirmed' : 'good';
}
