import type { invoicing as source } from '../nl/invoicing.ts';
import type { Texts } from '../texts.ts';

export const invoicing: Texts<typeof source> = {
  filters: {
    organization: 'Amtsstube',
    allOrganizations: 'Alle Amtsstuben',
    month: 'Rechnungsmonat',
    search: 'Nach Akte oder Empfänger filtern',
  },
  export: {
    act: 'Nach Excel exportieren',
    failed: 'Der Export ist fehlgeschlagen',
  },
  workbook: {
    fileName: 'Fakturierung',
    summary: 'Übersicht',
  },
  none: 'Keine Transaktionen für die gewählten Filter.',
  noneText: 'Wählen Sie einen anderen Monat oder eine andere Amtsstube.',
  sums: {
    transactions: 'Transaktionen',
    discounts: 'Nachlässe',
    total: 'Gesamt ohne MwSt.',
  },
  totals: {
    title: 'Summen',
    hint: 'Beträge in Euro, ohne MwSt.',
    total: 'Gesamt',
    all: 'Alle Amtsstuben',
    number: 'Anzahl',
    times: '{{number}} ×',
  },
  kinds: {
    creation: 'Anlegen',
    registeredLetterPort: 'Einschreiben',
    emailPort: 'E-Mails',
    analysis: 'Analysen',
    discount: 'Nachlass',
  },
  events: {
    creation: 'Anlegen',
    registeredLetterPort: 'Einschreiben',
    emailPort: 'E-Mail',
    analysis: 'Analyse',
  },
  transactions: 'Transaktionen',
  transactionCount_one: '{{count}} Transaktion',
  transactionCount_other: '{{count}} Transaktionen',
  grouped: 'nach Amtsstube',
  discountOf: '{{percentage}} Nachlass',
  columns: {
    organizationName: 'Amtsstube',
    event: 'Vorgang',
    extraInfo: 'Für',
    transactionDate: 'Datum',
    price: 'Preis',
    discount: 'Nachlass',
    amount: 'Betrag',
    dossierNumber: 'Akte',
    defendant: 'Schuldner',
    dateCreated: 'Erfasst am',
    dossierCreatedOn: 'Akte angelegt',
    firstInvitationDate: 'Erste Aufforderung',
    lastCalculationDate: 'Letzte Berechnung',
  },
  home: {
    title: 'Der laufende Monat',
    link: 'Zur Fakturierung',
  },
};
