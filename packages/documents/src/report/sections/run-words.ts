import type { DossierLanguage, IncomeKind } from '@prorata/domain/vocabulary';
import { fill } from '../fill.ts';
import type { IncomeRunOfReport, Report } from '../report.ts';
import type { Words } from '../words/nl.ts';
import { capitalised } from '../write-numbers.ts';
import { writeMonth, writeMonthName } from '../write-values.ts';
import { listOf } from './standing.ts';

/** What the income is called: by its kind, or where there are several by what they have in common. */
export function kindOfIncome({ payers, receipts }: IncomeRunOfReport): IncomeKind {
  const paying = payers.filter(({ id }) => receipts.some(({ payerId }) => payerId === id));
  const [only, ...others] = new Set((paying.length > 0 ? paying : payers).map(({ kind }) => kind));
  return only === undefined || others.length > 0 ? 'other' : only;
}

export function titleOf({ incomeRun }: Report, words: Words): string {
  return incomeRun === undefined
    ? words.title
    : `${words.title} · ${words.run.kinds[kindOfIncome(incomeRun)]}`;
}

/** `Derde ontvangst, loon van oktober 2026`, with the articles. */
export function subtitleOf(
  run: IncomeRunOfReport,
  language: DossierLanguage,
  { run: words, ...rest }: Words,
) {
  const ordinal = words.ordinals.split(' ')[run.number - 1];
  const place =
    ordinal === undefined
      ? fill(words.placeInFigures, { number: String(run.number) })
      : capitalised(fill(words.place, { ordinal }));
  const months = writeMonths(
    run.receipts.map(({ month }) => month),
    language,
    { run: words, ...rest },
  );
  return elided(fill(words.subtitle, { place, kind: words.kinds[kindOfIncome(run)], months }), language);
}

/** More than so many that do not follow one another are told by the first and the last. */
const MAX_LISTED = 4;

/** `oktober 2026`, `augustus tot oktober 2026`, `juli en oktober 2026`: each month once. */
export function writeMonths(
  given: readonly string[],
  language: DossierLanguage,
  { run, standing }: Words,
): string {
  const months = [...new Set(given)].toSorted();
  const [first = '', last = ''] = [months[0], months.at(-1)];
  if (months.length < 2) return first === '' ? '' : writeMonth(first, language);
  // The year stands once, where it is the same.
  const short = (month: string) =>
    month.slice(0, 4) === last.slice(0, 4) && month !== last
      ? writeMonthName(month, language)
      : writeMonth(month, language);
  const isSpan = months.length > 2 && numberOf(last) - numberOf(first) === months.length - 1;
  if (isSpan || months.length > MAX_LISTED) return fill(run.span, { first: short(first), last: short(last) });
  return listOf(months.map(short), standing.and);
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}

/** French drops the vowel before another: `d’octobre`. */
export function elided(text: string, language: DossierLanguage): string {
  return language === 'fr' ? text.replaceAll(/\bde (?=août|avril|octobre)/g, 'd’') : text;
}
