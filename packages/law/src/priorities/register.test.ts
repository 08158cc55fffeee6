import { describe, expect, it } from 'vitest';
import { ACTS } from '../acts.ts';
import { goesByDay } from '../privileges/by-day.ts';
import { getPrivilege } from '../privileges/catalogue.ts';
import { rankInForce } from '../privileges/in-force.ts';
import type { PriorityRule } from './priority-rule.ts';
import { PRIORITY_RULES } from './register.ts';

const rules: readonly PriorityRule[] = PRIORITY_RULES;

function pairsOf({ one, other }: PriorityRule): string[] {
  const pairs = one.flatMap((left) => other.map((right) => [left, right].sort().join(' | ')));
  return [...new Set(pairs)];
}

describe('the rules between privileges', () => {
  it('have unique ids and a reference', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { reference } of rules) expect(ACTS).toHaveProperty(reference.act);
  });

  it('never decide a pair twice', () => {
    const pairs = rules.flatMap(pairsOf);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });

  it('ask for a day only of privileges that go by one', () => {
    const asked = rules
      .filter(({ order }) => order !== 'oneFirst')
      .flatMap(({ one, other }) => [...one, ...other]);
    expect(asked.filter((id) => !goesByDay(getPrivilege(id)))).toEqual([]);
  });

  const rankOf = (id: string) => rankInForce(getPrivilege(id), '2026-01-01');

  it('agree with the scale wherever nature alone decides, but for the younger lessor', () => {
    const against = rules
      .filter(({ order }) => order === 'oneFirst')
      .flatMap(({ one, other }) => one.flatMap((left) => other.map((right) => [left, right] as const)))
      .filter(([left, right]) => rankOf(left) >= rankOf(right));
    expect(against).toEqual([['lessor-younger-than-pledge', 'unpaid-seller']]);
  });
});
