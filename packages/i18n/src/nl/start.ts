/** The start page: its three ways in and what it may have to tell. */
export const start = {
  headlineFirst: 'Evenredige verdeling,',
  headlineSecond: 'tot op de cent verklaard.',
  audience: 'Voor gerechtsdeurwaarders en hun medewerkers.',
  signIn: 'Aanmelden met digitale identiteit',
  signInHint: 'U wordt doorgestuurd naar de identiteitsdienst en komt daarna hier terug.',
  or: 'of',
  invited: 'Uitgenodigd als schuldeiser?',
  invitedText:
    'Kreeg u een brief of e-mail van een gerechtsdeurwaarder? Dien met uw code uw aangifte in. Een account is niet nodig.',
  code: 'Uitnodigingscode',
  codeExample: 'bv. K7QM-4XRD-92TF',
  codeMissing: 'Vul de code uit uw uitnodiging in.',
  codeInvalid: 'Deze code klopt niet. Een code heeft twaalf letters en cijfers.',
  continue: 'Doorgaan',
  findCode: 'Mijn code terugvinden',
  withoutCode: 'Ik heb geen code',
  inDevelopment: 'Prorata is in ontwikkeling en nog niet voor iedereen open.',
  signedOut: 'U bent afgemeld.',
  sessionExpired: 'Uw sessie is verlopen. Meld u opnieuw aan om verder te werken.',
  signInToContinue: 'Meld u aan om de gevraagde pagina te openen.',
  genuine: 'Is deze brief echt?',
  legal: {
    termsOfUse: 'Gebruiksvoorwaarden',
    privacyPolicy: 'Privacybeleid',
    termsAndConditions: 'Algemene voorwaarden',
  },
  illustration: {
    description: 'Voorbeeld van een verdeling',
    balance: 'Te verdelen saldo',
    costs: 'Kosten',
    special: 'Bijzondere voorrechten',
    general: 'Algemene voorrechten',
    ordinary: 'Gewone schuldeisers',
    caption: 'Bij elk bedrag staat waarom: de rang, het wetsartikel, het goed, het aandeel en de afronding.',
  },
  without: {
    title: 'Hebt u geen code?',
    platform:
      'Prorata is het platform waarmee gerechtsdeurwaarders het geld van een verkoop of een derdenbeslag onder de schuldeisers verdelen, zoals de wet het voorschrijft. Schuldeisers dienen er hun aangifte van schuldvordering in.',
    invited: 'U kreeg een uitnodiging',
    invitedText:
      'In de brief of de e-mail van het kantoor staat een code van twaalf letters en cijfers. Daarmee dient u online in, zonder account.',
    enterCode: 'Code invullen',
    uninvited: 'U bent schuldeiser, maar kreeg geen uitnodiging',
    uninvitedText:
      'Bezorg uw aangifte per brief of e-mail aan de gerechtsdeurwaarder die het dossier behandelt. Die voert ze zelf in, of stuurt u alsnog een uitnodiging met een code.',
    mention: 'Vermeld in uw aangifte:',
    particulars: {
      creditor: 'uw naam, adres en ondernemings- of rijksregisternummer',
      defendant: 'op wie u de schuldvordering hebt',
      amount: 'het bedrag, met een afrekening: hoofdsom, interest, kosten en wat al betaald is',
      title: 'uw titel en, als u voorrang vraagt, het voorrecht met een bewijsstuk',
      account: 'het rekeningnummer waarop u betaald wilt worden',
    },
    soon: 'Wacht niet: de termijn om een aangifte in te dienen is kort, en wie te laat is, loopt het risico niets te krijgen.',
    whichOffice:
      'Weet u niet welk kantoor het is? Het staat op het exploot of op de aankondiging van de verkoop. Wij mogen niet zeggen wie een dossier heeft.',
    office: 'U werkt op een gerechtsdeurwaarderskantoor',
    officeText:
      'Meld u aan met uw digitale identiteit. De eerste keer registreert u zich; een beheerder keurt uw aanvraag goed.',
  },
  codeHelp: {
    title: 'Waar vindt u uw code?',
    intro:
      'De gerechtsdeurwaarder stuurde u een uitnodiging met een persoonlijke code. Zonder die code kunnen wij niet weten om welk dossier het gaat.',
    letter: 'In de brief',
    letterText:
      'In het kader onder de lijst met gevraagde stukken. Met de QR-code ernaast hoeft u niets over te typen.',
    email: 'In de e-mail',
    emailText:
      'In het bericht van het gerechtsdeurwaarderskantoor. De link erin opent uw uitnodiging meteen.',
    lost: 'Uw code kwijt?',
    lostText:
      'Vul het e-mailadres in waarop u de uitnodiging kreeg. Kreeg u een brief, bel dan het kantoor dat u uitnodigde: zijn nummer staat bovenaan de brief.',
    ownEmail: 'Uw e-mailadres',
    sendAgain: 'Stuur mijn code opnieuw',
    sendAgainDone:
      'Is er een open uitnodiging voor dit adres, dan komt de code binnen enkele minuten aan. Kijk ook bij de ongewenste e-mail.',
    requestFailed: 'Uw vraag is niet verstuurd',
    letterHeading: 'Dien uw aangifte online in',
  },
} as const;
