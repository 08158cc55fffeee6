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
  verdict: {
    quarantined: 'Wird auf Viren geprüft',
    unjudgeable: 'Kann nicht auf Viren geprüft werden',
    infected: 'Virus gefunden: {{virus}}',
    cleaned: 'Ohne Skripte und eingebettete Dateien angezeigt',
  },
  original: 'Versiegeltes Original herunterladen: {{name}}',
  sealed: {
    quarantined: {
      title: 'Dieses Dokument wird noch auf Viren geprüft',
      text: 'Bis dahin kann niemand es öffnen, herunterladen oder damit rechnen. Das dauert meist nur wenige Minuten; Sie müssen nichts tun.',
    },
    unjudgeable: {
      title: 'Dieses Dokument kann nicht auf Viren geprüft werden',
      text: 'Der Virenscanner nimmt es nicht an, meist weil es zu groß ist. Niemand kann es öffnen, herunterladen oder damit rechnen. Löschen Sie es und erbitten oder ergänzen Sie ein kleineres Exemplar.',
    },
    infected: {
      title: 'In diesem Dokument wurde ein Virus gefunden',
      text: 'Es bleibt versiegelt: Niemand kann es öffnen. Löschen Sie es und erbitten oder ergänzen Sie ein anderes Exemplar.',
    },
  },
  notShown: {
    office: 'Diese Art von Datei kann hier nicht angezeigt werden',
    broken: 'Dieses Dokument kann nicht angezeigt werden',
    text: 'Laden Sie es herunter und öffnen Sie es mit Ihrem eigenen Programm.',
  },
};
