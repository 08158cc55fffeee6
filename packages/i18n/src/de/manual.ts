import type { manual as source } from '../nl/manual.ts';
import type { Texts } from '../texts.ts';

export const manual: Texts<typeof source> = {
  subtitle: 'Für Gerichtsvollzieher, ihre Mitarbeiter und die Verwalter',
  contents: 'Inhalt',
  search: 'Im Handbuch suchen',
  noneFound: 'Nichts gefunden',
  noneFoundText: 'Suchen Sie nach einem anderen Wort oder nach dessen Anfang.',
  found_one: '{{count}} Kapitel gefunden',
  found_other: '{{count}} Kapitel gefunden',
  reader: 'Lesen als',
  all: 'Alles',
  readers: {
    bailiff: 'Gerichtsvollzieher',
    employee: 'Mitarbeiter',
    officeAdministrator: 'Verwalter der Amtsstube',
    platformAdministrator: 'Plattformverwalter',
    creditor: 'Gläubiger',
  },
  onThisPage: 'Auf dieser Seite',
  print: 'Drucken',
  download: 'Alles als PDF',
  previous: 'Zurück: {{title}}',
  next: 'Weiter: {{title}}',
  openWhole: 'Im Handbuch öffnen',
  parts: {
    begin: 'Anfangen',
    dossier: 'Die Akte',
    creditors: 'Gläubiger und Anmeldungen',
    distribution: 'Verteilen, unterzeichnen, auszahlen',
    invited: 'Für den aufgeforderten Gläubiger',
    office: 'Die Amtsstube verwalten',
    platform: 'Die Plattform verwalten',
    law: 'Das Recht in einfachen Worten',
    lookup: 'Zum Nachschlagen',
  },
};
