import type { ATTENTION_CODES, GAP_CODES } from '@prorata/contract/distribution/finding';
import type { CREDITOR_QUESTION_CODES } from '@prorata/domain/creditors/creditor-questions';
import type { FindingCode } from '@prorata/domain/distribution/finding';
import type { SignerCode } from '@prorata/domain/dossier-validation/signer';
import type { TitleCode } from '@prorata/domain/dossier-validation/titles';
import type { DossierValidationCode } from '@prorata/domain/vocabulary';

/** What is wrong with a dossier, or with what a calculation was given: a code without a phrase does not compile. */
export const findings = {
  dossier: {
    DOSSIER_NULL: 'Het dossier is niet gevonden.',
    DOSSIER_NO_LANGUAGE: 'Het dossier heeft geen taal. Kies er een.',
    DOSSIER_RESPONSIBLE_BAILIFF_NOT_BAILIFF:
      'De verantwoordelijke is geen gerechtsdeurwaarder. Kies een gerechtsdeurwaarder.',
    DOSSIER_NO_BALANCE_TO_DISTRIBUTE: 'Er is geen te verdelen saldo. Vul het saldo in.',
    DOSSIER_ASSETS_WORTH_MORE_THAN_BALANCE_TO_DISTRIBUTE:
      'De goederen brachten samen meer op dan het te verdelen saldo. Verbeter het saldo of de bedragen.',
    DOSSIER_INVALID_DEFENDANT:
      'De gegevens van de schuldenaar zijn onjuist of onvolledig. Vul ze aan onder Algemeen.',
    DOSSIER_INVALID_DEFENDANT_ADDRESS:
      'Het adres van de schuldenaar is onjuist of onvolledig. Vul het aan onder Algemeen.',
    DOSSIER_NO_STATEMENTS: 'Het dossier heeft geen aangiften. Voeg er minstens één toe.',
    DOSSIER_NOT_VALIDATED_STATEMENTS: 'Deze aangifte is nog niet gevalideerd. Kijk ze na.',
    DOSSIER_BAILIFF_HAS_NO_IMMATRICULATION:
      'De verantwoordelijke gerechtsdeurwaarder heeft geen immatriculatietekst in de taal van het dossier. Vul die aan bij de gebruiker.',
    STATEMENT_NULL: 'De aangifte is niet gevonden.',
    STATEMENT_INVALID: 'De aangifte is verworpen en telt niet mee in de verdeling.',
    STATEMENT_DELETED: 'De aangifte is verwijderd.',
    STATEMENT_CREDITOR_INVALID: 'De gegevens van de schuldeiser zijn onjuist of onvolledig. Vul ze aan.',
    STATEMENT_CREDITOR_INVALID_ADDRESS: 'Het adres van de schuldeiser is onjuist of onvolledig. Vul het aan.',
    STATEMENT_NO_TITLE_DOCUMENT: 'Bij de aangifte ontbreekt een titel. Voeg het stuk toe.',
    STATEMENT_NO_SETTLEMENT_DOCUMENT: 'Bij de aangifte ontbreekt een afrekening. Voeg het stuk toe.',
    STATEMENT_NO_CLAIMS: 'De aangifte bevat geen schuldvorderingen.',
    STATEMENT_CLAIM_ZERO_AMOUNT_DEMANDED:
      'Het gevorderde bedrag van de aangifte is € 0,00. Vul het bedrag in.',
    PRIVILEGED_CLAIM_ZERO_AMOUNT_DEMANDED:
      'Het gevorderde bedrag van de bevoorrechte schuldvordering is € 0,00. Vul het bedrag in.',
    PRIVILEGED_CLAIM_NO_PRIVILEGE: 'Voor de bevoorrechte schuldvordering is geen voorrecht gekozen.',
    PRIVILEGED_CLAIM_DIFFERENT_TYPE_THEN_PRIVILEGE:
      'Het soort schuldvordering komt niet overeen met het soort van het gekozen voorrecht.',
    PRIVILEGED_CLAIM_NO_DOCUMENT: 'Bij de bevoorrechte schuldvordering ontbreekt een bewijsstuk.',
    PRIVILEGED_CLAIM_DEMAND_MORE_THAN_CLAIM:
      'De bevoorrechte schuldvorderingen zijn samen hoger dan het totale gevorderde bedrag.',
    SPECIFIC_CLAIM_ASSET_ZERO_VALUE:
      'Het goed waarop het bijzonder voorrecht rust, heeft niets opgebracht. De schuldvordering telt mee als gewone schuldvordering.',
    SPECIFIC_CLAIM_NO_ASSET: 'Het bijzonder voorrecht is aan geen goed gekoppeld. Kies het goed.',
  } satisfies Record<DossierValidationCode, string>,
  calculation: {
    governingDateInvalid:
      'De datum die het toepasselijke recht bepaalt, is ongeldig. Kijk de datum van de verkoop of het beslag na.',
    duplicateId:
      'Twee onderdelen van de berekening hebben hetzelfde kenmerk. Neem contact op met de helpdesk.',
    amountNegative: 'Een bedrag is negatief. Verbeter het.',
    amountTooLarge: 'Een bedrag is te groot om mee te rekenen.',
    poolUnknown: 'Er wordt verwezen naar een goed dat niet in het dossier staat.',
    poolMissing: 'Het bijzonder voorrecht is aan geen goed gekoppeld. Kies het goed.',
    poolNotAllowed: 'Deze kostenpost of schuldvordering kan niet aan dit goed gekoppeld worden.',
    privilegeUnknown: 'Dit voorrecht bestaat niet. Kies een voorrecht uit de lijst.',
    privilegeNotInForce:
      'Dit voorrecht gold niet op de datum die van toepassing is. Kies een ander voorrecht.',
    claimsExceedTotal: 'De bevoorrechte schuldvorderingen zijn samen hoger dan het totale gevorderde bedrag.',
    partsExceedClaim:
      'Een deel van een schuldvordering (voorbehouden, zonder voorrecht of op één goed) is hoger dan de schuldvordering.',
    creditorUnknown:
      'Een kostenpost komt ten laste van een schuldeiser die niet in de verdeling staat. Kies een andere schuldeiser.',
    dateInvalid: 'Een datum bestaat niet. Kijk hem na.',
    dateNeeded:
      'Wie voorgaat tussen dit recht en een ander in het dossier, hangt af van de datum waarop het ontstond ({{rule}}). Vul die datum in.',
    assignmentTimeNeeded:
      'Van een overdracht van het inkomen is niet bekend op welke dag en op welk uur het centraal bestand het bericht ontving. Vul dag en uur in: ze bepalen of de overdracht vóór het beslag gaat.',
    seizureTimeNeeded:
      'Er is een overdracht van het inkomen, maar dag en uur van het beslag zijn niet bekend. Vul ze in bij wie het inkomen betaalt, of vul de datum van het beslag in.',
    reasonMissing: 'Een beslissing van de gerechtsdeurwaarder heeft geen reden. Vermeld de reden.',
    decisionUnknownClaim: 'Een beslissing noemt een schuldvordering die niet in het dossier staat.',
    rankNotEditable: 'De rang van dit voorrecht staat vast en kan niet gewijzigd worden.',
    estateUnknown: 'Een aandeel of een schuldenaar hoort bij geen vermogen van dit dossier.',
    solidaryUnsettled:
      'De hoofdelijke schuldvorderingen hangen zo samen dat de verdeling over de vermogens niet tot rust komt. Beslis zelf hoeveel elk vermogen geeft: vermeld de andere bedragen als betalingen.',
  } satisfies Record<FindingCode, string>,
  creditors: {
    creditorNameShared:
      'Een andere schuldeiser draagt dezelfde naam en geen nummer onderscheidt hen. Zeg of het dezelfde schuldeiser is: plafonds en kosten per schuldeiser hangen ervan af.',
    creditorNumberShared:
      'U zei dat dit een andere schuldeiser is, maar beide hebben hetzelfde nummer. Antwoord opnieuw of verbeter het nummer.',
    creditorNumbersDiffer:
      'U zei dat dit dezelfde schuldeiser is als een andere, maar hun nummers verschillen. Antwoord opnieuw of verbeter het nummer.',
  } satisfies Record<(typeof CREDITOR_QUESTION_CODES)[number], string>,
  gaps: {
    governingDateMissing: 'De datum van de verkoop of van het beslag ontbreekt. Vul die datum in.',
    priceMissing:
      'Het tarief heeft geen prijs voor “{{cost}}” op {{date}}. Vraag de platformbeheerder om de dossierkosten aan te vullen.',
    lawMissing:
      'Het rechtsregister heeft geen waarde voor {{date}}. Kijk de datum van de verkoop of het beslag na.',
    rateMissing:
      'De {{rate}} van {{date}} is niet bekend. De platformbeheerder vult hem in onder Parameters zodra hij gepubliceerd is. Wilt u niet wachten, zet dan bij deze schuldvordering het doorlopen van de interest af en geef op wat tot die dag verschuldigd is.',
    massChanged:
      'In dit vervolgdossier wordt dezelfde massa met dezelfde kosten opnieuw verdeeld, en die is gewijzigd. Zet saldo, goederen en kosten terug zoals in het vorige dossier.',
    costsExceedReleased:
      'De kosten van deze aanvullende verdeling zijn hoger dan wat vrijkomt. Annuleer dit dossier en open het vervolg met de juiste kosten.',
    receivedMore:
      'Deze schuldeiser ontving al meer dan hem nu toevalt. Behalve de beslissing mag aan het dossier niets gewijzigd zijn, en de keuzes van de gerechtsdeurwaarder zijn dezelfde als in het vorige dossier.',
    rankingNotCalculated:
      'Een rangregeling is de procedure van de notaris (art. 1639-1654 Ger.W.) en wordt hier niet berekend. Het dossier blijft bewaard; is het een evenredige verdeling, wijzig dan het verdelingstype.',
  } satisfies Record<(typeof GAP_CODES)[number], string>,
  signer: {
    signerNotActive:
      '{{name}} moet ondertekenen, maar is niet (meer) toegelaten. Kies een andere gerechtsdeurwaarder of ondertekenaar.',
    signerNotBailiff:
      '{{name}} moet ondertekenen, maar is geen gerechtsdeurwaarder. Kies een andere ondertekenaar.',
    signerWithoutImmatriculation:
      '{{name}} moet ondertekenen, maar heeft geen immatriculatie in de taal van het dossier. Vul die aan bij de gebruiker.',
  } satisfies Record<SignerCode, string>,
  titles: {
    titleMissing:
      'Er is niet gezegd op welke titel dit steunt. Geef de titel op, of leg vast dat de schuldvordering niet betwist wordt (art. 1628 Ger.W.).',
    titleIncomplete:
      'Een titel is nog niet te herkennen: er ontbreken gegevens, zoals de datum of het gerecht. Vul ze aan.',
  } satisfies Record<TitleCode, string>,
  attention: {
    dossierStopped:
      'De verdeling wordt sinds {{date}} tegengehouden ({{name}}). Het proces-verbaal kan niet ondertekend, verstuurd of uitgevoerd worden zolang dat geldt.',
    debtorDeceased:
      '{{name}} is overleden ({{date}}). De verdeling gaat verder tegen de nalatenschap: richt wat voor de schuldenaar bestemd is aan de erfgenamen of de notaris.',
    sumCantoned:
      'Er is een kantonnement sinds {{date}} ({{name}}). Wat gekantonneerd is, is bestemd voor de beslaglegger: ga na of het in de te verdelen massa zit.',
    claimUnderPlan:
      'Er loopt sinds {{date}} een afbetalingsplan ({{name}}). De uitvoering van die schuldvordering is geschorst zolang het nageleefd wordt: ga na of ze meetelt.',
    consultationMissing:
      'Datum en uur van de raadpleging van het CBB ontbreken. Vul ze in of voeg het attest bij het proces-verbaal.',
    consultationOld: 'De raadpleging van het CBB is {{days}} dagen oud.',
    statementLate: 'De aangifte kwam na de termijn.',
    amountChanged: 'Het gevorderde bedrag is gewijzigd van {{before}} naar {{after}}.',
    costsShare: 'De kosten nemen {{percent}}\u00a0% van het te verdelen saldo in.',
    pledgeWorthTooMuch:
      'De verpande goederen brachten {{value}} op, meer dan het dubbele van wat het pand waarborgt ({{secured}}). Wat een consument in pand geeft, mag niet meer waard zijn (art. 7 Pandwet): ga na of het pand geldt.',
    smallTransfer: 'De schuldeiser krijgt maar {{amount}}.',
    scaleUnconfirmed:
      'De bedragen van artikel 1409 Ger.W. voor betalingen op {{date}} zijn nog niet bevestigd. Ondertekenen kan pas als een beheerder van het platform ze aftekent.',
    assignmentOnSeizureDay:
      'Een overdracht van het inkomen kwam ter kennis op {{date}}, de dag van het beslag, en het uur van het beslag is niet bekend. Ze geldt als later dan het beslag. Vul bij wie het inkomen betaalt het uur van het beslag in als ze ervoor kwam.',
    delegationWithoutMaintenance:
      'Een schuldvordering met een delegatie heeft het voorrecht van onderhoudsgeld niet. Een delegatie is er alleen voor onderhoudsgeld: kies dat voorrecht, of een ander recht op het inkomen.',
    quotaPaidLess:
      '{{payer}} betaalde op {{date}} {{paid}}: {{difference}} minder dan het beslagbare deel van {{quota}} dat het kantoor berekent.',
    quotaPaidMore:
      '{{payer}} betaalde op {{date}} {{paid}}: {{difference}} meer dan het beslagbare deel van {{quota}} dat het kantoor berekent.',
    quotaDifferenceExplained:
      '{{payer}} betaalde op {{date}} {{paid}}, het kantoor berekent {{quota}}. Verklaring: {{note}}',
    creditorUnreachable:
      'Het proces-verbaal kan deze schuldeiser niet bereiken: vul het e-mailadres of het Belgische postadres aan vóór u ondertekent.',
    defendantUnreachable:
      'Schuldenaar {{name}} kan het proces-verbaal niet ontvangen: het adres is onvolledig, of er gaan geen aangetekende zendingen naartoe. Na de ondertekening kan het dossier niet meer gewijzigd worden.',
    creditorUnprintable:
      'In de naam van deze schuldeiser staan tekens die het proces-verbaal niet kan tonen: {{characters}}. Er komt een vraagteken in de plaats: schrijf de naam in Latijnse letters.',
    defendantUnprintable:
      'In de naam van schuldenaar {{name}} staan tekens die het proces-verbaal niet kan tonen: {{characters}}. Er komt een vraagteken in de plaats: schrijf de naam in Latijnse letters.',
    emailAlone:
      'Schuldeisers die het proces-verbaal alleen per e-mail krijgen: {{count}}. Een e-mail volstaat niet (art. 1629 Ger.W.): hun termijn loopt pas vanaf een gedagtekend ontvangstbewijs of een aangetekende brief, tenzij u bij het versturen zelf anders beslist.',
    defendantSituation:
      'Schuldenaar {{name}} in de KBO: {{situation}}, volgens het uittreksel van {{date}}. Kijk na wat dat voor de verdeling betekent.',
    defendantGone:
      'Schuldenaar {{name}} staat niet meer in de KBO sinds uittreksel {{extract}}. Het register zegt niet waarom: kijk het na.',
    creditorSituation:
      'Schuldeiser in de KBO: {{situation}}, volgens het uittreksel van {{date}}. Kijk na aan wie u betaalt.',
    creditorGone:
      'De schuldeiser staat niet meer in de KBO sinds uittreksel {{extract}}. Het register zegt niet waarom: kijk na aan wie u betaalt.',
    costNameMissing:
      'De kostenpost “{{cost}}” heeft geen naam in de taal van het dossier. Het proces-verbaal toont de Nederlandse naam: vraag de platformbeheerder om de naam aan te vullen.',
    introductionMissing:
      'De inleiding van het kantoor is er niet in de taal van het dossier. Het proces-verbaal laat ze weg; een beheerder van het kantoor vult ze aan bij Sjablonen.',
    remarksMissing:
      'De opmerkingen van het kantoor zijn er niet in de taal van het dossier. Het proces-verbaal laat ze weg; een beheerder van het kantoor vult ze aan bij Sjablonen.',
    nobodyInvited:
      'Er is niemand uitgenodigd om aangifte te doen, terwijl art. 1627 Ger.W. dat vraagt. Het proces-verbaal vermeldt het.',
    invitationsEndedEarly:
      'Het kantoor beëindigde uitnodigingen ({{count}}) vóór de wettelijke laatste dag, {{date}} (art. 1627 Ger.W.). Het proces-verbaal vermeldt het.',
    accountMissing: 'Er is geen rekeningnummer. Vraag het op vóór u betaalt.',
    accountShared:
      'Rekening {{account}} staat bij {{count}} verschillende schuldeisers: {{names}}. Kijk na of dat klopt.',
    creditorRepeated:
      'Deze schuldeiser heeft {{count}} aangiften. Kijk na of dezelfde schuld niet tweemaal meetelt.',
    communicationWrong:
      'De gestructureerde mededeling {{reference}} klopt niet: de controlecijfers zijn fout.',
    postcodeElsewhere: 'Postcode {{postcode}} is niet die van {{city}}. Kijk het adres na.',
    costsExceedMoney:
      'De kosten ({{costs}}) zijn hoger dan het te verdelen saldo ({{balance}}): geen enkele schuldeiser krijgt iets.',
    feeOfOtherClass:
      '“{{cost}}” rekent {{fee}} aan; bij een saldo van {{balance}} hoort volgens het tarief {{classFee}}.',
    tariffUnverified:
      'Niet bevestigd in de tekst van het tarief: {{names}}. De gerechtsdeurwaarder tekent dat af vóór de ondertekening.',
    seizingCreditorMissing:
      'Geen beslagleggende schuldeiser ingevuld. Het proces-verbaal noemt dan niet op wiens verzoek er beslag gelegd is.',
    seizureTitleMissing: 'De titel van het beslag is niet ingevuld. Voeg hem bij de akten toe.',
    seizureDeedMissing: 'De akte van beslag ontbreekt bij de akten, of heeft geen datum.',
    saleReportMissing: 'Het proces-verbaal van verkoop ontbreekt bij de akten, of heeft geen datum.',
    thirdPartyMissing: 'De derde-beslagene is niet ingevuld.',
    thirdPartyDatesMissing:
      'Van een derde-beslagene ontbreekt de datum van de verklaring of van de ontvangst van het geld.',
    tariffOld:
      'Prijzen van vóór de indexering van {{date}}: {{names}}. De gerechtsdeurwaarder tekent dat af vóór de ondertekening.',
  } satisfies Record<(typeof ATTENTION_CODES)[number], string>,
} as const;
