import type { series as source } from '../nl/series.ts';
import type { Texts } from '../texts.ts';

export const series: Texts<typeof source> = {
  title: 'Series',
  open: {
    reserveDecided: 'Distribute after a decision on a reserved amount…',
    laterReceipt: 'Distribute money received later…',
  },
  text: {
    reserveDecided:
      'A dossier with its own number is opened. The whole distribution is calculated anew on the same estate; everyone receives the difference with what they have already received.',
    laterReceipt:
      'A dossier with its own number is opened for this money. What has already been received is taken off each claim.',
  },
  happenedOn: {
    reserveDecided: 'Day of the decision',
    laterReceipt: 'Day of receipt',
  },
  source: {
    reserveDecided: 'Decision (judgment, agreement)',
    laterReceipt: 'Origin of the money',
  },
  interest: 'Interest from the Deposit and Consignment Office',
  ownCosts: 'Costs of this distribution',
  ownCostsHint: 'They come off the released money alone.',
  piece: 'Document of the decision',
  amount: 'Amount received',
  verb: 'Open follow-up dossier',
  refused: 'No follow-up dossier has been opened',
  done: 'Dossier {{number}} has been opened.',
  decisions: 'Reserved amounts',
  decided: 'Decided: {{name}}, reserved for {{amount}}',
  admitted: 'Admitted for',
  admittedHint: 'Zero when it is rejected. More than the amount reserved does not count.',
  keepsRank: 'With the privilege for which it is reserved',
};
