import type { parameters as source } from '../nl/parameters.ts';
import type { Texts } from '../texts.ts';

export const parameters: Texts<typeof source> = {
  intro:
    'Ce que les administrateurs de la plateforme règlent eux-mêmes. Chaque modification vaut aussitôt et est conservée.',
  columns: { name: 'Paramètre', value: 'Valeur', state: 'État' },
  state: { default: 'Par défaut', changed: 'Modifié' },
  changedBy: 'Modifié par {{name}} le {{moment}}',
  default: 'Par défaut : {{value}}',
  bounds: 'De {{minimum}} à {{maximum}}',
  edit: 'Modifier le paramètre',
  value: 'Valeur',
  reset: 'Rétablir la valeur par défaut',
  resetDone: '{{name}} a repris sa valeur par défaut',
  history: 'Historique',
  noHistory: 'Jamais modifié.',
  change: '{{before}} → {{after}}',
  defaultWord: 'par défaut',
  empty: 'non rempli',
  amounts: {
    days_one: '{{count}} jour',
    days_other: '{{count}} jours',
    years_one: '{{count}} an',
    years_other: '{{count}} ans',
    megabytes_one: '{{count}} Mo',
    megabytes_other: '{{count}} Mo',
    percent_one: '{{count}} %',
    percent_other: '{{count}} %',
    euro_one: '{{count}} €',
    euro_other: '{{count}} €',
  },
  units: { days: 'jours', years: 'ans', megabytes: 'Mo', percent: '%', euro: '€' },
  groups: {
    operator: 'Exploitant',
    access: 'Accès',
    uploads: 'Fichiers',
    invitations: 'Invitations',
    externalProvider: 'Prestataire externe',
    retention: 'Conservation',
    calculation: 'Calcul',
  },
  names: {
    operator: {
      name: {
        name: 'Nom',
        text: 'Qui exploite la plateforme. Figure dans les textes juridiques et les invitations.',
      },
      address: { name: 'Adresse', text: 'Siège de l’exploitant.' },
      'enterprise-number': { name: 'Numéro d’entreprise', text: 'Figure dans les textes juridiques.' },
      account: { name: 'Numéro de compte', text: 'Sur lequel les factures de la plateforme sont payées.' },
      'helpdesk-email': {
        name: 'E-mail de l’assistance',
        text: 'Chaque message qui renvoie à l’assistance mentionne cette adresse.',
      },
      'helpdesk-phone': {
        name: 'Téléphone de l’assistance',
        text: 'Figure à côté de l’adresse e-mail de l’assistance.',
      },
      'data-protection': {
        name: 'Contact protection des données',
        text: 'Adresse e-mail pour les questions sur les données personnelles.',
      },
    },
    access: {
      registration: {
        name: 'Inscription ouverte',
        text: 'De nouvelles personnes peuvent s’inscrire. Rien ne change pour qui a déjà un compte.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Document le plus lourd',
        text: 'La taille permise pour un titre, un décompte ou une autre pièce.',
      },
      'largest-extract': {
        name: 'Extrait le plus lourd',
        text: 'La taille permise pour un extrait du FCA. Vaut dès que des extraits peuvent être chargés.',
      },
    },
    invitations: {
      validity: {
        name: 'Validité d’une invitation',
        text: 'Le plus de temps qu’une étude peut laisser à un créancier pour déclarer avec son code. Sans date choisie, le délai légal s’applique.',
      },
      reminder: {
        name: 'Rappel',
        text: 'Autant de jours avant la fin, qui n’a pas encore répondu reçoit un rappel. 0 : pas de rappel.',
      },
      'document-view-validity': {
        name: 'Validité d’un code de document',
        text: 'Aussi longtemps, un destinataire peut consulter avec son code un document envoyé.',
      },
    },
    'external-provider': {
      name: { name: 'Nom', text: 'Qui envoie les invitations en dehors de la plateforme.' },
      email: { name: 'Adresse e-mail', text: 'Là arrive le message qu’une invitation est prête.' },
      url: { name: 'Adresse web', text: 'Où le prestataire fait son travail. Le menu d’un dossier y mène.' },
    },
    retention: {
      dossiers: {
        name: 'Dossiers clôturés',
        text: 'Aussi longtemps un dossier payé ou annulé est conservé. Ensuite, les données à caractère personnel sont effacées\u00a0; voir Maintenance.',
      },
      'mail-texts': {
        name: 'Textes des e-mails',
        text: 'Aussi longtemps le texte d’un e-mail ou d’une lettre envoyés est conservé\u00a0; le fait de l’envoi reste connu.',
      },
      extracts: {
        name: 'Extraits inutilisés',
        text: 'Aussi longtemps est conservé un extrait dont aucun dossier n’est issu. Vaut dès que des extraits peuvent être chargés.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Âge de la consultation du FCA',
        text: 'Si la consultation est plus ancienne, le calcul avertit.',
      },
      'costs-share': {
        name: 'Part des coûts',
        text: 'Si les coûts prennent plus du solde, le calcul avertit.',
      },
      'small-transfer': {
        name: 'Petit paiement',
        text: 'Si un créancier reçoit moins, le calcul le signale.',
      },
    },
  },
  law: {
    title: 'Chiffres de la loi',
    hint: 'Ils figurent au registre de la loi et ne se modifient pas ici. Un calcul prend la valeur à sa propre date.',
    figure: 'Chiffre',
    today: 'Aujourd’hui',
    since: 'Depuis',
    basis: 'Fondement',
    confidence: 'Certitude',
    brackets: '{{count}} tranches',
    unknown: 'inconnu',
    confidences: { source: 'de la source', practice: 'pratique', unverified: 'non vérifié' },
    reportedBy: 'selon {{who}}',
  },
};
