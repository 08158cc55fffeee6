import { inForce } from '@prorata/law/dated-parameter';
import { CAPS } from '@prorata/law/parameters/register';
import type { IsoDate } from '../iso-date.ts';
import { basisOf, explainTurn } from './explain-turn.ts';
import type { Distribution, LineLimit, LineOutcome } from './outcome.ts';
import type { LimitStep, Step } from './step.ts';

/** The whole story of a line, in the order in which things happened. */
export function explainLine(distribution: Distribution, line: LineOutcome): readonly Step[] {
  if (line.claimedCents === 0n) return [{ kind: 'nothingClaimed' }];
  const { limit, claimedCents, allottedCents } = line;
  const turns = line.steps.map((step) => explainTurn(distribution, line, step));
  const fromIncome = turns.filter(({ kind }) => kind.startsWith('maintenanceFrom'));
  const steps: Step[] = [...fromIncome];
  if (limit !== null) steps.push(explainLimit(limit, distribution.asOf));
  for (const turn of turns.slice(fromIncome.length)) {
    if (turn.kind === 'ordinary' && line.privilegeId !== 'chirographic') {
      const references = basisOf('chirographic', null, distribution.asOf);
      steps.push({ kind: 'joinsOrdinary', references, amountCents: turn.claimedCents });
    }
    steps.push(turn);
  }
  if (line.reserved && allottedCents > 0n) {
    const references = [{ act: 'judicialCode', article: '1628' } as const];
    steps.push({ kind: 'reserved', references, amountCents: allottedCents });
  }
  const amountCents = claimedCents - allottedCents;
  if (amountCents > 0n) steps.push({ kind: 'unpaid', references: [], amountCents });
  return steps;
}

function explainLimit({ parameterId, limitCents, aboveCents }: LineLimit, asOf: IsoDate): LimitStep {
  const parameter = parameterId === null ? undefined : CAPS.get(parameterId);
  if (parameter === undefined) return { kind: 'limited', references: [], limitCents, aboveCents };
  return { kind: 'capped', references: [inForce(parameter, asOf).reference], limitCents, aboveCents };
}
