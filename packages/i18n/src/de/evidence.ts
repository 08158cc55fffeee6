import type { evidence as source } from '../nl/evidence.ts';
import type { Texts } from '../texts.ts';

export const evidence: Texts<typeof source> = {
  export: 'Beweismappe erstellen',
  exportHint:
    'Alle Ereignisse, Dokumente, Urkunden und Sendungen in einer einzigen ZIP-Datei, mit einem Skript, das sie ohne uns prüft.',
  exportFailed: 'Die Beweismappe konnte nicht erstellt werden.',
  exported: 'Die Beweismappe ist gespeichert.',
  title: 'Die Tageswurzeln',
  intro:
    'Jede Nacht wird aus allen Ereignissen dieser Plattform ein einziger Fingerabdruck gebildet: die Tageswurzel. Ein unabhängiger Dienst setzt einen Zeitstempel darunter. Wer eine Tageswurzel aufbewahrt, kann später beweisen, dass niemand die Vergangenheit umgeschrieben hat, auch wir nicht.',
  day: 'Tag',
  root: 'Tageswurzel',
  stamped: 'Zeitstempel',
  stampedBy: '{{moment}}, durch {{authority}}',
  notStamped: 'Noch kein Zeitstempel: Der Dienst war nicht erreichbar. Wir versuchen es stündlich erneut.',
  statement: 'Erklärung',
  stamp: 'Zeitstempel (.tst)',
  statementOf: 'Erklärung vom {{day}} herunterladen',
  stampOf: 'Zeitstempel vom {{day}} herunterladen',
  none: 'Es gibt noch keine Tageswurzel. Die erste kommt nach dem ersten Tag.',
  noneHint: 'Sie erscheinen hier von selbst, jede Nacht eine.',
  all: 'Alle Tageswurzeln herunterladen',
  verifier: 'Prüfskript herunterladen',
  authorities: 'Zertifikate herunterladen',
  loadFailed: 'Die Datei konnte nicht heruntergeladen werden.',
  verifierHint:
    'Das Skript verify.mjs läuft auf jedem Rechner mit Node und braucht nichts von uns: node verify.mjs BEWEISMAPPE.zip',
  readme: `BEWEISMAPPE DER AKTE {{fileNumber}}

Diese Mappe beweist, was in der Akte geschehen ist, auch dem, der uns nicht glaubt, und ohne Verbindung zu uns.

Prüfen: Installieren Sie Node (nodejs.org), öffnen Sie ein Befehlsfenster in dem Ordner dieser ZIP-Datei, und geben Sie ein:

    node verify.mjs DATEI.zip

Das Skript verify.mjs liegt in dieser ZIP-Datei und auch auf der Seite /seal der Plattform. Nehmen Sie es am besten von dort: Wer die Mappe fälscht, kann auch das Skript darin fälschen.

Inhalt:
  events.jsonl      jedes Ereignis, mit dem Fingerabdruck des vorigen
  chain.json        wo die Kette endet
  contents.json     alle Dateien mit ihrem Fingerabdruck (SHA-256)
  documents/        was eingereicht und ausgehändigt wurde
  deeds/            die Verteilungsentwürfe, auch so, wie sie unterzeichnet wurden
  deliveries.json   was an wen gesendet wurde, mit jedem Schritt; in deliveries/ liegen die Nachweise
  proofs/           die veröffentlichte Tageswurzel, der Platz dieser Akte darunter, und der Zeitstempel (RFC 3161)

Trauen Sie auch den Zertifikaten in proofs/ nicht? Holen Sie sie beim Zeitstempeldienst selbst:

    node verify.mjs DATEI.zip --trust zertifikate.pem --roots prorata-roots.jsonl

Diese Mappe enthält personenbezogene Daten. Geben Sie sie nur dem, der sie braucht.
`,
};
