import type { invoicing as source } from '../nl/invoicing.ts';
import type { Texts } from '../texts.ts';

export const invoicing: Texts<typeof source> = {
  filters: {
    organization: 'Étude',
    allOrganizations: 'Toutes les études',
    month: 'Mois de facturation',
    search: 'Filtrer par dossier ou destinataire',
  },
  export: {
    act: 'Exporter vers Excel',
    failed: 'L’exportation a échoué',
  },
  workbook: {
    fileName: 'Facturation',
    summary: 'Aperçu',
  },
  none: 'Aucune transaction pour les filtres choisis.',
  noneText: 'Choisissez un autre mois ou une autre étude.',
  sums: {
    transactions: 'Transactions',
    discounts: 'Remises',
    total: 'Total hors TVA',
  },
  totals: {
    title: 'Totaux',
    hint: 'montants en euros, hors TVA',
    total: 'Total',
    all: 'Toutes les études',
    number: 'nombre',
    times: '{{number}} ×',
  },
  kinds: {
    creation: 'Création',
    registeredLetterPort: 'Lettres recommandées',
    emailPort: 'E-mails',
    analysis: 'Analyses',
    discount: 'Remise',
  },
  events: {
    creation: 'Création',
    registeredLetterPort: 'Lettre recommandée',
    emailPort: 'E-mail',
    analysis: 'Analyse',
  },
  transactions: 'Transactions',
  transactionCount_one: '{{count}} transaction',
  transactionCount_other: '{{count}} transactions',
  grouped: 'par étude',
  discountOf: 'remise de {{percentage}}',
  columns: {
    organizationName: 'Étude',
    event: 'Événement',
    extraInfo: 'Pour',
    transactionDate: 'Date',
    price: 'Prix',
    discount: 'Remise',
    amount: 'Montant',
    dossierNumber: 'Dossier',
    defendant: 'Débiteur',
    dateCreated: 'Enregistrée le',
    dossierCreatedOn: 'Dossier créé',
    firstInvitationDate: 'Première invitation',
    lastCalculationDate: 'Dernier calcul',
  },
  home: {
    title: 'Le mois en cours',
    link: 'Vers la facturation',
  },
};
