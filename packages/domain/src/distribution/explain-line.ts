import { inForce } from '@prorata/law/dated-parameter';
import { CAPS } from '@prorata/law/parameters/register';
import type { IsoDate } from '../iso-date.ts';
import { basisOf, explainRound, isFromIncome } from './explain-round.ts';
import type { Distribution, LineLimit, LineOutcome } from './outcome.ts';
import { unpaidOf } from './state.ts';
import type { LimitStep, Step } from './step.ts';

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
