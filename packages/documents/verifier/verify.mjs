#!/usr/bin/env node
// Checks the evidence file of a dossier, without Prorata: this one file needs Node (20 or newer) and nothing else, and
// makes no connection.
//
//   node verify.mjs FILE.zip [--trust authorities.pem] [--roots prorata-roots.jsonl] [--language nl|fr|de|en]
//
// --trust   certificates of time stamp and signing authorities that you got yourself, instead of those in the file
// --roots   the published roots of the days, downloaded from the platform or kept by somebody else
//
// It ends with 0 when nothing is wrong, and with 1 when something is.
import { createHash, createHmac, verify as verifySignature, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';

/** Files of the first form say nothing of what was left out of them: nothing can be demanded of those. */
const FIRST_FORMAT = 'prorata-evidence/1';
const FORMATS = [FIRST_FORMAT, 'prorata-evidence/2'];

const WORDS = {
  en: {
    good: 'Good',
    note: 'Note',
    bad: 'WRONG',
    whole: 'Nothing in this file contradicts itself.',
    broken: 'This file is not what it was. Wrong: {count}.',
    unreadable: 'The file is no evidence file, or it is damaged: {reason}',
    missing: '{name} is missing from the file.',
    extra: '{name} was put into the file later: its contents do not list it.',
    eventsWhole: 'All events ({count}) are there, in order and unchanged.',
    eventChanged: 'Event {sequence} ({type}) was changed: its content no longer matches its fingerprint.',
    valueChanged:
      'Event {sequence} ({type}) tells something else than it did: {field} does not match its digest.',
    eventGone: 'Event {sequence} is missing.',
    eventOrder:
      'Event {sequence} does not follow the one before it: events were removed, added or put in another order.',
    endGone: 'Events were cut off at the end: the chain should end with event {sequence}.',
    erased:
      'Values were erased ({count}), as the law on privacy asks. That they stood there is still proven.',
    fileChanged: '{name} was changed: its content no longer matches its fingerprint.',
    filesWhole: 'All files ({count}) are there and unchanged.',
    contentsChanged:
      'The list of contents was changed: it is not the one that the last export event vouches for.',
    contentsUnnamed: 'No event vouches for the list of contents.',
    contentsWhole: 'The list of contents is the one that event {sequence} vouches for.',
    unnamed: '{name} is named by no event of its own: only the list of contents vouches for it.',
    unspoken: '{name} is in no event: whoever made this file put it there.',
    named: 'Everything that the events name (number of files: {count}) is here, or is listed as left out.',
    fileGone: 'Event {sequence} ({type}) names a file that is not here, and that is not listed as left out.',
    leftOutUnjudged: '{name} was left out: the virus scanner had not judged it.',
    leftOutInfected: '{name} was left out: a virus was found in it.',
    leftOutPayment: '{name} was left out: a payment file leaves only for the bank.',
    leftOutErased:
      'Files that events name were erased ({count}), as the law on privacy asks, and so are not here.',
    leftOutWrongly: '{name} was left out for a reason ({reason}) that the events do not bear out.',
    omissionsUnknown:
      'Whether files or deliveries were left out was not checked: this file is of the form {format}, which does not say what was left out. Ask for a new export.',
    afterExport:
      'Event {sequence} follows the one that vouches for the list of contents: what it speaks of may be missing.',
    deedGone: 'The deed that was signed according to event {sequence} is not in the file.',
    deedWhole: '{name}: the signature of {signer} holds over the document.',
    deedBroken:
      '{name}: the signature does not hold. The document was changed after it was signed, or another was put in its place.',
    deedUnreadable:
      '{name}: the signature is of a kind that this script cannot check. Have it checked with a PDF reader.',
    deedUnsigned: '{name} is said to be signed, and bears no signature that can be read.',
    deliveriesWhole: 'All deliveries ({count}) agree with the events.',
    deliveryChanged:
      'The delivery to {addressee} was changed: the events say {field} "{told}", the file says "{given}".',
    deliveryUnknown: 'The delivery to {addressee} is in no event.',
    deliveryGone: 'Event {sequence} speaks of a delivery that is not in the list.',
    stepGone:
      'The delivery to {addressee} was changed: event {sequence} tells of {status}, and the file has no such step.',
    stepUnspoken:
      'The delivery to {addressee} was changed: the file tells of {status} ({moment}), and no event does.',
    stepBeside:
      'The delivery to {addressee} was reported as {status} ({moment}) without an event of its own: the report changed nothing, or its event was still to be written.',
    deliveriesChanged: 'The list of deliveries was changed: it does not match its fingerprint.',
    rootWhole: 'Events 1 to {sequence} are under the root of {day}: {root}',
    rootBroken:
      'Root of {day}: the chain of this dossier is not under it. The root or the events were swapped.',
    rootLeaf: 'Root of {day}: it covers another end of the chain than the one in this file.',
    rootNotPublished: 'Root of {day}: it is not the one that was published.',
    rootPublished: 'The root of {day} is the one that was published.',
    rootUnknown: 'The root of {day} is not among the published roots that you gave.',
    rootToCompare:
      'Compare the root of {day} with the one that was published (page /seal of the platform), or give those with --roots.',
    since:
      'After the last root more happened (number of events: {count}). A root follows every night: export again tomorrow to have them covered.',
    noRoot: 'This dossier is under no published root yet. The first follows the night after its first event.',
    rootGone:
      'Event {sequence} was more than two days old when this file was made, and no root in it covers the event: proofs were taken out, or the events were written anew.',
    stampWhole: 'The root of {day} existed at {moment}, says {authority}.',
    stampBroken:
      'Time stamp of {day}: it is not over this root, or was changed. The root or the stamp was swapped.',
    stampNotTrusted: 'Time stamp of {day}: its certificate does not come from an authority that you trust.',
    stampOwnTrust:
      'The certificate of the time stamp was checked against {name} in the file itself, with fingerprint {fingerprint}. Compare that with what the authority publishes, or give its certificate with --trust.',
    stampMissing: 'The root of {day} has no time stamp yet.',
  },
  nl: {
    good: 'Goed',
    note: 'Let op',
    bad: 'FOUT',
    whole: 'Niets in dit bestand spreekt zichzelf tegen.',
    broken: 'Dit bestand is niet meer wat het was. Aantal fouten: {count}.',
    unreadable: 'Het bestand is geen bewijsbundel of is beschadigd: {reason}',
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
    unnamed: '{name} wordt door geen eigen gebeurtenis genoemd: alleen de inhoudslijst staat ervoor in.',
    unspoken: '{name} staat in geen enkele gebeurtenis: wie dit bestand maakte, heeft het erin gezet.',
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
    afterExport:
      'Gebeurtenis {sequence} volgt op die welke voor de inhoudslijst instaat: wat ze noemt, kan ontbreken.',
    deedGone: 'De akte die volgens gebeurtenis {sequence} ondertekend is, zit niet in het bestand.',
    deedWhole: '{name}: de handtekening van {signer} klopt voor het document.',
    deedBroken:
      '{name}: de handtekening klopt niet. Het document is na de ondertekening gewijzigd of verwisseld.',
    deedUnreadable:
      '{name}: dit script kan deze soort handtekening niet nakijken. Doe dat met een pdf-lezer.',
    deedUnsigned: '{name} heet ondertekend te zijn en draagt geen leesbare handtekening.',
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
    rootWhole: 'Gebeurtenissen 1 tot {sequence} vallen onder de dagwortel van {day}: {root}',
    rootBroken:
      'Dagwortel van {day}: de keten van dit dossier valt er niet onder. De dagwortel of de gebeurtenissen zijn verwisseld.',
    rootLeaf: 'Dagwortel van {day}: hij dekt een ander einde van de keten dan dat in dit bestand.',
    rootNotPublished: 'Dagwortel van {day}: het is niet die welke gepubliceerd is.',
    rootPublished: 'De dagwortel van {day} is die welke gepubliceerd is.',
    rootUnknown: 'De dagwortel van {day} zit niet bij de gepubliceerde die u opgaf.',
    rootToCompare:
      'Vergelijk de dagwortel van {day} met de gepubliceerde (pagina /seal van het platform), of geef die op met --roots.',
    since:
      'Na de laatste dagwortel gebeurde er nog iets (aantal gebeurtenissen: {count}). Elke nacht volgt er een: exporteer morgen opnieuw om ze te laten dekken.',
    noRoot:
      'Dit dossier valt nog onder geen gepubliceerde dagwortel. De eerste volgt in de nacht na de eerste gebeurtenis.',
    rootGone:
      'Gebeurtenis {sequence} was meer dan twee dagen oud toen dit bestand gemaakt werd, en geen dagwortel erin dekt haar: er zijn bewijzen uitgehaald of de gebeurtenissen zijn herschreven.',
    stampWhole: 'De dagwortel van {day} bestond op {moment}, zegt {authority}.',
    stampBroken:
      'Tijdstempel van {day}: hij slaat niet op deze dagwortel of is gewijzigd. De dagwortel of de stempel is verwisseld.',
    stampNotTrusted: 'Tijdstempel van {day}: het certificaat komt niet van een autoriteit die u vertrouwt.',
    stampOwnTrust:
      'Het certificaat van de tijdstempel is vergeleken met {name} in het bestand zelf, met vingerafdruk {fingerprint}. Vergelijk die met wat de autoriteit publiceert, of geef haar certificaat op met --trust.',
    stampMissing: 'De dagwortel van {day} heeft nog geen tijdstempel.',
  },
  fr: {
    good: 'Bon',
    note: 'Remarque',
    bad: 'FAUX',
    whole: 'Rien dans ce fichier ne se contredit.',
    broken: 'Ce fichier n’est plus ce qu’il était. Nombre d’erreurs\u00a0: {count}.',
    unreadable: 'Le fichier n’est pas un recueil de preuves ou est endommagé\u00a0: {reason}',
    missing: '{name} manque dans le fichier.',
    extra: '{name} a été ajouté au fichier plus tard\u00a0: la liste du contenu ne le mentionne pas.',
    eventsWhole: 'Tous les événements ({count}) sont là, dans l’ordre et inchangés.',
    eventChanged:
      'L’événement {sequence} ({type}) a été modifié\u00a0: son contenu ne correspond plus à son empreinte.',
    valueChanged:
      'L’événement {sequence} ({type}) dit autre chose qu’avant\u00a0: {field} ne correspond pas à son empreinte.',
    eventGone: 'L’événement {sequence} manque.',
    eventOrder:
      'L’événement {sequence} ne suit pas le précédent\u00a0: des événements ont été retirés, ajoutés ou déplacés.',
    endGone:
      'Des événements ont été coupés à la fin\u00a0: la chaîne doit se terminer par l’événement {sequence}.',
    erased:
      'Des valeurs ont été effacées ({count}), comme le demande la loi sur la vie privée. Leur existence reste prouvée.',
    fileChanged: '{name} a été modifié\u00a0: son contenu ne correspond plus à son empreinte.',
    filesWhole: 'Tous les fichiers ({count}) sont là et inchangés.',
    contentsChanged:
      'La liste du contenu a été modifiée\u00a0: ce n’est pas celle que garantit le dernier événement d’exportation.',
    contentsUnnamed: 'Aucun événement ne garantit la liste du contenu.',
    contentsWhole: 'La liste du contenu est celle que garantit l’événement {sequence}.',
    unnamed: '{name} n’est nommé par aucun événement propre\u00a0: seule la liste du contenu le garantit.',
    unspoken: '{name} ne figure dans aucun événement\u00a0: qui a fait ce fichier l’y a mis.',
    named:
      'Tout ce que les événements nomment (nombre de fichiers\u00a0: {count}) est là ou est indiqué comme omis.',
    fileGone:
      'L’événement {sequence} ({type}) nomme un fichier qui n’est pas là et qui n’est pas indiqué comme omis.',
    leftOutUnjudged: '{name} a été omis\u00a0: l’antivirus ne l’avait pas encore jugé.',
    leftOutInfected: '{name} a été omis\u00a0: un virus y a été trouvé.',
    leftOutPayment: '{name} a été omis\u00a0: un fichier de paiement ne part que pour la banque.',
    leftOutErased:
      'Des fichiers que des événements nomment ont été effacés ({count}), comme le demande la loi sur la vie privée, et ne sont donc pas là.',
    leftOutWrongly: '{name} a été omis pour une raison ({reason}) que les événements ne confirment pas.',
    omissionsUnknown:
      'L’omission de fichiers ou d’envois n’a pas été vérifiée\u00a0: ce fichier a la forme {format}, qui ne dit pas ce qui a été omis. Demandez une nouvelle exportation.',
    afterExport:
      'L’événement {sequence} suit celui qui garantit la liste du contenu\u00a0: ce dont il parle peut manquer.',
    deedGone: 'L’acte signé selon l’événement {sequence} n’est pas dans le fichier.',
    deedWhole: '{name}\u00a0: la signature de {signer} est valable pour le document.',
    deedBroken:
      '{name}\u00a0: la signature n’est pas valable. Le document a été modifié après la signature, ou remplacé.',
    deedUnreadable:
      '{name}\u00a0: ce script ne peut pas vérifier ce genre de signature. Faites-le avec un lecteur PDF.',
    deedUnsigned: '{name} est donné pour signé et ne porte aucune signature lisible.',
    deliveriesWhole: 'Tous les envois ({count}) correspondent aux événements.',
    deliveryChanged:
      'L’envoi à {addressee} a été modifié\u00a0: pour {field}, les événements disent «\u00a0{told}\u00a0», le fichier dit «\u00a0{given}\u00a0».',
    deliveryUnknown: 'L’envoi à {addressee} ne figure dans aucun événement.',
    deliveryGone: 'L’événement {sequence} parle d’un envoi qui n’est pas dans la liste.',
    stepGone:
      'L’envoi à {addressee} a été modifié\u00a0: l’événement {sequence} indique {status}, et cette étape n’est pas dans le fichier.',
    stepUnspoken:
      'L’envoi à {addressee} a été modifié\u00a0: le fichier indique {status} ({moment}), et aucun événement ne le fait.',
    stepBeside:
      'L’envoi à {addressee} a été signalé comme {status} ({moment}) sans événement propre\u00a0: ce signalement n’a rien changé, ou son événement restait à écrire.',
    deliveriesChanged: 'La liste des envois a été modifiée\u00a0: elle ne correspond pas à son empreinte.',
    rootWhole: 'Les événements 1 à {sequence} sont sous la racine du {day}\u00a0: {root}',
    rootBroken:
      'Racine du {day}\u00a0: la chaîne de ce dossier n’est pas sous elle. La racine ou les événements ont été échangés.',
    rootLeaf: 'Racine du {day}\u00a0: elle couvre une autre fin de la chaîne que celle de ce fichier.',
    rootNotPublished: 'Racine du {day}\u00a0: ce n’est pas celle qui a été publiée.',
    rootPublished: 'La racine du {day} est celle qui a été publiée.',
    rootUnknown: 'La racine du {day} n’est pas parmi celles, publiées, que vous avez données.',
    rootToCompare:
      'Comparez la racine du {day} avec celle qui a été publiée (page /seal de la plateforme), ou donnez celles-ci avec --roots.',
    since:
      'D’autres événements sont venus après la dernière racine (nombre\u00a0: {count}). Il en suit une chaque nuit\u00a0: exportez demain à nouveau pour les couvrir.',
    noRoot:
      'Ce dossier n’est encore sous aucune racine publiée. La première suit la nuit après son premier événement.',
    rootGone:
      'L’événement {sequence} avait plus de deux jours quand ce fichier a été fait, et aucune racine qu’il contient ne le couvre\u00a0: des preuves ont été retirées ou les événements réécrits.',
    stampWhole: 'La racine du {day} existait le {moment}, dit {authority}.',
    stampBroken:
      'Horodatage du {day}\u00a0: il ne porte pas sur cette racine ou a été modifié. La racine ou l’horodatage a été échangé.',
    stampNotTrusted:
      'Horodatage du {day}\u00a0: son certificat ne vient pas d’une autorité en qui vous avez confiance.',
    stampOwnTrust:
      'Le certificat de l’horodatage a été comparé à {name} dans le fichier même, d’empreinte {fingerprint}. Comparez-la à ce que publie l’autorité, ou donnez son certificat avec --trust.',
    stampMissing: 'La racine du {day} n’a pas encore d’horodatage.',
  },
  de: {
    good: 'Gut',
    note: 'Hinweis',
    bad: 'FALSCH',
    whole: 'Nichts in dieser Datei widerspricht sich.',
    broken: 'Diese Datei ist nicht mehr, was sie war. Anzahl der Fehler: {count}.',
    unreadable: 'Die Datei ist keine Beweismappe oder ist beschädigt: {reason}',
    missing: '{name} fehlt in der Datei.',
    extra: '{name} wurde später in die Datei gelegt: Das Inhaltsverzeichnis nennt es nicht.',
    eventsWhole: 'Alle Ereignisse ({count}) sind da, in ihrer Reihenfolge und unverändert.',
    eventChanged: 'Ereignis {sequence} ({type}) wurde geändert: Sein Inhalt passt nicht mehr zur Prüfsumme.',
    valueChanged:
      'Ereignis {sequence} ({type}) sagt etwas anderes als früher: {field} passt nicht zur Prüfsumme.',
    eventGone: 'Ereignis {sequence} fehlt.',
    eventOrder:
      'Ereignis {sequence} folgt nicht auf das vorige: Ereignisse wurden entfernt, hinzugefügt oder vertauscht.',
    endGone: 'Am Ende wurden Ereignisse abgeschnitten: Die Kette muss mit Ereignis {sequence} enden.',
    erased:
      'Werte wurden gelöscht ({count}), wie es das Datenschutzrecht verlangt. Dass sie dastanden, bleibt bewiesen.',
    fileChanged: '{name} wurde geändert: Der Inhalt passt nicht mehr zur Prüfsumme.',
    filesWhole: 'Alle Dateien ({count}) sind da und unverändert.',
    contentsChanged:
      'Das Inhaltsverzeichnis wurde geändert: Es ist nicht das, für welches das letzte Exportereignis einsteht.',
    contentsUnnamed: 'Kein Ereignis steht für das Inhaltsverzeichnis ein.',
    contentsWhole: 'Das Inhaltsverzeichnis ist das, für welches Ereignis {sequence} einsteht.',
    unnamed: '{name} wird von keinem eigenen Ereignis genannt: Nur das Inhaltsverzeichnis steht dafür ein.',
    unspoken: '{name} steht in keinem Ereignis: Wer diese Datei erstellt hat, hat es hineingelegt.',
    named:
      'Alles, was die Ereignisse nennen (Anzahl Dateien: {count}), ist da oder als ausgelassen vermerkt.',
    fileGone:
      'Ereignis {sequence} ({type}) nennt eine Datei, die nicht da und nicht als ausgelassen vermerkt ist.',
    leftOutUnjudged: '{name} wurde ausgelassen: Der Virenscanner hatte es noch nicht beurteilt.',
    leftOutInfected: '{name} wurde ausgelassen: Ein Virus wurde darin gefunden.',
    leftOutPayment: '{name} wurde ausgelassen: Eine Zahlungsdatei geht nur an die Bank.',
    leftOutErased:
      'Dateien, die Ereignisse nennen, wurden gelöscht ({count}), wie es das Datenschutzrecht verlangt, und sind also nicht da.',
    leftOutWrongly:
      '{name} wurde aus einem Grund ({reason}) ausgelassen, den die Ereignisse nicht bestätigen.',
    omissionsUnknown:
      'Ob Dateien oder Sendungen ausgelassen wurden, wurde nicht geprüft: Diese Datei hat die Form {format}, die nicht sagt, was ausgelassen wurde. Verlangen Sie einen neuen Export.',
    afterExport:
      'Ereignis {sequence} folgt auf jenes, das für das Inhaltsverzeichnis einsteht: Was es nennt, kann fehlen.',
    deedGone: 'Die laut Ereignis {sequence} unterzeichnete Urkunde ist nicht in der Datei.',
    deedWhole: '{name}: Die Unterschrift von {signer} gilt für das Dokument.',
    deedBroken:
      '{name}: Die Unterschrift gilt nicht. Das Dokument wurde nach der Unterzeichnung geändert oder vertauscht.',
    deedUnreadable:
      '{name}: Diese Art von Unterschrift kann das Skript nicht prüfen. Prüfen Sie sie mit einem PDF-Programm.',
    deedUnsigned: '{name} soll unterzeichnet sein und trägt keine lesbare Unterschrift.',
    deliveriesWhole: 'Alle Sendungen ({count}) stimmen mit den Ereignissen überein.',
    deliveryChanged:
      'Die Sendung an {addressee} wurde geändert: Zu {field} sagen die Ereignisse „{told}“, die Datei sagt „{given}“.',
    deliveryUnknown: 'Die Sendung an {addressee} steht in keinem Ereignis.',
    deliveryGone: 'Ereignis {sequence} handelt von einer Sendung, die nicht in der Liste steht.',
    stepGone:
      'Die Sendung an {addressee} wurde geändert: Ereignis {sequence} meldet {status}, und dieser Schritt steht nicht in der Datei.',
    stepUnspoken:
      'Die Sendung an {addressee} wurde geändert: Die Datei meldet {status} ({moment}), und kein Ereignis tut das.',
    stepBeside:
      'Die Sendung an {addressee} wurde als {status} gemeldet ({moment}) ohne eigenes Ereignis: Die Meldung änderte nichts, oder ihr Ereignis war noch zu schreiben.',
    deliveriesChanged: 'Die Liste der Sendungen wurde geändert: Sie passt nicht zur Prüfsumme.',
    rootWhole: 'Die Ereignisse 1 bis {sequence} stehen unter der Tageswurzel vom {day}: {root}',
    rootBroken:
      'Tageswurzel vom {day}: Die Kette dieser Akte steht nicht darunter. Wurzel oder Ereignisse wurden vertauscht.',
    rootLeaf: 'Tageswurzel vom {day}: Sie deckt ein anderes Ende der Kette als das in dieser Datei.',
    rootNotPublished: 'Tageswurzel vom {day}: Es ist nicht die veröffentlichte.',
    rootPublished: 'Die Tageswurzel vom {day} ist die veröffentlichte.',
    rootUnknown: 'Die Tageswurzel vom {day} ist nicht unter den veröffentlichten, die Sie angegeben haben.',
    rootToCompare:
      'Vergleichen Sie die Tageswurzel vom {day} mit der veröffentlichten (Seite /seal der Plattform), oder geben Sie diese mit --roots an.',
    since:
      'Nach der letzten Tageswurzel geschah noch etwas (Anzahl Ereignisse: {count}). Jede Nacht folgt eine: Exportieren Sie morgen erneut, damit sie gedeckt sind.',
    noRoot:
      'Diese Akte steht noch unter keiner veröffentlichten Tageswurzel. Die erste folgt in der Nacht nach dem ersten Ereignis.',
    rootGone:
      'Ereignis {sequence} war mehr als zwei Tage alt, als diese Datei entstand, und keine Tageswurzel darin deckt es: Beweise wurden entfernt oder die Ereignisse umgeschrieben.',
    stampWhole: 'Die Tageswurzel vom {day} bestand am {moment}, sagt {authority}.',
    stampBroken:
      'Zeitstempel vom {day}: Er gilt nicht für diese Tageswurzel oder wurde geändert. Wurzel oder Stempel wurde vertauscht.',
    stampNotTrusted:
      'Zeitstempel vom {day}: Sein Zertifikat kommt nicht von einer Stelle, der Sie vertrauen.',
    stampOwnTrust:
      'Das Zertifikat des Zeitstempels wurde mit {name} in der Datei selbst verglichen, Prüfsumme {fingerprint}. Vergleichen Sie sie mit dem, was die Stelle veröffentlicht, oder geben Sie ihr Zertifikat mit --trust an.',
    stampMissing: 'Die Tageswurzel vom {day} hat noch keinen Zeitstempel.',
  },
};

/** The same finding in the words of a language. */
export function inWords({ code, params = {} }, language = 'en') {
  const words = WORDS[language] ?? WORDS.en;
  return words[code].replaceAll(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ''));
}

