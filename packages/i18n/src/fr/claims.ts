import type { claims as source } from '../nl/claims.ts';
import type { Texts } from '../texts.ts';

export const claims: Texts<typeof source> = {
  title: 'Créances',
  add: 'Ajouter une créance',
  addVerb: 'Ajouter la créance',
  editTitle: 'Modifier la créance',
  none: 'Aucune créance privilégiée : tout le montant est chirographaire.',
  automatic: 'Créance chirographaire',
  automaticHint: 'Calculée automatiquement : ce qui reste du total',
  privileged: 'Dont privilégié',
  total: 'Total réclamé',
  exceeds: 'Les créances dépassent ensemble de {{excess}} le montant total réclamé.',
  noPrivilege: 'Créance chirographaire avec pièce',
  unknownPrivilege: 'Privilège inconnu',
  onAsset: 'sur {{asset}}',
  noAsset: 'pas encore liée à un bien',
  noProof: 'sans pièce justificative',
  rank: 'rang {{rank}}',
  hints: {
    assetDescription: 'Tel que le créancier le nomme',
    assetId: 'Dont le produit sert à cette créance',
    since: 'Par exemple l’enregistrement du gage',
    limit: 'Tel que le maximum convenu ou enregistré',
    isReserved:
      'Saisie conservatoire sans titre exécutoire : la créance compte et son montant est consigné (art. 1628 C. jud.).',
  },
  proof: {
    text: 'Chaque créance repose sur un document de la déclaration. Choisissez-le ou joignez-le.',
    upload: 'Joindre une pièce',
    rest: 'Le reste de la créance apparaît dès que la pièce est choisie.',
  },
  types: {
    specific: 'Passe en premier sur le produit d’un bien déterminé.',
    general: 'Passe en premier sur tout l’argent à distribuer.',
    chirographic: 'Partage en proportion avec les autres créances chirographaires.',
  },
  privilege: {
    basis: 'Base légale',
    limit: 'Limite',
    limitPerClaim: 'Jusqu’à {{amount}} par créance. Le surplus est chirographaire.',
    limitPerCreditor: 'Jusqu’à {{amount}} par créancier. Le surplus est chirographaire.',
    limitOfCase: 'Dépend de l’affaire. Indiquez le montant ci-dessous ; le surplus est chirographaire.',
    noLimit: 'Pas de limite de montant',
    period: 'En vigueur',
    periodFrom: 'depuis le {{from}}',
    periodUntil: 'jusqu’au {{until}} inclus',
    periodBetween: 'du {{from}} au {{until}} inclus',
    practice: 'Le rang de ce privilège résulte de la pratique, non du texte de la loi.',
    neutral:
      'L’huissier de justice apprécie si un privilège revient au créancier. Choisissez celui que vous invoquez.',
  },
  removeTitle: 'Supprimer la créance ?',
  removeText:
    'La créance de {{amount}} disparaît. Son montant reste compris dans le total et compte alors comme chirographaire.',
  removeVerb: 'Supprimer la créance',
};
