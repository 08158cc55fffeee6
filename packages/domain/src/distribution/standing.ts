import type { Confidence } from '@prorata/law/confidence';
import type { PriorityRuleId } from '@prorata/law/priorities/register';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import type { IsoDate } from '../iso-date.ts';
import { type Contender, comparePriority, findPriorityRule, needsDate, rulesOf } from './priority.ts';

/** A right that comes with a privilege, as it meets others on a lot. */
export interface Right {
  readonly privilegeId: string;
  readonly since: IsoDate | null;
}

/** How a right stands towards another on the same money, by which rule of the register; without one, by the scale of ranks. */
export interface Standing<Rival extends Right> {
  readonly rival: Rival;
  readonly goes: 'before' | 'together' | 'after';
  readonly rule: PriorityRuleId | null;
  readonly confidence: Confidence;
  /** The law orders the two by date, and a date is missing: what is told is the scale. */
  readonly isDateMissing: boolean;
}

/** From the least sure to the surest. */
const CONFIDENCES: readonly Confidence[] = ['unverified', 'practice', 'source'];

/** Where the rivals on one lot go: before the right, together with it, or after it. First come those who go first. */
export function standOn<Rival extends Right>(
  right: Right,
  rivals: readonly Rival[],
  asOf: IsoDate,
): Standing<Rival>[] {
  const one = contenderOf(right, asOf);
  return rivals
    .map((rival): Standing<Rival> => {
      const other = contenderOf(rival, asOf);
      const order = comparePriority(one, other, asOf);
      const rule = findPriorityRule(one, other, asOf)?.rule;
      return {
        rival,
        goes: order > 0 ? 'before' : order < 0 ? 'after' : 'together',
        rule: rule?.id ?? null,
        confidence: rule?.confidence ?? leastSure([right, rival]),
        isDateMissing: needsDate(one, other, asOf),
      };
    })
    .toSorted((first, second) =>
      comparePriority(contenderOf(first.rival, asOf), contenderOf(second.rival, asOf), asOf),
    );
}

function contenderOf({ privilegeId, since }: Right, asOf: IsoDate): Contender {
  const rank = rankInForce(getPrivilege(privilegeId), asOf);
  return { privilegeId, since, rank, rules: rulesOf(privilegeId) };
}

/** An order by the scale is as sure as the less sure of the two places on it. */
function leastSure(rights: readonly Right[]): Confidence {
  const sure = rights.map(({ privilegeId }) => {
    const { rankConfidence, confidence } = getPrivilege(privilegeId);
    return CONFIDENCES.indexOf(rankConfidence ?? confidence);
  });
  return CONFIDENCES[Math.min(...sure)] ?? 'unverified';
}
