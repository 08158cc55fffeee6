import type { creditors as source } from '../nl/creditors.ts';
import type { Texts } from '../texts.ts';

export const creditors: Texts<typeof source> = {
  title: 'Wer ist wer?',
  intro:
    'Diese Gläubiger tragen den Namen eines anderen, und keine Nummer unterscheidet sie. Höchstbeträge und Kosten je Gläubiger hängen von Ihrer Antwort ab. Solange die Akte offen ist, können Sie sie ändern.',
  question: 'Wer ist {{name}}?',
  sameAs: 'Derselbe Gläubiger wie {{name}}',
  apart: 'Ein anderer Gläubiger',
  noNumber: 'ohne Nummer',
  numbersDiffer:
    'Ihre Nummern sind verschieden: Es ist ein anderer Gläubiger, oder eine Nummer in einer Anmeldung ist falsch.',
  numberShared:
    'Sie haben dieselbe Nummer: Es ist derselbe Gläubiger, oder eine Nummer in einer Anmeldung ist falsch.',
  told: 'Beantwortet von {{name}} am {{date}}',
  open_one:
    '{{count}} Gläubiger trägt den Namen eines anderen. Geben Sie vor der Berechnung an, ob es derselbe ist.',
  open_other:
    '{{count}} Gläubiger tragen den Namen eines anderen. Geben Sie vor der Berechnung an, ob es dieselben sind.',
  answered_one: 'Von {{count}} Gläubiger mit dem Namen eines anderen haben Sie angegeben, wer es ist.',
  answered_other: 'Von {{count}} Gläubigern mit dem Namen eines anderen haben Sie angegeben, wer sie sind.',
  answer: 'Antworten',
  change: 'Antwort ansehen',
  saved: 'Antwort gespeichert',
  failed: 'Die Antwort wurde nicht gespeichert',
};
