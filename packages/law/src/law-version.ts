import { ACTS } from './acts.ts';
import { canonicalJson, type Hash } from './canonical-json.ts';
import { EDITIONS } from './editions.ts';
import { PARAMETERS } from './parameters/register.ts';
import { PRIORITY_RULES } from './priorities/register.ts';
import { PRIVILEGES } from './privileges/catalogue.ts';
import { READINGS } from './readings/register.ts';

/** The whole content of the register as one text. */
export function lawContent(): string {
  return canonicalJson({
    acts: ACTS,
    parameters: PARAMETERS,
    priorities: PRIORITY_RULES,
    privileges: PRIVILEGES,
    readings: READINGS,
  });
}

/** The name under which a result remembers its law: the edition, and the first digits of the content's hash. */
export function lawVersion(hash: Hash): string {
  const { edition } = EDITIONS[EDITIONS.length - 1] ?? EDITIONS[0];
  return `${edition}+${hash(lawContent()).slice(0, 12)}`;
}
