import type { filing as source } from '../nl/filing.ts';
import type { Texts } from '../texts.ts';

/** The one page on which an invited creditor files a claim. */
export const filing: Texts<typeof source> = {
  title: 'Ihre Forderungsanmeldung',
  known: {
    title: 'Das wissen wir schon',
    change: 'Ändern',
    changeLabel: 'Ihre Angaben ändern',
    kind: 'Art',
    number: 'Unternehmensnummer',
    reference: 'Ihr Aktenzeichen',
    declarant: 'Angemeldet durch',
    email: 'E-Mail',
    sending: 'Empfang des Entwurfs',
    from: 'Quelle: {{sources}}. Stimmt alles, brauchen Sie hier nichts zu tun.',
    sources: {
      invitation: 'die Aufforderung der Amtsstube',
      register: 'das Unternehmensregister (ZDU)',
      institution: 'die Liste der Einrichtungen',
    },
    incomplete:
      'Wir wissen noch nicht genug über Sie. Ohne diese Angaben kann die Amtsstube nicht verteilen.',
    complete: 'Ihre Angaben ergänzen',
  },
  asked: {
    title: 'Das fehlt noch',
    count: '{{done}} von {{all}}',
    progress: 'Stand Ihrer Anmeldung',
    done: 'In Ordnung',
  },
  amount: {
    question: 'Wie viel steht Ihnen noch zu?',
    hint: 'Was heute noch zu zahlen ist: Hauptsumme, Zinsen und Kosten, abzüglich des bereits Gezahlten.',
    split: 'Aufgeteilt in Hauptsumme, Zinsen und Kosten',
  },
  paper: {
    question: 'Ein Dokument genügt',
    hint: 'Ein Urteil, eine Abrechnung oder eine Rechnung. Ein Foto jeder Seite reicht, wenn alles lesbar ist.',
    photo: 'Foto aufnehmen',
    file: 'Datei',
    photoLabel: 'Foto aufnehmen von einem Dokument',
    fileLabel: 'Dokument als Datei beifügen',
    added: '{{name}} wurde beigefügt',
    none: 'Das Dokument, das Sie beifügen, sehen Sie hier.',
    pane: 'Ihre Dokumente',
  },
  ownTitle: {
    question: 'Ist das Dokument auch Ihr Titel?',
    hint: 'Ein Titel ist das Dokument, auf das sich Ihre Forderung stützt: ein Urteil, ein Zwangsbefehl, eine Urkunde oder sonst ein Vertrag oder eine Rechnung.',
    yes: 'Ja',
    no: 'Nein',
    other: 'Fügen Sie dann auch Ihren Titel bei: ein Urteil, eine Urkunde, einen Vertrag oder eine Rechnung.',
    data: 'Ihr Titel',
    dataHint: 'Was Sie nicht wissen, lassen Sie leer: Die Amtsstube liest es in Ihrem Dokument.',
    file: 'Titel als Datei',
    photo: 'Foto des Titels',
  },
  account: {
    question: 'Auf welches Konto zahlen wir?',
    hint: 'IBAN, auch ein Konto im Ausland.',
    left_one: 'IBAN, noch {{count}} Zeichen. Auch ein Konto im Ausland.',
    left_other: 'IBAN, noch {{count}} Zeichen. Auch ein Konto im Ausland.',
  },
  why: {
    ordinary: 'Gewöhnliche Forderung',
    ordinaryText: 'Bei Miete, Lohn, Steuern, Lieferung oder Reparatur gehen Sie manchmal vor.',
    check: 'Mit einigen Fragen prüfen',
    privileged_one: '{{count}} bevorrechtigter Teil',
    privileged_other: '{{count}} bevorrechtigte Teile',
    privilegedText: 'Der Rest Ihres Betrags ist eine gewöhnliche Forderung.',
    change: 'Ansehen oder ändern',
  },
  next: {
    settlement: 'Dokument beifügen',
    title: 'Angeben, ob es Ihr Titel ist',
    account: 'Kontonummer vervollständigen',
    check: 'Prüfen und einreichen',
    missing: 'Als Nächstes: {{what}}',
    all: 'Alles ist da. Sie können prüfen und einreichen.',
  },
  saving: {
    saved: 'Gespeichert um {{time}}',
    saving: 'Wird gespeichert\u00a0…',
    typing: 'Noch nicht gespeichert',
    unfinished: 'Noch nicht gespeichert, weil unvollständig: {{fields}}',
    offline:
      'Keine Verbindung. Was Sie eingeben, bleibt in diesem Browser und wird gespeichert, sobald die Verbindung wieder da ist.',
    failed: 'Das Speichern ist fehlgeschlagen',
    retry: 'Noch einmal versuchen',
    conflict: 'Noch nicht gespeichert: Wählen Sie zuerst, was gelten soll',
  },
  data: {
    title: 'Ihre Angaben',
    intro: 'Was Sie ändern, wird sofort gespeichert.',
    payment: 'Mehr zur Zahlung',
    sending: 'Wie möchten Sie den Verteilungsentwurf erhalten?',
    done: 'Fertig',
  },
  check: {
    title: 'Prüfen Sie alles',
    intro:
      'So reichen Sie Ihre Anmeldung bei der Amtsstube {{office}} ein. Stimmt etwas nicht, gehen Sie zurück und ändern Sie es.',
    back: 'Zurück zur Anmeldung',
    others_one: 'Sie reichen auch {{count}} andere Anmeldung ein.',
    others_other: 'Sie reichen auch {{count}} andere Anmeldungen ein.',
  },
  links: {
    label: 'Mehr zu dieser Aufforderung',
    genuine: 'Ist diese Aufforderung echt?',
    privacy: 'Ihre Daten und Datenschutz',
    more: 'Noch eine Anmeldung, oder diese zurückziehen',
  },
  begin: {
    intro: 'Was wir schon wissen, ist ausgefüllt. Sie ergänzen nur, was fehlt.',
    begin: 'Anmeldung ausfüllen',
  },
};
