import type { PrivilegeId } from '@prorata/law/privileges/catalogue';
import { fold } from '../fold.ts';

/**
 * Which privilege a cause of preference most likely means. A suggestion for a person to look at: the words of a notice are free.
 * Where an article covers several privileges, the nature of the claim or the creditor decides, or nothing is suggested.
 */
export function suggestPrivilege(cause: string, around: string): PrivilegeId | undefined {
  const told = fold(cause);
  if (told.trim() === '' || ORDINARY.test(told)) return undefined;
  const all = fold(`${cause} ${around}`);
  return SIGNS.find(({ of, words }) => words.test(of === 'cause' ? told : all))?.id;
}

const ORDINARY = /^(?:geen|neant|nihil|aucune?|chirografair|chirographaire|gewoon)\b/;

interface Sign {
  readonly id: PrivilegeId;
  readonly words: RegExp;
  /** Whether the cause itself must say it, or whatever the notice tells. */
  readonly of: 'cause' | 'all';
}

/** From the most telling to the least; articles are those of the Mortgage Act. */
const SIGNS: readonly Sign[] = [
  { id: 'lessor', words: /verhuurder|verpachter|bailleur|\b20, ?1°/, of: 'cause' },
  { id: 'pledge', words: /\bpand(?:houder|recht)?\b|\bgage\b|gagiste/, of: 'cause' },
  { id: 'retention-of-title-seller', words: /eigendomsvoorbehoud|reserve de propriete/, of: 'cause' },
  { id: 'unpaid-seller', words: /verkoper|vendeur|\b20, ?5°/, of: 'cause' },
  {
    id: 'maintenance',
    words: /onderhoud(?:sgeld|suitkering)|alimentation|aliment|\b19, ?3°bis/,
    of: 'cause',
  },
  { id: 'wages', words: /\bloon\b|werknemer|remuneration|travailleur/, of: 'cause' },
  { id: 'payroll-withholding-tax', words: /bedrijfsvoorheffing|precompte professionnel/, of: 'all' },
  { id: 'vat', words: /\bbtw\b|\btva\b/, of: 'all' },
  { id: 'self-employed-contributions', words: /zelfstandige|independant/, of: 'all' },
  {
    id: 'social-security-contributions',
    words: /\brsz\b|\bonss\b|sociale zekerheid|securite sociale/,
    of: 'all',
  },
  {
    id: 'municipal-provincial-taxes',
    words: /gemeentebelasting|taxe communale|provinciebelasting/,
    of: 'all',
  },
  {
    id: 'federal-taxes',
    words: /personenbelasting|inkomstenbelasting|impot des personnes|impot sur les revenus/,
    of: 'all',
  },
];
