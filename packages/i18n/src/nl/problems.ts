import type { FieldErrorCode } from '@prorata/contract/field-errors';
import type { ProblemCode } from '@prorata/contract/problems';

/** What a person is told when something cannot be done: a code without a phrase does not compile. */
export const problems = {
  validation: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
  'malformed-json': 'De aanvraag kon niet gelezen worden. Laad de pagina opnieuw en probeer het nog eens.',
  'malformed-form':
    'Het formulier met het bestand kon niet gelezen worden. Laad de pagina opnieuw en kies het bestand nog eens.',
  'token-missing': 'U bent niet aangemeld. Meld u aan om verder te gaan.',
  'token-expired': 'Uw aanmelding is verlopen. Meld u opnieuw aan.',
  'token-invalid': 'Uw aanmelding is niet geldig. Meld u opnieuw aan.',
  'session-ended': 'U bent afgemeld. Meld u opnieuw aan om verder te gaan.',
  unauthorized: 'U moet aangemeld zijn om dit te doen. Meld u opnieuw aan.',
  'insufficient-permissions':
    'U hebt hiervoor onvoldoende rechten. Vraag het aan een beheerder van uw kantoor.',
  'access-denied': 'U hebt hier geen toegang. Vraag het aan een beheerder van uw kantoor.',
  'not-found': 'Dit is niet gevonden. Misschien is het verwijderd of klopt de link niet.',
  'route-not-found': 'Dit adres bestaat niet.',
  'method-not-allowed': 'Dit adres aanvaardt deze handeling niet.',
  conflict: 'Dit kan niet meer, want er is intussen iets gewijzigd. Laad de pagina opnieuw.',
  stale:
    'Iemand anders heeft dit intussen gewijzigd. Laad de laatste versie en voer uw wijziging opnieuw in.',
  'too-large': 'De aanvraag is te groot. Verstuur minder tegelijk.',
  'address-too-long': 'Dit adres is te lang. Kijk na of de link klopt.',
  'unsupported-media-type': 'Dit soort inhoud wordt hier niet aanvaard.',
  'headers-too-large': 'Het adres of de kopregels van deze aanvraag zijn te lang. Kijk na of de link klopt.',
  unprocessable: 'Dit kan zo niet uitgevoerd worden. Kijk na wat u hebt ingevuld.',
  'idempotency-key-invalid':
    'De aanvraag draagt een sleutel die niet gelezen kan worden. Laad de pagina opnieuw en probeer het nog eens.',
  'idempotency-key-reused':
    'Dit is al uitgevoerd, met andere gegevens. Laad de pagina opnieuw en kijk na wat er opgeslagen is.',
  'already-carried-out':
    'Dit is al uitgevoerd, maar het antwoord ging verloren. Laad de pagina opnieuw om te zien wat er opgeslagen is.',
  'confirmation-wrong':
    'De naam is niet dezelfde als die van de vraag. Typ hem zoals hij op het scherm staat.',
  'erasure-plan-changed': 'Intussen is iets veranderd aan wat gewist kan worden. Bekijk de lijst opnieuw.',
  'too-many-requests': 'Te veel aanvragen op korte tijd. Wacht even en probeer dan opnieuw.',
  internal: 'Er ging iets mis. Neem contact op met de helpdesk.',
  'not-built': 'Dit onderdeel van Prorata is nog niet beschikbaar.',
  'bad-gateway': 'Een externe dienst gaf geen bruikbaar antwoord. Probeer het later opnieuw.',
  'service-unavailable': 'De dienst is tijdelijk niet beschikbaar. Probeer het over enkele minuten opnieuw.',
  'gateway-timeout': 'Het antwoord bleef te lang uit. Kijk uw verbinding na en probeer het opnieuw.',
  'storage-full':
    'Er kan op dit moment niets opgeslagen worden, want de opslag is vol. Probeer het later opnieuw of neem contact op met de helpdesk.',

  'upload-no-files': 'Er is geen bestand toegevoegd. Kies eerst een bestand.',
  'upload-empty': 'Het toegevoegde bestand is leeg. Kies een ander bestand.',
  'upload-too-large': 'Het bestand is te groot. Kies een kleiner bestand.',
  'upload-type-refused': 'Dit soort bestand wordt niet aanvaard. Kies een ander bestand.',
  'upload-tiff':
    'Een TIFF kan hier niet getoond worden. Sla de scan op als PDF, PNG of JPEG en kies dat bestand.',
  'upload-photo-too-large':
    'Deze foto is te groot om om te zetten. Neem ze opnieuw op een gewone grootte, of sla ze op als JPEG of PDF.',
  'upload-photo-unreadable':
    'Deze foto is beschadigd of onvolledig en kan niet geopend worden. Neem ze opnieuw, of sla ze op als JPEG of PDF.',
  'upload-infected':
    'Het bestand is geweigerd omdat het een virus lijkt te bevatten. Kies een ander bestand of laat uw toestel nakijken.',
  'upload-unsafe':
    'Het bestand bevat scripts, macro’s of verwijzingen die programma’s starten. Sla het op als gewone pdf en probeer opnieuw.',
  'upload-protected':
    'Het bestand is beveiligd of versleuteld, zodat het niet kan worden nagekeken. Sla het op zonder beveiliging.',
  'upload-unreadable': 'Het bestand is beschadigd of onvolledig. Kies een ander bestand.',
  'upload-macros':
    'Het bestand bevat macro’s of besturingselementen. Sla het op zonder macro’s, of als pdf, en probeer opnieuw.',
  'upload-remote-content':
    'Het bestand haalt een sjabloon of andere inhoud van elders op zodra het geopend wordt. Sla het op als pdf en probeer opnieuw.',
  'upload-embedded-object':
    'In het bestand zit een ingesloten object van een ander programma. Sla het op als pdf en probeer opnieuw.',
  'upload-too-complex':
    'Het bestand kon niet binnen een redelijke tijd worden nagekeken. Druk het af naar een nieuwe pdf, of splits het, en probeer opnieuw.',
  'upload-unknown':
    'Het bestand kon niet toegevoegd worden. Probeer het opnieuw; lukt het niet, neem dan contact op met de helpdesk.',
  'scanner-away':
    'Het bestand kan op dit moment niet op virussen worden nagekeken. Probeer het over enkele minuten opnieuw.',
  'document-quarantined':
    'Dit bestand wordt nog op virussen nagekeken. Het kan gebruikt worden zodra dat gebeurd is, meestal binnen enkele minuten.',
  'document-unjudgeable':
    'Dit bestand kan niet op virussen nagekeken worden, meestal omdat het te groot is, en wordt door niemand geopend. Verwijder het en vraag een kleiner exemplaar.',
  'document-infected':
    'In dit bestand is een virus gevonden. Het blijft verzegeld en wordt door niemand geopend. Verwijder het en vraag een ander exemplaar.',
  'document-without-original':
    'Van dit stuk is geen verzegeld origineel bewaard: het wordt getoond zoals het verstuurd is.',
  'document-in-use':
    'Dit stuk is het bewijsstuk van een schuldvordering. Kies bij die schuldvordering eerst een ander bewijsstuk.',
  'duplicate-document': 'Dit bestand zit al bij deze aangifte, onder de naam {{fileName}}.',
  'tray-full':
    'Er liggen al {{maximum}} bestanden klaar in dit dossier. Geef eerst een deel daarvan een plaats.',
  'loose-document-not-found':
    'Dit bestand ligt niet meer klaar: een collega heeft het al een plaats gegeven of verwijderd.',
  'document-view-code-invalid': 'Deze link werkt niet meer of klopt niet. Vraag het kantoor om een nieuwe.',
  'opening-code-wrong':
    'Deze code klopt niet. U kunt ze nog {{left}} keer proberen; daarna is een nieuwe code nodig.',
  'opening-code-over':
    'Deze code werkt niet meer: ze is verlopen, al gebruikt, of er is te vaak een verkeerde ingevuld. Vraag een nieuwe code.',
  'opening-invitation-code-wrong':
    'Dit is niet de code van de uitnodiging die bij deze link hoort. Ze staat op de brief of in de e-mail waarmee het kantoor u uitnodigde.',
  'opening-over': 'De tijd om het ontwerp te lezen is voorbij. Bewijs opnieuw dat u het bent.',
  'opening-email-unknown':
    'Voor deze link is geen e-mailadres meer bekend. Gebruik de code van uw uitnodiging, of vraag het ontwerp per brief.',
  'evidence-too-large':
    'De bewijsbundel van dit dossier zou te groot worden. Neem contact op met de helpdesk.',
  'download-too-large':
    'Deze bestanden zijn samen te groot om in één keer te downloaden. Neem contact op met de helpdesk.',
  'paper-quarantined':
    '“{{name}}” wordt nog op virussen nagekeken. Zodra dat gebeurd is, meestal binnen enkele minuten, kunt u alles samen downloaden.',
  'paper-unjudgeable':
    '“{{name}}” kan niet op virussen nagekeken worden, meestal omdat het te groot is. Vervang het door een kleiner exemplaar en probeer het opnieuw.',
  'paper-infected':
    'In “{{name}}” is een virus gevonden. Vervang het door een ander exemplaar en probeer het opnieuw.',
  'paper-damaged':
    '“{{name}}” is niet meer wat het was toen het bewaard werd. Neem contact op met de helpdesk.',
  'file-damaged':
    'Het bewaarde bestand is niet meer wat het was. Om vergissingen te vermijden wordt het niet getoond, ondertekend of verstuurd. Neem contact op met de helpdesk.',

  'not-onboarded': 'Vul eerst uw profiel aan om Prorata te gebruiken.',
  'user-pending': 'Uw account wacht nog op goedkeuring. U krijgt een e-mail zodra er beslist is.',
  'user-disapproved': 'Uw account is geweigerd. Neem contact op met de helpdesk.',
  'organization-incomplete':
    'De gegevens van uw kantoor zijn onvolledig. Een beheerder van uw kantoor moet ze aanvullen.',
  'organization-not-approved': 'Het kantoor is nog niet goedgekeurd. Keur eerst het kantoor goed.',
  'eula-not-accepted':
    'De licentieovereenkomst is nog niet aanvaard. Een beheerder van uw kantoor moet ze aanvaarden.',
  'onboarding-disabled': 'Nieuwe registraties zijn op dit moment niet mogelijk.',
  'already-onboarded': 'U bent al geregistreerd.',
  'duplicate-user': 'Er bestaat al een gebruiker met deze gegevens.',
  'duplicate-organization': 'Er bestaat al een kantoor met dit ondernemingsnummer.',
  'user-in-use':
    'Deze gebruiker is nog verantwoordelijke of plaatsvervanger in open dossiers ({{dossiers}}). Draag ze eerst over aan iemand anders.',
  'last-administrator': 'Dit is de laatste beheerder van het kantoor. Maak eerst iemand anders beheerder.',
  'organization-in-use': 'Dit kantoor heeft nog gebruikers of dossiers en kan niet verwijderd worden.',
  'logo-unreadable': 'Het logo kan niet gelezen worden. Kies een andere afbeelding.',
  'logo-unsafe':
    'De SVG bevat scripts of verwijst naar andere bestanden. Sla het logo op als gewone SVG, of kies PNG of JPEG.',
  'logo-wrong-ratio': 'Het logo moet een verhouding van 85 × 36 hebben.',
  'account-edit-failed': 'Uw account kon niet gewijzigd worden. Probeer het opnieuw.',

  'kbo-not-found': 'Dit ondernemingsnummer is niet gevonden in de KBO',
  'kbo-search-unavailable': 'Zoeken in de KBO is tijdelijk niet mogelijk',

  'dossier-read-only':
    'Dit dossier kan alleen gelezen worden. Het is ondertekend, afgesloten of u hebt er geen schrijfrecht op.',
  'dossier-not-deletable':
    'Dit dossier kan niet meer verwijderd worden, want er is al iets mee gebeurd. Annuleer het in plaats daarvan.',
  'dossier-status':
    'Dit kan niet in de huidige status van het dossier. Laad de pagina opnieuw en kijk na welke stap nu aan de beurt is.',
  'dossier-stopped':
    'De verdeling wordt tegengehouden, bijvoorbeeld door een faillissement of een vereffening van een schuldenaar. Ondertekenen, versturen en betalen kan niet zolang dat geldt. De reden staat bovenaan in het dossier.',
  'stop-withdrawn': 'Deze registratie is al ingetrokken of vrijgegeven. Laad de pagina opnieuw.',
  'result-voided':
    'Dit proces-verbaal is zonder gevolg. Werk verder met het proces-verbaal dat in zijn plaats komt.',
  'result-handed-over':
    'Dit proces-verbaal is al aan iemand bezorgd en kan niet meer vervallen verklaard worden. Vervang het: iedereen krijgt dan een nieuw ontwerp.',
  'result-handed-to-nobody': 'Dit proces-verbaal is nog aan niemand bezorgd. Verklaar het vervallen.',
  'result-underway':
    'Het proces-verbaal wordt op dit ogenblik aan iemand bezorgd. Probeer het over enkele minuten opnieuw.',
  'result-before-correction':
    'Deze berekening is gemaakt vóór het ontwerp dat zonder gevolg werd. Bereken opnieuw.',
  'consents-missing':
    'De termijn van tegenspraak van het vorige ontwerp was voorbij. Wie door de nieuwe berekening minder krijgt, moet schriftelijk toestemmen.',
  'document-without-effect':
    'Dit ontwerp van verdeling is sinds {{date}} zonder gevolg. Het wordt vervangen door een nieuw ontwerp, dat u apart ontvangt.',
  'payout-begun':
    'De uitbetaling is begonnen: er is al betaald, of er is een betaalbestand voorbereid. Een ontwerp waarvan betaald is, kan niet meer vervangen worden.',
  'report-followed':
    'Een vervolgdossier bouwt voort op dit ontwerp. Annuleer eerst dat dossier; daarna kunt u het ontwerp vervangen.',
  'consultation-missing':
    'Er is vandaag nog niet nagegaan of iets de verdeling tegenhoudt. Raadpleeg de registers en bevestig het.',
  'dossier-contested':
    'Het ontwerp van verdeling wordt tegengesproken. Niets wordt uitbetaald zolang de tegenspraak niet is afgehandeld.',
  'dossier-consigned':
    'Het geld ligt bij de Deposito- en Consignatiekas. De kas betaalt volgens de tabel van de beslagrechter.',
  'dossier-replaced':
    'Dit ontwerp van verdeling is vervangen. Uitbetalen kan pas na de termijn van tegenspraak van het nieuwe ontwerp.',
  'inbox-item-changed':
    'Dit is intussen gedaan, of er is iets bijgekomen. De lijst is opnieuw gelezen: kijk ze na.',
  'inbox-not-tickable': 'Dit kan niet afgevinkt worden: het verdwijnt als het in het dossier gedaan is.',
  'inbox-not-put-off':
    'Dit kan niet uitgesteld worden: de termijn van de wet is om, of iemand anders is aan zet.',
  'handler-changed':
    'Iemand anders wees dit dossier intussen toe. Kijk na wie het nu behandelt en kies opnieuw.',
  'practice-not-here':
    'Op deze installatie is alles echt: wat u verstuurt, vertrekt en wordt aangerekend. Volg de gids in een dossier van uw kantoor.',
  'practice-without-bailiff':
    'Uw kantoor heeft nog geen goedgekeurde gerechtsdeurwaarder die voor een dossier kan instaan. Voeg er eerst een toe bij de gebruikers van uw kantoor.',
  'too-many-tasks':
    'Er staan al te veel taken of herinneringen open in dit dossier. Werk er eerst enkele af.',
  'views-full':
    'Er zijn al te veel weergaven van deze lijst. Verwijder er eerst een die u niet meer gebruikt.',
  'export-too-long': 'Dit zijn te veel rijen voor één bestand. Filter de lijst en exporteer wat overblijft.',
  'closing-task-done': 'Deze taak is al gedaan. Laad de pagina opnieuw om te zien door wie.',
  'closing-letter-sent':
    'De brief van deze taak is verstuurd. Wat verstuurd is, kan niet worden teruggenomen.',
  'dossier-followed': 'Dit dossier heeft al een vervolgdossier. Open dat dossier, of annuleer het eerst.',
  'no-reserves': 'In dit dossier wacht geen voorbehouden bedrag op een beslissing.',
  'reserves-undecided':
    'Er wordt nog gewacht op een beslissing over een voorbehouden bedrag. Verdeel eerst wat daarvoor geconsigneerd is.',
  'dossier-not-recurring':
    'Dit dossier verdeelt geen inkomen dat maand na maand binnenkomt. Kies bij de gegevens van het dossier terugkerende betalingen.',
  'duplicate-receipt':
    'Van deze derde is voor die maand op die dag al hetzelfde bedrag ingeschreven. Is het een andere ontvangst, zeg dat dan.',
  'receipt-distributed':
    'Deze ontvangst zit in een verdeling die al ondertekend is. Ze kan niet meer gewijzigd worden.',
  'receipt-on-statement':
    'Dag en bedrag van deze ontvangst komen van het rekeninguittreksel en kunnen niet gewijzigd worden.',
  'receipt-waits': 'Deze ontvangst zit in geen enkele verdeling: ze wacht op de volgende.',
  'payer-in-use': 'Van deze derde is al geld ontvangen. Verwijder eerst de ontvangsten.',
  'nothing-received': 'Er wacht geen geld dat tot die dag ontvangen is.',
  'contestation-status':
    'Dit kan niet meer: er is intussen iets anders met de tegenspraak gebeurd. Laad de pagina opnieuw.',
  'contestation-piece-missing': 'Voeg eerst het ondertekende stuk toe dat dit bewijst.',
  'nothing-contested': 'Er is geen tijdige tegenspraak die nog open is. Consigneren is niet nodig.',
  'trial-impossible':
    'Dit kan niet berekend worden: het gevraagde voorrecht past niet bij deze schuldvordering, er ontbreekt een kavel of een datum, of de wet geeft geen volgorde. Vraag het anders.',
  'bundle-incomplete':
    'De bundel voor de griffie is niet volledig. Bewaar eerst de akten van tegenspraak en het attest van de Deposito- en Consignatiekas.',
  'asset-in-use': 'Aan dit goed is een schuldvordering gekoppeld. Koppel die eerst los.',
  'defendant-in-use':
    '{{name}} heeft nog een aandeel in een goed, is nog schuldenaar van een schuldvordering, of er is een melding die de verdeling tegenhoudt. Pas dat eerst aan.',
  'estate-in-use': 'Een goed behoort nog tot {{name}}. Pas eerst de aandelen van dat goed aan.',
  'claim-calculated-automatically':
    'Deze schuldvordering wordt automatisch berekend en kan niet gewijzigd of verwijderd worden.',
  'external-provider-not-set':
    'Er is geen externe dienstverlener ingesteld. Een beheerder van het platform stelt die in onder Parameters.',
  'external-provider-no-transaction-type':
    'De opdracht kan niet naar de externe dienst: bij het dossier is geen herkomst van het geld gekozen. Kies verkoop of derdenbeslag.',
  'external-provider-organization-incomplete':
    'De opdracht kan niet naar de externe dienst: de gegevens van uw kantoor zijn onjuist of onvolledig. Vul ze aan onder Mijn kantoor.',
  'extract-without-text':
    'Dit uittreksel bevat alleen beelden, zoals een scan. Gebruik het bestand zoals u het hebt gedownload.',
  'extract-encrypted':
    'Het uittreksel is met een wachtwoord beveiligd. Sla het op zonder beveiliging en kies dat bestand.',
  'extract-damaged': 'Het uittreksel is beschadigd of onvolledig. Download het opnieuw.',
  'extract-too-large':
    'Het uittreksel is te groot om te lezen. Vraag een uittreksel over deze schuldenaar alleen.',
  'extract-too-many-pages':
    'Het uittreksel telt te veel bladzijden. Vraag een uittreksel over deze schuldenaar alleen.',
  'extract-of-another-kind':
    'Dit bestand is geen uittreksel van het gekozen soort. Kies het juiste soort of een ander bestand.',
  'extract-took-too-long':
    'Het lezen van het uittreksel duurde te lang en is gestopt. Download het uittreksel opnieuw, of open het dossier met de hand.',
  'extract-already-used':
    'Dit uittreksel is al gebruikt voor dossier {{fileNumber}}. Open dat dossier, of kies een ander bestand.',
  'import-unreadable':
    'Het bestand is niet gelezen. Kies een Excel-bestand (xlsx) of een CSV-bestand, zonder wachtwoord, of plak de rijen.',
  'import-empty': 'Er staat niets in. Kies een bestand met minstens één rij, of plak de rijen.',
  'import-too-many-lines':
    'De lijst is te groot. Ze mag hoogstens {{lines}} rijen en {{columns}} kolommen hebben: splits ze op.',
  'import-lines-taken':
    'Rijen van deze lijst zijn al overgenomen. Laad de bladzijde opnieuw om te zien welke.',

  'invitation-code-invalid':
    'De uitnodigingscode {{code}} klopt niet. Kijk de code na op uw brief of in uw e-mail.',
  'invitation-not-found':
    'Er is geen uitnodiging gevonden met de code {{code}}. Kijk de code na op uw brief, of bel het kantoor.',
  'invitation-closed': 'Deze uitnodiging is gesloten. Er kan niets meer toegevoegd of gewijzigd worden.',
  'invitation-still-open':
    'De uitnodiging staat nog open. Wacht tot de schuldeiser indient of tot de termijn voorbij is.',
  'invitation-already-sent': 'Deze uitnodiging is al verstuurd.',
  'sending-changed':
    'Sinds u keek, is er iets aan deze zending veranderd. Er is niets verstuurd: bekijk ze opnieuw en verstuur dan.',
  'invitation-claimed-elsewhere':
    'Deze uitnodiging staat al in de werkruimte van een andere organisatie. Vraag het kantoor dat u uitnodigde om ze daar weg te halen.',
  'api-key-invalid':
    'Deze sleutel opent niets: hij is onbekend, ingetrokken of verstreken. Vraag een beheerder van uw organisatie om een nieuwe.',
  'assignee-invalid': 'Kies een collega van uw organisatie die met uitnodigingen werkt.',
  'too-many-keys':
    'Uw organisatie heeft het grootste aantal sleutels. Trek er eerst een in die niet meer gebruikt wordt.',
  'nothing-beside-statement':
    'U bent al aan een aangifte begonnen. Trek die eerst in als u niets te vorderen hebt.',
  'nothing-too-often':
    'Er is met deze code al vaak geantwoord en teruggekomen op dat antwoord. Bel het kantoor.',
  'balance-beside-statement':
    'U bent al aan een nieuwe aangifte begonnen. Trek die eerst in als er niets veranderd is.',
  'no-balance-asked':
    'Met deze code is geen saldo te bevestigen. Vraag het kantoor wat er van u verwacht wordt.',
  'not-a-run':
    'Saldi worden alleen gevraagd in een volgende verdeling van een dossier met periodieke inkomsten.',
  'letter-already-sent': 'Deze brief is al verstuurd. Zeg uitdrukkelijk dat hij nog eens moet vertrekken.',
  'duplicate-invitation': 'Deze schuldeiser heeft in dit dossier al een open uitnodiging.',
  'dossier-not-ready-to-invite':
    'Vul eerst de verantwoordelijke gerechtsdeurwaarder, de schuldenaar en de verkoop of het beslag in: ze staan in de uitnodiging.',
  'invitations-past-stage':
    'Het dossier is voorbij de uitnodigingen: er kunnen er geen meer verstuurd worden.',
  'creditor-numbers-decide':
    'De nummers van deze schuldeisers zeggen iets anders dan dit antwoord. Kies het andere antwoord of verbeter het nummer in de aangifte.',
  'statement-not-found':
    'Deze aangifte is niet gevonden. Misschien is ze verwijderd; laad de pagina opnieuw.',
  'statement-incomplete': 'De aangifte is nog niet volledig. Vul aan wat ontbreekt.',
  'statement-already-validated': 'Deze aangifte is al gevalideerd.',
  'statement-invalid': 'Deze aangifte is verworpen: het aanvaarde bedrag is € 0,00. Vul eerst een bedrag in.',
  'statement-full':
    'Het maximum van {{maximum}} schuldvorderingen of stukken per aangifte is bereikt. Voeg samen wat bij elkaar hoort.',

  'dossier-invalid': 'Het dossier bevat nog fouten. Los ze op en bereken dan opnieuw.',
  'priorities-in-circle':
    'De wet geeft hier geen sluitende rangorde. Leg de volgorde zelf vast en vermeld de reden.',
  'law-gap':
    'Het rechtsregister heeft geen waarde voor {{date}}. Kijk de datum van de verkoop of het beslag na.',
  'tariff-gap':
    'Het tarief heeft geen prijs voor “{{cost}}” op {{date}}. Vraag de platformbeheerder om de dossierkosten aan te vullen.',
  'dossier-changed-meanwhile':
    'Het dossier is tijdens de berekening gewijzigd. Kijk de wijziging na en bereken opnieuw.',
  'calculation-failed':
    'De verdeling kon niet berekend worden. Probeer het opnieuw; lukt het niet, neem dan contact op met de helpdesk.',
  'calculation-not-begun':
    'De berekening is niet begonnen, omdat de server het te druk heeft of herstart. Er is niets gewijzigd: probeer het over een halve minuut opnieuw.',
  'result-outdated':
    'Deze berekening is verouderd. Bereken opnieuw of sta het gebruik van oudere berekeningen uitdrukkelijk toe.',
  'scale-not-confirmed':
    'Dit dossier steunt op bedragen van artikel 1409 Ger.W. voor {{date}} die nog niemand heeft bevestigd. Ondertekenen kan pas als een beheerder van het platform ze aftekent.',
  'scale-not-after-last':
    'Nieuwe bedragen gaan in na de laatste bekende, dus na {{date}}. Kies een latere dag.',
  'scale-leaves-year-out': 'De bedragen van {{year}} ontbreken nog. Neem eerst die over.',
  'scale-own':
    'Wie de bedragen overneemt, bevestigt ze niet. Vraag het aan een andere beheerder van het platform.',
  'scale-followed': 'Na deze bedragen zijn er vanaf {{date}} al andere overgenomen. Neem eerst die terug.',
  'scale-confirmed': 'Deze bedragen zijn al bevestigd en blijven staan.',
  'tariff-not-confirmed':
    'Het tarief heeft prijzen die niet bevestigd of niet geïndexeerd zijn. Vink aan dat u ze nagekeken hebt en onderteken dan.',
  'points-not-signed-off':
    'Niet alles is nagekeken of aanwezig. Lees de punten, vink ze af en onderteken dan.',
  'result-signed': 'Deze berekening is ondertekend en kan niet meer verwijderd of gewijzigd worden.',
  'result-kept-as-evidence':
    'Wat voor deze berekening ondertekend terugkwam, is geweigerd. Het telt niet, maar wordt als bewijs bewaard: de berekening kan niet verwijderd worden.',
  'result-not-signed': 'Deze berekening is nog niet ondertekend. Onderteken ze eerst.',
  'signing-not-finished':
    'De ondertekening is nog niet afgerond. Rond ze af in het ondertekenloket en kijk dan opnieuw na.',
  'signing-cancelled': 'De ondertekening is geannuleerd. U kunt ze opnieuw beginnen.',
  'signing-expired': 'De tijd om te ondertekenen is verstreken. Begin opnieuw.',
  'signing-refused':
    'De ondertekendienst weigert deze ondertekening: {{reason}}. Opnieuw proberen helpt niet; neem contact op met de helpdesk.',
  'signature-invalid':
    'Het teruggekregen bestand draagt geen geldige handtekening en is niet aanvaard. Onderteken opnieuw.',
  'recipients-unreachable':
    'Niet verstuurd. Ontvangers zonder bruikbaar adres: {{count}}. Vul hun adres aan.',

  'payout-lines-open': 'Nog niet elke lijn is betaald, geconsigneerd of met een reden geschrapt.',
  'payout-account-missing':
    'Het kantoor heeft geen derdenrekening. Vul ze in bij de gegevens van het kantoor.',
  'payout-nothing-to-pay': 'Er is geen lijn met een rekening die nog betaald moet worden.',
  'payout-line-moved': 'De stand van deze lijn laat dit niet toe. Laad de pagina opnieuw.',
  'payout-own-preparation': 'Wie het bestand opmaakt, keurt het niet goed. Vraag het aan een collega.',
  'payout-sign-in-again':
    'U bent de enige die mag goedkeuren. Meld u daarvoor opnieuw aan en keur binnen vijf minuten goed.',
  'payout-not-approved': 'Het bestand is nog niet goedgekeurd.',
  'payout-file-moved': 'Dit bestand is intussen aangemaakt of ingetrokken. Laad de pagina opnieuw.',
  'bank-statement-unreadable':
    'Het rekeninguittreksel kon niet gelezen worden: regel {{line}} is niet in orde. Er is niets ingelezen.',
  'bank-statement-other-account':
    'Dit uittreksel is van een andere rekening ({{account}}). Er is niets ingelezen.',
  'bank-movement-answered': 'Van deze verrichting is intussen gezegd waarvoor ze is. Laad de pagina opnieuw.',
  'bank-statement-too-much':
    'Een beweging kan niet meer betalen dan op de lijn openstaat, en niet meer terugbrengen dan betaald is.',
  'cost-in-use':
    'Met deze kostenpost is al gerekend: wat toen gold, blijft. Sluit de lopende periode af en voeg een nieuwe toe.',
  'no-price-in-force':
    'Er is op {{date}} geen prijs voor “{{event}}”. Vraag de platformbeheerder om de platformkosten aan te vullen.',
  'template-invalid': 'Het sjabloon bevat een fout. Verbeter de aangeduide regel.',
  'no-transactions': 'Geen transacties voor de gekozen filters.',
  'month-not-over': 'De maand loopt nog. Sluit ze af zodra ze voorbij is.',
  'month-closed': 'Deze maand is al afgesloten.',
  'earlier-month-open': 'Een vorige maand is nog niet afgesloten. Sluit die eerst af.',
  'operator-incomplete':
    'Op een factuur horen de naam, het adres, het ondernemingsnummer en de rekening van de exploitant. Vul ze in bij de parameters.',
  'already-credited': 'Deze transactie is al gecrediteerd, of is zelf een creditlijn.',
  'organization-number-missing':
    'Het kantoor heeft geen ondernemingsnummer. Vul het in bij de gegevens van het kantoor.',
  'e-invoice-not-refused': 'Deze e-factuur is niet geweigerd en hoeft niet opnieuw verstuurd te worden.',

  'fetch-error':
    'Het antwoord kon niet gelezen worden. Probeer het opnieuw of neem contact op met de helpdesk.',
  offline: 'U bent offline. Probeer het opnieuw zodra u weer verbinding hebt.',
  'network-error':
    'De server antwoordt niet. Kijk uw internetverbinding na en probeer het opnieuw; lukt het niet, neem dan contact op met de helpdesk.',
  'login-error': 'Het aanmelden is mislukt. Probeer het opnieuw of neem contact op met de helpdesk.',
} as const satisfies Record<ProblemCode, string>;

