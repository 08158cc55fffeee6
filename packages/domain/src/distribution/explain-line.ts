import { inForce, type Reference } from '@prorata/law/dated-parameter';
import { CAPS } from '@prorata/law/parameters/register';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { basisInForce } from '@prorata/law/privileges/in-force';
import { type Fraction, toFraction } from '../fraction.ts';
import type { IsoDate } from '../iso-date.ts';
import type { Cents } from '../money.ts';
import type { OrdinaryPart } from './input.ts';
import type { Distribution, LineLimit, LineOutcome, LineStep, PaymentRound, RoundKind } from './outcome.ts';
import { roomOf, unpaidOf } from './state.ts';

/** Everything that happened to a line, in the order in which things happened. */
export function explainLine(distribution: Distribution, line: LineOutcome): readonly Step[] {
  if (line.claimedCents === 0n) return [{ kind: 'nothingClaimed' }];
  const { asOf } = distribution;
  const steps = explainDebt(line);
  for (const part of line.ordinary) steps.push(explainOrdinary(part));
  let limits = line.limits;
  for (const step of line.steps) {
    const round = explainRound(distribution, line, step);
    // Limits cut what is still asked after an income has paid maintenance and assignments.
    if (limits.length > 0 && !FROM_INCOME.has(round.kind)) {
      steps.push(...limits.map((limit) => explainLimit(limit, asOf)));
      limits = [];
    }
    if (round.kind === 'ordinary' && line.privilegeId !== 'chirographic') {
      const references = basisOf('chirographic', null, asOf);
      steps.push({ kind: 'joinsOrdinary', references, amountCents: round.claimedCents });
    }
    steps.push(round);
  }
  for (const limit of limits) steps.push(explainLimit(limit, asOf));
  if (line.consignedCents > 0n) steps.push(explainReserve(line));
  if (line.borneCents > 0n) {
    steps.push({ kind: 'bearsCosts', references: [PROFITS], amountCents: line.borneCents });
  }
  const amountCents = isForInitialAmount(line) ? roomOf(line) : unpaidOf(line);
  // What one of several estates does not pay, another may.
  const kind = line.debtCents === undefined ? 'unpaid' : 'unpaidHere';
  if (amountCents > 0n) steps.push({ kind, references: [], amountCents });
  return steps;
}

/** Of several estates: what of the debt this one was asked, and the most that it gives. */
function explainDebt(line: LineOutcome): Step[] {
  const { claimedCents, debtCents, ceilingCents } = line;
  if (debtCents === undefined) {
    if (!isForInitialAmount(line)) return [];
    return [{ kind: 'initialAmount', debtCents: claimedCents, amountCents: ceilingCents ?? 0n }];
  }
  const kind = claimedCents === debtCents ? 'wholeDebt' : 'partOfDebt';
  const asked: DebtStep = { kind, debtCents, amountCents: claimedCents };
  if (ceilingCents === undefined) return [asked];
  return [asked, { kind: 'solidaryCeiling', references: [SOLIDARY], amountCents: ceilingCents }];
}

/** In a single estate a ceiling is what earlier distributions of the series left: the line weighs by what it was before. */
function isForInitialAmount({ debtCents, ceilingCents }: LineOutcome): boolean {
  return debtCents === undefined && ceilingCents !== undefined;
}

function explainOrdinary({ because, amountCents }: OrdinaryPart): OrdinaryStep {
  return { kind: 'withoutPrivilege', because, amountCents };
}

function explainReserve({ reservedCents, claimedCents, consignedCents }: LineOutcome): ReserveStep {
  const kind = reservedCents === claimedCents ? 'reserved' : 'partlyReserved';
  return { kind, references: [RESERVE], reservedCents, amountCents: consignedCents };
}

function explainLimit({ parameterId, shareCents, ...amounts }: LineLimit, asOf: IsoDate): LimitStep {
  const parameter = parameterId === null ? undefined : CAPS.get(parameterId);
  if (parameter === undefined) return { kind: 'limited', references: [], shareCents, ...amounts };
  const references = [inForce(parameter, asOf).reference];
  return { kind: shareCents === null ? 'capped' : 'cappedTogether', references, shareCents, ...amounts };
}

