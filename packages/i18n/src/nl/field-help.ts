/** What stands beside legal fields: what is meant, by which article, in a few words. The law itself stands in the manual. */
export const fieldHelp = {
  law: 'Grondslag',
  more: 'Meer in de handleiding',
  newTab: 'opent in een nieuw tabblad',
  topics: {
    centralFile: {
      title: 'CBB geraadpleegd',
      text: 'Voor u de verdeling begint, raadpleegt u het centraal bestand van berichten: het noemt wie bevel deed, beslag legde of verzet deed. Het proces-verbaal vermeldt dag en uur.',
      law: 'art. 1391, § 2 Ger.W.',
    },
    origin: {
      title: 'Herkomst van het geld',
      text: 'Het geld komt van een verkoop van roerende goederen, van beslag onder derden, of van beide. Zodra het er is, nodigt u binnen vijftien dagen de beslagleggende en verzetdoende schuldeisers uit.',
      law: 'art. 1627 Ger.W.',
    },
    saleDate: {
      title: 'Datum van verkoop',
      text: 'De dag waarop de goederen verkocht zijn. Vanaf de volgende dag telt de termijn van vijftien dagen om de schuldeisers uit te nodigen.',
      law: 'art. 1627 Ger.W.',
    },
    dateSeizure: {
      title: 'Datum van beslag',
      text: 'Bij beslag onder derden telt de termijn om uit te nodigen vanaf de dag waarop het geld in uw handen is. De derde betaalt ten vroegste twee dagen na de termijn van vijftien dagen die met de aanzegging begint.',
      law: 'art. 1543 en 1627 Ger.W.',
    },
    distributionType: {
      title: 'Soort verdeling',
      text: 'De opbrengst van roerende goederen en geld wordt evenredig verdeeld door de gerechtsdeurwaarder. De prijs van onroerende goederen gaat naar een rangregeling, die de notaris doet.',
      law: 'art. 1627-1637 en 1639-1654 Ger.W.',
    },
    recurring: {
      title: 'Eenmalige of terugkerende betaling',
      text: 'Loon of een uitkering komt maand na maand binnen. Elke keer dat u verdeelt, krijgt dat een eigen ontwerp met een eigen termijn van vijftien dagen om tegen te spreken.',
      law: 'art. 1409-1412 en 1629 Ger.W.',
    },
    electedDomicile: {
      title: 'Gekozen woonplaats',
      text: 'Een schuldeiser mag ook worden uitgenodigd met een gewone brief aan de gekozen woonplaats, als de partij of haar lasthebber de ontvangst dateert en ondertekent.',
      law: 'art. 1627, derde lid Ger.W.',
    },
    poolKind: {
      title: 'Soort goed',
      text: 'Een goed of een som is voor alle schuldeisers. Van een inkomen is alleen het beslagbare deel voor allen; uit het beschermde deel mag enkel onderhoudsgeld betaald worden.',
      law: 'art. 1409-1412 Ger.W.',
    },
    letPremises: {
      title: 'In het gehuurde goed',
      text: 'De verhuurder heeft een voorrecht op wat het gehuurde goed stoffeert. Zonder dit gegeven weet de berekening niet of dat kavel hem dient.',
      law: 'art. 20, 1° Hyp.W.',
    },
    costBearer: {
      title: 'Wie de kosten draagt',
      text: 'Gerechtskosten gaan voor op alles, maar alleen tegenover wie ermee gebaat is. Kosten die één kavel betreffen, gaan van dat kavel af; gemeenschappelijke kosten van alle, naar verhouding.',
      law: 'art. 17 en 21 Hyp.W., art. 1631 Ger.W.',
    },
    claimType: {
      title: 'Bijzonder, algemeen of gewoon',
      text: 'Een bijzonder voorrecht rust op bepaalde goederen, een algemeen op alle roerende goederen. Wie geen voorrecht heeft, deelt met de andere gewone schuldeisers naar evenredigheid in wat overblijft.',
      law: 'art. 19-26 Hyp.W., art. 3.36 BW',
    },
    privilege: {
      title: 'Voorrecht',
      text: 'Het voorrecht bepaalt de rang. Het volgt uit de aard van de schuld, niet uit wie de schuldeiser is, en moet uit de stukken blijken. Gelijke rang deelt naar evenredigheid.',
      law: 'art. 12-14 en 19-26 Hyp.W.',
    },
    since: {
      title: 'Dag waarop het recht ontstond',
      text: 'Tussen sommige rechten beslist de dag. Een pand gaat voor op jongere rechten; pandhouders onderling gaan naar de dag van registratie of bezit.',
      law: 'art. 57 Pandwet, art. 21-26 Hyp.W.',
    },
    limit: {
      title: 'Plafond',
      text: 'Sommige voorrechten gelden maar tot een bedrag, zoals loon en onderhoudsgeld. Wat erboven ligt, is gewoon. Een pand dekt tot het maximum dat overeengekomen is.',
      law: 'art. 19, 3°bis en 3°ter Hyp.W., art. 12 Pandwet',
    },
    lots: {
      title: 'Kavels',
      text: 'Een kavel is wat apart verkocht of beslagen is: een wagen, een inboedel, een bankrekening. Een bijzonder voorrecht neemt alleen van de kavels waarop het rust.',
      law: 'art. 20 Hyp.W.',
    },
    titleKind: {
      title: 'Soort titel',
      text: 'Een schuldvordering telt mee als niemand ze betwist of als ze uit een titel blijkt, ook een onderhandse zoals een contract. Dat kan tot het bedrag dat bewezen is.',
      law: 'art. 1628 Ger.W.',
    },
    interest: {
      title: 'Laatste dag van de interest',
      text: 'Op wat aanvaard is, loopt geen interest meer na de termijn om tegen te spreken. Bij tegenspraak stopt hij pas met de kennisgeving van het vonnis.',
      law: 'art. 1637 Ger.W.',
    },
    incomeRight: {
      title: 'Recht op het inkomen',
      text: 'Overdracht, delegatie en beslag nemen van hetzelfde inkomen. Onderhoudsgeld mag ook uit het beschermde deel komen en gaat op het beslagbare deel voor.',
      law: 'art. 1409-1412 Ger.W.',
    },
    reserve: {
      title: 'Voorbehouden bedrag',
      text: 'Wat nog niet vaststaat, zoals na bewarend beslag, telt mee in de verdeling. Het aandeel gaat naar de Deposito- en Consignatiekas en wordt later in dezelfde vormen verdeeld.',
      law: 'art. 1628 Ger.W.',
    },
    rejection: {
      title: 'Niet aanvaard',
      text: 'U aanvaardt wat niet betwist is of bewezen is. Wat u niet aanvaardt, staat met de reden in het proces-verbaal; de schuldeiser kan het ontwerp binnen vijftien dagen tegenspreken.',
      law: 'art. 1628 en 1629 Ger.W.',
    },
    validUntil: {
      title: 'Termijn om in te dienen',
      text: 'Een schuldeiser heeft vijftien dagen om aangifte te doen. De wet zegt niet dat een late aangifte vervalt: ze krijgt een merk en u beslist.',
      law: 'art. 1627 Ger.W.',
    },
    sendMethod: {
      title: 'Manier van uitnodigen',
      text: 'De wet kent de aangetekende brief, en de gewone brief aan de gekozen woonplaats met een gedateerde en ondertekende ontvangst. Een e-mail alleen is geen van beide.',
      law: 'art. 1627, derde lid Ger.W.',
    },
  },
} as const;
