import type { distribution as source } from '../nl/distribution.ts';
import type { Texts } from '../texts.ts';

export const distribution: Texts<typeof source> = {
  steps: {
    ownCosts: 'Frais propres à {{pool}}, rang {{rank}} ({{articles}}).',
    commonCosts:
      'Frais communs, rang {{rank}} ({{articles}}), à charge de toutes les sommes en proportion de leur produit brut.',
    maintenanceFromIncome:
      'Créance alimentaire, sur la quotité saisissable du revenu, avant tous les autres créanciers ({{articles}}).',
    maintenanceFromProtected:
      'Créance alimentaire, sur la partie protégée du revenu, ouverte à elle seule ({{articles}}).',
    specific: '{{privilege}}, sur {{pool}}, rang {{rank}} ({{articles}}).',
    general:
      '{{privilege}}, sur toutes les sommes en proportion de ce qui reste, rang {{rank}} ({{articles}}).',
    ordinary: 'Créance ordinaire (chirographaire), au marc le franc ({{articles}}).',
    subordinated: 'Créance subordonnée, après les créances ordinaires ({{articles}}).',
    capped: 'Le privilège vaut jusqu’à {{limit}} ({{articles}})\u00a0; {{above}} est au-delà.',
    limited: 'Selon la déclaration, le privilège couvre au plus {{limit}}\u00a0; {{above}} est au-delà.',
    joinsOrdinary: '{{amount}} reste alors impayé et devient une créance ordinaire ({{articles}}).',
    reserved: '{{amount}} est réservé et consigné jusqu’à la décision sur la créance ({{articles}}).',
    unpaid: '{{amount}} reste impayé.',
    nothingClaimed: 'Rien n’est réclamé.',
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
    since: 'Le droit date du {{date}}.',
    concurrent:
      'Des créances au privilège général du même rang ont pris en même temps {{amount}} sur ce bien.',
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