/** What stands under a field that is refused. */
export const fieldErrors = {
  required: 'Dit veld is verplicht.',
  'wrong-type': 'Deze waarde heeft niet de juiste vorm.',
  'unknown-field': 'Dit veld bestaat niet.',
  invalid: 'Deze waarde is niet geldig.',
  'choice-invalid': 'Kies een waarde uit de lijst.',
  'not-accepted': 'U moet dit aanvaarden om verder te gaan.',
  'characters-invalid': 'Er staan tekens in die niet toegelaten zijn.',
  unprintable:
    'Deze tekens kunnen niet op een brief gedrukt worden: {{characters}}. Schrijf de naam in Latijnse letters.',
  'digits-only': 'Alleen cijfers zijn toegelaten.',
  'exact-length': 'Moet precies {{length}} tekens lang zijn.',
  'too-short': 'Vul minstens {{minimum}} tekens in.',
  'too-long': 'Vul hoogstens {{maximum}} tekens in.',
  'too-few': 'Te weinig opgegeven: het minimum is {{minimum}}.',
  'too-many': 'Te veel opgegeven: het maximum is {{maximum}}.',
  duplicate: 'Deze waarde komt meer dan eens voor.',
  taken: 'Deze waarde is al in gebruik.',
  'whole-number': 'Vul een geheel getal in.',
  'too-many-decimals': 'Hoogstens {{maximum}} cijfers na de komma.',
  'larger-than-0': 'De waarde moet groter zijn dan 0.',
  'not-negative': 'De waarde mag niet negatief zijn.',
  'too-small': 'De waarde moet minstens {{minimum}} zijn.',
  'too-large': 'De waarde mag hoogstens {{maximum}} zijn.',
  'date-invalid': 'Deze datum bestaat niet. Kijk hem na.',
  'month-invalid': 'Deze maand bestaat niet. Kijk ze na.',
  'instant-invalid': 'Deze datum of dit uur bestaat niet. Kijk ze na.',
  'date-order': 'De einddatum mag niet vóór de begindatum vallen.',
  'moment-future': 'Dit ligt nog in de toekomst.',
  'day-too-early': 'Dat kan nog niet gebeurd zijn: deze dag is te vroeg.',
  'identifier-invalid': 'Deze verwijzing is niet geldig.',
  'kbo-length': 'Een ondernemingsnummer telt {{length}} cijfers.',
  'kbo-invalid': 'Dit ondernemingsnummer klopt niet. Kijk de cijfers na.',
  'foreign-number-invalid':
    'Dit nummer heeft niet de vorm van een nummer uit het land van het adres. Kijk het na op een factuur of in het register.',
  'national-number-invalid': 'Dit rijksregisternummer klopt niet. Kijk de cijfers na.',
  'iban-invalid': 'Dit rekeningnummer klopt niet. Kijk de cijfers na.',
  'email-invalid': 'Dit e-mailadres klopt niet. Kijk het na.',
  'email-n-invalid': 'E-mailadres {{n}} klopt niet. Kijk het na.',
  'website-invalid': 'Dit webadres klopt niet. Kijk het na.',
  'postal-code-invalid': 'Deze postcode bestaat niet. Kijk hem na.',
  'invitation-code-invalid':
    'Deze uitnodigingscode klopt niet. Neem de code over zoals ze in de brief of e-mail staat.',
  'defendant-missing':
    'Ten laste van wie loopt het dossier? Vul de naam van een onderneming of een familienaam in.',
  'statement-too-large':
    'Samen met de rest van deze aangifte is dit meer dan het hoogste totaal van {{maximum}}.',
  'claims-exceed-total':
    'De bevoorrechte schuldvorderingen zijn samen hoger dan het totale gevorderde bedrag.',
  'more-than-declared': 'Er kan niet meer aanvaard en voorbehouden worden dan er aangegeven is.',
  'parts-differ': 'De onderdelen zijn samen niet gelijk aan het bedrag van de schuldvordering.',
  'shares-differ': 'De aandelen zijn samen geen 100\u00a0%.',
  'own-debtor':
    'Een eigen schuld heeft één schuldenaar. Kies “gezamenlijk” of “hoofdelijk” voor meer schuldenaars.',
  'periods-overlap': 'De periodes overlappen. Elke dag mag maar in één periode vallen.',
  'layers-unordered': 'De bovengrens van elke schijf moet hoger zijn dan die van de vorige.',
  'last-layer-open': 'De laatste schijf heeft geen bovengrens. Laat dit veld leeg.',
  'rates-invalid':
    'Schrijf elke rentevoet als een datum en een percentage, met een puntkomma ertussen: 2027-01-01 4,75; 2028-01-01 5. Elke begint op 1 januari of 1 juli, de oudste eerst.',
} as const satisfies Record<FieldErrorCode, string>;
