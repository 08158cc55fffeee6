import type { parameters as source } from '../nl/parameters.ts';
import type { Texts } from '../texts.ts';

export const parameters: Texts<typeof source> = {
  intro: 'Was die Plattformverwaltung selbst einstellt. Jede Änderung gilt sofort und wird aufbewahrt.',
  columns: { name: 'Parameter', value: 'Wert', state: 'Stand' },
  state: { default: 'Standard', changed: 'Geändert' },
  changedBy: 'Geändert von {{name}} am {{moment}}',
  default: 'Standard: {{value}}',
  bounds: 'Von {{minimum}} bis {{maximum}}',
  edit: 'Parameter ändern',
  value: 'Wert',
  reset: 'Standard wiederherstellen',
  resetDone: '{{name}} steht wieder auf dem Standard',
  history: 'Verlauf',
  noHistory: 'Noch nie geändert.',
  change: '{{before}} → {{after}}',
  defaultWord: 'Standard',
  empty: 'nicht ausgefüllt',
  amounts: {
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahre',
    megabytes_one: '{{count}} MB',
    megabytes_other: '{{count}} MB',
    percent_one: '{{count}} %',
    percent_other: '{{count}} %',
    euro_one: '{{count}} €',
    euro_other: '{{count}} €',
  },
  units: { days: 'Tage', years: 'Jahre', megabytes: 'MB', percent: '%', euro: '€' },
  groups: {
    access: 'Zugang',
    uploads: 'Dateien',
    invitations: 'Aufforderungen',
    externalProvider: 'Externer Dienstleister',
    retention: 'Aufbewahrung',
    calculation: 'Berechnung',
  },
  names: {
    access: {
      registration: {
        name: 'Registrierung offen',
        text: 'Neue Personen können sich registrieren. Wer schon ein Konto hat, merkt davon nichts.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Größtes Dokument',
        text: 'So groß darf ein Titel, eine Abrechnung oder ein anderes Schriftstück sein.',
      },
      'largest-extract': {
        name: 'Größter Auszug',
        text: 'So groß darf ein Auszug aus der ZDP sein. Gilt, sobald Auszüge hochgeladen werden können.',
      },
    },
    invitations: {
      validity: {
        name: 'Gültigkeit einer Aufforderung',
        text: 'So viel Zeit kann eine Amtsstube einem Gläubiger höchstens geben, um mit seinem Code anzumelden. Ohne eigenes Datum gilt die gesetzliche Frist.',
      },
      reminder: {
        name: 'Erinnerung',
        text: 'So viele Tage vor dem Ende wird erinnert, wer noch nicht geantwortet hat. 0: keine Erinnerung.',
      },
      'document-view-validity': {
        name: 'Gültigkeit eines Dokumentcodes',
        text: 'So lange kann ein Empfänger ein versandtes Dokument mit seinem Code ansehen.',
      },
    },
    'external-provider': {
      name: { name: 'Name', text: 'Wer die Aufforderungen außerhalb der Plattform versendet.' },
      email: {
        name: 'E-Mail-Adresse',
        text: 'Dorthin geht die Nachricht, dass eine Aufforderung bereitsteht.',
      },
      url: {
        name: 'Webadresse',
        text: 'Wo der Dienstleister seine Arbeit tut. Das Menü einer Akte führt dorthin.',
      },
    },
    retention: {
      dossiers: {
        name: 'Abgeschlossene Akten',
        text: 'So lange wird eine bezahlte oder annullierte Akte aufbewahrt. Danach werden die personenbezogenen Daten gelöscht; siehe Wartung.',
      },
      'mail-texts': {
        name: 'Texte von E-Mails',
        text: 'So lange wird der Text einer versandten E-Mail oder eines Briefes aufbewahrt; dass sie versandt wurden, bleibt bekannt.',
      },
      extracts: {
        name: 'Unbenutzte Auszüge',
        text: 'So lange wird ein Auszug aufbewahrt, aus dem keine Akte entstanden ist. Gilt, sobald Auszüge hochgeladen werden können.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Alter der Einsichtnahme in die ZDP',
        text: 'Ist die Einsichtnahme älter, warnt die Berechnung.',
      },
      'costs-share': {
        name: 'Anteil der Kosten',
        text: 'Nehmen die Kosten mehr vom Saldo, warnt die Berechnung.',
      },
      'small-transfer': {
        name: 'Kleine Auszahlung',
        text: 'Erhält ein Gläubiger weniger, weist die Berechnung darauf hin.',
      },
    },
  },
  law: {
    title: 'Zahlen des Gesetzes',
    hint: 'Sie stehen im Gesetzesregister und sind hier nicht zu ändern. Eine Berechnung nimmt den Wert ihres eigenen Datums.',
    figure: 'Zahl',
    today: 'Heute',
    since: 'Seit',
    basis: 'Grundlage',
    confidence: 'Gewissheit',
    brackets: '{{count}} Stufen',
    unknown: 'nicht bekannt',
    confidences: { source: 'aus der Quelle', practice: 'Praxis', unverified: 'nicht geprüft' },
    reportedBy: 'laut {{who}}',
  },
};
