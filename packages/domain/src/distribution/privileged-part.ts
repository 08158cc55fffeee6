import { inForce } from '@prorata/law/dated-parameter';
import { maintenanceCap } from '@prorata/law/parameters/caps';
import { CAPS } from '@prorata/law/parameters/register';
import type { IsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, sumCents } from '../money.ts';
import { addTo, type LimitedLine, type StatutoryCap } from './claim-book.ts';
import type { Settled } from './read-choices.ts';
import { type Line, unpaidOf } from './state.ts';

/** What the line may ask under its privilege. */
export function privilegedCents(line: Line): Cents {
  const { limit } = line;
  return limit === null ? unpaidOf(line) : unpaidOf(line) - limit.aboveCents;
}

/**
 * Notes how much of a line lies above the cap of the law or the figure of the case. Where the law caps a creditor and
 * not a claim, his claims share the cap pro rata.
 */
export function limitPrivilegedParts(limited: readonly LimitedLine[], asOf: IsoDate, settled: Settled): void {
  const capped = new Map<StatutoryCap, Line[]>();
  for (const { line, cap, limitCents } of limited) {
    if (limitCents !== undefined) limit(line, null, limitCents, limitCents);
    if (cap !== undefined) addTo(capped, cap, line);
  }
  for (const [{ parameterId, per }, lines] of capped) {
    const capCents = capInForce(parameterId, asOf);
    const runsPer = parameterId === maintenanceCap.id ? settled.maintenanceCapPer : per;
    for (const together of linesUnderOneCap(lines, runsPer)) limitTogether(together, parameterId, capCents);
  }
}

function capInForce(parameterId: string, asOf: IsoDate): Cents {
  const parameter = CAPS.get(parameterId);
  if (parameter === undefined) throw new Error(`The register has no cap ${parameterId}.`);
  return inForce(parameter, asOf).value;
}

function linesUnderOneCap(lines: readonly Line[], per: 'claim' | 'creditor'): Iterable<readonly Line[]> {
  if (per === 'claim') return lines.map((line) => [line]);
  const byCreditor = new Map<string | null, Line[]>();
  for (const line of lines) addTo(byCreditor, line.creditorId, line);
  return byCreditor.values();
}

function limitTogether(lines: readonly Line[], parameterId: string, capCents: Cents): void {
  const asked = lines.map(privilegedCents);
  if (sumCents(asked) <= capCents) return;
  const parts = allocateProRata(capCents, asked);
  lines.forEach((line, index) => {
    limit(line, parameterId, capCents, parts[index] ?? 0n);
  });
}

function limit(line: Line, parameterId: string | null, limitCents: Cents, coveredCents: Cents): void {
  const aboveCents = unpaidOf(line) - coveredCents;
  if (aboveCents > (line.limit?.aboveCents ?? 0n)) line.limit = { parameterId, limitCents, aboveCents };
}
