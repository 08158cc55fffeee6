import type { parameters as source } from '../nl/parameters.ts';
import type { Texts } from '../texts.ts';

export const parameters: Texts<typeof source> = {
  intro:
    'Ce que les administrateurs de la plateforme règlent eux-mêmes. Chaque modification s’applique aussitôt et reste dans l’historique.',
  columns: { name: 'Paramètre', value: 'Valeur', state: 'Statut' },
  state: { default: 'Par défaut', changed: 'Modifié' },
  changedBy: 'Modifié par {{name}} le {{moment}}',
  default: 'Par défaut\u00a0: {{value}}',
  bounds: 'De {{minimum}} à {{maximum}}',
  edit: 'Modifier le paramètre',
  value: 'Valeur',
  reset: 'Rétablir la valeur par défaut',
  resetDone: '{{name}} a repris sa valeur par défaut',
  history: 'Historique',
  noHistory: 'Jamais modifié.',
  defaultWord: 'par défaut',
  empty: 'non renseigné',
  amounts: {
    days_one: '{{count}} jour',
    days_other: '{{count}} jours',
    workingDays_one: '{{count}} jour ouvrable',
    workingDays_other: '{{count}} jours ouvrables',
    years_one: '{{count}} an',
    years_other: '{{count}} ans',
    megabytes_one: '{{count}} Mo',
    megabytes_other: '{{count}} Mo',
    percent_one: '{{count}}\u00a0%',
    percent_other: '{{count}}\u00a0%',
    euro_one: '{{count}}\u00a0€',
    euro_other: '{{count}}\u00a0€',
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
        text: 'De nouvelles personnes peuvent s’inscrire. Rien ne change pour les comptes existants.',
      },
    },
    uploads: {
      'largest-document': {
        name: 'Pièce la plus lourde',
        text: 'Taille maximale d’un titre, d’un décompte ou d’une autre pièce.',
      },
      'largest-extract': {
        name: 'Extrait le plus lourd',
        text: 'Taille maximale d’un extrait du FCA.',
      },
    },
    invitations: {
      validity: {
        name: 'Validité d’une invitation',
        text: 'Délai maximal qu’une étude peut accorder à un créancier pour déclarer avec son code. Sans date choisie, le délai légal s’applique.',
      },
      reminder: {
        name: 'Rappel',
        text: 'Nombre de jours avant la fin où un rappel est envoyé à qui n’a pas répondu. 0\u00a0: pas de rappel.',
      },
      'document-view-validity': {
        name: 'Validité d’un code de document',
        text: 'Durée pendant laquelle un destinataire peut consulter avec son code un document envoyé.',
      },
      'opening-is-receipt': {
        name: 'Ouvrir vaut accusé de réception',
        text: 'Qui ouvre le projet par le lien et une seconde preuve en accuse réception\u00a0: le délai de contredit court à partir du lendemain. Désactivez ceci si, selon vous, la loi exige une autre preuve\u00a0; les ouvertures sont alors seulement notées.',
      },
    },
    'external-provider': {
      name: { name: 'Nom', text: 'Qui invite les créanciers en dehors de la plateforme.' },
      email: { name: 'Adresse e-mail', text: 'Adresse à laquelle la mission d’inviter est envoyée.' },
      url: { name: 'Adresse web', text: 'Où le prestataire travaille. Le menu d’un dossier y mène.' },
    },
    retention: {
      dossiers: {
        name: 'Dossiers clôturés',
        text: 'Durée de conservation d’un dossier payé ou annulé. Ensuite, les données à caractère personnel sont effacées\u00a0; voir Maintenance.',
      },
      'mail-texts': {
        name: 'Textes des e-mails',
        text: 'Durée de conservation du texte d’un e-mail ou d’une lettre envoyés\u00a0; le fait de l’envoi reste connu.',
      },
      extracts: {
        name: 'Extraits',
        text: 'Durée de conservation d’un extrait qui a été lu. Ce qui en a été repris reste dans le dossier.',
      },
      readings: {
        name: 'Qui a ouvert quoi',
        text: 'Durée de conservation de la liste des personnes qui ont ouvert un document d’un dossier, et des demandes de personnes sur leurs propres données.',
      },
    },
    calculation: {
      'consultation-age': {
        name: 'Ancienneté de la consultation du FCA',
        text: 'Au-delà, le calcul affiche un avertissement.',
      },
      'costs-share': {
        name: 'Part des frais',
        text: 'Si les frais absorbent une plus grande part du solde, le calcul affiche un avertissement.',
      },
      'leap-years': {
        name: 'Années bissextiles',
        text: 'Si une année bissextile compte 366 jours pour le calcul des intérêts. D’habitude, chaque année en compte 365.',
      },
      'rate-civil': {
        name: 'Taux d’intérêt en matière civile',
        text: 'Nouveaux taux que le registre du droit ne connaît pas encore, tirés du Moniteur belge\u00a0: 2027-01-01 4,75. Chacun vaut jusqu’à la fin de son année\u00a0; ce que connaît le registre du droit prime.',
      },
      'rate-commercial': {
        name: 'Taux d’intérêt entre entreprises',
        text: 'Nouveaux taux que le registre du droit ne connaît pas encore, tirés du Moniteur belge\u00a0: 2027-01-01 4,75. Chacun vaut jusqu’à la fin de son semestre\u00a0; ce que connaît le registre du droit prime.',
      },
      'rate-tax': {
        name: 'Taux d’intérêt des impôts',
        text: 'Nouveaux taux annuels du SPF Finances, écrits comme ceux en matière civile.',
      },
      'rate-vat': {
        name: 'Taux d’intérêt de la TVA',
        text: 'Nouveaux taux annuels pour la TVA en retard, écrits comme ceux en matière civile.',
      },
      'small-transfer': {
        name: 'Petit paiement',
        text: 'Si un créancier reçoit moins, le calcul le signale.',
      },
    },
  },
  law: {
    title: 'Chiffres de la loi',
    hint: 'Ils figurent au registre du droit et ne se modifient pas ici. Un calcul prend la valeur à sa propre date.',
    figure: 'Chiffre',
    today: 'Aujourd’hui',
    since: 'Depuis',
    basis: 'Base légale',
    confidence: 'Fiabilité',
    brackets: '{{count}} tranches',
    unknown: 'inconnu',
    confidences: { source: 'de la source', practice: 'pratique', unverified: 'non vérifié' },
    reportedBy: 'selon {{who}}',
  },
};
