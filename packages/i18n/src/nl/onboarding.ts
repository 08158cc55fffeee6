/** The registration of new people, and the screen on which platform administrators decide on them. */
export const onboarding = {
  progress: 'Stappen van de registratie',
  position: 'Stap {{position}} van {{count}}',
  start: 'Beginnen',
  next: 'Volgende',
  back: 'Vorige',
  send: 'Registratie versturen',
  notSent: 'De registratie is niet verstuurd',
  steps: {
    welcome: {
      name: 'Welkom',
      title: 'Welkom bij Prorata',
      intro:
        'In enkele minuten registreert u zich en uw kantoor. Accounts zijn voorbehouden aan gerechtsdeurwaarders en hun medewerkers.',
    },
    profile: {
      name: 'Uw gegevens',
      title: 'Wie bent u?',
      intro: 'Zo kennen uw collega’s en het platform u. U kunt dit later wijzigen bij Mijn account.',
    },
    organization: {
      name: 'Uw kantoor',
      title: 'Bij welk kantoor werkt u?',
      intro: 'Kies uw kantoor, of registreer een kantoor dat Prorata nog niet gebruikt.',
    },
    documents: {
      name: 'Voorwaarden',
      title: 'Lezen en aanvaarden',
      intro:
        'Deze teksten gelden voor wie Prorata gebruikt. Wij bewaren welke versie u aanvaardt, en wanneer.',
    },
    review: {
      name: 'Nakijken',
      title: 'Kijk uw registratie na',
      intro: 'Klopt alles? Verstuur dan uw registratie. Een beheerder van het platform kijkt ze na.',
    },
  },
  welcome: {
    profile: 'Uw eigen gegevens',
    profileText: 'Naam, e-mailadres en functie.',
    organization: 'Uw kantoor',
    organizationText:
      'U sluit zich aan bij een kantoor dat er al is, of registreert een nieuw met zijn ondernemingsnummer.',
    documents: 'De voorwaarden',
    documentsText: 'Gebruiksvoorwaarden, privacybeleid en licentieovereenkomst.',
    afterwards:
      'Daarna kijkt een beheerder van het platform uw aanvraag na. U krijgt een e-mail zodra er beslist is.',
    signedInAs: 'U bent aangemeld als {{name}} ({{email}}).',
  },
  fields: {
    organization: {
      kind: 'Uw kantoor',
      organizationId: 'Kies uw kantoor',
      details: {
        email: 'E-mail van het kantoor',
        phone: 'Telefoon van het kantoor',
      },
    },
    acceptsTermsOfUse: 'Ik aanvaard de gebruiksvoorwaarden',
    acceptsPrivacyPolicy: 'Ik heb het privacybeleid gelezen',
    acceptsEula: 'Ik aanvaard de licentieovereenkomst',
    confirmsBailiffOrEmployee:
      'Ik bevestig dat ik gerechtsdeurwaarder, kandidaat-gerechtsdeurwaarder of medewerker van een gerechtsdeurwaarderskantoor ben',
  },
  hints: {
    email: 'Op dit adres krijgt u bericht over uw aanvraag.',
    nationalNumber: 'Niet verplicht. Nodig om documenten te ondertekenen.',
  },
  userTypes: {
    Employee: 'U werkt op het kantoor van een gerechtsdeurwaarder.',
    CandidateBailiff: 'U bent benoemd tot kandidaat.',
    Bailiff: 'U oefent het ambt uit en ondertekent processen-verbaal.',
  },
  office: {
    existing: 'Mijn kantoor gebruikt Prorata al',
    existingText: 'U sluit zich aan bij de collega’s die er al zijn.',
    new: 'Mijn kantoor is nieuw op Prorata',
    newText: 'U registreert het kantoor en wordt er beheerder van. Wat u nu niet weet, vult u later aan.',
    awaited: 'Een beheerder van {{name}} heeft u al toegevoegd. U hoeft dit alleen te bevestigen.',
    search: 'Zoek op naam of gemeente',
    notFound: 'Geen kantoor gevonden',
    notFoundText: 'Zoek op een ander deel van de naam, of registreer het als nieuw kantoor.',
    more_one: 'Nog {{count}} kantoor. Zoek op naam of gemeente.',
    more_other: 'Nog {{count}} kantoren. Zoek op naam of gemeente.',
  },
  creditor: {
    intro: 'In enkele minuten registreert u zich als medewerker van {{name}}.',
    profileText: 'Naam en e-mailadres.',
    organization: 'Uw organisatie',
    organizationText: '{{name}} heeft u al toegevoegd.',
    title: 'Voor welke organisatie werkt u?',
    awaited: 'Een beheerder heeft u al toegevoegd bij {{name}}. U hoeft niets te kiezen.',
    wrong: 'Klopt dat niet? Vraag dan een beheerder van die organisatie om uitleg.',
    confirms: 'Ik bevestig dat ik voor {{name}} werk en er aangiften van schuldvordering voor mag indienen',
    missing: 'Bevestig dat u voor {{name}} werkt.',
    joining: 'U sluit zich aan bij deze organisatie',
  },
  documents: {
    acceptsTermsOfUse: 'Gebruiksvoorwaarden',
    acceptsPrivacyPolicy: 'Privacybeleid',
    acceptsEula: 'Licentieovereenkomst',
  },
  missing: {
    acceptsTermsOfUse: 'U moet de gebruiksvoorwaarden aanvaarden om u te registreren.',
    acceptsPrivacyPolicy: 'Bevestig dat u het privacybeleid gelezen hebt om u te registreren.',
    acceptsEula: 'U moet de licentieovereenkomst aanvaarden om u te registreren.',
    confirmsBailiffOrEmployee:
      'Accounts zijn voorbehouden aan gerechtsdeurwaarders en hun medewerkers. Bevestig dat u er een bent.',
  },
  review: {
    name: 'Naam',
    edit: 'Wijzigen',
    way: 'Registratie',
    newOffice: 'Nieuw kantoor, u wordt beheerder',
    existingOffice: 'U sluit zich aan bij dit kantoor',
    accepted: 'Gelezen en aanvaard',
    after: 'Na het versturen wacht uw account op goedkeuring. U krijgt een e-mail zodra er beslist is.',
  },
  closed: {
    title: 'Registreren kan nu niet',
    text: 'Prorata neemt op dit moment geen nieuwe gebruikers aan. Probeer het later opnieuw, of vraag uw kantoor om meer uitleg.',
    invited:
      'Bent u uitgenodigd als schuldeiser? Dan hebt u geen account nodig: gebruik de code uit uw uitnodiging.',
  },
  list: {
    organizations: 'Kantoren',
    users: 'Gebruikers',
    counts: 'Kantoren: {{organizations}}, gebruikers: {{users}}',
    registered: 'Aangevraagd op {{date}}',
    incomplete: 'Gegevens onvolledig',
    usersOf_one: '{{count}} gebruiker',
    usersOf_other: '{{count}} gebruikers',
    noOrganizations: 'Geen kantoren die wachten',
    noUsers: 'Geen gebruikers die wachten',
    nobody: 'Niemand wacht op goedkeuring',
    nobodyText: 'Nieuwe aanvragen verschijnen hier. U krijgt ook een e-mail.',
    more: 'Er wachten er nog {{count}}. Beslis eerst over deze.',
  },
} as const;
