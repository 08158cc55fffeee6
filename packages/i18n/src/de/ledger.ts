import type { ledger as source } from '../nl/ledger.ts';
import type { Texts } from '../texts.ts';

export const ledger: Texts<typeof source> = {
  fileName: 'Eingänge und Verteilungen',
  sheets: {
    receipts: 'Eingänge',
    runs: 'Verteilungen',
    creditors: 'Gläubiger',
  },
  columns: {
    payer: 'Dritter',
    month: 'Monat',
    receivedOn: 'Eingegangen am',
    amount: 'Betrag',
    maintenanceOnly: 'Nur für Unterhalt',
    quota: 'Pfändbar nach unserer Berechnung',
    difference: 'Abweichung',
    fileNumber: 'Aktennummer',
    number: 'Nummer',
    receivedUntil: 'Eingegangen bis',
    interestUntil: 'Zinsen bis',
    received: 'Eingegangen',
    costs: 'Kosten',
    net: 'Für die Gläubiger',
    surplus: 'Für den Schuldner',
    creditor: 'Gläubiger',
    before: 'Geschuldet',
    allotted: 'Zugeteilt',
    after: 'Noch geschuldet',
  },
};
