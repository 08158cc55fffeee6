import type { claims as source } from '../nl/claims.ts';
import type { Texts } from '../texts.ts';

export const claims: Texts<typeof source> = {
  title: 'Créances',
  add: 'Ajouter une créance',
  addVerb: 'Ajouter la créance',
  editTitle: 'Modifier la créance',
  none: 'Aucune créance privilégiée\u00a0: tout le montant est une créance ordinaire.',
  automatic: 'Créance ordinaire',
  automaticHint: 'Calculée automatiquement\u00a0: ce qui reste du total',
  privileged: 'Dont privilégiées',
  total: 'Total réclamé',
  exceeds: 'Les créances dépassent ensemble de {{excess}} le montant total réclamé.',
  noPrivilege: 'Créance ordinaire avec pièce justificative',
  unknownPrivilege: 'Privilège inconnu',
  onAsset: 'sur {{asset}}',
  noAsset: 'pas encore liée à un bien',
  noProof: 'sans pièce justificative',
  rank: 'rang {{rank}}',
  hints: {
    assetDescription: 'Comme le créancier le désigne',
    assetId: 'Le bien grevé du privilège',
    since: 'Par exemple l’enregistrement du gage',
    limit: 'Par exemple le maximum convenu ou enregistré',
  },
  proof: {
    text: 'Chaque créance repose sur une pièce de la déclaration. Choisissez-la ou joignez-la.',
    upload: 'Joindre une pièce justificative',
    rest: 'Les autres champs apparaissent dès que la pièce justificative est choisie.',
  },
  types: {
    specific: 'Passe en premier sur le produit d’un bien déterminé.',
    general: 'Passe en premier sur tout l’argent à répartir.',
    chirographic: 'Partage en proportion avec les autres créances ordinaires (chirographaires).',
  },
  privilege: {
    basis: 'Base légale',
    limit: 'Plafond',
    limitPerClaim: 'Jusqu’à {{amount}} par créance. Au-delà, la créance est ordinaire.',
    limitPerCreditor: 'Jusqu’à {{amount}} par créancier. Au-delà, la créance est ordinaire.',
    limitOfCase:
      'Dépend de l’affaire. Indiquez le montant ci-dessous\u00a0; au-delà, la créance est ordinaire.',
    noLimit: 'Pas de plafond',
    period: 'En vigueur',
    periodFrom: 'depuis le {{from}}',
    periodUntil: 'jusqu’au {{until}} inclus',
    periodBetween: 'du {{from}} au {{until}} inclus',
    practice: 'Le rang de ce privilège résulte de la pratique, non du texte de la loi.',
    more: 'Que dit la loi\u00a0?',
    neutral: 'L’huissier de justice apprécie si vous avez un privilège. Choisissez celui que vous invoquez.',
  },
  removeTitle: 'Supprimer la créance\u00a0?',
  removeText:
    'La créance de {{amount}} disparaît. Son montant reste compris dans le total et compte alors comme créance ordinaire.',
  removeVerb: 'Supprimer la créance',
};
