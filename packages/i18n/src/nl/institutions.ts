/** Governments and other institutions, once for all offices. */
export const institutions = {
  count_one: '{{count}} instantie',
  count_other: '{{count}} instanties',
  search: 'Naam, nummer, plaats of rekening',
  intro:
    'Overheden en andere instanties die in veel dossiers aangifte doen. Elk kantoor vindt ze bovenaan in zijn zoekvelden; een wijziging hier geldt voor iedereen en verandert geen dossier.',
  none: 'Nog geen instanties',
  noneText: 'Voeg toe wie elk kantoor nodig heeft: fiscus, sociale zekerheid, gemeenten, ziekenfondsen.',
  add: 'Instantie toevoegen',
  added: '{{name}} is toegevoegd',
  columns: {
    name: 'Naam',
    number: 'Nummer',
    city: 'Plaats',
    accounts: 'Rekeningen',
    updatedAt: 'Gewijzigd',
  },
  sections: {
    names: 'Namen',
    namesHint: 'In elke taal waarin de instantie een officiële naam heeft; minstens één.',
    identity: 'Wie',
    identityHint: 'Aan het nummer herkent Prorata de instantie in aangiften, lijsten en uittreksels.',
    address: 'Adres',
    addressHint: 'Zetel of dienst die de briefwisseling ontvangt.',
    contact: 'Bereiken',
    contactHint:
      'Zoals elk kantoor het voorgesteld krijgt. Een kantoor kan het voor zichzelf anders bewaren.',
    accounts: 'Betalen',
    accountsHint:
      'Diensten met hetzelfde nummer hebben elk hun rekening: zeg waarvoor ze dient, dan kiest het kantoor de juiste.',
  },
  languagesHint: 'Geen taal: de taal van het dossier.',
  addAccount: 'Rekening toevoegen',
  removeAccount: 'Rekening {{number}} verwijderen',
  remove: {
    title: '{{name}} verwijderen?',
    text: 'Geen kantoor krijgt deze instantie nog voorgesteld. Dossiers en partijenboeken behouden wat erin staat.',
    verb: 'Instantie verwijderen',
    done: '{{name}} is verwijderd',
  },
} as const;
