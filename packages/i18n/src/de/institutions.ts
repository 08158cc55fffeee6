import type { institutions as source } from '../nl/institutions.ts';
import type { Texts } from '../texts.ts';

export const institutions: Texts<typeof source> = {
  count_one: '{{count}} Einrichtung',
  count_other: '{{count}} Einrichtungen',
  search: 'Name, Nummer, Ort oder Konto',
  intro:
    'Behörden und Einrichtungen, die in vielen Akten Forderungen anmelden. Jede Amtsstube findet sie bei der Suche an erster Stelle; eine Änderung hier gilt für alle und ändert keine Akte.',
  none: 'Noch keine Einrichtungen',
  noneText:
    'Fügen Sie hinzu, wen jede Amtsstube braucht: Steuer, soziale Sicherheit, Gemeinden, Krankenkassen.',
  add: 'Einrichtung hinzufügen',
  added: '{{name}} wurde hinzugefügt',
  columns: {
    name: 'Name',
    number: 'Nummer',
    city: 'Ort',
    accounts: 'Konten',
    updatedAt: 'Geändert',
  },
  sections: {
    names: 'Namen',
    namesHint: 'In jeder Sprache, in der die Einrichtung einen amtlichen Namen hat; mindestens einer.',
    identity: 'Wer',
    identityHint: 'An der Nummer erkennt Prorata die Einrichtung in Anmeldungen, Listen und Auszügen.',
    address: 'Adresse',
    addressHint: 'Sitz oder Dienststelle, die den Schriftverkehr empfängt.',
    contact: 'Erreichen',
    contactHint:
      'Wie es jeder Amtsstube vorgeschlagen wird. Eine Amtsstube kann es für sich anders festhalten.',
    accounts: 'Zahlen',
    accountsHint:
      'Dienststellen mit derselben Nummer haben je ein eigenes Konto: Geben Sie an, wofür es bestimmt ist, dann wählt die Amtsstube das richtige.',
  },
  languagesHint: 'Keine Sprache: die der Akte.',
  addAccount: 'Konto hinzufügen',
  removeAccount: 'Konto {{number}} löschen',
  remove: {
    title: '{{name}} löschen?',
    text: 'Keiner Amtsstube wird diese Einrichtung mehr vorgeschlagen. Akten und Parteienverzeichnisse behalten, was darin steht.',
    verb: 'Einrichtung löschen',
    done: '{{name}} wurde gelöscht',
  },
};
