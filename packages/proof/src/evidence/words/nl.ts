import type { Words } from './en.ts';

export const nl: Words = {
  sentences: {
    good: 'Goed',
    note: 'Let op',
    unproven: 'NIET BEWEZEN',
    bad: 'FOUT',
    unreadable: 'ONLEESBAAR',
    evidenceGood: 'Voor alles in dit bestand wordt ingestaan, en alles is bewezen.',
    evidenceContradicts:
      'Dit bestand is niet meer wat het was, of spreekt zichzelf tegen. Aantal fouten: {count}.',
    evidenceUnconfirmed:
      'Niets in dit bestand spreekt zichzelf tegen, maar het kan niet bevestigd worden. Aantal niet bewezen: {count}.',
    evidenceUnreadable: 'Dit is geen bewijsbundel of hij is beschadigd.',
    reportContradicts: 'Dit proces-verbaal wordt geweigerd.',
    reportUnconfirmed: 'Dit proces-verbaal kan niet bevestigd worden. Aantal niet bewezen: {count}.',
    reportUnreadable: 'Dit is geen leesbaar proces-verbaal.',
    zipDamaged: 'Het is geen zip-bestand of het einde is afgeknipt.',
    zipTooLarge: 'Het zip-bestand bevat meer dan het platform ooit inpakt. {name}',
    zipHidden: 'Het zip-bestand bevat bytes die bij geen enkel bestand horen. {name}',
    zipHeader:
      'Het zip-bestand zegt over één bestand twee verschillende dingen, of meer dan het platform zegt. {name}',
    zipName: 'Het zip-bestand bevat een naam die het platform aan geen enkel bestand geeft. {name}',
    zipTwice: 'Het zip-bestand bevat twee bestanden die een computer voor één kan nemen. {name}',
    zipPacked: 'Het zip-bestand bevat een bestand dat op een onbekende manier is ingepakt. {name}',
    zipContent: 'Het zip-bestand bevat een bestand dat niet bij zijn grootte of controlegetal past. {name}',
    jsonWrong: '{name} is niet geschreven zoals het platform het schrijft: er kan iets twee keer in staan.',
    formatUnknown: 'De vorm {format} is onbekend. Haal het nieuwste script op bij het platform.',
    damaged: 'Het kon niet gelezen worden: {reason}',
    listedTwice: 'Een lijst in het bestand noemt hetzelfde twee keer.',
    valueGone:
      'Gebeurtenis {sequence} ({type}) is een waarde kwijt: {field} ontbreekt, en geen latere gebeurtenis meldt dat er iets gewist is.',
    hashErased:
      'Gebeurtenis {sequence} ({type}) is haar vingerafdruk {field} kwijt: een vingerafdruk wordt nooit gewist, en waarvan hij was, is door niets bewezen.',
    formatOther:
      'Het bestand zegt dat het de vorm {format} heeft, en de gebeurtenissen staan in voor een andere.',
    formatFormer:
      'Het bestand heeft de oudere vorm {format}. Alleen keten, bestanden en akten worden nagekeken: de dagwortels worden niet meer gelezen, dus niets bewijst wanneer het geschreven is. Vraag een nieuwe export.',
    listedOnly:
      'Van ontvangstbewijzen, brieven en originelen (aantal: {count}) noemt geen gebeurtenis de vingerafdruk: de inhoudslijst staat ervoor in.',
    draftGone:
      '{name}: het ontwerp dat ter ondertekening gegeven is, zit niet in het bestand. De twee zijn dus niet vergeleken.',
    deedRefused: '{name} wordt geweigerd: {fault}.',
    deedNotTrusted:
      '{name}: het certificaat van {signer} komt van geen autoriteit in het bestand. Geef het certificaat van de autoriteit op met --trust.',
    deedOtherSigner: '{name} is ondertekend door {signer}, en de gebeurtenissen noemen {named}.',
    deedSignerErased:
      '{name} is ondertekend door {signer}, en de gebeurtenissen vertellen niet meer wie moest ondertekenen.',
    deedOtherDossier: '{name} is een akte van dossier {told}, en dit bestand gaat over dossier {given}.',
    deedLacks: '{name}: de handtekening van {signer} klopt, maar niet alles ervan is bewezen: {lacks}.',
    deedOwnTrust:
      '{name}: de handtekening van {signer} klopt, maar haar autoriteit staat alleen in het bestand zelf. Geef het certificaat van de autoriteit op met --trust.',
    stampAlone:
      'Er is een tijdstempel voor gebeurtenis {sequence}, en die zit niet in het bestand: er zijn gebeurtenissen afgeknipt.',
    stampWhole: 'Gebeurtenissen 1 tot {sequence} bestonden op {moment}, zegt {authority}.',
    stampBroken:
      'Het tijdstempel van gebeurtenis {sequence} klopt niet: de gebeurtenissen of het tijdstempel zijn gewijzigd, of het tijdstempel is ouder dan de gebeurtenis.',
    stampNotTrusted:
      'Het tijdstempel van gebeurtenis {sequence} is van {authority}, en dat komt van geen van de opgegeven autoriteiten.',
    stampNoAuthority:
      'Het tijdstempel van gebeurtenis {sequence} is niet nagekeken: {name} zit niet in het bestand. Geef het certificaat van de autoriteit op met --trust.',
    stampOwnTrust:
      'Het certificaat van {authority} is vergeleken met {name} in het bestand zelf. De vingerafdruk is {fingerprint}. Vergelijk die met wat de autoriteit publiceert, of geef het certificaat van de autoriteit op met --trust.',
    stampLate:
      'Gebeurtenis {sequence} ({type}) heeft pas op {moment} haar eerste tijdstempel: tot dan konden de gebeurtenissen herschreven worden.',
    noStamp:
      'Geen tijdstempel bewijst wanneer de gebeurtenissen bestonden: ze kunnen op elk moment geschreven zijn.',
    since:
      'De laatste gebeurtenissen (aantal: {count}) vallen onder geen tijdstempel: ze kunnen op elk moment geschreven zijn.',
    authoritiesUnreadable: '{name} bevat geen leesbare certificaten.',
    reportNoTrust: 'Het is ondertekend door {signer}. Geef het certificaat van de autoriteit op met --trust.',
    reportRefused: 'Het wordt geweigerd: {fault}.',
    reportForeign:
      'Het is geen officieel proces-verbaal van het platform: {origin}. Ondertekend door {signer}.',
    reportWhole: 'De handtekening van {signer} klopt voor het hele document.',
    reportLacks: 'Niet alles van de handtekening is bewezen: {lacks}.',
    reportUnchecked:
      'De ondertekenaar is niet vergeleken met de sleutels van het platform. Haal de lijst op bij het platform en geef ze op met --signers.',
    reportSigner: 'De sleutel van {signer} ondertekent op het platform processen-verbaal voor {office}.',
    reportUnread:
      'Dit script leest niet wat op de bladzijden staat. Vergelijk kantoor, dossier en waarmerk met wat u verwacht, of open het proces-verbaal op de pagina /seal van het platform.',
    usage:
      'node verify.mjs BESTAND.zip [--trust autoriteiten.pem] [--language nl|fr|de|en]\nnode verify.mjs PROCES-VERBAAL.pdf [--trust autoriteiten.pem] [--signers signers.json] [--language nl|fr|de|en]',
    fileUnreadable: '{name} kon niet gelezen worden.',
    trustEmpty: '{name} bevat geen certificaten.',
    signersUnreadable: '{name} is niet de lijst van ondertekenaars van het platform.',
    missing: '{name} ontbreekt in het bestand.',
    extra: '{name} is later in het bestand gezet: de inhoudslijst vermeldt het niet.',
    eventsWhole: 'Alle gebeurtenissen ({count}) zijn er, in volgorde en ongewijzigd.',
    eventChanged:
      'Gebeurtenis {sequence} ({type}) is gewijzigd: de inhoud past niet meer bij de vingerafdruk.',
    valueChanged:
      'Gebeurtenis {sequence} ({type}) vertelt iets anders dan vroeger: {field} past niet bij de vingerafdruk.',
    eventGone: 'Gebeurtenis {sequence} ontbreekt.',
    eventOrder:
      'Gebeurtenis {sequence} volgt niet op de vorige: er zijn gebeurtenissen verwijderd, toegevoegd of van plaats gewisseld.',
    endGone:
      'Aan het einde zijn gebeurtenissen afgeknipt: de keten moet eindigen met gebeurtenis {sequence}.',
    erased:
      'Er zijn waarden gewist ({count}), zoals de privacywet het vraagt. Dat ze er stonden, blijft bewezen.',
    fileChanged: '{name} is gewijzigd: de inhoud past niet meer bij de vingerafdruk.',
    filesWhole: 'Alle bestanden ({count}) zijn er en ongewijzigd.',
    contentsChanged:
      'De inhoudslijst is gewijzigd: het is niet die waarvoor de laatste exportgebeurtenis instaat.',
    contentsUnnamed: 'Geen enkele gebeurtenis staat in voor de inhoudslijst.',
    contentsWhole: 'De inhoudslijst is die waarvoor gebeurtenis {sequence} instaat.',
    afterExport:
      'Gebeurtenis {sequence} volgt op die welke voor de inhoudslijst instaat: wat ze noemt, kan ontbreken.',
    unnamed: '{name} wordt door geen eigen gebeurtenis genoemd: alleen de inhoudslijst staat ervoor in.',
    unspoken: '{name} staat in geen enkele gebeurtenis: het is er later in gezet.',
    named:
      'Alles wat de gebeurtenissen noemen (aantal bestanden: {count}) zit erin of is vermeld als weggelaten.',
    fileGone:
      'Gebeurtenis {sequence} ({type}) noemt een bestand dat er niet in zit en niet als weggelaten vermeld is.',
    leftOutUnjudged: '{name} is weggelaten: de virusscanner had het nog niet beoordeeld.',
    leftOutInfected: '{name} is weggelaten: er is een virus in gevonden.',
    leftOutPayment: '{name} is weggelaten: een betaalbestand gaat alleen naar de bank.',
    leftOutErased:
      'Bestanden die gebeurtenissen noemen, zijn gewist ({count}), zoals de privacywet het vraagt, en zitten er dus niet in.',
    leftOutWrongly: '{name} is weggelaten om een reden ({reason}) die niet uit de gebeurtenissen blijkt.',
    omissionsUnknown:
      'Of er bestanden of verzendingen weggelaten zijn, is niet nagekeken: dit bestand heeft de vorm {format}, die niet zegt wat weggelaten is. Vraag een nieuwe export.',
    deedGone: 'De akte die volgens gebeurtenis {sequence} ondertekend is, zit niet in het bestand.',
    deedUnsigned: '{name} heet ondertekend te zijn en draagt geen leesbare handtekening.',
    deedWhole: '{name}: de handtekening van {signer} klopt voor het document.',
    deliveriesWhole: 'Alle verzendingen ({count}) komen overeen met de gebeurtenissen.',
    deliveryChanged:
      'De verzending aan {addressee} is gewijzigd: volgens de gebeurtenissen is {field} "{told}", volgens het bestand "{given}".',
    deliveryUnknown: 'De verzending aan {addressee} staat in geen enkele gebeurtenis.',
    deliveryGone: 'Gebeurtenis {sequence} gaat over een verzending die niet in de lijst staat.',
    stepGone:
      'De verzending aan {addressee} is gewijzigd: gebeurtenis {sequence} meldt {status}, en die stap staat niet in het bestand.',
    stepUnspoken:
      'De verzending aan {addressee} is gewijzigd: het bestand meldt {status} ({moment}), en geen enkele gebeurtenis doet dat.',
    stepBeside:
      'De verzending aan {addressee} is gemeld als {status} ({moment}) zonder eigen gebeurtenis: de melding veranderde niets, of haar gebeurtenis moest nog geschreven worden.',
    deliveriesChanged: 'De lijst van verzendingen is gewijzigd: ze past niet bij de vingerafdruk.',
  },
  terms: {
    unreadable: 'het kan niet gelezen worden',
    otherDocument: 'het is een ander document dan het ontwerp',
    ambiguous: 'het is zo geschreven dat het er op verschillende schermen anders kan uitzien',
    readersDisagree: 'twee lezers zien verschillende bladzijden',
    signedOtherwise: 'het is anders ondertekend dan een proces-verbaal',
    contentChanged: 'het is gewijzigd nadat het ondertekend was',
    noSignature: 'het draagt geen handtekening',
    severalSignatures: 'het draagt meer dan één handtekening',
    coverageIncomplete: 'de handtekening dekt niet het hele document',
    signatureBroken: 'de handtekening klopt niet',
    signatureWeak: 'de handtekening is te zwak: met SHA-1 of een korte sleutel is ze na te maken',
    certificateNotTrusted: 'het certificaat komt van geen van de opgegeven autoriteiten',
    certificateNotForSigning: 'het certificaat dient niet om te ondertekenen',
    certificateExpired: 'het certificaat was vervallen',
    certificateRevoked: 'het certificaat was ingetrokken',
    timeStampBroken: 'het tijdstempel klopt niet',
    otherSigner: 'een andere persoon heeft ondertekend',
    timeStampMissing: 'er is geen tijdstempel',
    timeStampNotTrusted: 'het tijdstempel komt van geen van de opgegeven autoriteiten',
    revocationMissing: 'niets bewijst dat het certificaat niet ingetrokken was',
    revocationExpired: 'het bewijs dat het certificaat niet ingetrokken was, was verlopen',
    revocationUnknown: 'de autoriteit kent het certificaat niet',
    revocationNotTrusted: 'het bewijs dat het certificaat niet ingetrokken was, is niet van zijn autoriteit',
    stampRevocationMissing: 'niets bewijst dat het certificaat van het tijdstempel niet ingetrokken was',
    ours: 'het is er een',
    unchecked: 'de ondertekenaar is niet vergeleken',
    noSeal: 'er staat geen waarmerk in',
    namesake: 'de ondertekenaar heeft alleen dezelfde naam',
    otherOffice: 'de ondertekenaar hoort bij een ander kantoor',
    outsidePeriod: 'de ondertekenaar kon die dag niet ondertekenen',
  },
};
