import { STOP_LETTERS, type StopKind, type StopLetter } from './vocabulary.ts';

/** Who shares out the money instead of the bailiff. */
export type StopReceiver = 'trustee' | 'mediator' | 'liquidator' | 'administrator';

interface StopEffect {
  /** `block`: nothing is signed, sent or paid while it holds. `warning`: it is told, and the office decides. */
  readonly effect: 'block' | 'warning';
  /** To whom what was not yet distributed goes; `null` where it stays with the bailiff or goes to the creditors. */
  readonly receiver: StopReceiver | null;
  readonly articles: string;
}

/** What the law attaches to each of them; the day of a bankruptcy counts from 00:00, that of a reorganisation from the petition. */
export const STOP_EFFECTS = {
  // Cass. 23-04-2010, C.08.0604.F: also what is ordered and has not arrived.
  bankruptcy: { effect: 'block', receiver: 'trustee', articles: 'XX.110, XX.120' },
  // The seizures stay conservatory: the money waits for the end of the suspension, or for the court.
  reorganisation: { effect: 'block', receiver: null, articles: 'XX.44, XX.50, XX.51' },
  collectiveDebtSettlement: { effect: 'block', receiver: 'mediator', articles: '1675/7, 1675/9' },
  liquidation: { effect: 'block', receiver: 'liquidator', articles: '2:87' },
  vacantEstate: { effect: 'block', receiver: 'administrator', articles: '1228' },
  // The seizure goes on against the estate; what is sent to the debtor goes to the heirs.
  death: { effect: 'warning', receiver: null, articles: '4.98' },
  // What was cantoned is for the creditor who seized.
  cantonment: { effect: 'warning', receiver: null, articles: '1404' },
  // Stops that one claim.
  paymentPlan: { effect: 'warning', receiver: null, articles: '1496' },
} as const satisfies Record<StopKind, StopEffect>;

/** Those that forbid to sign, send and pay. */
export type BlockingStopKind = {
  [Kind in StopKind]: (typeof STOP_EFFECTS)[Kind]['effect'] extends 'block' ? Kind : never;
}[StopKind];

export function isBlocking(kind: StopKind): kind is BlockingStopKind {
  return STOP_EFFECTS[kind].effect === 'block';
}

export const BLOCKING_STOP_KINDS = (Object.keys(STOP_EFFECTS) as StopKind[]).filter(isBlocking);

/**
 * What is written once it stops a distribution. Whoever shares out the money instead is told what there is and what it cost;
 * the creditors are told where to file. In a reorganisation the bailiff keeps the money, and only the creditors are told.
 */
export function lettersAbout(kind: StopKind): readonly StopLetter[] {
  if (!isBlocking(kind)) return [];
  return STOP_EFFECTS[kind].receiver === null ? ['creditorNotice'] : STOP_LETTERS;
}
