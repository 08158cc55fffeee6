import type { DifferenceReason } from '@prorata/domain/distribution/diff';
import type { StepKind } from '@prorata/domain/distribution/explain-line';
import type { OrdinaryBecause } from '@prorata/domain/distribution/input';

/** The story of an amount, sentence by sentence. A step or a reason without a phrase does not compile. */
export const distribution = {
  counting: {
    declared: 'Aangegeven: {{amount}}.',
    rejected: 'Niet aanvaard: {{amount}} ({{reason}}).',
    reserved: 'Voorbehouden: {{amount}}.',
    reservedBecause: 'Voorbehouden: {{amount}} ({{reason}}).',
    interestRan:
      'Interest op {{base}} van {{from}} tot en met {{until}}, {{stretches}}: {{amount}} komt erbij.',
    oneDay: '1 dag tegen {{rate}}\u00a0%',
    days: '{{days}} dagen tegen {{rate}}\u00a0%',
    paymentImputed:
      'Betaling van {{amount}} op {{date}}, toegerekend in de wettelijke volgorde ({{articles}}): {{parts}}.',
    paidBeyond: 'Van de betaling van {{date}} overschrijdt {{amount}} wat verschuldigd was.',
    counted: 'In de verdeling telt {{amount}} mee.',
  },
  /** Where a creditor stands: its place on lots, the general rank by its short name, or none. */
  standing: {
    lot: '{{place}} op kavel {{lots}}',
    lots: '{{place}} op kavels {{lots}}',
    lotShort: '{{place}} op {{lots}}',
    without: 'op kavel {{lots}}',
    place: { one: '{{number}}e', two: '{{number}}e', few: '{{number}}e', other: '{{number}}e' },
    ordinary: 'gewoon',
    subordinated: 'achtergesteld',
  },
  /** The ranks of the scale by a name short enough for a table; the scale itself is never shown. */
  ranks: {
    50: 'registratierecht',
    100: 'gerechtskosten',
    110: 'douane, entrepot',
    120: 'premie',
    130: 'behoud',
    140: 'retentie, behoud',
    150: 'vervoerder, hotel',
    151: 'pand met bezit',
    160: 'begrafenis',
    165: 'verkoper, verwittigd',
    168: 'oogst, gereedschap',
    170: 'verhuurder',
    180: 'eigendomsvoorbehoud',
    190: 'verkoper',
    195: 'burgerlijke partij',
    200: 'onderaannemer',
    205: 'vervoerder',
    210: 'pand, retentie',
    212: 'handelszaak, landbouw',
    220: 'verhuurder na pand',
    240: 'vroeger behoud',
    250: 'borgtocht, fondsen',
    300: 'laatste ziekte',
    310: 'onderhoudsgeld',
    320: 'lonen',
    330: 'slachtoffer geweld',
    340: 'vakantiegeld, Riziv',
    350: 'arbeidsongevallen',
    360: 'RSZ, btw, bv',
    370: 'kinderbijslag',
    375: 'Sluitingsfonds',
    380: 'bijdragen Sluitingsfonds',
    390: 'kleine ondernemingen',
    400: 'oppervlaktewater',
    405: 'bijzondere fondsen',
    410: 'auteurs',
    420: 'levensmiddelen',
    430: 'overige belastingen',
    440: 'polders, wateringen',
    450: 'fonds dier en plant',
    460: 'douane, milieu',
    470: 'expediteur',
    480: 'Brusselse belastingen',
  },
  steps: {
    ownCosts: 'Eigen kosten van {{pool}}, rang {{rank}} ({{articles}}).',
    lotCosts:
      'Kosten van {{pool}}, rang {{rank}} ({{articles}}), gedragen naar verhouding van hun bruto-opbrengst.',
    commonCosts:
      'Gemeenschappelijke kosten, rang {{rank}} ({{articles}}), ten laste van alle gelden naar verhouding van hun bruto-opbrengst.',
    maintenanceFromIncome:
      'Onderhoudsgeld uit het beslagbare deel van het inkomen, vóór alle andere schuldeisers ({{articles}}).',
    maintenanceFromProtected:
      'Onderhoudsgeld uit het beschermde deel van het inkomen, dat alleen daarvoor openstaat ({{articles}}).',
    assignment:
      'Overdracht van het inkomen, ter kennis gebracht op {{notified}}, vóór het beslag: vóór wie later beslag legde, op wat onderhoudsgeld van het beslagbare deel overlaat ({{articles}}).',
    specific: '{{privilege}}, op {{pool}}, rang {{rank}} ({{articles}}).',
    general: '{{privilege}}, op alle gelden naar verhouding van wat er rest, rang {{rank}} ({{articles}}).',
    ordinary: 'Gewone schuldvordering, naar evenredigheid ({{articles}}).',
    subordinated: 'Achtergestelde schuldvordering, na de gewone ({{articles}}).',
    creditorCosts:
      'Kosten die één schuldeiser alleen draagt, rang {{rank}} ({{articles}}). Ze gaan af van wat hem toekomt, niet van wat anderen krijgen.',
    capped: 'Het voorrecht geldt tot {{limit}} ({{articles}}); {{above}} valt erbuiten.',
    cappedTogether:
      'Het voorrecht geldt tot {{limit}} voor meerdere schuldvorderingen samen ({{articles}}). Daarvan komt {{share}} toe aan deze schuldvordering; {{above}} valt erbuiten.',
    limited: 'Het voorrecht dekt volgens de aangifte ten hoogste {{limit}}; {{above}} valt erbuiten.',
    joinsOrdinary: '{{amount}} is dan nog onbetaald en wordt een gewone schuldvordering ({{articles}}).',
    reserved:
      '{{amount}} is voorbehouden en wordt geconsigneerd tot over de schuldvordering is beslist ({{articles}}).',
    partlyReserved:
      'Van de schuldvordering is {{reserved}} voorbehouden. In dezelfde verhouding wordt {{amount}} geconsigneerd tot daarover is beslist ({{articles}}).',
    wholeDebt: 'Aan dit vermogen is de hele schuld van {{debt}} gevraagd.',
    partOfDebt:
      'Van de schuld van {{debt}} is aan dit vermogen {{amount}} gevraagd: de rest is al betaald uit een gemeenschappelijk vermogen, of is het deel van een andere schuldenaar.',
    initialAmount:
      'Deze schuldvordering deelt mee voor haar oorspronkelijke bedrag van {{debt}} en krijgt ten hoogste wat daarvan nog open staat: {{amount}}.',
    solidaryCeiling:
      'De schuldenaars betalen samen niet meer dan wat verschuldigd is ({{articles}}). Uit dit vermogen komt daarom ten hoogste {{amount}}, naar verhouding van wat elk vermogen kon geven.',
    bearsCosts: '{{amount}} hiervan gaat naar kosten die deze schuldeiser alleen draagt ({{articles}}).',
    unpaid: '{{amount}} blijft onbetaald.',
    unpaidHere: 'Daarvan betaalt dit vermogen {{amount}} niet.',
    nothingClaimed: 'Er is niets gevorderd.',
  } satisfies Record<Exclude<StepKind, 'withoutPrivilege'>, string>,
  withoutPrivilege: {
    window: '{{amount}} valt buiten de periode die het voorrecht dekt en is een gewone schuldvordering.',
    interest: '{{amount}} interest volgt het voorrecht niet en is een gewone schuldvordering.',
    penaltyClause: '{{amount}} schadebeding volgt het voorrecht niet en is een gewone schuldvordering.',
    proceduralIndemnity:
      '{{amount}} rechtsplegingsvergoeding volgt het voorrecht niet en is een gewone schuldvordering.',
    costs:
      '{{amount}} kosten van de schuldeiser volgen het voorrecht niet en zijn een gewone schuldvordering.',
    consumerLimit:
      '{{amount}} bijkomende bedragen gaan boven wat het pand van een consument dekt en zijn een gewone schuldvordering.',
    securedElsewhere:
      'Wat het voorrecht dekt, wordt één keer met voorrang betaald: {{amount}} daarvan komt uit een ander vermogen en is hier een gewone schuldvordering.',
    securedBefore:
      '{{amount}} werd al met voorrang betaald in een eerdere verdeling en telt hier niet meer als bevoorrecht.',
  } satisfies Record<OrdinaryBecause, string>,
  results: {
    inFull: 'Gevorderd {{claimed}}, beschikbaar {{available}}: volledig toegekend.',
    exhausted:
      'Gevorderd {{claimed}}, beschikbaar {{available}}: {{allotted}} toegekend, daarmee is het geld op.',
    proRata:
      'Er is {{paid}} voor {{demanded}}, dat is {{percent}}\u00a0%: {{claimed}} geeft {{exact}}, toegekend {{allotted}} (afronding {{rounding}}).',
    nothing: 'Gevorderd {{claimed}}, maar er is niets meer beschikbaar.',
  },
  remarks: {
    used: 'In eerdere verdelingen van de reeks is daarvan al {{used}} betaald.',
    since: 'Het recht dateert van {{date}}.',
    concurrent:
      'Algemeen bevoorrechte schuldvorderingen van dezelfde rang namen tegelijk {{amount}} uit dit goed.',
    overLots:
      'De schuldvordering rust op meerdere goederen. Ze vraagt {{demanded}} naar verhouding van wat er op elk rest: dit goed heeft {{available}} van de {{held}} en draagt {{claimed}}.',
    fixed: 'De gerechtsdeurwaarder bepaalde wat dit goed ten hoogste geeft: {{reason}}',
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
    reservationChanged: 'Een schuldvordering is voorbehouden of vrijgegeven.',
    othersChanged: 'Schuldvorderingen van andere schuldeisers zijn gewijzigd.',
    moneyChanged: 'De te verdelen gelden zijn gewijzigd.',
    costsChanged: 'De kosten zijn gewijzigd.',
    decisionChanged: 'De gerechtsdeurwaarder besliste anders over een rang of een volgorde.',
    dateChanged: 'De datum die het toepasselijke recht bepaalt is gewijzigd.',
    lawOrEngineChanged: 'Het recht of de rekenwijze is gewijzigd.',
  } satisfies Record<DifferenceReason, string>,
} as const;
