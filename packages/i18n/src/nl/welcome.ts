export const welcome = {
  greeting: {
    morning: 'Goedemorgen, {{name}}',
    afternoon: 'Goedemiddag, {{name}}',
    evening: 'Goedenavond, {{name}}',
  },
  toYourWork: 'Waar wilt u heen?',
  destinations: {
    dossiers: 'Verdelingen openen, opvolgen en afronden.',
    parties: 'Wie u als schuldenaar of schuldeiser ontmoette.',
    myOrganization: 'Gegevens, medewerkers en standaarduitnodigingen.',
    myAccount: 'Uw gegevens en uw taal.',
    organizations: 'Alle kantoren en hun gebruikers.',
    onboarding: 'Aanvragen van nieuwe kantoren en gebruikers beoordelen.',
    parameters: 'Instellingen van de toepassing en de berekening.',
    dossierCosts: 'Erelonen, uitgaven en kosten bestemd voor de Staat.',
    platformCosts: 'Wat het platform aan de kantoren aanrekent.',
    invoicing: 'Maandelijkse afrekening per kantoor.',
    templates: 'De teksten van brieven, e-mails en PV.',
    maintenance: 'Bestandscontrole en bewaartermijnen.',
  },
  pending: {
    title: 'Uw aanvraag wordt bekeken',
    text: 'Uw registratie is goed aangekomen. Een beheerder van het platform kijkt uw gegevens na.',
    next: 'Wat gebeurt er nu?',
    registered: 'U hebt zich geregistreerd',
    review: 'Een beheerder kijkt uw aanvraag na',
    access: 'Daarna kunt u aan de slag',
    accessText:
      'Zodra er beslist is, krijgt u een e-mail en ziet u het op deze pagina. U hoeft zich niet opnieuw te registreren.',
    organization: 'Uw kantoor: {{organization}}',
    organizationFirst: 'Ook het kantoor {{organization}} moet eerst goedgekeurd worden.',
  },
  disapproved: {
    title: 'Uw aanvraag is geweigerd',
    text: 'U hebt geen toegang tot de dossiers. Denkt u dat dit niet klopt, neem dan contact op met een beheerder van uw kantoor of van het platform.',
    kept: 'Accounts zijn voorbehouden aan gerechtsdeurwaarders en hun medewerkers.',
  },
} as const;
