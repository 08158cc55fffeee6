import { inForce } from '@prorata/law/dated-parameter';
import { maintenanceCap } from '@prorata/law/parameters/caps';
import { CAPS } from '@prorata/law/parameters/register';
import { groupBy } from '../group-by.ts';
import type { IsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { LimitedLine } from './claim-book.ts';
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
  return line.ordinary.length === 0 ? unpaidOf(line) : unpaidOf(line) - withoutPrivilege(line);
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
export function limitPrivilegedParts(limited: readonly LimitedLine[], asOf: IsoDate, settled: Settled): void {
  for (const { line, limitCents } of limited) {
    if (limitCents !== undefined)
      limit(line, limitCents, { parameterId: null, limitCents, shareCents: null });
  }
  for (const [parameterId, lines] of groupBy(limited, ({ cap }) => cap?.parameterId)) {
    if (parameterId === undefined) continue;
    const capCents = capInForce(parameterId, asOf);
    for (const together of linesUnderOneCap(lines, settled)) limitTogether(together, parameterId, capCents);
  }
}

function capInForce(parameterId: string, asOf: IsoDate): Cents {
  const parameter = CAPS.get(parameterId);
  if (parameter === undefined) throw new Error(`The register has no cap ${parameterId}.`);
  return inForce(parameter, asOf).value;
}

function linesUnderOneCap(limited: readonly LimitedLine[], settled: Settled): Iterable<Line[]> {
  const groups = groupBy(limited, ({ line, cap, cappedWith }) => {
    if (cappedWith !== undefined) return `with ${cappedWith}`;
    const per = cap?.parameterId === maintenanceCap.id ? settled.maintenanceCapPer : cap?.per;
    return per === 'creditor' ? `of ${line.creditorId}` : line;
  });
  return [...groups.values()].map((group) => group.map(({ line }) => line));
}

function limitTogether(lines: readonly Line[], parameterId: string, capCents: Cents): void {
  const asked = lines.map(privilegedCents);
  if (sumCents(asked) <= capCents) return;
  const parts = allocateProRata(capCents, asked);
  lines.forEach((line, index) => {
    const partCents = parts[index] ?? 0n;
    const shareCents = lines.length > 1 ? partCents : null;
    limit(line, partCents, { parameterId, limitCents: capCents, shareCents });
  });
}

function limit(line: Line, coveredCents: Cents, facts: Omit<LineLimit, 'aboveCents'>): void {
  const aboveCents = privilegedCents(line) - coveredCents;
  if (aboveCents > 0n) line.limits = line.limits.concat({ ...facts, aboveCents });
}
