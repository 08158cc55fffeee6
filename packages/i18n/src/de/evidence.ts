import type { evidence as source } from '../nl/evidence.ts';
import type { Texts } from '../texts.ts';

export const evidence: Texts<typeof source> = {
  export: 'Beweismappe erstellen',
  exportHint:
    'Alle Ereignisse, Dokumente, Urkunden und Sendungen in einer einzigen ZIP-Datei, mit einem Skript, das sie ohne uns prüft.',
  exportFailed: 'Die Beweismappe konnte nicht erstellt werden.',
  exported: 'Die Beweismappe ist gespeichert.',
  offline: 'Eine Beweismappe offline prüfen',
  offlineHint: 'Auf jedem Rechner mit Node: node verify.mjs BEWEISMAPPE.zip --trust authorities.pem',
  verifier: 'Skript herunterladen',
  authorities: 'Zertifikate herunterladen',
};
