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
  columns: {
    name: 'Name',
    number: 'Nummer',
    city: 'Ort',
    lastSeenAt: 'Zuletzt verwendet',
  },
  sections: {
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
  remove: {
    title: '{{name}} aus dem Parteienverzeichnis löschen?',
    text: 'Formulare schlagen diese Partei nicht mehr vor. Akten behalten, was darin steht.',
    verb: 'Partei löschen',
    done: '{{name}} wurde aus dem Parteienverzeichnis gelöscht',
  },
};
