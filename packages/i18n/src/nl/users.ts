/** Users of an organization, and one's own account. */
export const users = {
  title: 'Gebruikers',
  user: 'Gebruiker',
  add: 'Gebruiker toevoegen',
  added: '{{name}} is toegevoegd',
  addedText: 'Na goedkeuring kan deze persoon aan de slag.',
  removed: '{{name}} is verwijderd',
  backToList: 'Alle gebruikers',
  search: 'Zoek op naam of e-mail',
  none: 'Nog geen gebruikers',
  noneText: 'Voeg de mensen van het kantoor toe. Zij melden zich aan met hetzelfde e-mailadres.',
  notSignedInYet: 'Nog niet aangemeld',
  alwaysAllowed: 'Gerechtsdeurwaarders en kandidaten mogen dit altijd.',
  ownRights: 'Uw eigen rechten kan alleen een andere beheerder wijzigen.',
  officeLacks: 'Uw kantoor heeft dit recht niet.',
  organizationLacksFiling:
    'De organisatie heeft dit recht niet: een platformbeheerder kent het toe. Zonder dat recht is er geen werkruimte.',
  platformRights: 'Een platformbeheerder kan alleen door een andere platformbeheerder gewijzigd worden.',
  columns: { name: 'Naam', role: 'Rol', state: 'Status' },
  hints: { email: 'Met dit adres meldt de persoon zich aan.' },
  sections: {
    person: 'Persoon',
    personHint: 'Zo kennen collega’s en het platform deze persoon.',
    newPersonHint: 'Wie u toevoegt, wacht op goedkeuring door het platform.',
    ownHint: 'Zo kennen collega’s en het platform u.',
    function: 'Functie',
    functionHint: 'Bepaalt wie dossiers mag behandelen en ondertekenen.',
    rights: 'Rechten',
    rightsHint: 'Wat deze persoon mag doen. Het kantoor moet het recht zelf ook hebben.',
    immatriculation: 'Immatriculatie',
    immatriculationHint: 'Zo stelt het PV de gerechtsdeurwaarder voor, in de taal van het dossier.',
  },
  creditorAdmin:
    'Beheert de organisatie, haar gebruikers, haar profiel en haar API-sleutels, en aanvaardt de licentieovereenkomst.',
  userTypes: {
    Employee: 'Werkt aan dossiers volgens de rechten hieronder.',
    CandidateBailiff: 'Mag dossiers altijd behandelen, maar niet ondertekenen.',
    Bailiff: 'Mag dossiers altijd behandelen en de eigen dossiers ondertekenen.',
  },
  rights: {
    isOrganizationAdmin:
      'Beheert het kantoor, zijn gebruikers en standaarduitnodigingen, en aanvaardt de licentieovereenkomst.',
    isPlatformAdmin:
      'Beheert alle kantoren en gebruikers, kosten, facturatie en sjablonen. Ziet geen dossiers.',
    distributionReadPermission: 'Ziet de verdelingsdossiers van het kantoor.',
    distributionWritePermission: 'Opent, wijzigt, berekent en verstuurt verdelingsdossiers.',
    canManageDossiersPermission:
      'Behandelt dossiers die zichtbaar zijn: uitnodigen, berekenen, annuleren, als betaald markeren.',
    rankingPermission: 'Maakt dossiers van rangregeling aan.',
    claimOfDebtPermission:
      'Werkt in de werkruimte: ziet de uitnodigingen aan de organisatie, wijst ze toe en dient aangiften in.',
  },
  remove: {
    title: '{{name}} verwijderen?',
    text: 'Deze persoon kan zich niet meer aanmelden. Wat hij of zij in dossiers deed, blijft bewaard.',
    verb: 'Gebruiker verwijderen',
  },
  handOver: {
    title_one: 'Er wacht nog {{count}} open dossier op deze gebruiker',
    title_other: 'Er wachten nog {{count}} open dossiers op deze gebruiker',
    nobody: 'Niemand anders in dit kantoor kan ze overnemen.',
    successor: 'Wie neemt ze over?',
    choose: 'Kies een gerechtsdeurwaarder',
    verb: 'Overdragen',
    done_one: '{{count}} dossier overgedragen',
    done_other: '{{count}} dossiers overgedragen',
    without: 'Zonder opvolger weigeren: de dossiers wachten tot het kantoor iemand anders kiest.',
    failed: 'Niet overgedragen',
  },
} as const;
