import { inForce } from '@prorata/law/dated-parameter';
import { CAPS } from '@prorata/law/parameters/register';
import type { Cap } from '@prorata/law/privileges/privilege';
import type { IsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, sumCents } from '../money.ts';
import type { Settled } from './read-choices.ts';
import { type Line, unpaidOf } from './state.ts';

/**
 * How much of each line its privilege covers: what is still unpaid, up to the cap of the law or the figure of the
 * case. Where the law caps a creditor and not a claim, his claims share the cap pro rata.
 */
export function limitPrivilegedParts(claims: readonly Line[], asOf: IsoDate, settled: Settled): void {
  const perCreditor = new Map<string, Line[]>();
  for (const line of claims) {
    const { cap } = line.privilege;
    if (line.limitCents !== undefined) limit(line, null, line.limitCents, line.limitCents);
    if (cap?.kind !== 'statutory') continue;
    if (capRunsPer(line, cap, settled) === 'claim') limitByLaw(line, cap.parameterId, asOf);
    else {
      const key = `${line.privilege.id} ${line.creditorId}`;
      perCreditor.set(key, [...(perCreditor.get(key) ?? []), line]);
    }
  }
  for (const lines of perCreditor.values()) limitTogether(lines, asOf);
}

/** What the line may ask under its privilege. */
export function privilegedCents(line: Line): Cents {
  return unpaidOf(line) - (line.limit?.aboveCents ?? 0n);
}

type StatutoryCap = Extract<Cap, { kind: 'statutory' }>;

function capRunsPer(line: Line, cap: StatutoryCap, settled: Settled): 'claim' | 'creditor' {
  return line.privilege.id === 'maintenance' ? settled.maintenanceCapPer : cap.per;
}

function capInForce(parameterId: string, asOf: IsoDate): Cents {
  const parameter = CAPS.get(parameterId);
  if (parameter === undefined) throw new Error(`The register has no cap ${parameterId}.`);
  return inForce(parameter, asOf).value;
}

function limitByLaw(line: Line, parameterId: string, asOf: IsoDate): void {
  const cap = capInForce(parameterId, asOf);
  limit(line, parameterId, cap, cap);
}

function limitTogether(lines: readonly Line[], asOf: IsoDate): void {
  const cap = lines[0]?.privilege.cap;
  if (cap?.kind !== 'statutory') return;
  const capCents = capInForce(cap.parameterId, asOf);
  const asked = lines.map(privilegedCents);
  if (sumCents(asked) <= capCents) return;
  const parts = allocateProRata(capCents, asked);
  lines.forEach((line, index) => {
    limit(line, cap.parameterId, capCents, parts[index] ?? 0n);
  });
}

function limit(line: Line, parameterId: string | null, limitCents: Cents, coveredCents: Cents): void {
  const aboveCents = unpaidOf(line) - coveredCents;
  if (aboveCents > (line.limit?.aboveCents ?? 0n)) line.limit = { parameterId, limitCents, aboveCents };
}
