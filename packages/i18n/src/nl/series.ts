/** Dossiers that follow each other, and the way to the next. */
export const series = {
  title: 'Reeks',
  open: {
    reserveDecided: 'Beslissing over een voorbehouden bedrag verdelen…',
    laterReceipt: 'Later ontvangen geld verdelen…',
  },
  text: {
    reserveDecided:
      'Er wordt een dossier met een eigen nummer geopend. De hele verdeling wordt opnieuw berekend op dezelfde massa; elk ontvangt het verschil met wat hij al ontving.',
    laterReceipt:
      'Er wordt een dossier met een eigen nummer geopend voor dit geld. Van elke schuldvordering gaat af wat al ontvangen werd.',
  },
  happenedOn: {
    reserveDecided: 'Dag van de beslissing',
    laterReceipt: 'Dag van ontvangst',
  },
  source: {
    reserveDecided: 'Beslissing (vonnis, akkoord)',
    laterReceipt: 'Herkomst van het geld',
  },
  interest: 'Interest van de Deposito- en Consignatiekas',
  ownCosts: 'Kosten van deze verdeling',
  ownCostsHint: 'Ze gaan alleen van het vrijgekomen geld af.',
  piece: 'Stuk van de beslissing',
  amount: 'Ontvangen bedrag',
  verb: 'Vervolgdossier openen',
  refused: 'Er is geen vervolgdossier geopend',
  done: 'Dossier {{number}} is geopend.',
  decisions: 'Voorbehouden bedragen',
  decided: 'Beslist: {{name}}, voorbehouden voor {{amount}}',
  admitted: 'Aanvaard voor',
  admittedHint: 'Nul als ze is afgewezen. Meer dan het voorbehouden bedrag telt niet mee.',
  keepsRank: 'Met het voorrecht waarvoor ze is voorbehouden',
};
