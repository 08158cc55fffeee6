import type { templates as source } from '../nl/templates.ts';
import type { Texts } from '../texts.ts';

export const templates: Texts<typeof source> = {
  title: 'Vorlagen',
  search: 'Vorlage suchen',
  noneFound: 'Keine Vorlage mit diesem Namen.',
  changed: 'angepasst',
  unsavedMark: 'nicht gespeichert',
  unsaved: 'Nicht gespeichert. Geänderte Zeilen: {{count}}',
  save: 'Speichern',
  undo: 'Änderungen verwerfen',
  reset: 'Zurück zum Standard\u00a0…',
  language: 'Sprache der Vorlage',
  subject: 'Betreff',
  body: 'Text der Vorlage',
  insertField: 'Feld einfügen',
  bold: 'Fett',
  italic: 'Kursiv',
  bullets: 'Liste',
  allFieldsExist: 'Alle Felder sind bekannt',
  markdownAndLiquid: 'Markdown und Liquid',
  position: 'Zeile {{line}}, Spalte {{column}}',
  preview: 'Vorschau',
  asMail: 'E-Mail',
  asText: 'Nur Text',
  previewHint:
    'Die Vorschau folgt jedem Tastendruck. Der Text ist Markdown; Gestaltung und Briefkopf liegen fest.',
  previewWaits: 'Die Vorschau folgt wieder, sobald der Fehler behoben ist.',
  saved: 'Die Vorlage ist gespeichert.',
  lastChanged: 'Zuletzt geändert von {{name}}, {{moment}}',
  neverChanged: 'Der Standardtext, nie geändert',
  resetDialog: {
    title: 'Zurück zum Standardtext?',
    text: 'Der Standardtext tritt an die Stelle des jetzigen Textes. Erst wenn Sie speichern, wird er verwendet.',
    verb: 'Standardtext einsetzen',
  },
  report: {
    title: 'Verteilungsprotokoll',
    about:
      'Was das Protokoll sagt, Teil für Teil. Diese Worte stehen fest; gedruckt wird nur, was zur Akte passt. Wo drei Punkte stehen, kommt, was die Akte sagt.',
    fromDossier: 'Was die Amtsstube in der Akte schreibt.',
    labels: 'Überschriften und Bezeichnungen',
    phrases: 'Sätze',
    write: 'Schreiben',
    edit: 'Ändern',
    none: 'Nichts geschrieben: Das Protokoll lässt diesen Teil weg.',
    elsewhere:
      'In dieser Sprache nicht geschrieben, wohl aber in: {{languages}}. Ein Protokoll in dieser Sprache lässt diesen Teil weg.',
    hint: 'Einfacher Text mit Absätzen, höchstens {{count}} Zeichen. Leer: Das Protokoll lässt diesen Teil weg.',
    byAdministrator: 'Ein Verwalter der Amtsstube schreibt diese Worte.',
    versions: 'Versionen',
    version: 'Version {{version}}, {{name}}, {{moment}}',
    takenOut: 'Weggelassen',
  },
  kinds: {
    letter: 'Briefe',
    email: 'E-Mails',
    document: 'Dokumente',
  },
  faults: {
    syntax: 'Fehler im Liquid-Code: {{excerpt}}',
    'unknown-variable': 'Das Feld {{excerpt}} gibt es in dieser Vorlage nicht.',
    'unknown-filter': 'Diesen Filter gibt es nicht: {{excerpt}}',
    'too-complex': 'Dieser Text ist zu lang oder braucht zu lange zur Verarbeitung: {{excerpt}}',
    markup: 'HTML, Bilder und Codeblöcke sind nicht möglich: {{excerpt}}',
  },
  faultPlace: {
    subject: 'Betreff, Spalte {{column}}',
    body: 'Zeile {{line}}, Spalte {{column}}',
  },
  variables: {
    recipient: {
      name: 'Name des Empfängers',
      salutation: 'Vollständige Anrede, ohne Komma',
      isNamed: 'Ob die Anrede eine Person nennt (für if)',
    },
    user: {
      name: 'Name des Benutzers',
    },
    applicant: {
      name: 'Name der Person, die Zugang beantragt',
      organization: 'Amtsstube des Antragstellers, falls bekannt',
      isOrganizationPending: 'Ob auch die Amtsstube noch wartet (für if)',
    },
    organization: {
      name: 'Name der Amtsstube',
    },
    decision: {
      reason: 'Grund der Entscheidung, falls angegeben',
    },
    product: {
      link: 'Adresse der Seite in Prorata',
    },
    helpdesk: {
      contact: 'Kontaktdaten des Supports, falls bekannt',
    },
    operator: {
      name: 'Name des Betreibers von Prorata, falls bekannt',
    },
    office: {
      name: 'Name der Amtsstube',
      address: 'Adresse der Amtsstube',
      phone: 'Telefon der Amtsstube, falls bekannt',
      email: 'E-Mail-Adresse der Amtsstube, falls bekannt',
    },
    bailiff: {
      name: 'Name des Gerichtsvollziehers',
      title: 'Gerichtsvollzieher oder Gerichtsvollzieherin, wenn die Anrede bekannt ist',
    },
    dossier: {
      number: 'Nummer der Akte',
      saleDate: 'Datum des Verkaufs, falls es einen gibt',
      seizureDate: 'Datum der Drittpfändung, falls es eine gibt',
      isSale: 'Ob verkauft wurde (für if)',
      isSeizure: 'Ob eine Drittpfändung vorliegt (für if)',
    },
    defendant: {
      name: 'Name des Schuldners oder aller zusammen',
      isSeveral: 'Ob es mehrere Schuldner gibt (für if)',
    },
    invitation: {
      code: 'Persönlicher Code',
      link: 'Adresse für die Anmeldung',
      validUntil: 'Letzter Tag für die Anmeldung',
      isLegalTerm: 'Ob es die gesetzliche Frist ist',
      creditorReference: 'Aktenzeichen des Gläubigers',
    },
    legal: {
      from: 'Erster Tag der neuen Fassung',
      changes: 'Die Titel der Texte und was sich darin ändert',
    },
    privacy: {
      link: 'Adresse der Datenschutzerklärung',
    },
    statement: {
      receiptNumber: 'Nummer der Empfangsbestätigung',
      filedAt: 'Zeitpunkt der Einreichung',
      total: 'Angemeldeter Betrag',
      contents: 'Was angemeldet wurde, mit den Anlagen',
      fingerprint: 'SHA-256 der Anmeldung und ihrer Anlagen',
      filedAccount: 'Kontonummer wie eingereicht, falls vorhanden',
      account: 'Kontonummer jetzt, falls vorhanden',
      explanation: 'Grund der Änderung, falls vorhanden',
      declared: 'Angemeldeter Betrag, wie eingereicht',
      admitted: 'Zugelassener Betrag',
      reserved: 'Vorbehaltener Betrag, falls vorhanden',
      rejected: 'Nicht zugelassener Betrag, falls vorhanden',
      reasons: 'Was nicht zugelassen oder vorbehalten ist, mit dem Grund',
    },
    payment: {
      amount: 'Gezahlter Betrag',
      date: 'Tag der Zahlung',
      account: 'Konto, auf das gezahlt wurde, sofern bekannt',
      communication: 'Mitteilung zur Zahlung',
    },
    report: {
      amount: 'Betrag laut Entwurf, falls es einen gibt',
      isNothing: 'Ob der Empfänger nichts erhält (für if)',
      link: 'Adresse zum Öffnen des Entwurfs',
      contestUntil: 'Letzter Tag für den Widerspruch',
      replaces: 'Tag des früheren Entwurfs, der ersetzt wird, falls es einen gibt',
      isReceiptAsked: 'Ob die Frist ab einer Empfangsbestätigung läuft (für if)',
    },
    provider: {
      name: 'Name des externen Dienstleisters',
    },
  },
};
