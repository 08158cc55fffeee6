import type { DocumentFault, SignatureLack } from '@prorata/domain/signature';
import type { OriginState } from '../../report/report-proof.ts';

export const en = {
  sentences: {
    good: 'Good',
    note: 'Note',
    unproven: 'NOT PROVEN',
    bad: 'WRONG',
    unreadable: 'UNREADABLE',
    evidenceGood: 'Everything in this file is vouched for and proven.',
    evidenceContradicts: 'This file is not what it was, or it contradicts itself. Wrong: {count}.',
    evidenceUnconfirmed:
      'Nothing in this file contradicts itself, but it cannot be confirmed. Not proven: {count}.',
    evidenceUnreadable: 'This is no evidence file, or it is damaged.',
    reportContradicts: 'This report is refused.',
    reportUnconfirmed: 'This report cannot be confirmed. Not proven: {count}.',
    reportUnreadable: 'This is no report that can be read.',
    zipDamaged: 'It is no zip file, or its end was cut off.',
    zipTooLarge: 'The zip file holds more than the platform ever packs. {name}',
    zipHidden: 'The zip file holds bytes that belong to none of its files. {name}',
    zipHeader: 'The zip file says two different things of one file, or more than the platform says. {name}',
    zipName: 'The zip file holds a name that the platform gives to no file. {name}',
    zipTwice: 'The zip file holds two files that a computer could take for one. {name}',
    zipPacked: 'The zip file holds a file that is packed in an unknown way. {name}',
    zipContent: 'The zip file holds a file that does not match its size or checksum. {name}',
    jsonWrong: '{name} is not written as the platform writes it: something may stand in it twice.',
    formatUnknown: 'The form {format} is unknown. Get the newest script from the platform.',
    damaged: 'It could not be read: {reason}',
    listedTwice: 'A list in the file names the same thing twice.',
    valueGone:
      'Event {sequence} ({type}) lost a value: {field} is missing, and no later event tells of an erasure.',
    hashErased:
      'Event {sequence} ({type}) lost its fingerprint {field}: a fingerprint is never erased, and what it was of is proven by nothing.',
    formatOther: 'The file says that it is of the form {format}, and the events vouch for another form.',
    formatFormer:
      'The file is of the older form {format}. Only its chain, files and deeds are checked: its roots of the days are no longer read, so nothing proves when it was written. Ask for a new export.',
    listedOnly:
      'Receipts, letters and originals (number: {count}) have no event that names their fingerprint: the list of contents vouches for them.',
    draftGone:
      '{name}: the draft that was handed over to be signed is not in the file, so the two were not compared.',
    deedRefused: '{name} is refused: {fault}.',
    deedNotTrusted:
      '{name}: the certificate of {signer} comes from no authority in the file. Give the certificate of the authority with --trust.',
    deedOtherSigner: '{name} was signed by {signer}, and the events name {named}.',
    deedSignerErased: '{name} was signed by {signer}, and the events no longer tell who was to sign.',
    deedOtherDossier: '{name} is a deed of dossier {told}, and this file is of dossier {given}.',
    deedLacks: '{name}: the signature of {signer} holds, but not everything about it is proven: {lacks}.',
    deedOwnTrust:
      '{name}: the signature of {signer} holds, but its authority was found in the file itself only. Give its certificate with --trust.',
    stampAlone:
      'There is a time stamp over event {sequence}, and that event is not in the file: events were cut off.',
    stampWhole: 'Events 1 to {sequence} existed at {moment}, says {authority}.',
    stampBroken:
      'The time stamp over event {sequence} does not hold: the events or the stamp were changed, or the stamp is older than the event.',
    stampNotTrusted:
      'The time stamp over event {sequence} is of {authority}, and that comes from none of the authorities that were given.',
    stampNoAuthority:
      'The time stamp over event {sequence} was not checked: {name} is not in the file. Give the certificate of the authority with --trust.',
    stampOwnTrust:
      'The certificate of {authority} was compared with {name} in the file itself. Its fingerprint is {fingerprint}. Compare that with what the authority publishes, or give the certificate of the authority with --trust.',
    stampLate:
      'Event {sequence} ({type}) has its first time stamp only at {moment}: until then the events could have been written anew.',
    noStamp: 'No time stamp proves when the events existed: they could have been written at any time.',
    since:
      'The last events (number: {count}) are under no time stamp: they could have been written at any time.',
    authoritiesUnreadable: '{name} holds no certificates that can be read.',
    reportNoTrust: 'It is signed by {signer}. Give the certificate of the authority with --trust.',
    reportRefused: 'It is refused: {fault}.',
    reportForeign: 'It is no official report of the platform: {origin}. Signed by {signer}.',
    reportWhole: 'The signature of {signer} holds over the whole document.',
    reportLacks: 'Not everything about the signature is proven: {lacks}.',
    reportUnchecked:
      'The signer was not compared with the keys of the platform. Download the list from the platform and give it with --signers.',
    reportSigner: 'The key of {signer} signs reports for {office} on the platform.',
    reportUnread:
      'This script does not read what the pages print. Compare office, dossier and seal with what you expect, or open the report on the page /seal of the platform.',
    usage:
      'node verify.mjs FILE.zip [--trust authorities.pem] [--language nl|fr|de|en]\nnode verify.mjs REPORT.pdf [--trust authorities.pem] [--signers signers.json] [--language nl|fr|de|en]',
    fileUnreadable: '{name} could not be read.',
    trustEmpty: '{name} holds no certificates.',
    signersUnreadable: '{name} is not the list of signers of the platform.',
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
    afterExport:
      'Event {sequence} follows the one that vouches for the list of contents: what it speaks of may be missing.',
    unnamed: '{name} is named by no event of its own: only the list of contents vouches for it.',
    unspoken: '{name} is in no event: it was put there later.',
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
    deedGone: 'The deed that was signed according to event {sequence} is not in the file.',
    deedUnsigned: '{name} is said to be signed, and bears no signature that can be read.',
    deedWhole: '{name}: the signature of {signer} holds over the document.',
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
  },
  /** Faults, lacks and origins of a signed report, as parts of a sentence. */
  terms: {
    unreadable: 'it cannot be read',
    otherDocument: 'it is another document than the draft',
    ambiguous: 'it is written so that it can look different on different screens',
    readersDisagree: 'two readers see different pages',
    signedOtherwise: 'it was signed in another way than a report is',
    contentChanged: 'it was changed after it was signed',
    noSignature: 'it bears no signature',
    severalSignatures: 'it bears several signatures',
    coverageIncomplete: 'the signature does not cover the whole document',
    signatureBroken: 'the signature does not hold',
    signatureWeak: 'the signature is too weak: with SHA-1 or a short key it can be forged',
    certificateNotTrusted: 'the certificate comes from none of the authorities that were given',
    certificateNotForSigning: 'the certificate is not for signing',
    certificateExpired: 'the certificate had expired',
    certificateRevoked: 'the certificate was revoked',
    timeStampBroken: 'the time stamp does not hold',
    otherSigner: 'another person signed',
    timeStampMissing: 'there is no time stamp',
    timeStampNotTrusted: 'the time stamp comes from none of the authorities that were given',
    revocationMissing: 'nothing proves that the certificate was not revoked',
    revocationExpired: 'the proof that the certificate was not revoked had run out',
    revocationUnknown: 'the authority does not know the certificate',
    revocationNotTrusted: 'the proof that the certificate was not revoked is not by its authority',
    stampRevocationMissing: 'nothing proves that the certificate of the time stamp was not revoked',
    ours: 'it is one',
    unchecked: 'the signer was not compared',
    noSeal: 'it bears no seal',
    namesake: 'the signer only has the same name',
    otherOffice: 'the signer belongs to another office',
    outsidePeriod: 'the signer could not sign on that day',
  },
} satisfies {
  readonly sentences: object;
  readonly terms: Record<DocumentFault | SignatureLack | OriginState, string>;
};

export type SentenceCode = keyof typeof en.sentences;

export interface Words {
  readonly sentences: Readonly<Record<SentenceCode, string>>;
  readonly terms: Readonly<Record<keyof typeof en.terms, string>>;
}
