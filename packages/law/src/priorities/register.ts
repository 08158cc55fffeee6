import { funeralPriorities } from './funeral.ts';
import { pledgePriorities } from './pledge.ts';
import { preservationPriorities } from './preservation.ts';
import type { PriorityRule } from './priority-rule.ts';
import { sellerPriorities } from './seller.ts';

/** Every rule about two privileges that meet. No pair may have two rules: the register's test sees to it. */
export const PRIORITY_RULES = [
  ...pledgePriorities,
  ...sellerPriorities,
  ...preservationPriorities,
  ...funeralPriorities,
] as const satisfies readonly PriorityRule[];

export type PriorityRuleId = (typeof PRIORITY_RULES)[number]['id'];
