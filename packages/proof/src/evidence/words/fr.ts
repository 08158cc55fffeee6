import type { Words } from './en.ts';

export const fr: Words = {
  sentences: {
    good: 'Bon',
    note: 'Remarque',
    unproven: 'NON PROUVÉ',
    bad: 'FAUX',
    unreadable: 'ILLISIBLE',
    evidenceGood: 'Tout ce que contient ce fichier est garanti et prouvé.',
    evidenceContradicts:
      'Ce fichier n’est plus ce qu’il était, ou se contredit. Nombre d’erreurs\u00a0: {count}.',
    evidenceUnconfirmed:
      'Rien dans ce fichier ne se contredit, mais il ne peut pas être confirmé. Nombre de points non prouvés\u00a0: {count}.',
    evidenceUnreadable: 'Ce n’est pas un recueil de preuves, ou il est endommagé.',
    reportContradicts: 'Ce procès-verbal est refusé.',
    reportUnconfirmed:
      'Ce procès-verbal ne peut pas être confirmé. Nombre de points non prouvés\u00a0: {count}.',
    reportUnreadable: 'Ce n’est pas un procès-verbal lisible.',
    zipDamaged: 'Ce n’est pas un fichier zip, ou la fin en a été coupée.',
    zipTooLarge: 'Le fichier zip contient plus que ce que la plateforme emballe jamais. {name}',
    zipHidden: 'Le fichier zip contient des octets qui n’appartiennent à aucun de ses fichiers. {name}',
    zipHeader:
      'Le fichier zip dit deux choses différentes d’un même fichier, ou plus que n’en dit la plateforme. {name}',
    zipName: 'Le fichier zip contient un nom que la plateforme ne donne à aucun fichier. {name}',
    zipTwice: 'Le fichier zip contient deux fichiers qu’un ordinateur peut prendre pour un seul. {name}',
    zipPacked: 'Le fichier zip contient un fichier emballé d’une façon inconnue. {name}',
    zipContent:
      'Le fichier zip contient un fichier qui ne correspond pas à sa taille ou à sa somme de contrôle. {name}',
    jsonWrong:
      '{name} n’est pas écrit comme l’écrit la plateforme\u00a0: une chose peut y figurer deux fois.',
    formatUnknown: 'La forme {format} est inconnue. Prenez le script le plus récent sur la plateforme.',
    damaged: 'Il n’a pas pu être lu\u00a0: {reason}',
    listedTwice: 'Une liste du fichier nomme deux fois la même chose.',
    valueGone:
      'L’événement {sequence} ({type}) a perdu une valeur\u00a0: {field} manque, et aucun événement ultérieur ne parle d’un effacement.',
    hashErased:
      'L’événement {sequence} ({type}) a perdu son empreinte {field}\u00a0: une empreinte n’est jamais effacée, et rien ne prouve de quoi elle était.',
    formatOther: 'Le fichier dit avoir la forme {format}, et les événements en garantissent une autre.',
    formatFormer:
      'Le fichier a l’ancienne forme {format}. Seuls la chaîne, les fichiers et les actes sont vérifiés\u00a0: les racines des jours ne sont plus lues, et rien ne prouve donc quand il a été écrit. Demandez une nouvelle exportation.',
    listedOnly:
      'Aucun événement ne nomme l’empreinte d’accusés de réception, de lettres et d’originaux (nombre\u00a0: {count})\u00a0: la liste du contenu les garantit.',
    draftGone:
      '{name}\u00a0: le projet remis à la signature n’est pas dans le fichier. Les deux n’ont donc pas été comparés.',
    deedRefused: '{name} est refusé\u00a0: {fault}.',
    deedNotTrusted:
      '{name}\u00a0: le certificat de {signer} ne vient d’aucune autorité du fichier. Donnez le certificat de l’autorité avec --trust.',
    deedOtherSigner: '{name} a été signé par {signer}, et les événements nomment {named}.',
    deedSignerErased: '{name} a été signé par {signer}, et les événements ne disent plus qui devait signer.',
    deedOtherDossier: '{name} est un acte du dossier {told}, et ce fichier est celui du dossier {given}.',
    deedLacks:
      '{name}\u00a0: la signature de {signer} est valable, mais tout n’en est pas prouvé\u00a0: {lacks}.',
    deedOwnTrust:
      '{name}\u00a0: la signature de {signer} est valable, mais son autorité ne figure que dans le fichier même. Donnez le certificat de l’autorité avec --trust.',
    stampAlone:
      'Il y a un horodatage de l’événement {sequence}, qui n’est pas dans le fichier\u00a0: des événements ont été coupés.',
    stampWhole: 'Les événements 1 à {sequence} existaient le {moment}, dit {authority}.',
    stampBroken:
      'L’horodatage de l’événement {sequence} n’est pas valable\u00a0: les événements ou l’horodatage ont été modifiés, ou l’horodatage est plus ancien que l’événement.',
    stampNotTrusted:
      'L’horodatage de l’événement {sequence} est de {authority}, qui ne vient d’aucune des autorités données.',
    stampNoAuthority:
      'L’horodatage de l’événement {sequence} n’a pas été vérifié\u00a0: {name} n’est pas dans le fichier. Donnez le certificat de l’autorité avec --trust.',
    stampOwnTrust:
      'Le certificat de {authority} a été comparé à {name} dans le fichier même. Son empreinte est {fingerprint}. Comparez-la à ce que publie l’autorité, ou donnez le certificat de l’autorité avec --trust.',
    stampLate:
      'L’événement {sequence} ({type}) n’a son premier horodatage que le {moment}\u00a0: jusque-là, les événements pouvaient être réécrits.',
    noStamp:
      'Aucun horodatage ne prouve quand les événements existaient\u00a0: ils peuvent avoir été écrits à tout moment.',
    since:
      'Les derniers événements (nombre\u00a0: {count}) ne sont couverts par aucun horodatage\u00a0: ils peuvent avoir été écrits à tout moment.',
    authoritiesUnreadable: '{name} ne contient aucun certificat lisible.',
    reportNoTrust: 'Il est signé par {signer}. Donnez le certificat de l’autorité avec --trust.',
    reportRefused: 'Il est refusé\u00a0: {fault}.',
    reportForeign:
      'Ce n’est pas un procès-verbal officiel de la plateforme\u00a0: {origin}. Signé par {signer}.',
    reportWhole: 'La signature de {signer} est valable pour tout le document.',
    reportLacks: 'Tout n’est pas prouvé de la signature\u00a0: {lacks}.',
    reportUnchecked:
      'Le signataire n’a pas été comparé aux clés de la plateforme. Prenez la liste sur la plateforme et donnez-la avec --signers.',
    reportSigner: 'La clé de {signer} signe des procès-verbaux pour {office} sur la plateforme.',
    reportUnread:
      'Ce script ne lit pas ce que disent les pages. Comparez l’étude, le dossier et le cachet à ce que vous attendez, ou ouvrez le procès-verbal sur la page /seal de la plateforme.',
    usage:
      'node verify.mjs FICHIER.zip [--trust autorites.pem] [--language nl|fr|de|en]\nnode verify.mjs PROCES-VERBAL.pdf [--trust autorites.pem] [--signers signers.json] [--language nl|fr|de|en]',
    fileUnreadable: '{name} n’a pas pu être lu.',
    trustEmpty: '{name} ne contient aucun certificat.',
    signersUnreadable: '{name} n’est pas la liste des signataires de la plateforme.',
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
    afterExport:
      'L’événement {sequence} suit celui qui garantit la liste du contenu\u00a0: ce dont il parle peut manquer.',
    unnamed: '{name} n’est nommé par aucun événement propre\u00a0: seule la liste du contenu le garantit.',
    unspoken: '{name} ne figure dans aucun événement\u00a0: il y a été mis plus tard.',
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
    deedGone: 'L’acte signé selon l’événement {sequence} n’est pas dans le fichier.',
    deedUnsigned: '{name} est donné pour signé et ne porte aucune signature lisible.',
    deedWhole: '{name}\u00a0: la signature de {signer} est valable pour le document.',
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
  },
  terms: {
    unreadable: 'il ne peut pas être lu',
    otherDocument: 'c’est un autre document que le projet',
    ambiguous: 'il est écrit de façon à pouvoir paraître différent sur différents écrans',
    readersDisagree: 'deux lecteurs voient des pages différentes',
    signedOtherwise: 'il a été signé autrement qu’un procès-verbal',
    contentChanged: 'il a été modifié après la signature',
    noSignature: 'il ne porte aucune signature',
    severalSignatures: 'il porte plusieurs signatures',
    coverageIncomplete: 'la signature ne couvre pas tout le document',
    signatureBroken: 'la signature n’est pas valable',
    signatureWeak: 'la signature est trop faible\u00a0: avec SHA-1 ou une clé courte, elle peut être imitée',
    certificateNotTrusted: 'le certificat ne vient d’aucune des autorités données',
    certificateNotForSigning: 'le certificat ne sert pas à signer',
    certificateExpired: 'le certificat était expiré',
    certificateRevoked: 'le certificat était révoqué',
    timeStampBroken: 'l’horodatage n’est pas valable',
    otherSigner: 'une autre personne a signé',
    timeStampMissing: 'il n’y a pas d’horodatage',
    timeStampNotTrusted: 'l’horodatage ne vient d’aucune des autorités données',
    revocationMissing: 'rien ne prouve que le certificat n’était pas révoqué',
    revocationExpired: 'la preuve que le certificat n’était pas révoqué était périmée',
    revocationUnknown: 'l’autorité ne connaît pas le certificat',
    revocationNotTrusted: 'la preuve que le certificat n’était pas révoqué ne vient pas de son autorité',
    stampRevocationMissing: 'rien ne prouve que le certificat de l’horodatage n’était pas révoqué',
    ours: 'c’en est un',
    unchecked: 'le signataire n’a pas été comparé',
    noSeal: 'il ne porte pas de cachet',
    namesake: 'le signataire n’a que le même nom',
    otherOffice: 'le signataire est d’une autre étude',
    outsidePeriod: 'le signataire ne pouvait pas signer ce jour-là',
  },
};
