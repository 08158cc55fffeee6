import { inForce } from '@prorata/law/dated-parameter';
import { maintenanceCap } from '@prorata/law/parameters/caps';
import { CAPS } from '@prorata/law/parameters/register';
import { groupBy } from '../group-by.ts';
import type { IsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, largerOf, smallerOf, sumCents } from '../money.ts';
import type { LimitedLine } from './claim-book.ts';
import type { Secured } from './input.ts';
import type { LineLimit, LineOutcome } from './outcome.ts';
import type { Settled } from './read-choices.ts';
import { type Line, roomOf, unpaidOf } from './state.ts';

/** What the line may still ask under its privilege. */
export function privilegedCents(line: LineOutcome): Cents {
  return line.limits.length === 0 ? withPrivilege(line) : withPrivilege(line) - aboveLimits(line);
}

/** The same, and no more than the line may still take of its estate. */
export function takeableCents(line: LineOutcome): Cents {
  const cents = privilegedCents(line);
  return line.ceilingCents === undefined ? cents : smallerOf(cents, roomOf(line));
}

/** What is unpaid of the line but for its parts without privilege: what it asks where no limit counts. */
export function withPrivilege(line: LineOutcome): Cents {
  if (line.ordinary.length === 0) return unpaidOf(line);
  // Who was assigned an income may have more by now than its privilege would have given.
  return largerOf(0n, unpaidOf(line) - withoutPrivilege(line));
}

function withoutPrivilege({ ordinary }: LineOutcome): Cents {
  return sumCents(ordinary.map(({ amountCents }) => amountCents));
}

export function aboveLimits({ limits }: LineOutcome): Cents {
  return sumCents(limits.map(({ aboveCents }) => aboveCents));
}

/**
 * Notes how much of a line lies above the figure of the case and the cap of the law. Claims for one worker or one
 * child share a cap pro rata, whoever files them; where nobody is named, the law's own measure counts.
 */
export function limitPrivilegedParts(
  limited: readonly LimitedLine[],
  asOf: IsoDate,
  settled: Settled,
  secured: readonly Secured[] = [],
): void {
  const usedOf = usedBy(secured, null, ({ claimId }) => claimId);
  for (const { line, limitCents } of limited) {
    if (limitCents === undefined) continue;
    const usedCents = usedOf.get(line.id) ?? 0n;
    const leftCents = largerOf(0n, limitCents - usedCents);
    limit(line, leftCents, { parameterId: null, limitCents, shareCents: null, ...used(usedCents) });
  }
  for (const [parameterId, lines] of groupBy(limited, ({ cap }) => cap?.parameterId)) {
    const cap = lines[0]?.cap;
    if (parameterId === undefined || cap === undefined) continue;
    const limitCents = capInForce(parameterId, asOf);
    const usedUnder = usedBy(secured, parameterId, (one) => capKey(one, cap, settled));
    for (const [key, together] of linesUnderOneCap(lines, settled)) {
      limitTogether(together, { parameterId, limitCents, usedCents: usedUnder.get(key) ?? 0n });
    }
  }
}

/** What earlier distributions gave under one parameter of the law, or under maxima of the case. */
export function usedBy(
  secured: readonly Secured[],
  parameterId: string | null,
  keyOf: (one: Secured) => string,
): ReadonlyMap<string, Cents> {
  const used = new Map<string, Cents>();
  for (const one of secured) {
    if (one.parameterId !== parameterId) continue;
    used.set(keyOf(one), (used.get(keyOf(one)) ?? 0n) + one.amountCents);
  }
  return used;
}

function used(usedCents: Cents): Pick<LineLimit, 'usedCents'> {
  return usedCents === 0n ? {} : { usedCents };
}

function capInForce(parameterId: string, asOf: IsoDate): Cents {
  const parameter = CAPS.get(parameterId);
  if (parameter === undefined) throw new Error(`The register has no cap ${parameterId}.`);
  return inForce(parameter, asOf).value;
}

function linesUnderOneCap(
  limited: readonly LimitedLine[],
  settled: Settled,
): Iterable<readonly [string, Line[]]> {
  const groups = groupBy(limited, ({ line, cap, cappedWith }) =>
    capKey({ claimId: line.id, creditorId: line.creditorId, cappedWith }, cap, settled),
  );
  return [...groups].map(([key, group]) => [key, group.map(({ line }) => line)] as const);
}

/** Under which of several caps of one kind a claim stands, or stood in an earlier distribution: those with one key share it. */
function capKey(
  { claimId, creditorId, cappedWith }: CapStanding,
  cap: LimitedLine['cap'],
  { maintenanceCapPer }: Pick<Settled, 'maintenanceCapPer'>,
): string {
  if (cappedWith !== undefined) return `with ${cappedWith}`;
  const per = cap?.parameterId === maintenanceCap.id ? maintenanceCapPer : cap?.per;
  return per === 'creditor' ? `of ${creditorId}` : `claim ${claimId}`;
}

interface CapStanding {
  readonly claimId: string;
  readonly creditorId: string | null;
  readonly cappedWith?: string | undefined;
}

function limitTogether(
  lines: readonly Line[],
  {
    parameterId,
    limitCents,
    usedCents,
  }: { readonly parameterId: string; readonly limitCents: Cents; readonly usedCents: Cents },
): void {
  const asked = lines.map(privilegedCents);
  const leftCents = largerOf(0n, limitCents - usedCents);
  if (sumCents(asked) <= leftCents) return;
  const parts = allocateProRata(leftCents, asked);
  lines.forEach((line, index) => {
    const partCents = parts[index] ?? 0n;
    const shareCents = lines.length > 1 ? partCents : null;
    limit(line, partCents, { parameterId, limitCents, shareCents, ...used(usedCents) });
  });
}

function limit(line: Line, coveredCents: Cents, facts: Omit<LineLimit, 'aboveCents'>): void {
  const aboveCents = privilegedCents(line) - coveredCents;
  if (aboveCents > 0n) line.limits = line.limits.concat({ ...facts, aboveCents });
}
