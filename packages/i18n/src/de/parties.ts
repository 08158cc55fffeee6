import type { parties as source } from '../nl/parties.ts';
import type { Texts } from '../texts.ts';

export const parties: Texts<typeof source> = {
  count_one: '{{count}} Partei',
  count_other: '{{count}} Parteien',
  search: 'Name, Nummer, Ort oder E-Mail',
  intro:
    'Wem Ihre Amtsstube als Schuldner oder Gläubiger begegnet ist. Formulare schlagen diese Angaben vor; eine Berichtigung hier ändert keine Akte.',
  none: 'Noch niemand im Parteienverzeichnis',
  noneText: 'Es füllt sich von selbst: mit jedem Schuldner, jeder Anmeldung und jeder Aufforderung.',
  add: 'Partei hinzufügen',
  added: '{{name}} wurde in das Parteienverzeichnis aufgenommen',
  columns: {
    name: 'Name',
    number: 'Nummer',
    city: 'Ort',
    lastSeenAt: 'Zuletzt verwendet',
  },
  sections: {
    search: 'Suche',
    searchHint: 'Suchen Sie zuerst: Wer bekannt ist oder in der ZDU steht, muss nicht abgeschrieben werden.',
    identity: 'Wer',
    identityHint: 'Wie Formulare es vorschlagen.',
    address: 'Adresse',
    addressHint: 'Sitz oder Wohnsitz.',
    contact: 'Erreichen und zahlen',
    contactHint: 'Wie die Amtsstube es zuletzt tat.',
  },
  met: {
    title: 'Begegnet in',
    none: 'In keiner Akte, die aufbewahrt wird.',
    defendant: 'Schuldner',
    creditor: 'Gläubiger',
  },
  register: {
    title: 'In der ZDU',
    situation: 'Stand',
    extract: 'Auszug',
    extractOf: '{{number}} vom {{date}}',
    none: 'In der ZDU nicht gefunden.',
  },
  seen: {
    first: 'Zuerst verwendet',
    last: 'Zuletzt verwendet',
  },
  duplicates: {
    mark: 'Möglicherweise doppelt',
    title: 'Möglicherweise doppelt',
    text: 'Steht dieselbe Partei zweimal im Verzeichnis? Die Amtsstube entscheidet.',
    same: 'Das ist dieselbe',
    apart: 'Das sind zwei',
    failed: 'Die Antwort wurde nicht gespeichert',
    joinTitle: '{{other}} mit {{name}} zusammenführen?',
    joinVerb: 'Zusammenführen',
    joinText:
      '{{name}} bleibt. Was hier leer ist, kommt von der anderen: Nummer, Adresse, Konto, Anrede, Versandart und Sprache; E-Mail-Adressen kommen hinzu. Wo beide etwas sagen, gilt, was hier steht. Die andere verschwindet aus dem Verzeichnis, und ihre Akten stehen dann hier. Das lässt sich nicht rückgängig machen.',
    joined: '{{other}} wurde mit {{name}} zusammengeführt',
    notJoined: 'Nicht zusammengeführt',
    toldApart: 'Gemerkt: Das sind zwei Parteien',
  },
  join: {
    act: 'Mit einer anderen zusammenführen\u00a0…',
    title: 'Mit {{name}} zusammenführen',
    text: 'Wählen Sie, wer im Verzeichnis dieselbe Partei ist. {{name}} bleibt.',
    label: 'Dieselbe Partei',
    placeholder: 'Name, Nummer, Ort oder E-Mail',
    none: 'Sonst niemand im Verzeichnis gefunden.',
    verb: 'Weiter',
  },
  institution: {
    mark: 'Einrichtung',
    title: 'Von der Plattform gepflegt',
    text: 'Was auf dieser Seite leer ist, kommt von der Plattform und folgt jeder Änderung. Was Ihre Amtsstube selbst einträgt, geht vor.',
    differs: 'Ihre Amtsstube weicht ab: {{fields}}.',
  },
  remove: {
    title: '{{name}} aus dem Parteienverzeichnis löschen?',
    text: 'Formulare schlagen diese Partei nicht mehr vor. Akten behalten, was darin steht.',
    verb: 'Partei löschen',
    done: '{{name}} wurde aus dem Parteienverzeichnis gelöscht',
  },
};
