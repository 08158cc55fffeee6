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
    'Jede Nacht wird aus allen Ereignissen dieser Plattform eine einzige Prüfsumme gebildet: die Tageswurzel. Ein unabhängiger Dienst setzt einen Zeitstempel darunter. Wer eine Tageswurzel aufbewahrt, kann später beweisen, dass niemand die Vergangenheit umgeschrieben hat, auch wir nicht.',
  day: 'Tag',
  root: 'Tageswurzel',
  stamped: 'Zeitstempel',
  stampedBy: '{{moment}}, durch {{authority}}',
  notStamped: 'Noch kein Zeitstempel: Der Dienst war nicht erreichbar. Wir versuchen es stündlich erneut.',
  files: 'Dateien',
  statement: 'Erklärung',
  stamp: 'Zeitstempel (.tst)',
  statementOf: 'Erklärung vom {{day}} herunterladen',
  stampOf: 'Zeitstempel vom {{day}} herunterladen',
  none: 'Es gibt noch keine Tageswurzel. Die erste kommt nach dem ersten Tag.',
  noneHint: 'Sie erscheinen hier von selbst, jede Nacht eine.',
  all: 'Alle Tageswurzeln herunterladen',
  verifier: 'Prüfskript herunterladen',
  authorities: 'Zertifikate herunterladen',
  verifierHint:
    'Das Skript verify.mjs läuft auf jedem Rechner mit Node und braucht nichts von uns: node verify.mjs BEWEISMAPPE.zip',
};
