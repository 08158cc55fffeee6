/** The mails to people who use the product, by the name of their template. */
export const mails = {
  greeting: 'Beste {{name}},',
  closing: 'Met vriendelijke groet,',
  signature: 'Prorata',
  reason: 'Reden',
  linkInstead: 'Werkt de knop niet? Open dan dit adres in uw browser:',
  footer:
    'Deze mail is automatisch verstuurd naar {{address}}, omdat er op Prorata een account voor dit adres is aangevraagd of gemaakt. Antwoorden worden niet gelezen.',
  'user-awaits-approval': {
    subject: '{{userName}} wacht op goedkeuring',
    request: '{{userName}} vraagt toegang tot Prorata. De aanvraag wacht op uw beslissing.',
    requestFor:
      '{{userName}} vraagt toegang tot Prorata voor {{organizationName}}. De aanvraag wacht op uw beslissing.',
    organizationFirst:
      'Ook {{organizationName}} zelf is nog niet goedgekeurd. Beslis eerst over het kantoor en daarna over de persoon.',
    button: 'Aanvraag bekijken',
  },
  'user-approved': {
    subject: 'U hebt toegang tot Prorata',
    decision: 'Uw aanvraag is goedgekeurd.',
    decisionFor: 'Uw aanvraag voor {{organizationName}} is goedgekeurd.',
    next: 'Meld u aan om te beginnen.',
    button: 'Aanmelden',
  },
  'user-disapproved': {
    subject: 'Uw aanvraag bij Prorata is niet goedgekeurd',
    decision: 'Uw aanvraag is niet goedgekeurd. U hebt geen toegang tot de dossiers.',
    decisionFor:
      'Uw aanvraag voor {{organizationName}} is niet goedgekeurd. U hebt geen toegang tot de dossiers.',
    next: 'Denkt u dat dit niet klopt? Neem dan contact op met een beheerder van uw kantoor of van het platform.',
    button: 'Naar Prorata',
  },
  'organization-approved': {
    subject: '{{organizationName}} is goedgekeurd',
    decision: '{{organizationName}} is goedgekeurd op Prorata.',
    next: 'Zodra u zelf toegang hebt, kunt u de licentieovereenkomst voor het kantoor aanvaarden en de gegevens van het kantoor aanvullen. Daarna kan het kantoor dossiers behandelen.',
    button: 'Naar mijn kantoor',
  },
  'organization-disapproved': {
    subject: '{{organizationName}} is niet goedgekeurd',
    decision:
      '{{organizationName}} is niet goedgekeurd op Prorata. Daarmee is ook uw eigen aanvraag niet goedgekeurd en hebt u geen toegang tot de dossiers.',
    next: 'Denkt u dat dit niet klopt? Neem dan contact op met een beheerder van het platform.',
    button: 'Naar Prorata',
  },
} as const;
