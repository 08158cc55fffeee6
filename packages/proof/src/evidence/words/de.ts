import type { Words } from './en.ts';

export const de: Words = {
  sentences: {
    good: 'Gut',
    note: 'Hinweis',
    unproven: 'NICHT BEWIESEN',
    bad: 'FALSCH',
    unreadable: 'UNLESBAR',
    evidenceGood: 'Für alles in dieser Datei wird eingestanden, und alles ist bewiesen.',
    evidenceContradicts:
      'Diese Datei ist nicht mehr, was sie war, oder widerspricht sich. Anzahl der Fehler: {count}.',
    evidenceUnconfirmed:
      'Nichts in dieser Datei widerspricht sich, aber sie kann nicht bestätigt werden. Anzahl der unbewiesenen Punkte: {count}.',
    evidenceUnreadable: 'Das ist keine Beweismappe, oder sie ist beschädigt.',
    reportContradicts: 'Dieses Protokoll wird abgelehnt.',
    reportUnconfirmed:
      'Dieses Protokoll kann nicht bestätigt werden. Anzahl der unbewiesenen Punkte: {count}.',
    reportUnreadable: 'Das ist kein lesbares Protokoll.',
    zipDamaged: 'Es ist keine Zip-Datei, oder ihr Ende wurde abgeschnitten.',
    zipTooLarge: 'Die Zip-Datei enthält mehr, als die Plattform je einpackt. {name}',
    zipHidden: 'Die Zip-Datei enthält Bytes, die zu keiner ihrer Dateien gehören. {name}',
    zipHeader:
      'Die Zip-Datei sagt über eine Datei zwei verschiedene Dinge, oder mehr, als die Plattform sagt. {name}',
    zipName: 'Die Zip-Datei enthält einen Namen, den die Plattform keiner Datei gibt. {name}',
    zipTwice: 'Die Zip-Datei enthält zwei Dateien, die ein Computer für eine halten kann. {name}',
    zipPacked: 'Die Zip-Datei enthält eine Datei, die auf unbekannte Weise gepackt ist. {name}',
    zipContent: 'Die Zip-Datei enthält eine Datei, die nicht zu ihrer Größe oder Kontrollzahl passt. {name}',
    jsonWrong:
      '{name} ist nicht so geschrieben, wie die Plattform schreibt: Etwas kann zweimal darin stehen.',
    formatUnknown: 'Die Form {format} ist unbekannt. Holen Sie das neueste Skript bei der Plattform.',
    damaged: 'Sie konnte nicht gelesen werden: {reason}',
    listedTwice: 'Eine Liste in der Datei nennt dasselbe zweimal.',
    valueGone:
      'Ereignis {sequence} ({type}) hat einen Wert verloren: {field} fehlt, und kein späteres Ereignis meldet eine Löschung.',
    hashErased:
      'Ereignis {sequence} ({type}) hat seine Prüfsumme {field} verloren: Eine Prüfsumme wird nie gelöscht, und wozu sie gehörte, ist durch nichts bewiesen.',
    formatOther: 'Die Datei sagt, sie habe die Form {format}, und die Ereignisse stehen für eine andere ein.',
    formatFormer:
      'Die Datei hat die ältere Form {format}. Nur Kette, Dateien und Urkunden werden geprüft: Die Tageswurzeln werden nicht mehr gelesen, also beweist nichts, wann sie geschrieben wurde. Verlangen Sie einen neuen Export.',
    listedOnly:
      'Bei Empfangsbestätigungen, Briefen und Originalen (Anzahl: {count}) nennt kein Ereignis die Prüfsumme: Das Inhaltsverzeichnis steht dafür ein.',
    draftGone:
      '{name}: Der zur Unterzeichnung vorgelegte Entwurf ist nicht in der Datei. Die beiden wurden also nicht verglichen.',
    deedRefused: '{name} wird abgelehnt: {fault}.',
    deedNotTrusted:
      '{name}: Das Zertifikat von {signer} kommt von keiner Stelle in der Datei. Geben Sie das Zertifikat der Stelle mit --trust an.',
    deedOtherSigner: '{name} wurde von {signer} unterzeichnet, und die Ereignisse nennen {named}.',
    deedSignerErased:
      '{name} wurde von {signer} unterzeichnet, und die Ereignisse sagen nicht mehr, wer unterzeichnen sollte.',
    deedOtherDossier: '{name} ist eine Urkunde der Akte {told}, und diese Datei betrifft die Akte {given}.',
    deedLacks: '{name}: Die Signatur von {signer} gilt, aber nicht alles daran ist bewiesen: {lacks}.',
    deedOwnTrust:
      '{name}: Die Signatur von {signer} gilt, aber ihre Stelle steht nur in der Datei selbst. Geben Sie das Zertifikat der Stelle mit --trust an.',
    stampAlone:
      'Es gibt einen Zeitstempel für Ereignis {sequence}, und das ist nicht in der Datei: Ereignisse wurden abgeschnitten.',
    stampWhole: 'Die Ereignisse 1 bis {sequence} bestanden am {moment}, sagt {authority}.',
    stampBroken:
      'Der Zeitstempel für Ereignis {sequence} gilt nicht: Die Ereignisse oder der Stempel wurden geändert, oder der Stempel ist älter als das Ereignis.',
    stampNotTrusted:
      'Der Zeitstempel für Ereignis {sequence} ist von {authority}, und das kommt von keiner der angegebenen Stellen.',
    stampNoAuthority:
      'Der Zeitstempel für Ereignis {sequence} wurde nicht geprüft: {name} ist nicht in der Datei. Geben Sie das Zertifikat der Stelle mit --trust an.',
    stampOwnTrust:
      'Das Zertifikat von {authority} wurde mit {name} in der Datei selbst verglichen. Seine Prüfsumme ist {fingerprint}. Vergleichen Sie sie mit dem, was die Stelle veröffentlicht, oder geben Sie das Zertifikat der Stelle mit --trust an.',
    stampLate:
      'Ereignis {sequence} ({type}) hat seinen ersten Zeitstempel erst am {moment}: Bis dahin konnten die Ereignisse umgeschrieben werden.',
    noStamp:
      'Kein Zeitstempel beweist, wann die Ereignisse bestanden: Sie können jederzeit geschrieben worden sein.',
    since:
      'Die letzten Ereignisse (Anzahl: {count}) stehen unter keinem Zeitstempel: Sie können jederzeit geschrieben worden sein.',
    authoritiesUnreadable: '{name} enthält keine lesbaren Zertifikate.',
    reportNoTrust: 'Es ist von {signer} unterzeichnet. Geben Sie das Zertifikat der Stelle mit --trust an.',
    reportRefused: 'Es wird abgelehnt: {fault}.',
    reportForeign: 'Es ist kein amtliches Protokoll der Plattform: {origin}. Unterzeichnet von {signer}.',
    reportWhole: 'Die Signatur von {signer} gilt für das ganze Dokument.',
    reportLacks: 'Nicht alles an der Signatur ist bewiesen: {lacks}.',
    reportUnchecked:
      'Der Unterzeichner wurde nicht mit den Schlüsseln der Plattform verglichen. Holen Sie die Liste bei der Plattform und geben Sie sie mit --signers an.',
    reportSigner: 'Der Schlüssel von {signer} unterzeichnet auf der Plattform Protokolle für {office}.',
    reportUnread:
      'Dieses Skript liest nicht, was auf den Seiten steht. Vergleichen Sie Amtsstube, Akte und Prüfsiegel mit dem, was Sie erwarten, oder öffnen Sie das Protokoll auf der Seite /seal der Plattform.',
    usage:
      'node verify.mjs DATEI.zip [--trust stellen.pem] [--language nl|fr|de|en]\nnode verify.mjs PROTOKOLL.pdf [--trust stellen.pem] [--signers signers.json] [--language nl|fr|de|en]',
    fileUnreadable: '{name} konnte nicht gelesen werden.',
    trustEmpty: '{name} enthält keine Zertifikate.',
    signersUnreadable: '{name} ist nicht die Liste der Unterzeichner der Plattform.',
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
    afterExport:
      'Ereignis {sequence} folgt auf jenes, das für das Inhaltsverzeichnis einsteht: Was es nennt, kann fehlen.',
    unnamed: '{name} wird von keinem eigenen Ereignis genannt: Nur das Inhaltsverzeichnis steht dafür ein.',
    unspoken: '{name} steht in keinem Ereignis: Es wurde später hineingelegt.',
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
    deedGone: 'Die laut Ereignis {sequence} unterzeichnete Urkunde ist nicht in der Datei.',
    deedUnsigned: '{name} soll unterzeichnet sein und trägt keine lesbare Signatur.',
    deedWhole: '{name}: Die Signatur von {signer} gilt für das Dokument.',
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
  },
  terms: {
    unreadable: 'es kann nicht gelesen werden',
    otherDocument: 'es ist ein anderes Dokument als der Entwurf',
    ambiguous: 'es ist so geschrieben, dass es auf verschiedenen Bildschirmen anders aussehen kann',
    readersDisagree: 'zwei Leseprogramme sehen verschiedene Seiten',
    signedOtherwise: 'es wurde anders unterzeichnet als ein Protokoll',
    contentChanged: 'es wurde nach der Unterzeichnung geändert',
    noSignature: 'es trägt keine Signatur',
    severalSignatures: 'es trägt mehrere Signaturen',
    coverageIncomplete: 'die Signatur deckt nicht das ganze Dokument',
    signatureBroken: 'die Signatur gilt nicht',
    signatureWeak:
      'die Signatur ist zu schwach: mit SHA-1 oder einem kurzen Schlüssel lässt sie sich fälschen',
    certificateNotTrusted: 'das Zertifikat kommt von keiner der angegebenen Stellen',
    certificateNotForSigning: 'das Zertifikat dient nicht zum Unterzeichnen',
    certificateExpired: 'das Zertifikat war abgelaufen',
    certificateRevoked: 'das Zertifikat war widerrufen',
    timeStampBroken: 'der Zeitstempel gilt nicht',
    otherSigner: 'eine andere Person hat unterzeichnet',
    timeStampMissing: 'es gibt keinen Zeitstempel',
    timeStampNotTrusted: 'der Zeitstempel kommt von keiner der angegebenen Stellen',
    revocationMissing: 'nichts beweist, dass das Zertifikat nicht widerrufen war',
    revocationExpired: 'der Beweis, dass das Zertifikat nicht widerrufen war, war abgelaufen',
    revocationUnknown: 'die Stelle kennt das Zertifikat nicht',
    revocationNotTrusted: 'der Beweis, dass das Zertifikat nicht widerrufen war, ist nicht von seiner Stelle',
    stampRevocationMissing: 'nichts beweist, dass das Zertifikat des Zeitstempels nicht widerrufen war',
    ours: 'es ist eines',
    unchecked: 'der Unterzeichner wurde nicht verglichen',
    noSeal: 'es trägt kein Prüfsiegel',
    namesake: 'der Unterzeichner trägt nur denselben Namen',
    otherOffice: 'der Unterzeichner gehört zu einer anderen Amtsstube',
    outsidePeriod: 'der Unterzeichner konnte an jenem Tag nicht unterzeichnen',
  },
};
