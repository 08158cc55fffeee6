import type { series as source } from '../nl/series.ts';
import type { Texts } from '../texts.ts';

export const series: Texts<typeof source> = {
  title: 'Série',
  open: {
    reserveDecided: 'Répartir après une décision sur un montant réservé…',
    laterReceipt: 'Répartir une somme reçue ultérieurement…',
  },
  text: {
    reserveDecided:
      'Un dossier est ouvert sous son propre numéro. Toute la répartition est recalculée sur la même masse\u00a0; chacun reçoit la différence avec ce qu’il a déjà reçu.',
    laterReceipt:
      'Un dossier est ouvert sous son propre numéro pour cette somme. De chaque créance est déduit ce qui a déjà été reçu.',
  },
  happenedOn: {
    reserveDecided: 'Jour de la décision',
    laterReceipt: 'Jour de la réception',
  },
  source: {
    reserveDecided: 'Décision (jugement, accord)',
    laterReceipt: 'Origine de la somme',
  },
  interest: 'Intérêts de la Caisse des Dépôts et Consignations',
  ownCosts: 'Frais de cette répartition',
  ownCostsHint: 'Ils ne sont prélevés que sur le montant libéré.',
  piece: 'Pièce de la décision',
  amount: 'Montant reçu',
  verb: 'Ouvrir le dossier de suite',
  refused: 'Aucun dossier de suite n’a été ouvert',
  done: 'Le dossier {{number}} est ouvert.',
  decisions: 'Montants réservés',
  decided: 'Décidé\u00a0: {{name}}, montant réservé de {{amount}}',
  admitted: 'Admis pour',
  admittedHint: 'Zéro si la créance est rejetée. Ce qui dépasse le montant réservé ne compte pas.',
  keepsRank: 'Avec le privilège pour lequel elle est réservée',
};
