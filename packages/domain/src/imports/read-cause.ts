import { endOf, findAnswers, listWays } from '@prorata/law/causes/cause';
import { WHY_OWED } from '@prorata/law/causes/register';
import { findPrivilege, PRIVILEGES } from '@prorata/law/privileges/catalogue';
import { searchWords } from '../register/search-words.ts';

/** The privilege that every ordinary claim has: none. */
export const ORDINARY_CAUSE = 'chirographic';

const ORDINARY = new Set(
  `gewoon, gewone, chirografair, chirografaire, geen, neen, nee, niet bevoorrecht, ordinaire, chirographaire, aucun, non, sans,
  gewohnlich, nicht bevorrechtigt, kein, keines, nein, ohne, ordinary, none, no, unsecured, chirographic`
    .split(',')
    .map((word) => word.trim()),
);

/** What people write in their own way is understood the same way in every line. */
export function causeKey(text: string): string {
  return searchWords(text).join(' ');
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  PRIVILEGES.filter(({ repealedOn }) => repealedOn === null).flatMap(({ id, names }) =>
    Object.values(names).map((name): [string, string] => [causeKey(name), id]),
  ),
);

/** The privilege that a text surely means: what a person said of that text, its id or its whole name. */
export function readCause(text: string, said: Readonly<Record<string, string>>): string | undefined {
  const key = causeKey(text);
  const id = said[key];
  if (id !== undefined && findPrivilege(id) !== undefined) return id;
  if (findPrivilege(text.trim()) !== undefined) return text.trim();
  return ORDINARY.has(key) ? ORDINARY_CAUSE : BY_NAME.get(key);
}

/** Shorter ones begin too many others. */
const MIN_WORD_LENGTH = 3;

/** The privileges that everyday words may lead to, by the questions that creditors are asked. */
export function listCauses(text: string): string[] {
  const words = searchWords(text).filter((word) => word.length >= MIN_WORD_LENGTH);
  const ways = [text, ...words]
    .map((search) => findAnswers(WHY_OWED, search))
    .find(({ length }) => length > 0);
  const ends = (ways ?? []).flatMap((way) => {
    const leads = way.at(-1)?.leads ?? ORDINARY_CAUSE;
    return typeof leads === 'string' ? [leads] : listWays(leads).map((rest) => endOf(rest) ?? ORDINARY_CAUSE);
  });
  return [...new Set(ends)];
}

/** The one privilege that a text may mean: a person says whether it does, because a privilege is not given by a guess. */
export function proposeCause(text: string): string | undefined {
  const [only, ...others] = listCauses(text).filter((id) => id !== ORDINARY_CAUSE);
  return others.length === 0 ? only : undefined;
}
