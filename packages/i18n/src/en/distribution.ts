import type { distribution as source } from '../nl/distribution.ts';
import type { Texts } from '../texts.ts';

export const distribution: Texts<typeof source> = {
  counting: {
    declared: 'Declared: {{amount}}.',
    rejected: 'Not admitted: {{amount}} ({{reason}}).',
    reserved: 'Reserved: {{amount}}.',
    reservedBecause: 'Reserved: {{amount}} ({{reason}}).',
    interestRan:
      'Interest on {{base}} from {{from}} up to and including {{until}}, {{stretches}}: {{amount}} is added.',
    oneDay: '1 day at {{rate}}%',
    days: '{{days}} days at {{rate}}%',
    paymentImputed:
      'Payment of {{amount}} on {{date}}, imputed in the order of the law ({{articles}}): {{parts}}.',
    paidBeyond: 'Of the payment of {{date}}, {{amount}} exceeds what was due.',
    counted: '{{amount}} counts in the distribution.',
  },
  standing: {
    lot: '{{place}} on lot {{lots}}',
    lots: '{{place}} on lots {{lots}}',
    lotShort: '{{place}} on {{lots}}',
    without: 'on lot {{lots}}',
    place: { one: '{{number}}st', two: '{{number}}nd', few: '{{number}}rd', other: '{{number}}th' },
    ordinary: 'ordinary',
    subordinated: 'subordinated',
  },
  ranks: {
    50: 'registration duty',
    100: 'judicial costs',
    110: 'customs, warehouse',
    120: 'premium',
    130: 'preservation',
    140: 'retention, preservation',
    150: 'carrier, innkeeper',
    151: 'possessory pledge',
    160: 'funeral',
    165: 'seller, lessor informed',
    168: 'harvest, tools',
    170: 'lessor',
    180: 'retention of title',
    190: 'seller',
    195: 'civil party',
    200: 'subcontractor',
    205: 'carrier',
    210: 'pledge, retention',
    212: 'business, farm',
    220: 'lessor after pledge',
    240: 'earlier preservation',
    250: 'bond, funds',
    300: 'last illness',
    310: 'maintenance',
    320: 'wages',
    330: 'victim of violence',
    340: 'holiday pay, NIHDI',
    350: 'work accidents',
    360: 'NSSO, VAT, payroll tax',
    370: 'family allowance',
    375: 'Closure Fund',
    380: 'Closure Fund contributions',
    390: 'small businesses',
    400: 'surface water',
    405: 'special funds',
    410: 'authors',
    420: 'subsistence',
    430: 'other taxes',
    440: 'polders, waterings',
    450: 'animal and plant funds',
    460: 'customs, environment',
    470: 'forwarder',
    480: 'Brussels taxes',
  },
  steps: {
    ownCosts: 'Own costs of {{pool}}, rank {{rank}} ({{articles}}).',
    lotCosts: 'Costs of {{pool}}, rank {{rank}} ({{articles}}), borne in proportion to their gross proceeds.',
    commonCosts:
      'Common costs, rank {{rank}} ({{articles}}), borne by all money in proportion to its gross proceeds.',
    maintenanceFromIncome:
      'Maintenance from the attachable part of the income, before all other creditors ({{articles}}).',
    maintenanceFromProtected:
      'Maintenance from the protected part of the income, which is available for it alone ({{articles}}).',
    assignment:
      'Assignment of the income, notified on {{notified}}, before the seizure: before whoever seized later, from what maintenance leaves of the attachable part ({{articles}}).',
    specific: '{{privilege}}, on {{pool}}, rank {{rank}} ({{articles}}).',
    general: '{{privilege}}, on all money in proportion to what is left, rank {{rank}} ({{articles}}).',
    ordinary: 'Ordinary claim, pro rata ({{articles}}).',
    subordinated: 'Subordinated claim, after the ordinary ones ({{articles}}).',
    creditorCosts:
      'Costs that one creditor bears alone, rank {{rank}} ({{articles}}). They come off what falls to that creditor, not off what others get.',
    capped: 'The privilege applies up to {{limit}} ({{articles}}); {{above}} is above that.',
    cappedTogether:
      'The privilege applies up to {{limit}} for several claims together ({{articles}}). Of that, {{share}} falls to this claim; {{above}} is above it.',
    limited: 'According to the statement the privilege covers at most {{limit}}; {{above}} is above that.',
    joinsOrdinary: '{{amount}} is then still unpaid and becomes an ordinary claim ({{articles}}).',
    reserved: '{{amount}} is reserved and deposited until the claim is decided ({{articles}}).',
    partlyReserved:
      '{{reserved}} of the claim is reserved. In the same proportion {{amount}} is deposited until that is decided ({{articles}}).',
    wholeDebt: 'This estate is asked for the whole debt of {{debt}}.',
    partOfDebt:
      'Of the debt of {{debt}}, this estate is asked for {{amount}}: the rest was already paid by a common estate, or is the part of another debtor.',
    initialAmount:
      'This claim takes part for its initial amount of {{debt}} and gets at most what is still due of it: {{amount}}.',
    solidaryCeiling:
      'The debtors together pay no more than is owed ({{articles}}). This estate therefore gives at most {{amount}}, in proportion to what each estate could give.',
    bearsCosts: '{{amount}} of this goes to costs that this creditor bears alone ({{articles}}).',
    unpaid: '{{amount}} remains unpaid.',
    unpaidHere: 'Of this, the estate does not pay {{amount}}.',
    nothingClaimed: 'Nothing was claimed.',
  },
  withoutPrivilege: {
    window: '{{amount}} lies outside the period that the privilege covers and is an ordinary claim.',
    interest: '{{amount}} of interest does not follow the privilege and is an ordinary claim.',
    penaltyClause:
      '{{amount}} under a penalty clause does not follow the privilege and is an ordinary claim.',
    proceduralIndemnity:
      '{{amount}} of procedural indemnity does not follow the privilege and is an ordinary claim.',
    costs: '{{amount}} of the creditor’s costs does not follow the privilege and is an ordinary claim.',
    consumerLimit:
      '{{amount}} of accessories is above what a consumer’s pledge covers and is an ordinary claim.',
    securedElsewhere:
      'What the privilege covers is paid with priority only once: {{amount}} of it comes from another estate and is an ordinary claim here.',
    securedBefore:
      '{{amount}} was already paid with priority in an earlier distribution and has no privilege here any more.',
  },
  results: {
    inFull: 'Claimed {{claimed}}, available {{available}}: allotted in full.',
    exhausted:
      'Claimed {{claimed}}, available {{available}}: {{allotted}} allotted, which exhausts the money.',
    proRata:
      '{{paid}} is available for {{demanded}}, that is {{percent}}%. {{claimed}} is entitled to {{exact}}; allotted {{allotted}} (rounding {{rounding}}).',
    nothing: 'Claimed {{claimed}}, but nothing is left.',
  },
  remarks: {
    used: 'Earlier distributions of the series have already paid {{used}} of it.',
    since: 'The right dates from {{date}}.',
    concurrent: 'General claims of the same rank took {{amount}} from this asset at the same time.',
    overLots:
      'The claim rests on several assets. It asks {{demanded}} in proportion to what is left on each: this asset has {{available}} of {{held}} and bears {{claimed}}.',
    fixed: 'Most that this asset gives, set by the bailiff: {{reason}}',
    order: 'Order set by the bailiff: {{reason}}',
  },
  circle: {
    question:
      'For {{pool}} the rules of priority contradict one another, and the law does not resolve this. Set the order and give your reason.',
  },
  reasons: {
    claimAdded: 'A claim of this creditor was added.',
    claimRemoved: 'A claim of this creditor was removed.',
    amountChanged: 'An amount claimed by this creditor changed.',
    privilegeChanged: 'The privilege, the asset or the date of a claim changed.',
    reservationChanged: 'A claim was reserved or released.',
    othersChanged: 'Claims of other creditors changed.',
    moneyChanged: 'The money to distribute changed.',
    costsChanged: 'The costs changed.',
    decisionChanged: 'The bailiff decided otherwise about a rank or an order.',
    dateChanged: 'The date that determines the applicable law changed.',
    lawOrEngineChanged: 'The law or the calculation method changed.',
  },
};