export const LANGUAGES = Object.keys(WORDS);
export const CODES = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.keys(WORDS[language])]),
);

// ---------------------------------------------------------------------------------------------------- the check

/**
 * Checks an evidence file and gives everything that was found, good and bad: `{ level: 'good' | 'note' | 'bad', code, params }`.
 * `trust` are certificates (PEM) and `roots` published roots that come from elsewhere.
 */
export function verifyEvidence(zip, { trust, roots } = {}) {
  const findings = [];
  const report = (level, code, params) => findings.push({ level, code, params });
  try {
    check(readZip(zip), { trust, roots }, report);
  } catch (error) {
    report('bad', 'unreadable', { reason: error instanceof Error ? error.message : String(error) });
  }
  return findings;
}

function check(files, { trust, roots }, report) {
  for (const name of ['contents.json', 'deliveries.json', 'events.jsonl', 'chain.json']) {
    if (!files.has(name)) return report('bad', 'missing', { name });
  }
  const contents = json(files, 'contents.json');
  if (!FORMATS.includes(contents.format)) throw new Error(`${contents.format} is not ${FORMATS.join(', ')}.`);
  const events = text(files, 'events.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  checkEvents(events, json(files, 'chain.json'), contents, report);
  checkContents(files, contents, events, report);
  checkOmissions(contents, events, report);
  checkDeeds(files, contents, events, report);
  checkDeliveries(files, contents, events, report);
  checkRoots(files, events, contents, { trust, roots }, report);
}

/** Every event is there, in its place, as it was written: each carries the seal of its own content and of the one before. */
function checkEvents(events, chain, contents, report) {
  let [isWhole, erased] = [true, 0];
  const wrong = (code, params) => {
    isWhole = false;
    report('bad', code, params);
  };
  for (const [place, event] of events.entries()) {
    const { values, hash, ...row } = event;
    const { sequence, type } = row;
    const previous = events[place - 1];
    const expected = (previous?.sequence ?? 0) + 1;
    if (sequence > expected) {
      for (let gone = expected; gone < sequence; gone += 1) wrong('eventGone', { sequence: gone });
    } else if (sequence < expected) wrong('eventOrder', { sequence });
    if (sealOf(row) !== hash || row.chainId !== contents.dossier.id)
      wrong('eventChanged', { sequence, type });
    else if (row.previousHash !== (previous?.hash ?? null) && sequence === expected) {
      wrong('eventOrder', { sequence });
    }
    for (const [field, value] of Object.entries(values ?? {})) {
      if (row.digests?.[field] !== digestOf(value)) wrong('valueChanged', { sequence, type, field });
    }
    erased += Object.keys(row.digests ?? {}).filter((field) => !Object.hasOwn(values ?? {}, field)).length;
  }
  const last = events.at(-1);
  if (last?.sequence !== chain.lastSequence || last?.hash !== chain.lastHash) {
    wrong('endGone', { sequence: chain.lastSequence });
  }
  if (isWhole) report('good', 'eventsWhole', { count: events.length });
  if (erased > 0) report('note', 'erased', { count: erased });
}

function sealOf(row) {
  const { edition, version, digests, ...first } = row;
  return sha256(canonicalJson(edition === 1 ? first : row));
}

function digestOf({ salt, value }) {
  return createHmac('sha256', salt).update(canonicalJson(value)).digest('hex');
}

const OWN_FILES = [
  'README.txt',
  'verify.mjs',
  'contents.json',
  'deliveries.json',
  'events.jsonl',
  'chain.json',
];

/** What is in the file is what was listed, and the list is what the last event of an export vouches for. */
function checkContents(files, contents, events, report) {
  const exported = events.findLast(({ type }) => type === 'evidence.exported');
  const vouched = toldBy(exported, 'sha256');
  const isFirstForm = contents.format === FIRST_FORMAT;
  if (vouched === undefined) report(isFirstForm ? 'note' : 'bad', 'contentsUnnamed');
  else if (vouched !== sha256(files.get('contents.json'))) report('bad', 'contentsChanged');
  else report('good', 'contentsWhole', { sequence: exported.sequence });
  const fingerprints = new Set(
    events.flatMap((event) => ['sha256', 'pdfSha256', 'originalSha256'].map((field) => toldBy(event, field))),
  );
  const isSpokenOf = isFirstForm ? () => true : whatIsSpokenOf(contents, events);
  let isWhole = true;
  for (const file of contents.files) {
    const { path, kind, sha256: listed } = file;
    const content = files.get(path);
    if (content === undefined || sha256(content) !== listed) {
      isWhole = false;
      report('bad', content === undefined ? 'missing' : 'fileChanged', { name: path });
    } else if (!fingerprints.has(listed)) {
      if (!isSpokenOf(file)) report('bad', 'unspoken', { name: path });
      else if (kind !== 'delivery') report('note', 'unnamed', { name: path });
    }
  }
  const known = new Set([...OWN_FILES, ...contents.files.map(({ path }) => path)]);
  for (const name of files.keys()) {
    if (known.has(name) || name.startsWith('proofs/') || name.endsWith('/')) continue;
    isWhole = false;
    report('bad', 'extra', { name });
  }
  if (isWhole) report('good', 'filesWhole', { count: contents.files.length });
}

/**
 * Whether a file without a fingerprint in the events is one of which they speak in another way. Receipts of ours are told of by
 * their number, and an original is there for what is shown in its place; anything else is named, as far as that was not erased.
 */
function whatIsSpokenOf({ files }, events) {
  const documents = new Set(
    files.filter(({ kind }) => kind === 'document').map(({ subjectId }) => subjectId),
  );
  const sent = new Set(events.filter(({ type }) => HAPPENINGS.test(type)).map(({ subjectId }) => subjectId));
  const isAllTold = listNamed(events).every(({ sha256: fingerprint }) => fingerprint !== undefined);
  return ({ kind, subjectId }) => {
    if (kind === 'receipt') return true;
    if (kind === 'original') return documents.has(subjectId);
    return kind === 'delivery' ? sent.has(subjectId) : !isAllTold;
  };
}

/** What a field became by an event, while that is still told. */
function toldBy(event, field) {
  if (event?.edition === 1) return event.after?.[field];
  return event?.values?.[`after.${field}`]?.value;
}

/** Whether an event told a field, even if what it told was erased since. */
function hasTold(event, field) {
  if (event.edition === 1) return toldBy(event, field) != null;
  return Object.hasOwn(event.digests ?? {}, `after.${field}`) && toldBy(event, field) !== null;
}

/** The events that name files, with the fields in which they tell the fingerprints. */
const NAMING = {
  'document.added': ['sha256', 'originalSha256'],
  'document.laidDown': ['sha256'],
  'extract.applied': ['sha256'],
  'import.takenOver': ['sha256'],
  'series.pieceKept': ['sha256'],
  'contestation.pieceKept': ['sha256'],
  'result.calculated': ['pdfSha256'],
  'result.consentKept': ['sha256'],
  'result.signed': ['sha256'],
  'addressee.receiptKept': ['sha256'],
  'delivery.evidenceKept': ['sha256'],
  'payout.fileMade': ['sha256'],
};
/** What takes away again what another event named of the same thing. */
const ENDING = {
  'document.removed': 'document.added',
  'document.discarded': 'document.laidDown',
  'result.removed': 'result.calculated',
};

/** The files that events name and that no later event took away. */
function listNamed(events) {
  const named = new Map();
  const keyOf = (type, subjectId) => `${type} ${subjectId}`;
  // What lay in the tray is put where it belongs: from then on that is what names it.
  const inTray = new Map();
  for (const event of events) {
    const { sequence, type, subjectId } = event;
    named.delete(keyOf(ENDING[type], subjectId));
    if (type === 'document.added') named.delete(inTray.get(toldBy(event, 'sha256')));
    for (const field of NAMING[type] ?? []) {
      if (!hasTold(event, field)) continue;
      const key = keyOf(type, subjectId);
      const fingerprint = toldBy(event, field);
      named.set(key, [...(named.get(key) ?? []), { sequence, type, subjectId, sha256: fingerprint }]);
      if (type === 'document.laidDown' && fingerprint !== undefined) inTray.set(fingerprint, key);
    }
  }
  return [...named.values()].flat();
}

/** What events name and nobody lists, neither as there nor as left out; where the fingerprint was erased, by what it is of. */
export function listMissing(events, { files, leftOut }) {
  const fingerprints = new Set([...files, ...leftOut].map(({ sha256: listed }) => listed));
  const subjects = new Set([...files, ...leftOut].map(({ subjectId }) => subjectId));
  return listNamed(events).filter(({ subjectId, sha256: fingerprint }) =>
    fingerprint === undefined ? !subjects.has(subjectId) : !fingerprints.has(fingerprint),
  );
}

/** What the events name is there, or is left out for a reason that they bear out. */
function checkOmissions(contents, events, report) {
  const { format, leftOut } = contents;
  if (format === FIRST_FORMAT) return report('note', 'omissionsUnknown', { format });
  const exported = events.findLastIndex(({ type }) => type === 'evidence.exported');
  const later = events[exported + 1];
  if (later !== undefined) report('bad', 'afterExport', { sequence: later.sequence });
  const missing = listMissing(events, contents);
  for (const { sequence, type } of missing) report('bad', 'fileGone', { sequence, type });
  const named = listNamed(events);
  const wrong = leftOut.filter((one) => !isBorneOut(one, events, named));
  for (const { name, reason } of wrong) report('bad', 'leftOutWrongly', { name, reason });
  const right = leftOut.filter((one) => !wrong.includes(one));
  for (const { name, reason } of right) {
    if (reason !== 'erased') report('note', REASONS[reason], { name });
  }
  const erased = right.filter(({ reason }) => reason === 'erased').length;
  if (erased > 0) report('note', 'leftOutErased', { count: erased });
  if (missing.length + wrong.length === 0) report('good', 'named', { count: named.length });
}

const REASONS = {
  quarantined: 'leftOutUnjudged',
  unjudgeable: 'leftOutUnjudged',
  infected: 'leftOutInfected',
  payment: 'leftOutPayment',
  erased: 'leftOutErased',
};

/** By the events that name these very bytes: a reason that is true of another file leaves this one out as well. */
function isBorneOut({ reason, subjectId, sha256: fingerprint }, events, named) {
  const same = named.filter(({ sha256: told, subjectId: about, type }) =>
    told === undefined
      ? fingerprint === null && about === subjectId
      : told === fingerprint && (about === subjectId || NAMED_OTHERWISE.includes(type)),
  );
  if (same.length === 0 && named.some(({ sha256: told }) => told === fingerprint)) return false;
  const isTold = (...types) =>
    events.some((event) => event.subjectId === subjectId && types.includes(event.type));
  switch (reason) {
    case 'quarantined':
    case 'unjudgeable':
      return !isTold('document.cleared', 'document.infected');
    case 'infected':
      return isTold('document.infected');
    case 'payment':
      return same.some(({ type }) => type === 'payout.fileMade');
    case 'erased':
      return same.some((one) => isErasable(one, events));
    default:
      return false;
  }
}

/** What these name is listed by itself, and they are about whom it concerns. */
const NAMED_OTHERWISE = ['result.consentKept', 'addressee.receiptKept'];

/** An extract is kept for a time of its own, and of its end no chain tells. */
function isErasable({ type, sequence }, events) {
  const isErasure = (event) =>
    /^dossier\.(erased|personErased)$/.test(event.type) && event.sequence > sequence;
  return type === 'extract.applied' || events.some(isErasure);
}

/** Each signed deed is there, and its signature holds over the document. */
function checkDeeds(files, contents, events, report) {
  const deeds = contents.files.filter(({ kind }) => kind === 'deed');
  for (const event of events) {
    const signed = event.type === 'result.signed' ? toldBy(event, 'sha256') : undefined;
    if (signed === undefined) continue;
    const deed = deeds.find(({ sha256: listed }) => listed === signed);
    if (deed === undefined) report('bad', 'deedGone', { sequence: event.sequence });
  }
  const signed = new Set(
    events.filter(({ type }) => type === 'result.signed').map((event) => toldBy(event, 'sha256')),
  );
  for (const { path: name, sha256: listed } of deeds) {
    const content = files.get(name);
    const signature = content && findPdfSignature(content);
    if (signature === undefined) {
      const isWhole = content !== undefined && sha256(content) === listed;
      const isSaidToBe = / \(signed\)\.pdf$/.test(name) || signed.has(listed);
      if (isWhole && isSaidToBe) report('bad', 'deedUnsigned', { name });
      continue;
    }
    const { state, signer } = checkPdfSignature(signature);
    if (state === 'holds') report('good', 'deedWhole', { name, signer });
    else if (state === 'unknown') report('note', 'deedUnreadable', { name });
    else report('bad', 'deedBroken', { name });
  }
}

const HAPPENINGS = /^delivery\.(requested|accepted|deposited|delivered|failed|skipped|retried)$/;

/** What was sent to whom, where and how, and what came of it, is what the events say of it. */
function checkDeliveries(files, contents, events, report) {
  const content = files.get('deliveries.json');
  const deliveries = JSON.parse(content.toString('utf8'));
  let isWhole = true;
  const tell = (level, code, params) => {
    isWhole &&= level !== 'bad';
    report(level, code, params);
  };
  if (sha256(content) !== contents.deliveries.sha256) tell('bad', 'deliveriesChanged');
  const isFirstForm = contents.format === FIRST_FORMAT;
  const told = new Map();
  for (const event of events.filter(({ type }) => HAPPENINGS.test(type))) {
    told.set(event.subjectId, [...(told.get(event.subjectId) ?? []), event]);
  }
  for (const delivery of deliveries) {
    const happenings = told.get(delivery.id);
    const addressee = delivery.addressee ?? delivery.address;
    if (happenings === undefined) {
      tell('bad', 'deliveryUnknown', { addressee });
      continue;
    }
    for (const field of ['purpose', 'sendMethod', 'addressee', 'address', 'barcode']) {
      const last = toldBy(happenings.at(-1), field);
      if (last === undefined || last === null || last === delivery[field]) continue;
      tell('bad', 'deliveryChanged', { addressee, field, told: last, given: delivery[field] });
    }
    if (!isFirstForm) checkSteps({ ...delivery, addressee }, happenings, tell);
  }
  const listed = new Set(deliveries.map(({ id }) => id));
  for (const [id, [first]] of told) {
    if (!isFirstForm && !listed.has(id)) tell('bad', 'deliveryGone', { sequence: first.sequence });
  }
  if (isWhole) report('good', 'deliveriesWhole', { count: deliveries.length });
}

/** Of what an event tells, by what was reported of a delivery. Whatever else was reported is on the way to one of these. */
const TOLD_OF = {
  ...{ accepted: 'accepted', Dropped: 'deposited', Ongoing: 'deposited' },
  ...{ Delivered: 'delivered', Received: 'delivered', Skipped: 'skipped' },
  ...{ Bounced: 'failed', Suppressed: 'failed', FilteredSpam: 'failed', Quarantined: 'failed' },
  ...{ Failed: 'failed', FailedToSend: 'failed', Error: 'failed', Returned: 'failed' },
};

/** What events tell of it was reported, and what was reported events tell. */
function checkSteps({ addressee, acceptedAt, steps, untold }, events, tell) {
  const reported = [
    ...steps,
    ...(acceptedAt === null ? [] : [{ status: 'accepted', occurredAt: acceptedAt }]),
  ];
  const statuses = new Set(reported.map(({ status }) => status));
  const happenings = new Set(events.map(({ type }) => type.split('.')[1]));
  for (const event of events) {
    const status = event.type === 'delivery.accepted' ? 'accepted' : toldBy(event, 'status');
    // A letter to an address that the post does not serve is in error before anybody reports on it.
    if (status === 'Error' && !happenings.has('accepted')) continue;
    const isOf = event.type === `delivery.${TOLD_OF[status]}` && !statuses.has(status);
    if (isOf) tell('bad', 'stepGone', { addressee, sequence: event.sequence, status });
  }
  const hasEnded = ['delivered', 'failed', 'skipped'].some((end) => happenings.has(end));
  for (const { status, occurredAt: moment } of reported) {
    const happening = TOLD_OF[status];
    if (happening === undefined || happenings.has(happening)) continue;
    // What is reported after the end changes nothing; what follows from a report may have to wait.
    const isExplained = untold.includes(happening) || (happening !== 'accepted' && hasEnded);
    const params = { addressee, status, moment };
    if (isExplained) tell('note', 'stepBeside', params);
    else tell('bad', 'stepUnspoken', params);
  }
}

/** The chain is under the root of a day, which was published and stamped. */
function checkRoots(files, events, contents, { trust, roots }, report) {
  const proofs = [...files.keys()].filter((name) => /^proofs\/[\d-]+\.inclusion\.json$/.test(name));
  if (proofs.length === 0) report('note', 'noRoot');
  const published = roots && readRoots(roots);
  let covered = 0;
  for (const name of proofs.sort()) {
    const proof = json(files, name);
    const { day } = proof;
    const statementName = `proofs/${day}.json`;
    if (!files.has(statementName)) {
      report('bad', 'missing', { name: statementName });
      continue;
    }
    const statement = files.get(statementName);
    const { root, leaves, day: stated } = JSON.parse(statement.toString('utf8'));
    const end = JSON.parse(proof.leaf);
    const event = events.find(({ sequence }) => sequence === end.sequence);
    if (end.chainId !== contents.dossier.id || event?.hash !== end.hash) report('bad', 'rootLeaf', { day });
    else if (stated !== day || leaves !== proof.size || !isIncluded(proof, root)) {
      report('bad', 'rootBroken', { day });
    } else {
      covered = Math.max(covered, end.sequence);
      report('good', 'rootWhole', { sequence: end.sequence, day, root });
    }
    checkPublished(published, { day, statement }, report);
    checkStamp(files, { day, statement, trust }, report);
  }
  const since = events.filter(({ sequence }) => sequence > covered);
  const due = Date.parse(contents.exportedAt) - ROOT_DUE_MILLISECONDS;
  const old = since.find(({ occurredAt }) => Date.parse(occurredAt) < due);
  if (old !== undefined) report('bad', 'rootGone', { sequence: old.sequence });
  else if (covered > 0 && since.length > 0) report('note', 'since', { count: since.length });
}

/** A root follows every night: what is older than this must be under one. */
const ROOT_DUE_MILLISECONDS = 2 * 24 * 60 * 60 * 1000;

function checkPublished(published, { day, statement }, report) {
  if (published === undefined) return report('note', 'rootToCompare', { day });
  const one = published.find((candidate) => JSON.parse(candidate).day === day);
  if (one === undefined) return report('bad', 'rootUnknown', { day });
  if (one === statement.toString('utf8')) return report('good', 'rootPublished', { day });
  return report('bad', 'rootNotPublished', { day });
}

function readRoots(roots) {
  const lines = roots.toString('utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line).statement);
}

const OWN_TRUST = 'proofs/authorities.pem';

function checkStamp(files, { day, statement, trust }, report) {
  const token = files.get(`proofs/${day}.tst`);
  if (token === undefined) return report('note', 'stampMissing', { day });
  const stamp = readStamp(token, statement);
  if (stamp === undefined) return report('bad', 'stampBroken', { day });
  const given = trust ?? files.get(OWN_TRUST)?.toString('latin1') ?? '';
  const authority = findAuthority(stamp.certificate, stamp.certificates, certificatesOf(given), stamp.at);
  if (authority === undefined) return report('bad', 'stampNotTrusted', { day });
  report('good', 'stampWhole', { day, moment: stamp.at.toISOString(), authority: nameOf(stamp.certificate) });
  if (trust === undefined) {
    report('note', 'stampOwnTrust', { name: OWN_TRUST, fingerprint: authority.fingerprint256 });
  }
}

// ------------------------------------------------------------------------------ trees of hashes (RFC 6962, RFC 9162)

function isIncluded({ leaf, position, size, path }, root) {
  if (!Number.isSafeInteger(position) || position < 0 || position >= size) return false;
  let [place, last] = [position, size - 1];
  let reached = hashBytes(Buffer.concat([Buffer.of(0), Buffer.from(leaf)]));
  for (const step of path) {
    if (last === 0) return false;
    const other = Buffer.from(step, 'hex');
    if (place % 2 === 1 || place === last) {
      reached = hashBytes(Buffer.concat([Buffer.of(1), other, reached]));
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      reached = hashBytes(Buffer.concat([Buffer.of(1), reached, other]));
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && reached.toString('hex') === root;
}

function hashBytes(bytes) {
  return createHash('sha256').update(bytes).digest();
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** JSON in which the same value is always the same text: members in order of their names, no blanks. */
function canonicalJson(value) {
  return JSON.stringify(value, (_, member) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}

// --------------------------------------------------------------------- signatures and time stamps (CMS, RFC 3161)

const OIDS = {
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamping: '1.3.6.1.5.5.7.3.8',
};
const DIGESTS = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const RSA_PSS = '1.2.840.113549.1.1.10';

/** The token over a message: who stamped it when. Nothing when it does not hold. */
function readStamp(token, message) {
  try {
    const { content, certificates, certificate, holds } = readSigned(token);
    if (!holds || certificate === undefined || content === undefined) return undefined;
    const [, , imprint, , moment] = readDer(content).children;
    const [algorithm, digest] = imprint.children;
    const name = DIGESTS[oidOf(algorithm.children[0])];
    if (name === undefined || !createHash(name).update(message).digest().equals(digest.content))
      return undefined;
    if (!certificate.keyUsage?.includes(OIDS.timeStamping)) return undefined;
    return { at: timeOf(moment), certificate, certificates };
  } catch {
    return undefined;
  }
}

/** A container of CMS with one signature, checked with the certificate that it carries. */
function readSigned(bytes, detached) {
  const signedData = readDer(bytes).children[1].children[0];
  const [, , encapsulated, ...rest] = signedData.children;
  const certificates = rest
    .filter(({ tag }) => tag === 0xa0)
    .flatMap(({ children }) => children)
    .flatMap(({ raw }) => parseCertificate(raw));
  const signer = rest.at(-1).children[0];
  const [, identifier, digestAlgorithm, attributes, signatureAlgorithm, signature] = signer.children;
  const content = encapsulated.children[1] && octetsOf(encapsulated.children[1].children[0]);
  const digestName = DIGESTS[oidOf(digestAlgorithm.children[0])];
  const certificate = certificates.find((candidate) => isNamedBy(candidate, identifier));
  if (digestName === undefined || certificate === undefined || attributes?.tag !== 0xa0) {
    return { content, certificates, certificate, holds: undefined };
  }
  const attribute = (type) =>
    attributes.children.find(({ children }) => oidOf(children[0]) === type)?.children[1].children[0];
  const digest = createHash(digestName)
    .update(detached ?? content)
    .digest();
  const isOverContent = attribute(OIDS.messageDigest)?.content.equals(digest) === true;
  // What is signed are the attributes as a set, not under the tag with which they lie in the container.
  const signed = Buffer.concat([Buffer.of(0x31), attributes.raw.subarray(1)]);
  const algorithm = oidOf(signatureAlgorithm.children[0]);
  if (algorithm === RSA_PSS) return { content, certificates, certificate, holds: undefined };
  const isByCertificate = verifySignature(digestName, signed, certificate.publicKey, signature.content);
  const holds =
    isOverContent && isByCertificate && namesCertificate(attribute(OIDS.signingCertificateV2), certificate);
  return { content, certificates, certificate, holds };
}

/** RFC 5035: the signature names its certificate by its digest, or it could be passed off as another's. */
function namesCertificate(attribute, certificate) {
  const [first, second] = attribute?.children[0]?.children[0]?.children ?? [];
  const hasAlgorithm = first?.tag === 0x30 && second?.tag === 0x04;
  const digest = hasAlgorithm ? second : first;
  const name = hasAlgorithm ? DIGESTS[oidOf(first.children[0])] : 'sha256';
  if (digest?.tag !== 0x04 || name === undefined) return false;
  return createHash(name).update(certificate.raw).digest().equals(digest.content);
}

function parseCertificate(raw) {
  try {
    return [new X509Certificate(raw)];
  } catch {
    return [];
  }
}

/** By issuer and serial number, as the container names who signed. */
function isNamedBy(certificate, identifier) {
  const [issuer, serial] = identifier.children ?? [];
  const fields = readDer(certificate.raw).children[0].children;
  const shift = fields[0].tag === 0xa0 ? 1 : 0;
  return fields[shift]?.content.equals(serial?.content) && fields[shift + 2]?.raw.equals(issuer?.raw);
}

/** Who of those that are trusted issued a certificate, over whatever stands between, each valid at the moment. */
function findAuthority(certificate, between, trusted, at, depth = 0) {
  if (depth > 8 || at < new Date(certificate.validFrom) || at > new Date(certificate.validTo))
    return undefined;
  for (const authority of trusted) {
    const isItself = authority.fingerprint256 === certificate.fingerprint256;
    if (isItself || isIssuedBy(certificate, authority)) return authority;
  }
  for (const issuer of between) {
    if (issuer.fingerprint256 === certificate.fingerprint256 || !issuer.ca) continue;
    const found = isIssuedBy(certificate, issuer) && findAuthority(issuer, between, trusted, at, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function isIssuedBy(certificate, issuer) {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function certificatesOf(pem) {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  return blocks.flatMap(parseCertificate);
}

function nameOf({ subject }) {
  return /(?:^|\n)CN=(.*)/.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
}

/** The signature of a PDF with the bytes that it covers, or nothing when it has none. */
function findPdfSignature(pdf) {
  const written = pdf.toString('latin1');
  const ranges = [...written.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  const [range] = ranges;
  if (range === undefined) return undefined;
  const [start, length, next, rest] = range.slice(1).map(Number);
  const hex = written.slice(start + length, next).replaceAll(/[<>\s]/g, '');
  const covered = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
  const isWhole =
    ranges.length === 1 && start === 0 && next + rest <= pdf.length && /^[0-9a-fA-F]+$/.test(hex);
  return { isWhole, container: Buffer.from(hex, 'hex'), covered };
}

function checkPdfSignature({ isWhole, container, covered }) {
  if (!isWhole) return { state: 'broken' };
  try {
    const { holds, certificate } = readSigned(container, covered);
    if (holds === undefined) return { state: 'unknown' };
    return { state: holds ? 'holds' : 'broken', signer: nameOf(certificate) };
  } catch {
    return { state: 'broken' };
  }
}

// --------------------------------------------------------------------------------------------------- DER (X.690)

function readDer(bytes, start = 0) {
  const tag = bytes[start];
  let [at, length] = [start + 2, bytes[start + 1]];
  if (tag === undefined || length === undefined) throw new Error('The structure ends too early.');
  if (length > 0x80) {
    const size = length - 0x80;
    if (size > 4) throw new Error('The structure is too large.');
    length = bytes.readUIntBE(at, size);
    at += size;
  } else if (length === 0x80) throw new Error('The structure has no length.');
  const end = at + length;
  if (end > bytes.length) throw new Error('The structure ends too early.');
  const node = { tag, raw: bytes.subarray(start, end), content: bytes.subarray(at, end), end };
  Object.defineProperty(node, 'children', { get: () => childrenOf(node) });
  return node;
}

function childrenOf({ tag, content }) {
  const children = [];
  if ((tag & 0x20) === 0) return children;
  for (let at = 0; at < content.length; ) {
    const child = readDer(content, at);
    children.push(child);
    at = child.end;
  }
  return children;
}

function octetsOf({ tag, content, children }) {
  return (tag & 0x20) === 0 ? content : Buffer.concat(children.map(octetsOf));
}

function oidOf({ content }) {
  const numbers = [];
  let number = 0;
  for (const byte of content) {
    number = number * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    if (numbers.length === 0)
      numbers.push(Math.min(Math.floor(number / 40), 2), number - 40 * Math.min(Math.floor(number / 40), 2));
    else numbers.push(number);
    number = 0;
  }
  return numbers.join('.');
}

/** GeneralizedTime, in UTC, with or without fractions of a second. */
function timeOf({ content }) {
  const [, year, month, day, hour, minute, second, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d+))?Z$/.exec(content.toString('latin1')) ?? [];
  if (year === undefined) throw new Error('The time stamp has no time.');
  return new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}Z`,
  );
}

// ------------------------------------------------------------------------------------------------------------ ZIP

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

/** The files of an archive by their names, as its directory at the end lists them. */
function readZip(bytes) {
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new Error('it is no zip file.');
  const files = new Map();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('its directory is damaged.');
    const method = bytes.readUInt16LE(at + 10);
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const lengths = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const name = bytes.toString('utf8', at + 46, at + 46 + lengths[0]);
    if (files.has(name)) throw new Error(`it holds ${name} twice.`);
    files.set(name, unpack(bytes, bytes.readUInt32LE(at + 42), { method, packed, size, name }));
    at += 46 + lengths[0] + lengths[1] + lengths[2];
  }
  return files;
}

function unpack(bytes, header, { method, packed, size, name }) {
  if (bytes.readUInt32LE(header) !== LOCAL_HEADER) throw new Error(`${name} is damaged.`);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) throw new Error(`${name} is packed in an unknown way.`);
  const unpacked = inflateRawSync(content, { maxOutputLength: Math.max(size, 1) });
  if (unpacked.length !== size) throw new Error(`${name} is damaged.`);
  return unpacked;
}

function text(files, name) {
  return files.get(name).toString('utf8');
}

function json(files, name) {
  return JSON.parse(text(files, name));
}

// ------------------------------------------------------------------------------------------------- the command line

function main(given) {
  const options = {};
  const names = [];
  for (let place = 0; place < given.length; place += 1) {
    const [, option] = /^--(trust|roots|language)$/.exec(given[place]) ?? [];
    if (option === undefined) names.push(given[place]);
    else options[option] = given[++place];
  }
  const [file] = names;
  const spoken = (options.language ?? process.env.LANG ?? '').slice(0, 2);
  const language = LANGUAGES.includes(spoken) ? spoken : 'en';
  if (file === undefined || names.length > 1) {
    console.error(
      'node verify.mjs FILE.zip [--trust authorities.pem] [--roots prorata-roots.jsonl] [--language nl|fr|de|en]',
    );
    return 2;
  }
  const findings = verifyEvidence(readFileSync(file), {
    trust: options.trust && readFileSync(options.trust, 'latin1'),
    roots: options.roots && readFileSync(options.roots),
  });
  for (const finding of findings) {
    console.log(`${WORDS[language][finding.level]}: ${inWords(finding, language)}`);
  }
  const count = findings.filter(({ level }) => level === 'bad').length;
  console.log(`\n${inWords({ code: count === 0 ? 'whole' : 'broken', params: { count } }, language)}`);
  return count === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = main(process.argv.slice(2));
}
