import type { LegalForm } from '@prorata/domain/vocabulary';
import { vocabulary as de } from '@prorata/i18n/de/vocabulary';
import { vocabulary as fr } from '@prorata/i18n/fr/vocabulary';
import { vocabulary as nl } from '@prorata/i18n/nl/vocabulary';
import { fold } from '../fold.ts';

/** Every way to write a legal form, folded and without points: its abbreviation and its name, in three languages. */
const FORMS = new Map(
  [nl, fr, de].flatMap(({ legalForm, legalFormAbbreviation }) =>
    [legalForm, legalFormAbbreviation].flatMap((names) =>
      Object.entries(names).map(([form, name]) => [keyOf(name), form as LegalForm] as const),
    ),
  ),
);

/** Forms that are written apart, if at all: at the end of a name the same words are part of it. */
const NEVER_AT_THE_END: ReadonlySet<LegalForm> = new Set(['AV', 'FV', 'VVZRL', 'HANDELAAR']);

/** "Société à responsabilité limitée" has four words. */
const MOST_WORDS = 5;

export function readLegalForm(text: string): LegalForm | undefined {
  return FORMS.get(keyOf(text));
}

/** The legal form at the end of a name, as it is written there: `BV` of `Immo Dijlezicht BV`. */
export function findLegalForm(name: string): string | undefined {
  const words = name.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    const end = words.slice(-count).join(' ');
    const form = readLegalForm(end);
    if (form && !NEVER_AT_THE_END.has(form)) return end;
  }
  return undefined;
}

function keyOf(text: string): string {
  return withoutBrackets(fold(text)).replaceAll(/[.\s]/g, '');
}

function withoutBrackets(text: string): string {
  const opening = text.indexOf('(');
  return opening !== -1 && text.endsWith(')') ? text.slice(0, opening) : text;
}
