import type { maintenance as source } from '../nl/maintenance.ts';
import type { Texts } from '../texts.ts';

export const maintenance: Texts<typeof source> = {
  files: {
    title: 'Aufbewahrte Dateien',
    text: 'Jede Nacht wird jede aufbewahrte Datei mit der Prüfsumme verglichen, die sie beim Speichern erhielt. Eine beschädigte Datei wird weder angezeigt noch unterzeichnet noch versandt.',
    never: 'Es wurde noch nicht verglichen. Das geschieht in der kommenden Nacht.',
    checked: 'Verglichen am {{moment}}: {{files}} Dateien.',
    whole: 'Alle Dateien sind so, wie sie gespeichert wurden.',
    damagedTitle_one: '{{count}} beschädigte Datei',
    damagedTitle_other: '{{count}} beschädigte Dateien',
    damagedText:
      'Spielen Sie die richtigen Dateien aus einer Sicherung zurück. Der nächste Vergleich nimmt sie dann aus dieser Liste.',
    columns: {
      kind: 'Was',
      dossier: 'Akte',
      organization: 'Amtsstube',
      fault: 'Was nicht stimmt',
      id: 'Kennung',
    },
    kinds: {
      report: 'Protokoll',
      document: 'Dokument einer Anmeldung',
      extract: 'Auszug',
      receipt: 'Empfangsbestätigung',
      letter: 'Brief oder Einlieferungsbeleg',
      logo: 'Logo',
      other: 'Andere Datei',
    },
    faults: {
      missing: 'Fehlt',
      altered: 'Verändert oder abgeschnitten',
      unreadable: 'Unlesbar',
    },
  },
  reports: {
    title: 'Unterzeichnete Protokolle',
    text: 'Jedes unterzeichnete Protokoll wird im Hintergrund nach den Regeln von heute geprüft. Was nicht entspricht, steht hier: Dadurch ändert sich nichts.',
    none: 'Es wurde noch kein Protokoll unterzeichnet.',
    waiting: 'Geprüft: {{checked}} von {{total}}.',
    good: 'Alle unterzeichneten Protokolle entsprechen den Regeln.',
    refusedTitle_one: '{{count}} Protokoll entspricht den Regeln nicht',
    refusedTitle_other: '{{count}} Protokolle entsprechen den Regeln nicht',
    refusedText:
      'Die Amtsstube weiß davon nichts: Klären Sie mit dem Betreiber des Signaturdienstes, was geschehen ist, und benachrichtigen Sie die Amtsstube, wenn es neu zu machen ist.',
    columns: {
      dossier: 'Akte',
      organization: 'Amtsstube',
      fault: 'Was nicht stimmt',
      signedAt: 'Unterzeichnet am',
      checkedAt: 'Geprüft am',
    },
  },
  due: {
    title: 'Wird bald gelöscht',
    text: 'Bezahlte und annullierte Akten werden gelöscht (Frist: {{dossiers}}), ebenso Texte von E-Mails und Briefen (Frist: {{mails}}) und Auszüge (Frist: {{extracts}}). Nummer, Daten, Beträge, das unterzeichnete Protokoll und der Nachweis des unveränderten Verlaufs bleiben. Eine geänderte Frist gilt erst nach {{settling}} Tagen.',
    none: 'In den kommenden {{days}} Tagen wird keine Akte gelöscht.',
    mails_one: 'In den kommenden {{days}} Tagen wird der Text von {{count}} Nachricht gelöscht.',
    mails_other: 'In den kommenden {{days}} Tagen wird der Text von {{count}} Nachrichten gelöscht.',
    extracts_one: 'In den kommenden {{days}} Tagen wird {{count}} Auszug gelöscht.',
    extracts_other: 'In den kommenden {{days}} Tagen werden {{count}} Auszüge gelöscht.',
    more: 'Angezeigt: {{shown}} von {{total}}.',
    columns: {
      dossier: 'Akte',
      organization: 'Amtsstube',
      status: 'Status',
      endedOn: 'Beendet am',
      erasedOn: 'Wird gelöscht am',
    },
  },
  erased: {
    title: 'Gelöscht',
    none: 'Es wurde noch nichts gelöscht.',
    mailTexts: 'Texte von Nachrichten',
    parties_one: '{{count}} Partei aus dem Parteienverzeichnis',
    parties_other: '{{count}} Parteien aus dem Parteienverzeichnis',
    extracts: 'Auszüge',
    falseLetters: 'Meldungen falscher Briefe',
    columns: {
      moment: 'Wann',
      what: 'Was',
      organization: 'Amtsstube',
      documents: 'Dokumente',
      statements: 'Anmeldungen',
      deliveries: 'Nachrichten',
    },
  },
};
