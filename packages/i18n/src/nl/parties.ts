/** The party book: whom an office met as defendant or creditor. */
export const parties = {
  count_one: '{{count}} partij',
  count_other: '{{count}} partijen',
  search: 'Naam, nummer, plaats of e-mail',
  intro:
    'Wie uw kantoor als schuldenaar of schuldeiser ontmoette. Formulieren stellen deze gegevens voor; een verbetering hier wijzigt geen dossier.',
  none: 'Nog niemand in het partijenboek',
  noneText: 'Het vult zich vanzelf: met elke schuldenaar, aangifte en uitnodiging.',
  columns: {
    name: 'Naam',
    number: 'Nummer',
    city: 'Plaats',
    lastSeenAt: 'Laatst gebruikt',
  },
  sections: {
    identity: 'Wie',
    identityHint: 'Zoals formulieren het voorstellen.',
    address: 'Adres',
    addressHint: 'Zetel of woonplaats.',
    contact: 'Bereiken en betalen',
    contactHint: 'Zoals het kantoor het laatst deed.',
  },
  met: {
    title: 'Ontmoet in',
    none: 'In geen dossier dat bewaard is.',
    defendant: 'schuldenaar',
    creditor: 'schuldeiser',
  },
  register: {
    title: 'In de KBO',
    situation: 'Toestand',
    extract: 'Uittreksel',
    extractOf: '{{number}} van {{date}}',
    none: 'Niet gevonden in de KBO.',
  },
  seen: {
    first: 'Eerst gebruikt',
    last: 'Laatst gebruikt',
  },
  duplicates: {
    mark: 'Mogelijk dubbel',
    title: 'Mogelijk dubbel',
    text: 'Staat dezelfde partij twee keer in het boek? Het kantoor beslist.',
    same: 'Dit is dezelfde',
    apart: 'Dit zijn er twee',
    failed: 'Het antwoord is niet bewaard',
    joinTitle: '{{other}} samenvoegen met {{name}}?',
    joinVerb: 'Samenvoegen',
    joinText:
      '{{name}} blijft. Wat hier leeg is, komt van de andere: nummer, adres, rekening, aanspreking, manier van versturen en taal; e-mailadressen komen erbij. Waar beide iets zeggen, geldt wat hier staat. De andere verdwijnt uit het boek, en haar dossiers staan dan hier. Dit kan niet ongedaan worden gemaakt.',
    joined: '{{other}} is samengevoegd met {{name}}',
    notJoined: 'Niet samengevoegd',
    toldApart: 'Onthouden: dit zijn twee partijen',
  },
  remove: {
    title: '{{name}} uit het partijenboek verwijderen?',
    text: 'Formulieren stellen deze partij niet meer voor. Dossiers behouden wat erin staat.',
    verb: 'Partij verwijderen',
    done: '{{name}} is uit het partijenboek verwijderd',
  },
} as const;