/** What happened to a line in one sharing, with every figure that a reader needs to do the sum again. */
function explainRound({ rounds, asOf }: Distribution, line: LineOutcome, step: LineStep): RoundStep {
  const round = rounds[step.round];
  if (round === undefined) throw new Error(`Line ${line.id} names a round that did not take place.`);
  // The rest of a privileged claim is served as an ordinary one, whatever it was before.
  const privilegeId = round.kind === 'ordinary' ? 'chirographic' : line.privilegeId;
  const references = FROM_INCOME.get(round.kind) ?? basisOf(privilegeId, line.since, asOf);
  return {
    kind: round.kind,
    round,
    privilegeId,
    references: isShared(round, step) ? withProRata(references) : references,
    since: line.since,
    overLots: step.overLots ?? null,
    fixedReason: round.kind === 'specific' ? line.fixedReason : null,
    claimedCents: step.demandedCents,
    allottedCents: step.paidCents,
  };
}

const SHARED_BASES = new WeakMap<readonly Reference[], readonly Reference[]>();

/** The same few lists are told of line after line, so each is made once. */
function withProRata(references: readonly Reference[]): readonly Reference[] {
  const known = SHARED_BASES.get(references);
  if (known !== undefined) return known;
  const shared = [...references, PRO_RATA];
  SHARED_BASES.set(references, shared);
  return shared;
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

const INCOME: readonly Reference[] = [{ act: 'judicialCode', article: '1412' }];
const ASSIGNMENT: readonly Reference[] = [{ act: 'judicialCode', article: '1390ter' }];
/** What is served from an income before the ranks, and by which article. */
const FROM_INCOME: ReadonlyMap<RoundKind, readonly Reference[]> = new Map([
  ['maintenanceFromIncome', INCOME],
  ['maintenanceFromProtected', INCOME],
  ['assignment', ASSIGNMENT],
]);
const PRO_RATA: Reference = { act: 'mortgageAct', article: '14' };
const PROFITS: Reference = { act: 'mortgageAct', article: '17; 21' };
const SOLIDARY: Reference = { act: 'civilCodeBook5', article: '5.160' };
const RESERVE: Reference = { act: 'judicialCode', article: '1628' };

/** One step in the explanation of an amount. Every kind has a sentence in four languages. */
export type Step =
  | RoundStep
  | DebtStep
  | OrdinaryStep
  | LimitStep
  | ReserveStep
  | AmountStep
  | { readonly kind: 'nothingClaimed' };
export type StepKind = Step['kind'];

/** The line took part in a sharing. The round tells the rank, the pools, what they held and what everybody asked. */
export interface RoundStep {
  readonly kind: RoundKind;
  readonly round: PaymentRound;
  readonly privilegeId: string;
  readonly references: readonly Reference[];
  readonly since: IsoDate | null;
  /** Of a claim on several lots: what it asked of all together, and what they held. */
  readonly overLots: { readonly demandedCents: Cents; readonly heldCents: Cents } | null;
  /** Why the bailiff fixed what the lot gives at most. */
  readonly fixedReason: string | null;
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

/** What one of several estates was asked of a debt, or what is left of a debt that takes part for what it was at first. */
interface DebtStep {
  readonly kind: 'wholeDebt' | 'partOfDebt' | 'initialAmount';
  readonly debtCents: Cents;
  readonly amountCents: Cents;
}

/** A part of the claim has no privilege. */
interface OrdinaryStep extends OrdinaryPart {
  readonly kind: 'withoutPrivilege';
}

/** A cap of the law, alone or with other claims, or a limit that the case set, cut the privileged part. */
interface LimitStep extends Omit<LineLimit, 'parameterId'> {
  readonly kind: 'capped' | 'cappedTogether' | 'limited';
  readonly references: readonly Reference[];
}

/** What is consigned because the claim, or a part of it, is reserved. */
interface ReserveStep {
  readonly kind: 'reserved' | 'partlyReserved';
  readonly references: readonly Reference[];
  readonly reservedCents: Cents;
  readonly amountCents: Cents;
}

interface AmountStep {
  readonly kind: 'joinsOrdinary' | 'solidaryCeiling' | 'bearsCosts' | 'unpaid' | 'unpaidHere';
  readonly references: readonly Reference[];
  readonly amountCents: Cents;
}
