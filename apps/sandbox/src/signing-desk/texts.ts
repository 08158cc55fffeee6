import type { Language } from '@prorata/domain/vocabulary';

const nl = {
  service: 'Nagemaakt ondertekenloket',
  description:
    'In plaats van de dienst waar een gerechtsdeurwaarder met zijn identiteitskaart ondertekent. Dit loket ondertekent met een nagemaakt certificaat (PAdES B-B).',
  authority: 'Certificaat van het loket',
  title: 'Document ondertekenen',
  lead: 'Lees het document na. Ondertekenen kan niet ongedaan gemaakt worden.',
  document: 'Document',
  signer: 'Ondertekenaar',
  until: 'Loket open tot',
  sign: 'Ondertekenen als {name}',
  cancel: 'Annuleren',
  faultScenarios: 'Wat als het loket niet doet wat het moet?',
  tricksLead: 'Probeer hoe Prorata omgaat met wat niet mag:',
  otherPerson: 'Laat iemand anders ondertekenen',
  changedDocument: 'Verander het document eerst',
  brokenSignature: 'Beschadig de handtekening',
  expired: 'Laat de sessie verlopen',
  over: {
    title: 'Dit bezoek is voorbij',
    text: 'Er valt hier niets meer te ondertekenen. Ga terug naar Prorata en begin opnieuw als dat nodig is.',
    back: 'Terug naar Prorata',
  },
};

const fr: typeof nl = {
  service: 'Guichet de signature simulé',
  description:
    'À la place du service où un huissier de justice signe avec sa carte d’identité. Ce guichet signe avec un certificat fictif (PAdES B-B).',
  authority: 'Certificat du guichet',
  title: 'Signer un document',
  lead: 'Relisez le document. Une signature ne peut pas être annulée.',
  document: 'Document',
  signer: 'Signataire',
  until: 'Guichet ouvert jusqu’au',
  sign: 'Signer en tant que {name}',
  cancel: 'Annuler',
  faultScenarios: 'Et si le guichet ne fait pas ce qu’il doit ?',
  tricksLead: 'Essayez comment Prorata réagit à ce qui n’est pas permis :',
  otherPerson: 'Faire signer quelqu’un d’autre',
  changedDocument: 'Modifier d’abord le document',
  brokenSignature: 'Abîmer la signature',
  expired: 'Laisser expirer la session',
  over: {
    title: 'Cette visite est terminée',
    text: 'Il n’y a plus rien à signer ici. Revenez à Prorata et recommencez si nécessaire.',
    back: 'Retour à Prorata',
  },
};

const de: typeof nl = {
  service: 'Nachgebildeter Signaturschalter',
  description:
    'Anstelle des Dienstes, bei dem ein Gerichtsvollzieher mit seinem Personalausweis unterzeichnet. Dieser Schalter unterzeichnet mit einem erfundenen Zertifikat (PAdES B-B).',
  authority: 'Zertifikat des Schalters',
  title: 'Dokument unterzeichnen',
  lead: 'Lesen Sie das Dokument durch. Eine Unterschrift lässt sich nicht zurücknehmen.',
  document: 'Dokument',
  signer: 'Unterzeichner',
  until: 'Schalter geöffnet bis',
  sign: 'Als {name} unterzeichnen',
  cancel: 'Abbrechen',
  faultScenarios: 'Was, wenn der Schalter nicht tut, was er soll?',
  tricksLead: 'Probieren Sie aus, wie Prorata mit Unerlaubtem umgeht:',
  otherPerson: 'Jemand anderen unterzeichnen lassen',
  changedDocument: 'Das Dokument vorher ändern',
  brokenSignature: 'Die Signatur beschädigen',
  expired: 'Die Sitzung ablaufen lassen',
  over: {
    title: 'Dieser Besuch ist vorbei',
    text: 'Hier ist nichts mehr zu unterzeichnen. Gehen Sie zu Prorata zurück und beginnen Sie nötigenfalls von vorn.',
    back: 'Zurück zu Prorata',
  },
};

const en: typeof nl = {
  service: 'Stand-in signing desk',
  description:
    'In place of the service where a bailiff signs with an identity card. This desk signs with an invented certificate (PAdES B-B).',
  authority: 'The desk’s certificate',
  title: 'Sign a document',
  lead: 'Read the document through. A signature cannot be taken back.',
  document: 'Document',
  signer: 'Signer',
  until: 'Desk open until',
  sign: 'Sign as {name}',
  cancel: 'Cancel',
  faultScenarios: 'What if the desk does not do what it should?',
  tricksLead: 'Try how Prorata copes with what is not allowed:',
  otherPerson: 'Let somebody else sign',
  changedDocument: 'Change the document first',
  brokenSignature: 'Damage the signature',
  expired: 'Let the session expire',
  over: {
    title: 'This visit is over',
    text: 'There is nothing left to sign here. Go back to Prorata, and start again if need be.',
    back: 'Back to Prorata',
  },
};

export const deskTexts: Readonly<Record<Language, typeof nl>> = { nl, fr, de, en };
