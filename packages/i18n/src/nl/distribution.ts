import type { DifferenceReason } from '@prorata/domain/distribution/diff';
import type { StepKind } from '@prorata/domain/distribution/explain-line';

/** The story of an amount, sentence by sentence. A step or a reason without a phrase does not compile. */
export const distribution = {
  steps: {
    ownCosts: 'Eigen kosten van {{pool}}, rang {{rank}} ({{articles}}).',
    commonCosts:
      'Gemeenschappelijke kosten, rang {{rank}} ({{articles}}), ten laste van alle gelden naar verhouding van hun bruto-opbrengst.',
    maintenanceFromIncome:
      'Onderhoudsgeld uit het beslagbare deel van het inkomen, vóór alle andere schuldeisers ({{articles}}).',
    maintenanceFromProtected:
      'Onderhoudsgeld uit het beschermde deel van het inkomen, dat alleen daarvoor openstaat ({{articles}}).',
    specific: '{{privilege}}, op {{pool}}, rang {{rank}} ({{articles}}).',
    general: '{{privilege}}, op alle gelden naar verhouding van wat er rest, rang {{rank}} ({{articles}}).',
    ordinary: 'Gewone schuldvordering, naar evenredigheid ({{articles}}).',
    subordinated: 'Achtergestelde schuldvordering, na de gewone ({{articles}}).',
    capped: 'Het voorrecht geldt tot {{limit}} ({{articles}}); {{above}} valt erbuiten.',
    limited: 'Het voorrecht dekt volgens de aangifte ten hoogste {{limit}}; {{above}} valt erbuiten.',
    joinsOrdinary: '{{amount}} is dan nog onbetaald en wordt een gewone schuldvordering ({{articles}}).',
    reserved:
      '{{amount}} is gereserveerd en wordt geconsigneerd tot over de schuldvordering is beslist ({{articles}}).',
    unpaid: '{{amount}} blijft onbetaald.',
    nothingClaimed: 'Er is niets gevorderd.',
  } satisfies Record<StepKind, string>,
  results: {
    inFull: 'Gevorderd {{claimed}}, beschikbaar {{available}}: volledig toegekend.',
    exhausted:
      'Gevorderd {{claimed}}, beschikbaar {{available}}: {{allotted}} toegekend, daarmee is het geld op.',
    proRata:
      'Er is {{paid}} voor {{demanded}}, dat is {{percent}}\u00a0%: {{claimed}} geeft {{exact}}, toegekend {{allotted}} (afronding {{rounding}}).',
    nothing: 'Gevorderd {{claimed}}, maar er is niets meer beschikbaar.',
  },
  remarks: {
    since: 'Het recht dateert van {{date}}.',
    concurrent:
      'Algemeen bevoorrechte schuldvorderingen van dezelfde rang namen tegelijk {{amount}} uit dit goed.',
    order: 'De gerechtsdeurwaarder bepaalde de volgorde: {{reason}}',
  },
  circle: {
    question:
      'Op {{pool}} vormen de voorrangsregels een cirkel waarop de wet geen antwoord geeft. Bepaal de volgorde en zeg waarom.',
  },
  reasons: {
    claimAdded: 'Een schuldvordering van deze schuldeiser is toegevoegd.',
    claimRemoved: 'Een schuldvordering van deze schuldeiser is weggevallen.',
    amountChanged: 'Een gevorderd bedrag van deze schuldeiser is gewijzigd.',
    privilegeChanged: 'Het voorrecht, het goed of de datum van een schuldvordering is gewijzigd.',
    reservationChanged: 'Een schuldvordering is gereserveerd of vrijgegeven.',
    othersChanged: 'Schuldvorderingen van andere schuldeisers zijn gewijzigd.',
    moneyChanged: 'De te verdelen gelden zijn gewijzigd.',
    costsChanged: 'De kosten zijn gewijzigd.',
    decisionChanged: 'De gerechtsdeurwaarder besliste anders over een rang of een volgorde.',
    dateChanged: 'De datum die het toepasselijke recht bepaalt is gewijzigd.',
    lawOrEngineChanged: 'Het recht of de rekenwijze is gewijzigd.',
  } satisfies Record<DifferenceReason, string>,
} as const;
