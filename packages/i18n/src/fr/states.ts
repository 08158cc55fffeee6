import type { states as source } from '../nl/states.ts';
import type { Texts } from '../texts.ts';

export const states: Texts<typeof source> = {
  loading: 'Un instant',
  explain: 'Explication\u00a0: {{field}}',
  undo: 'Annuler cette action',
  undone: 'Action annulée',
  notUndone: 'L’action n’est pas annulée',
  retry: 'Réessayer',
  back: 'Retour',
  requestId: 'Référence pour l’assistance',
  loadFailed: 'Le chargement a échoué',
  nothingFound: 'Aucun résultat avec ces filtres',
  clearFilters: 'Effacer les filtres',
  readOnly: 'Lecture seule',
  conflict: {
    changedBy: '{{name}} a modifié ces données le {{moment}}',
    changed: '{{name}} a modifié ces données entre-temps',
    someone: 'Une autre personne',
    change: '{{field}}\u00a0: de {{before}} à {{after}}.',
    notSaved: 'Votre modification n’est pas encore enregistrée.',
    loadNewest: 'Charger la dernière version',
    redoMine: 'Réappliquer ma modification',
  },
  statement: {
    notValidated: 'À vérifier',
    validated: 'Validée',
    invalid: 'Rejetée',
    late: 'tardive',
    contested: 'contestée',
  },
  addressee: {
    unsent: 'Non envoyé',
    waiting: 'En attente du service',
    handedOver: 'Envoyé',
    failed: 'Échec',
    setAside: 'Mis de côté',
  },
  result: {
    actual: 'À jour',
    outdated: 'Plus à jour',
    signed: 'Signé',
    voided: 'Annulé',
    replaced: 'Remplacé',
  },
  claim: { costs: 'Frais', surplus: 'Surplus', reserved: 'Réservé', automatic: 'automatique' },
};
