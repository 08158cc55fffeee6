import { inForce, type Reference } from '@prorata/law/dated-parameter';
import { CAPS } from '@prorata/law/parameters/register';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { basisInForce } from '@prorata/law/privileges/in-force';
import { type Fraction, toFraction } from '../fraction.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { Distribution, LineLimit, LineOutcome, LineStep, PaymentRound, RoundKind } from './outcome.ts';
import { unpaidOf } from './state.ts';

/** Everything that happened to a line, in the order in which things happened. */
export function explainLine(distribution: Distribution, line: LineOutcome): readonly Step[] {
  if (line.claimedCents === 0n) return [{ kind: 'nothingClaimed' }];
  const { asOf } = distribution;
  const steps: Step[] = [];
  let limit = line.limit;
  for (const step of line.steps) {
    const round = explainRound(distribution, line, step);
    // A limit cuts what maintenance still asks after an income has paid.
    if (limit !== null && !isFromIncome(round.kind)) {
      steps.push(explainLimit(limit, asOf));
      limit = null;
    }
    if (round.kind === 'ordinary' && line.privilegeId !== 'chirographic') {
      const references = basisOf('chirographic', null, asOf);
      steps.push({ kind: 'joinsOrdinary', references, amountCents: round.claimedCents });
    }
    steps.push(round);
  }
  if (limit !== null) steps.push(explainLimit(limit, asOf));
  if (line.reserved && line.allottedCents > 0n) {
    const references = [{ act: 'judicialCode', article: '1628' } as const];
    steps.push({ kind: 'reserved', references, amountCents: line.allottedCents });
  }
  const amountCents = unpaidOf(line);
  if (amountCents > 0n) steps.push({ kind: 'unpaid', references: [], amountCents });
  return steps;
}

function explainLimit({ parameterId, limitCents, aboveCents }: LineLimit, asOf: IsoDate): LimitStep {
  const parameter = parameterId === null ? undefined : CAPS.get(parameterId);
  if (parameter === undefined) return { kind: 'limited', references: [], limitCents, aboveCents };
  return { kind: 'capped', references: [inForce(parameter, asOf).reference], limitCents, aboveCents };
}

/** What happened to a line in one sharing, with every figure that a reader needs to do the sum again. */
function explainRound({ rounds, asOf }: Distribution, line: LineOutcome, step: LineStep): RoundStep {
  const round = rounds[step.round];
  if (round === undefined) throw new Error(`Line ${line.id} names a round that did not take place.`);
  // The rest of a privileged claim is served as an ordinary one, whatever it was before.
  const privilegeId = round.kind === 'ordinary' ? 'chirographic' : line.privilegeId;
  const references = isFromIncome(round.kind) ? [INCOME] : basisOf(privilegeId, line.since, asOf);
  return {
    kind: round.kind,
    round,
    privilegeId,
    references: isShared(round, step) ? [...references, PRO_RATA] : references,
    since: line.since,
    claimedCents: step.demandedCents,
    allottedCents: step.paidCents,
  };
}

function isFromIncome(kind: RoundKind): boolean {
  return kind === 'maintenanceFromIncome' || kind === 'maintenanceFromProtected';
}

/** Whether claims of the same rank had to share what was not enough; ordinary claims always do, by their own article. */
function isShared({ kind, paidCents, demandedCents }: PaymentRound, step: LineStep): boolean {
  return kind !== 'ordinary' && paidCents < demandedCents && step.demandedCents < demandedCents;
}

/** The articles of a privilege, in force on the date that decides. */
export function basisOf(privilegeId: string, since: IsoDate | null, asOf: IsoDate): readonly Reference[] {
  const privilege = getPrivilege(privilegeId);
  return basisInForce(privilege, privilege.validOn === 'claimDate' ? (since ?? asOf) : asOf);
}

const INCOME: Reference = { act: 'judicialCode', article: '1412' };
const PRO_RATA: Reference = { act: 'mortgageAct', article: '14' };

/** One step in the explanation of an amount. Every kind has a sentence in four languages. */
export type Step = RoundStep | LimitStep | AmountStep | { readonly kind: 'nothingClaimed' };
export type StepKind = Step['kind'];

/** The line took part in a sharing. The round tells the rank, the pools, what they held and what everybody asked. */
export interface RoundStep {
  readonly kind: RoundKind;
  readonly round: PaymentRound;
  readonly privilegeId: string;
  readonly references: readonly Reference[];
  readonly since: IsoDate | null;
  readonly claimedCents: Cents;
  readonly allottedCents: Cents;
}

/** Whether the line was the only one in its round: then there was nobody to share with. */
export function isSoleClaimant({ round, claimedCents }: Pick<RoundStep, 'round' | 'claimedCents'>): boolean {
  return round.demandedCents === claimedCents;
}

/** What every claim of the round got of what it asked, exactly. */
export function quotaOf({ paidCents, demandedCents }: PaymentRound): Fraction {
  return toFraction(paidCents, demandedCents);
}

/** The exact share of a claim, in cents. */
export function exactShareOf({ round, claimedCents }: RoundStep): Fraction {
  return toFraction(claimedCents * round.paidCents, round.demandedCents);
}

/** By how many cents, or part of one, the amount differs from the exact share. */
export function roundingOf({ round, claimedCents, allottedCents }: RoundStep): Fraction {
  return toFraction(
    allottedCents * round.demandedCents - claimedCents * round.paidCents,
    round.demandedCents,
  );
}

/** A cap of the law, or a limit that the case set, cut the privileged part. */
interface LimitStep {
  readonly kind: 'capped' | 'limited';
  readonly references: readonly Reference[];
  readonly limitCents: Cents;
  readonly aboveCents: Cents;
}

interface AmountStep {
  readonly kind: 'joinsOrdinary' | 'reserved' | 'unpaid';
  readonly references: readonly Reference[];
  readonly amountCents: Cents;
}
