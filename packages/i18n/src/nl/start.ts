/** The start page: its three ways in and what it may have to tell. */
export const start = {
  headlineFirst: 'Evenredige verdeling,',
  headlineSecond: 'tot op de cent verklaard.',
  audience: 'Voor gerechtsdeurwaarders en hun medewerkers.',
  signIn: 'Aanmelden met digitale identiteit',
  signInHint: 'U wordt doorgestuurd naar de identiteitsdienst en komt daarna hier terug.',
  or: 'of',
  invited: 'Uitgenodigd als schuldeiser?',
  invitedText: 'Met de code uit uw brief of e-mail dient u een aangifte in. U hoeft geen account te maken.',
  code: 'Uitnodigingscode',
  codeExample: 'bv. K7QM-4XRD-92TF',
  codeMissing: 'Vul de code uit uw uitnodiging in.',
  codeInvalid: 'Deze code klopt niet. Een code heeft twaalf letters en cijfers.',
  continue: 'Doorgaan',
  withoutCode: 'Doorgaan zonder code',
  inDevelopment: 'Prorata is in ontwikkeling en nog niet voor iedereen open.',
  signedOut: 'U bent afgemeld.',
  sessionExpired: 'Uw sessie is verlopen. Meld u opnieuw aan om verder te werken.',
  signInToContinue: 'Meld u aan om de gevraagde pagina te openen.',
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
    caption: 'Elk bedrag draagt zijn verhaal: rang, artikel, kavel, quotum en afronding.',
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
      'Vul het e-mailadres in waarop u de uitnodiging kreeg. Kreeg u een brief, bel dan het kantoor dat u uitnodigde: zijn nummer staat bovenaan.',
    ownEmail: 'Uw e-mailadres',
    sendAgain: 'Stuur mijn code opnieuw',
    sendAgainDone:
      'Is er een open uitnodiging voor dit adres, dan komt de code binnen enkele minuten aan. Kijk ook bij de ongewenste mail.',
    requestFailed: 'Uw vraag is niet verstuurd',
    letterHeading: 'Dien uw aangifte online in',
  },
} as const;
