import type { ledger as source } from '../nl/ledger.ts';
import type { Texts } from '../texts.ts';

export const ledger: Texts<typeof source> = {
  fileName: 'Encaissements et répartitions',
  sheets: {
    receipts: 'Encaissements',
    runs: 'Répartitions',
    creditors: 'Créanciers',
  },
  columns: {
    payer: 'Tiers',
    month: 'Mois',
    receivedOn: 'Reçu le',
    amount: 'Montant',
    maintenanceOnly: 'Pour les aliments seulement',
    quota: 'Saisissable selon notre calcul',
    difference: 'Différence',
    fileNumber: 'Numéro de dossier',
    number: 'Numéro',
    receivedUntil: 'Reçu jusqu’au',
    interestUntil: 'Intérêts jusqu’au',
    received: 'Reçu',
    costs: 'Frais',
    net: 'Pour les créanciers',
    surplus: 'Pour le débiteur',
    creditor: 'Créancier',
    before: 'Dû',
    allotted: 'Attribué',
    after: 'Reste dû',
  },
};
