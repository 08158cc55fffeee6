import { writeDay } from '@prorata/documents/catalogue/write-value';
import type { DossierTerm } from '@prorata/domain/dossier-terms';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Language, NotificationKind } from '@prorata/domain/vocabulary';
import { notifications as de } from '@prorata/i18n/de/notifications';
import { vocabulary as deWords } from '@prorata/i18n/de/vocabulary';
import { notifications as en } from '@prorata/i18n/en/notifications';
import { vocabulary as enWords } from '@prorata/i18n/en/vocabulary';
import { notifications as fr } from '@prorata/i18n/fr/notifications';
import { vocabulary as frWords } from '@prorata/i18n/fr/vocabulary';
import { notifications as nl } from '@prorata/i18n/nl/notifications';
import { vocabulary as nlWords } from '@prorata/i18n/nl/vocabulary';

const PHRASES = { nl, fr, de, en };
const TERMS = {
  nl: nlWords.dossierTerm,
  fr: frWords.dossierTerm,
  de: deWords.dossierTerm,
  en: enWords.dossierTerm,
};

interface Told {
  readonly kind: NotificationKind;
  readonly fileNumber: string;
  readonly defendantName: string;
  readonly actor: string | null;
  readonly about: string | null;
  readonly term: DossierTerm['term'] | null;
  readonly dueOn: IsoDate | null;
  /** A task was given, not the dossier. */
  readonly isTask: boolean;
}

/** A notice as its mail says it. What a note says stays in the product. */
export function noticeLine(told: Told, language: Language): string {
  const { lines, mail } = PHRASES[language];
  const line = fillIn(lines[phraseOf(told)], {
    about: told.about ?? '',
    actor: told.actor ?? '',
    term: told.term === null ? '' : TERMS[language][told.term],
    date: told.dueOn === null ? '' : writeDay(told.dueOn, language),
  });
  return fillIn(mail.one, { dossier: `${told.fileNumber} ${told.defendantName}`.trim(), line });
}

/** What stands above several of them. */
export function titleOf(lines: readonly string[], language: Language): string {
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return only;
  return fillIn(PHRASES[language].mail.several, { count: String(lines.length) });
}

function phraseOf({ kind, term, isTask }: Told): keyof typeof nl.lines {
  if (kind === 'termEnds') return term === null ? 'taskEnds' : 'termEnds';
  if (kind === 'assigned') return isTask ? 'assigned' : 'dossierAssigned';
  return kind;
}

function fillIn(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
