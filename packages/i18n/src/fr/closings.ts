import type { closings as source } from '../nl/closings.ts';
import type { Texts } from '../texts.ts';

export const closings: Texts<typeof source> = {
  title: 'Après le paiement',
  closed: 'Payé le {{date}}.',
  deficit: 'Toutes les créances admises ne sont pas payées intégralement\u00a0: signalez le solde impayé.',
  noDeficit: 'Il n’y a pas de solde impayé.',
  article: 'Art. {{articles}} C. jud.',
  practice: 'Usage de l’étude',
  noTerm: 'Aucun délai dans la loi\u00a0: faites-le sans attendre',
  until: 'Au plus tard le {{date}}',
  doneBy: 'Accompli par {{name}} le {{date}}',
  sentBy: 'Lettre envoyée par {{name}} le {{date}}',
  reference: 'Référence\u00a0: {{reference}}',
  byHand:
    'L’adresse n’est pas lisible pour la poste\u00a0: envoyez cette lettre vous-même, puis cochez la tâche.',
  showText: 'Afficher le texte',
  hideText: 'Masquer le texte',
  copy: 'Copier le texte',
  copied: 'Copié',
  send: {
    open: 'Envoyer les lettres…',
    title: 'Envoyer les lettres par recommandé\u00a0?',
    done: 'Les lettres partent.',
  },
  finish: {
    text: 'Indiquez le numéro sous lequel vous le retrouverez, comme celui de l’avis ou du dépôt.',
    verb: 'Noter comme accompli',
    done: 'La tâche est notée.',
  },
  certificates: {
    title: 'Attestations aux créanciers',
    text: 'Ce que chaque créancier a déclaré et reçu, dans la langue du créancier.',
    download: 'Attestation',
    of: 'Attestation\u00a0: {{name}}',
  },
  sums: {
    declared: 'Déclaré',
    admitted: 'Admis',
    paid: 'Payé',
    kept: 'Non transmis',
    unpaid: 'Non payé',
  },
};
