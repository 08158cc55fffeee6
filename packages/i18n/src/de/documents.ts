import type { documents as source } from '../nl/documents.ts';
import type { Texts } from '../texts.ts';

export const documents: Texts<typeof source> = {
  title: 'Dokumente',
  none: 'Keine Dokumente',
  type: 'Art des Dokuments',
  drop: 'oder Dateien hierher ziehen',
  accepted: 'PDF, PNG, JPEG, Word, Excel oder OpenDocument',
  add: {
    settlement: 'Abrechnung hinzufügen',
    title: 'Titel hinzufügen',
    other: 'Anderes Dokument hinzufügen',
  },
  missing: {
    label: 'Was noch fehlt',
    settlement: 'Abrechnung: was geschuldet ist, Posten für Posten',
    title: 'Titel: Urteil, Zwangsbefehl oder Urkunde; sonst Vertrag, Schuldanerkenntnis oder Rechnung',
  },
  uploading: '{{name}} wird hochgeladen',
  stop: 'Hochladen von {{name}} abbrechen',
  dismiss: '{{name}} verwerfen',
  waiting: 'Bereitgelegte Dokumente',
  waits: 'wird beim Speichern hinzugefügt',
  leaveOut: '{{name}} weglassen',
  isProof: 'Beleg einer Forderung',
  proofStays:
    'Eine Forderung stützt sich auf dieses Dokument. Wählen Sie bei dieser Forderung zuerst einen anderen Beleg.',
  download: '{{name}} herunterladen',
  downloadVerb: 'Herunterladen',
  remove: '{{name}} löschen',
  removeTitle: '{{name}} löschen?',
  removeText: 'Das Dokument verschwindet aus der Anmeldung. Das lässt sich nicht rückgängig machen.',
  removeVerb: 'Dokument löschen',
  close: 'Schließen',
  page: '{{name}}, Seite {{number}} von {{total}}',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  rotate: 'Um eine Vierteldrehung drehen',
  notShown: {
    office: 'Diese Art von Datei kann hier nicht angezeigt werden',
    broken: 'Dieses Dokument kann nicht angezeigt werden',
    text: 'Laden Sie es herunter und öffnen Sie es mit Ihrem eigenen Programm.',
  },
};
