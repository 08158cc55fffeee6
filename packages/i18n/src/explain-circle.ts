import type { Circle } from '@prorata/domain/distribution/outcome';
import type { Language } from '@prorata/domain/vocabulary';
import { cite } from '@prorata/law/cite';
import { PRIORITY_RULES } from '@prorata/law/priorities/register';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { DISTRIBUTION_TEXTS } from './distribution-texts.ts';
import { fillIn } from './fill-in.ts';

/** The question that a circle puts to the bailiff, and the rules that make it one. */
export function explainCircle(
  circle: Circle,
  language: Language,
  poolName: (poolId: string) => string,
): { readonly question: string; readonly priorities: readonly string[] } {
  const texts = DISTRIBUTION_TEXTS[language].circle;
  const nameOf = (member: number) => getPrivilege(circle.members[member]?.privilegeId ?? '').names[language];
  return {
    question: fillIn(texts.question, { pool: poolName(circle.poolId) }),
    priorities: circle.priorities.map(({ ahead, behind, rule }) => {
      const names = { ahead: nameOf(ahead), behind: nameOf(behind) };
      const known = PRIORITY_RULES.find(({ id }) => id === rule);
      if (known === undefined) return fillIn(texts.priorityByRank, names);
      return fillIn(texts.priority, { ...names, articles: cite(known.reference, language) });
    }),
  };
}
