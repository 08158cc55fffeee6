/** The screen on which the texts of mails and letters are edited. */
export const templates = {
  title: 'Sjablonen',
  search: 'Sjabloon zoeken',
  noneFound: 'Geen sjabloon heet zo.',
  changed: 'aangepast',
  unsavedMark: 'niet opgeslagen',
  unsaved: 'Niet opgeslagen. Gewijzigde regels: {{count}}',
  save: 'Opslaan',
  undo: 'Ongedaan maken',
  reset: 'Terug naar standaard…',
  language: 'Taal van het sjabloon',
  subject: 'Onderwerp',
  body: 'Tekst van het sjabloon',
  insertField: 'Veld invoegen',
  bold: 'Vet',
  italic: 'Cursief',
  bullets: 'Lijst',
  allFieldsExist: 'Alle velden bestaan',
  markdownAndLiquid: 'Markdown en Liquid',
  position: 'regel {{line}}, kolom {{column}}',
  preview: 'Voorbeeld',
  asMail: 'E-mail',
  asText: 'Platte tekst',
  previewHint:
    'Het voorbeeld volgt elke toetsaanslag. De tekst is Markdown; opmaak en briefhoofd liggen vast.',
  previewWaits: 'Het voorbeeld volgt weer zodra de fout verbeterd is.',
  saved: 'Het sjabloon is opgeslagen.',
  lastChanged: 'Laatst gewijzigd door {{name}}, {{moment}}',
  neverChanged: 'De standaardtekst, nooit gewijzigd',
  resetDialog: {
    title: 'Terug naar de standaardtekst?',
    text: 'De standaardtekst komt in de plaats van de huidige tekst. Pas als u opslaat, wordt hij gebruikt.',
    verb: 'Standaardtekst terugzetten',
  },
  /** What the report says by itself, and the words that the office adds. */
  report: {
    title: 'Proces-verbaal van verdeling',
    about:
      'Wat het proces-verbaal zegt, deel per deel. Deze woorden liggen vast; alleen wat bij het dossier past, wordt gedrukt. Waar drie puntjes staan, komt wat het dossier zegt.',
    fromDossier: 'Wat het kantoor in het dossier schrijft.',
    labels: 'Opschriften en benamingen',
    phrases: 'Zinnen',
    write: 'Schrijven',
    edit: 'Wijzigen',
    none: 'Niets geschreven: het proces-verbaal laat dit deel weg.',
    elsewhere:
      'Niet geschreven in deze taal, wel in: {{languages}}. Een proces-verbaal in deze taal laat dit deel weg.',
    hint: 'Gewone tekst met alinea’s, hoogstens {{count}} tekens. Leeg: het proces-verbaal laat dit deel weg.',
    byAdministrator: 'Een beheerder van het kantoor schrijft deze woorden.',
    versions: 'Versies',
    version: 'Versie {{version}}, {{name}}, {{moment}}',
    takenOut: 'Weggelaten',
  },
  kinds: {
    letter: 'Brieven',
    email: 'E-mails',
    document: 'Documenten',
  },
  faults: {
    syntax: 'Liquid klopt niet: {{excerpt}}',
    'unknown-variable': 'Het veld {{excerpt}} bestaat niet in dit sjabloon.',
    'unknown-filter': 'Deze bewerking bestaat niet: {{excerpt}}',
    'too-complex': 'Deze tekst is te lang of rekent te lang: {{excerpt}}',
    markup: 'HTML, afbeeldingen en codeblokken kunnen niet: {{excerpt}}',
  },
  faultPlace: {
    subject: 'Onderwerp, kolom {{column}}',
    body: 'Regel {{line}}, kolom {{column}}',
  },
  /** By the names that templates use: `recipient.name`. */
  variables: {
    recipient: {
      name: 'Naam van de geadresseerde',
      salutation: 'Volledige aanspreking, zonder komma',
      isNamed: 'Of de aanspreking een persoon bij naam noemt (voor if)',
    },
    user: {
      name: 'Naam van de gebruiker',
    },
    applicant: {
      name: 'Naam van wie toegang vraagt',
      organization: 'Kantoor van de aanvrager, als het bekend is',
      isOrganizationPending: 'Of ook het kantoor nog wacht (voor if)',
    },
    organization: {
      name: 'Naam van het kantoor',
    },
    decision: {
      reason: 'Reden van de beslissing, als die gegeven is',
    },
    product: {
      link: 'Adres van de pagina in Prorata',
    },
    helpdesk: {
      contact: 'Contactgegevens van de helpdesk, indien bekend',
    },
    operator: {
      name: 'Naam van de exploitant van Prorata, indien bekend',
    },
    office: {
      name: 'Naam van het kantoor',
      address: 'Adres van het kantoor',
      phone: 'Telefoon van het kantoor, als die bekend is',
      email: 'E-mailadres van het kantoor, als het bekend is',
    },
    bailiff: {
      name: 'Naam van de gerechtsdeurwaarder',
      title: 'Functie van de gerechtsdeurwaarder',
    },
    dossier: {
      number: 'Nummer van het dossier',
      saleDate: 'Datum van de verkoop, als er een is',
      seizureDate: 'Datum van het derdenbeslag, als er een is',
      isSale: 'Of er verkocht is (voor if)',
      isSeizure: 'Of er derdenbeslag gelegd is (voor if)',
    },
    defendant: {
      name: 'Naam van de schuldenaar, of van alle samen',
      isSeveral: 'Of er meer dan één schuldenaar is (voor if)',
    },
    invitation: {
      code: 'Persoonlijke code',
      link: 'Adres om de aangifte in te dienen',
      validUntil: 'Laatste dag om in te dienen',
      isLegalTerm: 'Of het de wettelijke termijn is',
      creditorReference: 'Referentie van de schuldeiser',
    },
    legal: {
      from: 'Eerste dag van de nieuwe versie',
      changes: 'De titels van de teksten, en wat er in elk verandert',
    },
    privacy: {
      link: 'Adres van het privacybeleid',
    },
    statement: {
      receiptNumber: 'Nummer van het ontvangstbewijs',
      filedAt: 'Tijdstip van indienen',
      total: 'Aangegeven bedrag',
      contents: 'Wat er is ingediend, met de bijlagen',
      fingerprint: 'SHA-256 van de aangifte en haar bijlagen',
      filedAccount: 'Rekeningnummer zoals ingediend, als er een is',
      account: 'Rekeningnummer nu, als er een is',
      explanation: 'Reden van de wijziging, als er een is',
      declared: 'Aangegeven bedrag, zoals ingediend',
      admitted: 'Aanvaard bedrag',
      reserved: 'Voorbehouden bedrag, als er een is',
      rejected: 'Niet-aanvaard bedrag, als er een is',
      reasons: 'Wat niet aanvaard of voorbehouden is, met de reden',
    },
    payment: {
      amount: 'Betaald bedrag',
      date: 'Dag van de betaling',
      account: 'Rekening waarop betaald is, als ze gekend is',
      communication: 'Mededeling bij de betaling',
    },
    report: {
      amount: 'Bedrag volgens het ontwerp, als er een is',
      isNothing: 'Of de ontvanger niets krijgt (voor if)',
      link: 'Adres om het ontwerp te openen',
      contestUntil: 'Laatste dag voor tegenspraak',
      replaces: 'Dag van het vorige ontwerp dat vervangen wordt, als er een is',
      isReceiptAsked: 'Of de termijn loopt vanaf een ontvangstbewijs (voor if)',
    },
    provider: {
      name: 'Naam van de externe dienstverlener',
    },
  },
} as const;
