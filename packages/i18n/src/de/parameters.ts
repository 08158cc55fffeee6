import type { parameters as source } from '../nl/parameters.ts';
import type { Texts } from '../texts.ts';

export const parameters: Texts<typeof source> = {
  intro:
    'Was Plattformverwalter selbst einstellen. Jede Änderung gilt sofort und wird im Verlauf festgehalten.',
  columns: { name: 'Parameter', value: 'Wert', state: 'Status' },
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
  defaultWord: 'Standard',
  empty: 'nicht ausgefüllt',
  amounts: {
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    workingDays_one: '{{count}} Werktag',
    workingDays_other: '{{count}} Werktage',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahre',
    megabytes_one: '{{count}} MB',
    megabytes_other: '{{count}} MB',
    percent_one: '{{count}}\u00a0%',
    percent_other: '{{count}}\u00a0%',
    euro_one: '{{count}}\u00a0€',
    euro_other: '{{count}}\u00a0€',
  },
  units: { days: 'Tage', years: 'Jahre', megabytes: 'MB', percent: '%', euro: '€' },
  groups: {
    operator: 'Betreiber',
    access: 'Zugang',
    uploads: 'Dateien',
    invitations: 'Aufforderungen',
    externalProvider: 'Externer Dienstleister',
    retention: 'Aufbewahrung',
    calculation: 'Berechnung',
  },
  names: {
    operator: {
      name: {
        name: 'Name',
        text: 'Wer die Plattform betreibt. Steht in den Rechtstexten und in den Aufforderungen.',
      },
      address: { name: 'Adresse', text: 'Sitz des Betreibers.' },
      'enterprise-number': { name: 'Unternehmensnummer', text: 'Steht in den Rechtstexten.' },
      account: { name: 'Kontonummer', text: 'Konto für die Rechnungen der Plattform.' },
      'helpdesk-email': {
        name: 'E-Mail des Supports',
        text: 'Jede Meldung, die an den Support verweist, nennt diese Adresse.',
      },
      'helpdesk-phone': {
        name: 'Telefon des Supports',
        text: 'Steht neben der E-Mail-Adresse des Supports.',
      },
      'data-protection': {
        name: 'Kontaktstelle Datenschutz',
        text: 'E-Mail-Adresse für Fragen zu personenbezogenen Daten.',
      },
    },
    access: {
      registration: {
        name: 'Registrierung offen',
        text: 'Neue Personen können sich registrieren. Bestehende Benutzer sind davon nicht betroffen.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Größtes Dokument',
        text: 'So groß darf ein Titel, eine Abrechnung oder ein anderes Dokument sein.',
      },
      'largest-extract': {
        name: 'Größter Auszug',
        text: 'So groß darf ein Auszug aus der zentralen Datei der Meldungen sein.',
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
      'opening-is-receipt': {
        name: 'Öffnen gilt als Empfangsbestätigung',
        text: 'Wer den Entwurf mit dem Link und einem zweiten Nachweis öffnet, bestätigt damit den Empfang: Die Widerspruchsfrist läuft ab dem Tag danach. Schalten Sie dies aus, wenn das Gesetz Ihrer Ansicht nach einen anderen Nachweis verlangt; dann werden Öffnungen nur vermerkt.',
      },
    },
    'external-provider': {
      name: { name: 'Name', text: 'Wer die Aufforderungen außerhalb der Plattform versendet.' },
      email: {
        name: 'E-Mail-Adresse',
        text: 'Wird benachrichtigt, wenn eine Aufforderung bereitsteht.',
      },
      url: {
        name: 'Webadresse',
        text: 'Website des Dienstleisters. Das Menü einer Akte führt dorthin.',
      },
    },
    retention: {
      dossiers: {
        name: 'Abgeschlossene Akten',
        text: 'So lange wird eine bezahlte oder annullierte Akte aufbewahrt. Danach werden die personenbezogenen Daten gelöscht; siehe Wartung.',
      },
      'mail-texts': {
        name: 'Texte von E-Mails',
        text: 'So lange wird der Text einer versandten E-Mail oder eines Briefes aufbewahrt; der Nachweis des Versands bleibt.',
      },
      extracts: {
        name: 'Auszüge',
        text: 'So lange wird ein eingelesener Auszug aufbewahrt. Was daraus übernommen wurde, bleibt in der Akte.',
      },
      readings: {
        name: 'Wer was geöffnet hat',
        text: 'So lange bleibt aufbewahrt, wer welches Dokument einer Akte geöffnet hat, und was jemand zu den eigenen Daten gefragt hat.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Alter der Einsichtnahme in die zentrale Datei',
        text: 'Ist die Einsichtnahme älter, wird gewarnt.',
      },
      'costs-share': {
        name: 'Anteil der Kosten',
        text: 'Übersteigen die Kosten diesen Anteil am Saldo, wird gewarnt.',
      },
      'leap-years': {
        name: 'Schaltjahre',
        text: 'Ob ein Schaltjahr bei der Berechnung von Zinsen 366 Tage zählt. Üblich sind für jedes Jahr 365.',
      },
      'rate-civil': {
        name: 'Zinssatz in Zivilsachen',
        text: 'Neue Zinssätze, die das Rechtsregister noch nicht kennt, aus dem Belgischen Staatsblatt: 2027-01-01 4,75. Jeder gilt bis zum Ende seines Jahres; was das Rechtsregister kennt, geht vor.',
      },
      'rate-commercial': {
        name: 'Zinssatz zwischen Unternehmen',
        text: 'Neue Zinssätze, die das Rechtsregister noch nicht kennt, aus dem Belgischen Staatsblatt: 2027-01-01 4,75. Jeder gilt bis zum Ende seines Halbjahres; was das Rechtsregister kennt, geht vor.',
      },
      'rate-tax': {
        name: 'Zinssatz für Steuern',
        text: 'Neue jährliche Zinssätze des FÖD Finanzen, geschrieben wie jene in Zivilsachen.',
      },
      'rate-vat': {
        name: 'Zinssatz für die Mehrwertsteuer',
        text: 'Neue jährliche Zinssätze für rückständige Mehrwertsteuer, geschrieben wie jene in Zivilsachen.',
      },
      'small-transfer': {
        name: 'Kleine Auszahlung',
        text: 'Erhält ein Gläubiger weniger, wird darauf hingewiesen.',
      },
    },
  },
  law: {
    title: 'Zahlen des Gesetzes',
    hint: 'Diese Zahlen stehen im Rechtsregister und können hier nicht geändert werden. Für eine Berechnung gilt der Wert ihres eigenen Datums.',
    figure: 'Zahl',
    today: 'Heute',
    since: 'Seit',
    basis: 'Gesetzliche Grundlage',
    confidence: 'Verlässlichkeit',
    brackets: '{{count}} Stufen',
    unknown: 'nicht bekannt',
    confidences: { source: 'aus der Quelle', practice: 'Praxis', unverified: 'nicht geprüft' },
    reportedBy: 'laut {{who}}',
  },
};
