import type { distribution as source } from '../nl/distribution.ts';
import type { Texts } from '../texts.ts';

export const distribution: Texts<typeof source> = {
  counting: {
    declared: 'Angemeldet: {{amount}}.',
    rejected: 'Nicht zugelassen: {{amount}} ({{reason}}).',
    reserved: 'Vorbehalten: {{amount}}.',
    reservedBecause: 'Vorbehalten: {{amount}} ({{reason}}).',
    interestRan:
      'Zinsen auf {{base}} vom {{from}} bis einschließlich {{until}}, {{stretches}}: {{amount}} kommt hinzu.',
    oneDay: '1 Tag zu {{rate}}\u00a0%',
    days: '{{days}} Tage zu {{rate}}\u00a0%',
    paymentImputed:
      'Zahlung von {{amount}} am {{date}}, angerechnet in der gesetzlichen Reihenfolge ({{articles}}): {{parts}}.',
    paidBeyond: 'Von der Zahlung vom {{date}} übersteigt {{amount}} das, was geschuldet war.',
    counted: 'In der Verteilung zählt {{amount}}.',
  },
  standing: {
    lot: '{{place}} auf Los {{lots}}',
    lots: '{{place}} auf den Losen {{lots}}',
    lotShort: '{{place}} auf {{lots}}',
    without: 'auf Los {{lots}}',
    place: { one: '{{number}}.', two: '{{number}}.', few: '{{number}}.', other: '{{number}}.' },
    ordinary: 'gewöhnlich',
    subordinated: 'nachrangig',
  },
  ranks: {
    50: 'Registrierungsgebühr',
    100: 'Gerichtskosten',
    110: 'Zoll, Zolllager',
    120: 'Prämie',
    130: 'Erhaltung',
    140: 'Zurückbehaltung, Erhaltung',
    150: 'Frachtführer, Gastwirt',
    151: 'Besitzpfand',
    160: 'Bestattung',
    165: 'Verkäufer, Vermieter gewarnt',
    168: 'Ernte, Geräte',
    170: 'Vermieter',
    180: 'Eigentumsvorbehalt',
    190: 'Verkäufer',
    195: 'Zivilpartei',
    200: 'Subunternehmer',
    205: 'Frachtführer',
    210: 'Pfand, Zurückbehaltung',
    212: 'Handelsgeschäft, Landwirtschaft',
    220: 'Vermieter nach dem Pfand',
    240: 'frühere Erhaltung',
    250: 'Kaution, Fonds',
    300: 'letzte Krankheit',
    310: 'Unterhalt',
    320: 'Löhne',
    330: 'Gewaltopfer',
    340: 'Urlaubsgeld, LIKIV',
    350: 'Arbeitsunfälle',
    360: 'LSS, MwSt., Vorabzug',
    370: 'Familienleistungen',
    375: 'Schließungsfonds',
    380: 'Beiträge Schließungsfonds',
    390: 'kleine Unternehmen',
    400: 'Oberflächenwasser',
    405: 'Sonderfonds',
    410: 'Urheber',
    420: 'Lebensmittel',
    430: 'übrige Steuern',
    440: 'Polder, Wateringen',
    450: 'Fonds Tiere, Pflanzen',
    460: 'Zoll, Umwelt',
    470: 'Spediteur',
    480: 'Brüsseler Steuern',
  },
  steps: {
    ownCosts: 'Eigene Kosten von {{pool}}, Rang {{rank}} ({{articles}}).',
    lotCosts:
      'Kosten von {{pool}}, Rang {{rank}} ({{articles}}), getragen im Verhältnis zum jeweiligen Bruttoerlös.',
    commonCosts:
      'Gemeinsame Kosten, Rang {{rank}} ({{articles}}), zulasten aller Gelder im Verhältnis zu ihrem Bruttoerlös.',
    maintenanceFromIncome:
      'Unterhalt aus dem pfändbaren Teil des Einkommens, vor allen anderen Gläubigern ({{articles}}).',
    maintenanceFromProtected:
      'Unterhalt aus dem geschützten Teil des Einkommens, der nur dafür offensteht ({{articles}}).',
    assignment:
      'Abtretung des Einkommens, mitgeteilt am {{notified}}, vor der Pfändung: vor denen, die später gepfändet haben, aus dem, was der Unterhalt vom pfändbaren Teil übrig lässt ({{articles}}).',
    specific: '{{privilege}}, auf {{pool}}, Rang {{rank}} ({{articles}}).',
    general:
      '{{privilege}}, auf alle Gelder im Verhältnis zum jeweiligen Rest, Rang {{rank}} ({{articles}}).',
    ordinary: 'Gewöhnliche Forderung, anteilmäßig ({{articles}}).',
    subordinated: 'Nachrangige Forderung, nach den gewöhnlichen ({{articles}}).',
    creditorCosts:
      'Kosten, die ein Gläubiger allein trägt, Rang {{rank}} ({{articles}}). Sie gehen von seinem Anteil ab, nicht von dem der anderen.',
    capped: 'Das Vorzugsrecht gilt bis {{limit}} ({{articles}}); {{above}} liegt darüber.',
    cappedTogether:
      'Das Vorzugsrecht gilt für mehrere Forderungen zusammen bis {{limit}} ({{articles}}). Davon entfallen {{share}} auf diese Forderung; {{above}} liegt darüber.',
    limited: 'Laut Anmeldung deckt das Vorzugsrecht höchstens {{limit}}; {{above}} liegt darüber.',
    joinsOrdinary: '{{amount}} ist dann noch offen und wird zur gewöhnlichen Forderung ({{articles}}).',
    reserved: '{{amount}} ist vorbehalten und wird bis zur Entscheidung hinterlegt ({{articles}}).',
    partlyReserved:
      'Von der Forderung sind {{reserved}} vorbehalten. Im gleichen Verhältnis werden {{amount}} bis zur Entscheidung hinterlegt ({{articles}}).',
    wholeDebt: 'Von diesem Vermögen wird die ganze Schuld von {{debt}} verlangt.',
    partOfDebt:
      'Von der Schuld von {{debt}} wird {{amount}} von diesem Vermögen verlangt: Der Rest ist schon aus einem gemeinsamen Vermögen bezahlt oder der Teil eines anderen Schuldners.',
    initialAmount:
      'Diese Forderung nimmt mit ihrem ursprünglichen Betrag von {{debt}} teil und erhält höchstens, was davon noch offen ist: {{amount}}.',
    solidaryCeiling:
      'Die Schuldner zahlen zusammen nicht mehr, als geschuldet ist ({{articles}}). Aus diesem Vermögen kommen daher höchstens {{amount}}, im Verhältnis zu dem, was jedes Vermögen geben konnte.',
    bearsCosts: 'Davon gehen {{amount}} an Kosten, die dieser Gläubiger allein trägt ({{articles}}).',
    unpaid: '{{amount}} bleibt unbezahlt.',
    unpaidHere: 'Davon zahlt dieses Vermögen {{amount}} nicht.',
    nothingClaimed: 'Es wurde nichts gefordert.',
  },
  withoutPrivilege: {
    window:
      '{{amount}} liegt außerhalb des Zeitraums, den das Vorzugsrecht deckt, und ist eine gewöhnliche Forderung.',
    interest: '{{amount}} an Zinsen teilt das Vorzugsrecht nicht und ist eine gewöhnliche Forderung.',
    penaltyClause:
      '{{amount}} aus einer Strafklausel teilt das Vorzugsrecht nicht und ist eine gewöhnliche Forderung.',
    proceduralIndemnity:
      '{{amount}} an Verfahrensentschädigung teilt das Vorzugsrecht nicht und ist eine gewöhnliche Forderung.',
    costs:
      '{{amount}} an Kosten des Gläubigers teilt das Vorzugsrecht nicht und ist eine gewöhnliche Forderung.',
    consumerLimit:
      '{{amount}} an Nebenforderungen übersteigt, was das Pfand eines Verbrauchers deckt, und ist eine gewöhnliche Forderung.',
    securedElsewhere:
      'Was das Vorzugsrecht deckt, wird nur einmal mit Vorrang bezahlt: {{amount}} davon kommt aus einem anderen Vermögen und ist hier eine gewöhnliche Forderung.',
    securedBefore:
      '{{amount}} wurde schon in einer früheren Verteilung mit Vorrang bezahlt und ist hier nicht mehr bevorrechtigt.',
  },
  results: {
    inFull: 'Gefordert {{claimed}}, verfügbar {{available}}: vollständig zugeteilt.',
    exhausted:
      'Gefordert {{claimed}}, verfügbar {{available}}: {{allotted}} zugeteilt, damit ist das Geld aufgebraucht.',
    proRata:
      'Für {{demanded}} stehen {{paid}} zur Verfügung, das sind {{percent}}\u00a0%. Auf {{claimed}} entfallen {{exact}}, zugeteilt {{allotted}} (Rundung {{rounding}}).',
    nothing: 'Gefordert {{claimed}}, aber es ist nichts mehr verfügbar.',
  },
  remarks: {
    used: 'In früheren Verteilungen der Reihe wurden davon schon {{used}} bezahlt.',
    since: 'Das Recht besteht seit dem {{date}}.',
    concurrent: 'Allgemeine Forderungen desselben Rangs entnahmen diesem Gut gleichzeitig {{amount}}.',
    overLots:
      'Die Forderung lastet auf mehreren Gütern. Sie verlangt {{demanded}} im Verhältnis zu dem, was auf jedem übrig ist: Dieses Gut hat {{available}} von {{held}} und trägt {{claimed}}.',
    fixed: 'Der Gerichtsvollzieher hat festgelegt, was dieses Gut höchstens gibt: {{reason}}',
    order: 'Vom Gerichtsvollzieher festgelegte Reihenfolge: {{reason}}',
  },
  circle: {
    question:
      'Bei {{pool}} widersprechen sich die Vorrangregeln, und das Gesetz löst den Widerspruch nicht auf. Legen Sie die Reihenfolge fest und begründen Sie sie.',
  },
  reasons: {
    claimAdded: 'Eine Forderung dieses Gläubigers kam hinzu.',
    claimRemoved: 'Eine Forderung dieses Gläubigers fiel weg.',
    amountChanged: 'Ein geforderter Betrag dieses Gläubigers wurde geändert.',
    privilegeChanged: 'Das Vorzugsrecht, das Gut oder das Datum einer Forderung wurde geändert.',
    reservationChanged: 'Eine Forderung wurde vorbehalten oder freigegeben.',
    othersChanged: 'Forderungen anderer Gläubiger wurden geändert.',
    moneyChanged: 'Die zu verteilenden Gelder wurden geändert.',
    costsChanged: 'Die Kosten wurden geändert.',
    decisionChanged: 'Der Gerichtsvollzieher hat über einen Rang oder eine Reihenfolge anders entschieden.',
    dateChanged: 'Das Datum, das das anwendbare Recht bestimmt, wurde geändert.',
    lawOrEngineChanged: 'Das Recht oder die Berechnungsmethode wurde geändert.',
  },
};
