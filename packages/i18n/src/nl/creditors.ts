/** Who claims, where no number tells: the questions to the office and its answers. */
export const creditors = {
  title: 'Wie is wie?',
  intro:
    'Deze schuldeisers hebben de naam van een andere, en geen nummer onderscheidt hen. Plafonds en kosten per schuldeiser hangen van uw antwoord af. Zolang het dossier open is, kunt u het wijzigen.',
  question: 'Wie is {{name}}?',
  sameAs: 'Dezelfde schuldeiser als {{name}}',
  apart: 'Een andere schuldeiser',
  noNumber: 'geen nummer',
  numbersDiffer:
    'Hun nummers verschillen: het is een andere schuldeiser, of een nummer in een aangifte is fout.',
  numberShared:
    'Ze hebben hetzelfde nummer: het is dezelfde schuldeiser, of een nummer in een aangifte is fout.',
  told: 'Beantwoord door {{name}} op {{date}}',
  open_one: '{{count}} schuldeiser heeft de naam van een andere. Zeg vóór de berekening of het dezelfde is.',
  open_other:
    '{{count}} schuldeisers hebben de naam van een andere. Zeg vóór de berekening of het dezelfde zijn.',
  answered_one: 'Van {{count}} schuldeiser met de naam van een andere hebt u gezegd wie het is.',
  answered_other: 'Van {{count}} schuldeisers met de naam van een andere hebt u gezegd wie het zijn.',
  answer: 'Antwoorden',
  change: 'Antwoord bekijken',
  saved: 'Antwoord opgeslagen',
  failed: 'Het antwoord is niet opgeslagen',
};
