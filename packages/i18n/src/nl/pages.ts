/** The pages beside the work itself: legal texts, an external document, and what is shown when things go wrong. */
export const pages = {
  toStart: 'Naar de startpagina',
  toHome: 'Naar uw startscherm',
  legal: {
    inForceSince: 'Van kracht sinds {{date}}',
    version: 'versie {{version}}',
    print: 'Afdrukken',
    others: 'Andere teksten',
  },
  document: {
    opening: 'Het document wordt opgehaald.',
    ready: 'Uw document staat klaar',
    open: 'Openen',
    download: 'Downloaden',
    notOpened: 'Het document kon niet geopend worden',
    invalidTitle: 'Deze link werkt niet',
    invalidHint: 'Open het document met de link uit uw e-mail, of vraag het kantoor om een nieuwe.',
  },
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Het adres klopt niet helemaal, of de pagina is verplaatst.',
  },
  closed: {
    title: 'U hebt hier geen toegang',
    text: 'Deze pagina is voor beheerders van het platform.',
    office:
      'Deze pagina is voor gerechtsdeurwaarderskantoren. Uw organisatie dient aangiften in: die vindt u in de werkruimte.',
    workspace:
      'De werkruimte is voor organisaties die aangiften indienen. Daarvoor moeten uw organisatie en uzelf het recht “Aangiften van schuldvordering” hebben. Een platformbeheerder kent het toe aan de organisatie, uw beheerder aan u.',
    toWorkspace: 'Naar de werkruimte',
  },
  failed: {
    title: 'Er ging iets mis',
    text: 'Dit scherm kon niet getoond worden. Wat u eerder opsloeg, is niet verloren.',
  },
} as const;
