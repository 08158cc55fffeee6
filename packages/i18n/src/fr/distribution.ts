import type { distribution as source } from '../nl/distribution.ts';
import type { Texts } from '../texts.ts';

export const distribution: Texts<typeof source> = {
  counting: {
    declared: 'Déclaré\u00a0: {{amount}}.',
    rejected: 'Non admis\u00a0: {{amount}} ({{reason}}).',
    reserved: 'Réservé\u00a0: {{amount}}.',
    reservedBecause: 'Réservé\u00a0: {{amount}} ({{reason}}).',
    interestRan:
      'Intérêts sur {{base}} du {{from}} au {{until}} inclus, {{stretches}}\u00a0: {{amount}} s’y ajoute.',
    oneDay: '1 jour à {{rate}}\u00a0%',
    days: '{{days}} jours à {{rate}}\u00a0%',
    paymentImputed:
      'Paiement de {{amount}} du {{date}}, imputé dans l’ordre de la loi ({{articles}})\u00a0: {{parts}}.',
    paidBeyond: 'Du paiement du {{date}}, {{amount}} dépasse ce qui était dû.',
    counted: '{{amount}} compte dans la répartition.',
  },
  standing: {
    lot: '{{place}} sur le lot {{lots}}',
    lots: '{{place}} sur les lots {{lots}}',
    lotShort: '{{place}} sur {{lots}}',
    without: 'sur le lot {{lots}}',
    place: { one: '{{number}}er', two: '{{number}}e', few: '{{number}}e', other: '{{number}}e' },
    ordinary: 'ordinaire',
    subordinated: 'subordonné',
  },
  ranks: {
    50: 'droit d’enregistrement',
    100: 'frais de justice',
    110: 'douane, entrepôt',
    120: 'prime',
    130: 'conservation',
    140: 'rétention, conservation',
    150: 'transporteur, hôtelier',
    151: 'gage avec dépossession',
    160: 'frais funéraires',
    165: 'vendeur, bailleur averti',
    168: 'récolte, outils',
    170: 'bailleur',
    180: 'réserve de propriété',
    190: 'vendeur',
    195: 'partie civile',
    200: 'sous-traitant',
    205: 'transporteur',
    210: 'gage, rétention',
    212: 'fonds de commerce, agricole',
    220: 'bailleur après le gage',
    240: 'conservation antérieure',
    250: 'cautionnement, fonds',
    300: 'dernière maladie',
    310: 'aliments',
    320: 'rémunérations',
    330: 'victime de violence',
    340: 'vacances, Inami',
    350: 'accidents du travail',
    360: 'ONSS, TVA, précompte',
    370: 'allocations familiales',
    375: 'Fonds de fermeture',
    380: 'cotisations au Fonds',
    390: 'petites entreprises',
    400: 'eaux de surface',
    405: 'fonds spéciaux',
    410: 'auteurs',
    420: 'fournitures de subsistance',
    430: 'autres impôts',
    440: 'polders, wateringues',
    450: 'fonds animaux, plantes',
    460: 'douane, environnement',
    470: 'expéditeur',
    480: 'taxes bruxelloises',
  },
  steps: {
    ownCosts: 'Frais propres à {{pool}}, rang {{rank}} ({{articles}}).',
    lotCosts:
      'Frais de {{pool}}, rang {{rank}} ({{articles}}), supportés en proportion de leur produit brut.',
    commonCosts:
      'Frais communs, rang {{rank}} ({{articles}}), à charge de toutes les sommes en proportion de leur produit brut.',
    maintenanceFromIncome:
      'Créance alimentaire, sur la quotité saisissable du revenu, avant tous les autres créanciers ({{articles}}).',
    maintenanceFromProtected:
      'Créance alimentaire, sur la partie protégée du revenu, ouverte à elle seule ({{articles}}).',
    assignment:
      'Cession du revenu, notifiée le {{notified}}, avant la saisie\u00a0: elle prime ceux qui ont saisi ensuite, sur ce que la créance alimentaire laisse de la quotité saisissable ({{articles}}).',
    specific: '{{privilege}}, sur {{pool}}, rang {{rank}} ({{articles}}).',
    general:
      '{{privilege}}, sur toutes les sommes en proportion de ce qui reste, rang {{rank}} ({{articles}}).',
    ordinary: 'Créance ordinaire (chirographaire), au marc le franc ({{articles}}).',
    subordinated: 'Créance subordonnée, après les créances ordinaires ({{articles}}).',
    creditorCosts:
      'Frais qu’un seul créancier supporte, rang {{rank}} ({{articles}}). Ils viennent en déduction de ce qui lui revient, non de la part des autres.',
    capped: 'Le privilège vaut jusqu’à {{limit}} ({{articles}})\u00a0; {{above}} est au-delà.',
    cappedTogether:
      'Le privilège vaut jusqu’à {{limit}} pour plusieurs créances ensemble ({{articles}}). {{share}} en revient à cette créance\u00a0; {{above}} est au-delà.',
    limited: 'Selon la déclaration, le privilège couvre au plus {{limit}}\u00a0; {{above}} est au-delà.',
    joinsOrdinary: '{{amount}} reste alors impayé et devient une créance ordinaire ({{articles}}).',
    reserved: '{{amount}} est réservé et consigné jusqu’à la décision sur la créance ({{articles}}).',
    partlyReserved:
      '{{reserved}} de la créance est réservé. Dans la même proportion, {{amount}} est consigné jusqu’à la décision ({{articles}}).',
    wholeDebt: 'La dette entière de {{debt}} est demandée à ce patrimoine.',
    partOfDebt:
      'De la dette de {{debt}}, {{amount}} est demandé à ce patrimoine\u00a0: le reste a déjà été payé par un patrimoine commun ou est la part d’un autre débiteur.',
    initialAmount:
      'Cette créance participe pour son montant initial de {{debt}} et reçoit au plus ce qui en reste dû\u00a0: {{amount}}.',
    solidaryCeiling:
      'Les débiteurs ne paient ensemble pas plus que ce qui est dû ({{articles}}). Ce patrimoine donne donc au plus {{amount}}, en proportion de ce que chaque patrimoine pouvait donner.',
    bearsCosts: '{{amount}} de cette somme va aux frais que ce créancier supporte seul ({{articles}}).',
    unpaid: '{{amount}} reste impayé.',
    unpaidHere: 'De cette somme, ce patrimoine ne paie pas {{amount}}.',
    nothingClaimed: 'Rien n’est réclamé.',
  },
  withoutPrivilege: {
    window:
      '{{amount}} est en dehors de la période couverte par le privilège et forme une créance ordinaire.',
    interest: '{{amount}} d’intérêts ne suit pas le privilège et forme une créance ordinaire.',
    penaltyClause: '{{amount}} de clause pénale ne suit pas le privilège et forme une créance ordinaire.',
    proceduralIndemnity:
      '{{amount}} d’indemnité de procédure ne suit pas le privilège et forme une créance ordinaire.',
    costs: '{{amount}} de frais du créancier ne suit pas le privilège et forme une créance ordinaire.',
    consumerLimit:
      '{{amount}} d’accessoires dépasse ce que couvre le gage d’un consommateur et forme une créance ordinaire.',
    securedElsewhere:
      'Ce que couvre le privilège n’est payé par préférence qu’une fois\u00a0: {{amount}} en vient d’un autre patrimoine et forme ici une créance ordinaire.',
    securedBefore:
      '{{amount}} a déjà été payé par préférence dans une répartition antérieure et n’est plus privilégié ici.',
  },
  results: {
    inFull: 'Réclamé {{claimed}}, disponible {{available}}\u00a0: attribué en totalité.',
    exhausted:
      'Réclamé {{claimed}}, disponible {{available}}\u00a0: {{allotted}} attribué, l’argent est épuisé.',
    proRata:
      'Il y a {{paid}} pour {{demanded}}, soit {{percent}}\u00a0%\u00a0: {{claimed}} donne {{exact}}, attribué {{allotted}} (arrondi {{rounding}}).',
    nothing: 'Réclamé {{claimed}}, mais il ne reste rien de disponible.',
  },
  remarks: {
    used: 'Les répartitions antérieures de la série en ont déjà payé {{used}}.',
    since: 'Le droit date du {{date}}.',
    concurrent:
      'Des créances au privilège général du même rang ont pris en même temps {{amount}} sur ce bien.',
    overLots:
      'La créance porte sur plusieurs biens. Elle demande {{demanded}} en proportion de ce qui reste sur chacun\u00a0: ce bien a {{available}} sur {{held}} et porte {{claimed}}.',
    fixed: 'L’huissier de justice a fixé ce que ce bien donne au plus\u00a0: {{reason}}',
    order: 'L’huissier de justice a fixé l’ordre\u00a0: {{reason}}',
  },
  circle: {
    question:
      'Sur {{pool}}, les règles de priorité forment un cercle que la loi ne résout pas. Fixez l’ordre et dites pourquoi.',
  },
  reasons: {
    claimAdded: 'Une créance de ce créancier a été ajoutée.',
    claimRemoved: 'Une créance de ce créancier a disparu.',
    amountChanged: 'Un montant réclamé par ce créancier a changé.',
    privilegeChanged: 'Le privilège, le bien ou la date d’une créance a changé.',
    reservationChanged: 'Une créance a été réservée ou libérée.',
    othersChanged: 'Des créances d’autres créanciers ont changé.',
    moneyChanged: 'Les sommes à répartir ont changé.',
    costsChanged: 'Les frais ont changé.',
    decisionChanged: 'L’huissier de justice a décidé autrement d’un rang ou d’un ordre.',
    dateChanged: 'La date qui détermine le droit applicable a changé.',
    lawOrEngineChanged: 'Le droit ou le mode de calcul a changé.',
  },
};
