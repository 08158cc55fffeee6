import type { series as source } from '../nl/series.ts';
import type { Texts } from '../texts.ts';

export const series: Texts<typeof source> = {
  title: 'Reihe',
  open: {
    reserveDecided: 'Nach Entscheidung über einen vorbehaltenen Betrag verteilen\u00a0…',
    laterReceipt: 'Später eingegangenes Geld verteilen\u00a0…',
  },
  text: {
    reserveDecided:
      'Es wird eine Akte mit eigener Nummer eröffnet. Die ganze Verteilung wird auf derselben Masse neu berechnet; jeder erhält den Unterschied zu dem, was er bereits erhalten hat.',
    laterReceipt:
      'Für dieses Geld wird eine Akte mit eigener Nummer eröffnet. Von jeder Forderung geht ab, was bereits erhalten wurde.',
  },
  happenedOn: {
    reserveDecided: 'Tag der Entscheidung',
    laterReceipt: 'Tag des Eingangs',
  },
  source: {
    reserveDecided: 'Entscheidung (Urteil, Einigung)',
    laterReceipt: 'Herkunft des Geldes',
  },
  interest: 'Zinsen der Depositen- und Konsignationskasse',
  ownCosts: 'Kosten dieser Verteilung',
  ownCostsHint: 'Sie gehen nur vom frei gewordenen Geld ab.',
  piece: 'Dokument der Entscheidung',
  amount: 'Eingegangener Betrag',
  verb: 'Folgeakte eröffnen',
  refused: 'Es wurde keine Folgeakte eröffnet',
  done: 'Akte {{number}} ist eröffnet.',
  decisions: 'Vorbehaltene Beträge',
  decided: 'Entschieden: {{name}}, vorbehalten für {{amount}}',
  admitted: 'Zugelassen für',
  admittedHint: 'Null, wenn sie abgewiesen ist. Mehr als der vorbehaltene Betrag zählt nicht.',
  keepsRank: 'Mit dem Vorrecht, für das sie vorbehalten ist',
};
