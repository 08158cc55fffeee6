import type { guide as source } from '../nl/guide.ts';
import type { Texts } from '../texts.ts';

export const guide: Texts<typeof source> = {
  title: 'Begleiter: Ihre erste Akte',
  card: {
    title: 'Ihre erste Akte, Schritt für Schritt',
    text: 'Ein Begleiter geht mit Ihnen von der Eröffnung einer Akte bis zur Rechnung. Er bleibt in einer Ecke des Bildschirms, hält nichts auf und hakt ab, was wirklich geschehen ist.',
    practise: 'Übungsakte eröffnen',
    practiseHint:
      'Aus der Übungsakte geht nichts hinaus: Post, E-Mail, Signatur und Bank sind auf dieser Installation nachgebildet.',
    real: 'Auf dieser Installation ist alles echt: Was Sie versenden, geht hinaus und kostet Geld. Der Begleiter geht deshalb in einer Akte Ihrer Amtsstube mit.',
    own: 'Meine nächste Akte begleiten',
    readerHint:
      'Sie dürfen Akten lesen, nicht eröffnen. Öffnen Sie eine Akte und wählen Sie dort den Begleiter.',
    dismiss: 'Nicht mehr anzeigen',
  },
  practice: { title: 'Übungsakte', badge: 'Übung', note: 'Hier geht nichts hinaus.' },
  realNote: 'Dies ist eine echte Akte: Was Sie versenden, geht hinaus und kostet Geld.',
  panel: {
    progress: '{{done}} von {{total}} erledigt',
    fold: 'Begleiter einklappen',
    unfold: 'Begleiter öffnen, {{done}} von {{total}} erledigt',
    menu: 'Mehr über den Begleiter',
    again: 'In einer Übungsakte neu beginnen',
    next: 'Mit meiner nächsten Akte neu beginnen',
    here: 'Diese Akte begleiten',
    stop: 'Begleiter beenden',
    stopped: 'Der Begleiter ist beendet',
    stoppedHint: 'Sie starten ihn unter Ihrem Namen im Menü oder in der Hilfe jedes Bildschirms neu.',
    done: 'erledigt',
    open: 'noch zu tun',
    failed: 'Der Begleiter konnte das nicht tun',
    cancelled: 'Diese Akte ist annulliert. Beginnen Sie in einer anderen Akte neu.',
    finished: 'Sie sind den ganzen Weg gegangen, von der Eröffnung bis zur Rechnung.',
  },
  steps: {
    open: {
      title: 'Eine Akte eröffnen',
      text: 'Fügen Sie den Auszug aus der zentralen Datei der Meldungen hinzu: Gläubiger und Beträge sind dann sofort da. Oder füllen Sie die Akte selbst aus.',
      extract: 'Aus einem Auszug',
      show: 'Neue Akte',
    },
    creditors: {
      title: 'Gläubiger hereinholen',
      text: 'Fordern Sie die Gläubiger auf, ihre Forderung selbst anzumelden, oder fügen Sie die Anmeldungen hinzu: von Hand, eingefügt oder aus einer Datei.',
      show: 'Zu den Aufforderungen',
    },
    review: {
      title: 'Anmeldungen prüfen',
      text: 'Legen Sie jede Anmeldung neben ihre Dokumente und sagen Sie, was Sie annehmen. Das Vorzugsrecht bestimmt, in welchem Rang sie gezahlt wird.',
      show: 'Zu den Anmeldungen',
    },
    money: {
      title: 'Sagen, was zu verteilen ist',
      text: 'Geben Sie ein, was jedes Los erbracht hat und welche Kosten abgehen. Was bleibt, ist der Saldo, den sich die Gläubiger teilen.',
      show: 'Zum Saldo',
    },
    calculation: {
      title: 'Berechnen lassen',
      text: 'Prorata prüft die Akte, verteilt nach der gesetzlichen Rangordnung und erstellt das Protokoll. Bei jedem Euro können Sie fragen, warum.',
      show: 'Zur Berechnung',
    },
    signing: {
      title: 'Unterzeichnen',
      text: 'Lesen Sie das Protokoll und unterzeichnen Sie es. Das kann nur der Gerichtsvollzieher, der für die Akte unterzeichnet.',
      show: 'Zum Protokoll',
    },
    sending: {
      title: 'Den Entwurf versenden',
      text: 'Versenden Sie den Verteilungsentwurf an den Schuldner und an jeden Gläubiger. Jeder hat danach fünfzehn Tage, um zu widersprechen (Art. 1629 GGB).',
      show: 'Zum Versand',
    },
    payment: {
      title: 'Auszahlen',
      text: 'Nach dem letzten Tag ohne Widerspruch erstellen Sie die Zahlungsdatei für die Bank. Ist jede Zeile gezahlt, ist die Akte bezahlt.',
      waiting:
        'Die Widerspruchsfrist läuft jetzt. Der Begleiter wartet mit; sehen Sie sich inzwischen eine Akte an, die schon gezahlt werden darf.',
      show: 'Zur Auszahlung',
      look: 'Akten, die auf Zahlung warten',
    },
    invoice: {
      title: 'Die Rechnung ansehen',
      text: 'Was die Plattform für diese Akte berechnet, sehen Sie bei den Kosten. Beim Abschluss des Monats kommt es auf die Rechnung Ihrer Amtsstube.',
      show: 'Zu den Kosten',
    },
  },
};
