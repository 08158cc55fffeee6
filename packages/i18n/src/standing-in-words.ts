import type { Language } from '@prorata/domain/vocabulary';
import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { DISTRIBUTION_TEXTS, fillIn } from './explain-step.ts';

/** Where a creditor stands, with the lots by their numbers. */
export interface ToldStanding {
  readonly kind: 'specific' | 'general' | 'ordinary' | 'subordinated';
  readonly rank: number | null;
  readonly privilegeId: string | null;
  readonly place: number | null;
  readonly lots: readonly number[];
}

/** `1e op kavel 4`, `2e op 3, 1e op 5`, `lonen`, `gewoon`: what there is several of is joined. */
export function standingInWords(standings: readonly ToldStanding[], language: Language): string {
  const onLots = standings.filter(({ kind }) => kind === 'specific').length;
  return standings.map((standing) => wordsOf(standing, onLots > 1, language)).join(', ');
}

function wordsOf(standing: ToldStanding, isShort: boolean, language: Language): string {
  const { standing: phrases } = DISTRIBUTION_TEXTS[language];
  const { kind, rank, privilegeId, place, lots } = standing;
  if (kind === 'ordinary' || kind === 'subordinated') return phrases[kind];
  // What has no number of its own, such as money that belongs to no lot, goes by the name of the rank.
  if (kind === 'general' || lots.length === 0) return rankName(rank, privilegeId, language);
  const numbers = lots.join(', ');
  if (place === null) return fillIn(phrases.without, { lots: numbers });
  const phrase = isShort ? phrases.lotShort : lots.length > 1 ? phrases.lots : phrases.lot;
  return fillIn(phrase, { place: ordinal(place, language), lots: numbers });
}

function ordinal(number: number, language: Language): string {
  const { place } = DISTRIBUTION_TEXTS[language].standing;
  const form = new Intl.PluralRules(language, { type: 'ordinal' }).select(number);
  const phrase = form === 'one' || form === 'two' || form === 'few' ? place[form] : place.other;
  return fillIn(phrase, { number: String(number) });
}

/** The short name of a rank; of one that the scale does not know, what its privilege is called. */
export function rankName(rank: number | null, privilegeId: string | null, language: Language): string {
  const names: Readonly<Record<number, string>> = DISTRIBUTION_TEXTS[language].ranks;
  const short = rank === null ? undefined : names[rank];
  return short ?? (privilegeId === null ? '' : getPrivilege(privilegeId).names[language]);
}
