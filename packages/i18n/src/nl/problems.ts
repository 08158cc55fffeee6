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
  unauthorized: 'U moet aangemeld zijn om dit te doen. Meld u opnieuw aan.',
  'insufficient-permissions': 'U hebt hiervoor onvoldoende rechten.',
  'access-denied': 'Geen toegang',
  'not-found': 'Dit is niet gevonden. Misschien is het verwijderd of klopt de link niet.',
  'route-not-found': 'Dit adres bestaat niet.',
  'method-not-allowed': 'Dit adres aanvaardt deze handeling niet.',
  conflict: 'Dit kan niet meer, want er is intussen iets gewijzigd. Laad de pagina opnieuw.',
  stale:
    'Iemand anders heeft dit intussen gewijzigd. Laad de laatste versie en voer uw wijziging opnieuw in.',
  'too-large': 'De aanvraag is te groot. Verstuur minder tegelijk.',
  'unsupported-media-type': 'Dit soort inhoud wordt hier niet aanvaard.',
  unprocessable: 'Dit kan zo niet uitgevoerd worden. Kijk na wat u hebt ingevuld.',
  'idempotency-key-invalid':
    'De aanvraag draagt een sleutel die niet gelezen kan worden. Laad de pagina opnieuw en probeer het nog eens.',
  'idempotency-key-reused':
    'Dit is al uitgevoerd, met andere gegevens. Laad de pagina opnieuw en kijk na wat er bewaard is.',
  'already-carried-out':
    'Dit is al uitgevoerd, maar het antwoord ging verloren. Laad de pagina opnieuw om te zien wat er bewaard is.',
  'too-many-requests': 'Te veel aanvragen op korte tijd. Wacht even en probeer dan opnieuw.',
  internal: 'Er ging iets mis. Neem contact op met de helpdesk.',
  'not-built': 'Dit onderdeel van Prorata is nog niet beschikbaar.',
  'bad-gateway': 'Een externe dienst gaf geen bruikbaar antwoord. Probeer het later opnieuw.',
  'service-unavailable': 'De dienst is tijdelijk niet beschikbaar. Probeer het over enkele minuten opnieuw.',
  'gateway-timeout': 'Het antwoord bleef te lang uit. Kijk uw verbinding na en probeer het opnieuw.',
  'storage-full':
    'Er kan op dit moment niets bewaard worden, want de opslag is vol. Probeer het later opnieuw of neem contact op met de helpdesk.',

  'upload-no-files': 'Er is geen bestand opgeladen. Kies eerst een bestand.',
  'upload-empty': 'Het opgeladen document is leeg. Kies een ander bestand.',
  'upload-too-large': 'Het bestand is te groot. Kies een kleiner bestand.',
  'upload-type-refused': 'Dit soort bestand wordt niet aanvaard. Kies een ander bestand.',
  'upload-tiff':
    'Een TIFF kan hier niet getoond worden. Sla de scan op als PDF, PNG of JPEG en kies dat bestand.',
  'upload-infected': 'Het bestand is geweigerd omdat het een virus lijkt te bevatten.',
  'upload-unsafe':
    'Het bestand bevat scripts, macro’s of verwijzingen die programma’s starten. Sla het op als gewone pdf en probeer opnieuw.',
  'upload-protected':
    'Het bestand is beveiligd of versleuteld, zodat het niet kan worden nagekeken. Sla het op zonder beveiliging.',
  'upload-unreadable': 'Het bestand is beschadigd of onvolledig. Kies een ander bestand.',
  'upload-unknown': 'Onbekende fout bij het opladen. Neem contact op met de helpdesk.',
  'document-in-use': 'Dit document is het bewijsstuk van een schuldvordering. Koppel het daar eerst los.',
  'duplicate-document': 'Dit bestand zit al bij deze aangifte, onder de naam {{fileName}}.',
  'document-view-code-invalid': 'De code om het document te bekijken is ongeldig.',
  'file-damaged':
    'Het bewaarde bestand is niet meer wat het was. Om vergissingen te vermijden wordt het niet getoond, ondertekend of verstuurd. Neem contact op met de helpdesk.',

  'not-onboarded': 'Vul eerst uw profiel aan om Prorata te gebruiken.',
  'user-pending': 'Uw account wacht nog op goedkeuring.',
  'user-disapproved': 'Uw account is geweigerd. Neem contact op met de helpdesk.',
  'organization-incomplete':
    'De gegevens van uw kantoor zijn onvolledig. Een beheerder van uw kantoor moet ze aanvullen.',
  'organization-not-approved': 'Het kantoor is nog niet goedgekeurd. Keur eerst het kantoor goed.',
  'eula-not-accepted':
    'De licentieovereenkomst is nog niet aanvaard. Een beheerder van uw kantoor moet dat doen.',
  'onboarding-disabled': 'Nieuwe registraties zijn op dit moment niet mogelijk.',
  'already-onboarded': 'U bent al geregistreerd.',
  'duplicate-user': 'Er bestaat al een gebruiker met deze gegevens.',
  'duplicate-organization': 'Er bestaat al een kantoor met dit KBO-nummer.',
  'user-in-use':
    'Deze gebruiker heeft nog {{dossiers}} open dossiers als verantwoordelijke of plaatsvervanger. Draag ze eerst over aan iemand anders.',
  'last-administrator': 'Dit is de laatste beheerder van het kantoor. Maak eerst iemand anders beheerder.',
  'organization-in-use': 'Dit kantoor heeft nog gebruikers of dossiers en kan niet verwijderd worden.',
  'logo-unreadable': 'Het logo kan niet gelezen worden. Kies een andere afbeelding.',
  'logo-unsafe':
    'De SVG bevat scripts of verwijst naar andere bestanden. Bewaar het logo als gewone SVG, of kies PNG of JPEG.',
  'logo-wrong-ratio': 'Het logo moet een verhouding van 85 × 36 hebben.',
  'account-edit-failed': 'Uw account kon niet gewijzigd worden. Probeer het opnieuw.',

  'kbo-not-found': 'KBO-nummer niet gevonden',
  'kbo-search-unavailable': 'Zoeken in de KBO is tijdelijk niet mogelijk',

  'dossier-read-only': 'Dit dossier kan alleen gelezen worden.',
  'dossier-not-deletable':
    'Dit dossier kan niet meer verwijderd worden, want er is al iets mee gebeurd. Annuleer het in plaats daarvan.',
  'dossier-status': 'Dit kan niet in de huidige status van het dossier.',
  'asset-in-use': 'Aan dit goed is een schuldvordering gekoppeld. Koppel die eerst los.',
  'claim-calculated-automatically':
    'Deze schuldvordering wordt automatisch berekend en kan niet gewijzigd of verwijderd worden.',
  'external-provider-not-set':
    'Er is geen externe dienstverlener ingesteld. Een beheerder van het platform stelt die in onder Parameters.',
  'external-provider-no-transaction-type':
    'De uitnodiging kan niet naar de externe dienst: bij het dossier is geen soort transactie gekozen. Kies verkoop of derdenbeslag.',
  'external-provider-organization-incomplete':
    'De uitnodiging kan niet naar de externe dienst: de gegevens van uw kantoor zijn ongeldig of onvolledig.',
  'extract-unreadable':
    'Het uittreksel kan niet gelezen worden. Controleer het bestand en het gekozen soort uittreksel.',

  'invitation-code-invalid': 'Uitnodigingscode {{code}} is ongeldig!',
  'invitation-not-found': 'Er is geen uitnodiging gevonden met de code {{code}}.',
  'invitation-closed': 'Deze uitnodiging is gesloten. Er kan niets meer toegevoegd of gewijzigd worden.',
  'invitation-still-open':
    'De uitnodiging staat nog open. Wacht tot de schuldeiser ze sluit of tot de termijn voorbij is.',
  'invitation-already-sent': 'Deze uitnodiging is al verstuurd.',
  'duplicate-invitation': 'Deze schuldeiser heeft in dit dossier al een open uitnodiging.',
  'dossier-not-ready-to-invite':
    'Vul eerst de verantwoordelijke gerechtsdeurwaarder, de verweerder en de verkoop of het beslag in: ze staan in de uitnodiging.',
  'invitations-past-stage':
    'Het dossier is voorbij de uitnodigingen: er kunnen er geen meer verstuurd worden.',
  'statement-not-found': 'Aangifte niet gevonden',
  'statement-incomplete': 'De aangifte is nog niet volledig. Vul aan wat ontbreekt.',
  'statement-already-validated': 'Deze aangifte is al gevalideerd.',
  'statement-invalid': 'Deze aangifte is ongeldig: het gevorderde bedrag is 0. Pas eerst het bedrag aan.',
  'statement-full': 'Meer dan {{maximum}} kunnen er niet bij één aangifte. Voeg samen wat bij elkaar hoort.',

  'dossier-invalid': 'Het dossier bevat nog fouten. Los ze op en bereken dan opnieuw.',
  'priorities-in-circle':
    'De wet geeft hier geen sluitende rangorde. Leg de volgorde zelf vast en vermeld de reden.',
  'law-gap':
    'Het rechtsregister heeft geen waarde voor {{date}}. Kijk de datum van de verkoop of het beslag na.',
  'tariff-gap':
    'Het tarief heeft geen prijs voor “{{cost}}” op {{date}}. Vraag de platformbeheerder om de dossierkosten aan te vullen.',
  'dossier-changed-meanwhile':
    'Het dossier is tijdens de berekening gewijzigd. Kijk de wijziging na en bereken opnieuw.',
  'calculation-failed': 'Er is een fout opgetreden bij het berekenen van het dossierdocument.',
  'result-outdated':
    'Deze berekening is verouderd. Bereken opnieuw of sta het gebruik van oudere berekeningen uitdrukkelijk toe.',
  'tariff-not-confirmed':
    'Het tarief heeft prijzen die niet bevestigd of niet geïndexeerd zijn. Vink aan dat u ze nagekeken hebt en onderteken dan.',
  'result-signed': 'Deze berekening is ondertekend en kan niet meer verwijderd of gewijzigd worden.',
  'result-kept-as-evidence':
    'Deze berekening is ondertekend nadat het dossier gewijzigd was. De handtekening telt niet, maar wordt als bewijs bewaard: de berekening kan niet verwijderd worden.',
  'result-not-signed': 'Deze berekening is nog niet ondertekend. Onderteken ze eerst.',
  'signing-not-finished': 'De ondertekening is nog niet afgerond.',
  'signing-cancelled': 'Ondertekening geannuleerd.',
  'signing-expired': 'De tijd om te ondertekenen is verstreken. Begin opnieuw.',
  'signature-invalid':
    'Het teruggekregen document draagt geen geldige handtekening en is niet bewaard. Onderteken opnieuw.',
  'recipients-unreachable':
    'Niet verstuurd: {{count}} ontvanger(s) hebben geen bruikbaar adres. Vul het aan.',

  'cost-in-use':
    'Met deze kost is al gerekend: wat toen gold, blijft. Sluit de lopende periode af en voeg een nieuwe toe.',
  'no-price-in-force':
    'Er is op {{date}} geen prijs voor „{{event}}”. Vraag de platformbeheerder om de platformkosten aan te vullen.',
  'template-invalid': 'Het sjabloon bevat een fout. Verbeter de aangeduide regel.',
  'no-transactions': 'Geen transacties voor de gekozen filters.',

  'fetch-error': 'Er ging iets mis. Neem contact op met de helpdesk.',
  offline: 'U bent offline. Probeer het opnieuw zodra u weer verbinding hebt.',
  'network-error': 'De server is niet beschikbaar. Neem contact op met de helpdesk.',
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
  'too-few': 'Er moeten er minstens {{minimum}} zijn.',
  'too-many': 'Er mogen er hoogstens {{maximum}} zijn.',
  duplicate: 'Deze waarde komt meer dan eens voor.',
  taken: 'Deze waarde is al in gebruik.',
  'whole-number': 'Vul een geheel getal in.',
  'too-many-decimals': 'Hoogstens {{maximum}} cijfers na de komma.',
  'larger-than-0': 'De waarde moet groter zijn dan 0.',
  'not-negative': 'De waarde mag niet negatief zijn.',
  'too-small': 'De waarde moet minstens {{minimum}} zijn.',
  'too-large': 'De waarde mag hoogstens {{maximum}} zijn.',
  'date-invalid': 'Geen geldige datum.',
  'month-invalid': 'Geen geldige maand.',
  'instant-invalid': 'Geen geldig tijdstip.',
  'date-order': 'De einddatum mag niet vóór de begindatum vallen.',
  'identifier-invalid': 'Deze verwijzing is niet geldig.',
  'kbo-length': 'Het KBO-nummer telt {{length}} cijfers.',
  'kbo-invalid': 'Geen geldig KBO-nummer.',
  'national-number-invalid': 'Geen geldig rijksregisternummer.',
  'iban-invalid': 'Geen geldig IBAN.',
  'email-invalid': 'Geen geldig e-mailadres.',
  'email-n-invalid': 'E-mailadres {{n}} is ongeldig.',
  'website-invalid': 'Geen geldig webadres.',
  'postal-code-invalid': 'Geen geldige postcode.',
  'invitation-code-invalid':
    'Geen geldige uitnodigingscode. Neem de code over zoals ze in de brief of e-mail staat.',
  'defendant-missing': 'Tegen wie loopt het dossier? Vul de naam van een onderneming of een achternaam in.',
  'claims-exceed-total':
    'De bevoorrechte schuldvorderingen zijn samen hoger dan het totale gevorderde bedrag.',
  'periods-overlap': 'De periodes overlappen. Elke dag mag maar in één periode vallen.',
  'layers-unordered': 'De bovengrens van elke schijf moet hoger zijn dan die van de vorige.',
  'last-layer-open': 'De laatste schijf heeft geen bovengrens. Laat dit veld leeg.',
} as const satisfies Record<FieldErrorCode, string>;
