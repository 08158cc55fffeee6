import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { CreditorType, SendOption } from '@prorata/domain/vocabulary';

/** A thing that a statement must have before the invitation can be closed. */
type StatementPart = InvitedStatement['missingParts'][number];

/** The pages of a creditor who was invited with a code. */
export const invited = {
  dossierNumber: 'dossier {{number}}',
  toDossier: 'Uitnodiging',
  toStatements: 'Mijn aangiften',
  navigation: 'Onderdelen van uw uitnodiging',
  office: {
    title: 'Een vraag?',
    text: '{{name}} helpt u verder.',
    genuine: 'Is deze brief echt?',
  },
  wrongCode: {
    title: 'Uw uitnodiging is niet gevonden',
    hint: 'Kijk de code na op uw brief of in uw e-mail. Een nul en een O, of een één en een I, maken geen verschil.',
    again: 'Code opnieuw invullen',
  },
  term: {
    left_one: 'Nog {{count}} dag, tot en met {{date}}',
    left_other: 'Nog {{count}} dagen, tot en met {{date}}',
    lastDay: 'Vandaag, {{date}}, is de laatste dag',
  },
  closed: {
    byYou:
      'U hebt deze uitnodiging op {{moment}} beantwoord. Er kan niets meer toegevoegd of gewijzigd worden.',
    byOther: 'Het kantoor sloot deze uitnodiging. Er kan niets meer toegevoegd of gewijzigd worden.',
    pastDate:
      'De termijn liep af op {{date}}. Er kan niets meer toegevoegd of gewijzigd worden. Neem contact op met het kantoor als u nog iets wilt indienen.',
    nothingFiled: 'Er is geen aangifte ingediend.',
  },
  dossier: {
    title: 'Dien uw aangifte van schuldvordering in',
    intro:
      '{{office}} verdeelt geld van {{defendant}} onder de schuldeisers. Dien uw aangifte in vóór het einde van de termijn. Zonder aangifte loopt u het risico niets te ontvangen uit deze verdeling.',
    about: 'Waarover het gaat',
    defendant: 'Schuldenaar',
    fileNumber: 'Dossier',
    reason: 'Aanleiding',
    sale: 'Verkoop van {{date}}',
    seizure: 'Derdenbeslag van {{date}}',
    bailiff: 'Gerechtsdeurwaarder',
    addressee: 'Gericht aan',
    until: 'Indienen tot en met',
    start: 'Aangifte invullen',
    goOn: 'Verder met mijn aangifte',
    seeStatements: 'Mijn aangiften bekijken',
    noClaim: 'Ik heb niets te vorderen…',
    needs: {
      title: 'Dit hebt u nodig',
      settlement: 'een afrekening: hoofdsom, interest, kosten en wat al betaald is',
      titleDocument:
        'het stuk dat uw schuldvordering bewijst (titel): een vonnis, een dwangbevel of een akte; hebt u die niet, dan een contract, een schuldbekentenis of een factuur',
      account: 'uw rekeningnummer (IBAN)',
      proofs: 'een bewijsstuk voor elk voorrecht dat u inroept, bijvoorbeeld een huurcontract',
      pause: 'U kunt op elk moment stoppen. Met uw code gaat u later verder, ook op een ander toestel.',
    },
    sent: 'Wat u van ons kreeg',
    sentNothing: 'Er is nog niets verstuurd.',
  },
  statements: {
    title: 'Mijn aangiften',
    intro:
      'U kunt meer dan één aangifte doen, bijvoorbeeld voor een andere schuldeiser die u vertegenwoordigt.',
    none: 'Nog geen aangifte',
    noneText:
      'U kunt tussendoor stoppen: wat u invult, wordt opgeslagen. Dien uw aangifte in vóór het einde van de termijn.',
    unnamed: 'Aangifte zonder naam',
    figures: '{{claims}} · {{documents}}',
    claims_one: '{{count}} schuldvordering',
    claims_other: '{{count}} schuldvorderingen',
    documents_one: '{{count}} stuk',
    documents_other: '{{count}} stukken',
    complete: 'Volledig',
    missing_one: '{{count}} onderdeel ontbreekt',
    missing_other: '{{count}} onderdelen ontbreken',
    changedAt: 'gewijzigd op {{moment}}',
    withdraw: 'Aangifte intrekken…',
    withdrawTitle: 'Aangifte van {{name}} intrekken?',
    withdrawText:
      'De aangifte verdwijnt met haar schuldvorderingen en stukken. Het bedrag van {{amount}} wordt dan niet gevorderd.',
    withdrawVerb: 'Aangifte intrekken',
    withdrawn: 'De aangifte is ingetrokken',
    another: 'Nog een aangifte indienen',
    total: 'Samen gevorderd',
  },
  statement: {
    title: 'Aangifte van schuldvordering',
    back: 'Terug naar de aangifte',
    notFound: 'Deze aangifte is niet gevonden',
    notFoundHint: 'Misschien is ze ingetrokken, of hoort ze bij een andere uitnodiging.',
    readOnly: 'U kunt de aangifte lezen, maar niet meer wijzigen.',
    decision: 'Beslissing van de gerechtsdeurwaarder',
    explanation: 'Uitleg van het kantoor bij een wijziging',
  },
  parts: {
    creditor: { name: 'Schuldeiser', act: 'Schuldeiser invullen' },
    creditorAddress: { name: 'Adres van de schuldeiser', act: 'Adres invullen' },
    totalAmountClaimed: { name: 'Gevorderd bedrag', act: 'Bedrag invullen' },
    settlementDocument: { name: 'Afrekening', act: 'Afrekening toevoegen' },
    titleDocument: {
      name: 'Titel (vonnis, dwangbevel, akte, contract of factuur)',
      act: 'Titel toevoegen',
    },
    proofDocuments: { name: 'Bewijsstukken', act: 'Bewijsstuk toevoegen' },
    paymentaccount: { name: 'Rekeningnummer (IBAN)', act: 'Rekeningnummer invullen' },
  } satisfies Record<StatementPart, { name: string; act: string }>,
  fields: {
    lastName: 'Familienaam',
    corporateName: 'Naam',
    kboNumber: 'Ondernemingsnummer (KBO)',
    creditorReference: 'Uw referentie',
    language: 'Taal van wat u ontvangt',
    declarant: 'Naam van wie de aangifte doet',
    bailiffOffice: 'Kantoor',
    bailiffOfficeId: 'Kantoor',
    paymentreference: 'Mededeling bij de betaling',
    sendOption: 'Verzending',
    extraEmails: 'Andere e-mailadressen',
    sendSeparately: 'Apart versturen, niet samen met andere schuldeisers op hetzelfde adres',
    sendReportByEmail: 'Stuur ook een kopie van het ontwerp per e-mail',
    sendDistributionFileAsAttachment: 'Voeg het ontwerp ook als bijlage toe',
  },
  hints: {
    traderName: 'Leeg als u onder uw eigen naam handelt.',
    creditorReference: 'Bijvoorbeeld uw dossier- of klantnummer. Staat op alles wat u ontvangt.',
    declarant:
      'Als u de aangifte voor iemand anders doet: een advocaat, een medewerker, een gerechtsdeurwaarder.',
    bailiffOffice: 'Kies een kantoor uit de lijst of typ de naam.',
    paymentreference: 'Bijvoorbeeld een gestructureerde mededeling.',
    accountHolder:
      'Alleen als de rekening op een andere naam staat dan de uwe. De bank vergelijkt naam en nummer.',
    extraEmails: 'Meerdere adressen? Zet er een puntkomma (;) tussen.',
    language: 'Leeg: de taal van het dossier.',
  },
  sections: { address: 'Adres', representative: 'Wie doet de aangifte?' },
  creditorTypes: {
    person: 'Een particulier, met voor- en familienaam.',
    organization: 'Een vereniging zonder rechtspersoonlijkheid.',
    trader: 'Een zelfstandige (eenmanszaak) met een ondernemingsnummer.',
    governmentInstance: 'Een overheid, zoals de FOD Financiën of een gemeente.',
    legalEntity: 'Een vennootschap, vzw of andere rechtspersoon.',
  } satisfies Record<CreditorType, string>,
  sendOptions: {
    EmailLink:
      'U krijgt een e-mail met een link. Om het ontwerp te openen, meldt u zich aan met uw digitale identiteit. We noteren wie het opent.',
    EmailAttachment: 'Het ontwerp zit als bijlage bij de e-mail.',
    RegisteredLetter: 'Het ontwerp komt aangetekend op het adres van de schuldeiser.',
    QualifiedDelivery:
      'Het ontwerp komt elektronisch aangetekend: u meldt zich bij de bezorgdienst aan met uw digitale identiteit.',
  } satisfies Record<SendOption, string>,
  documents: {
    add: 'Toevoegen',
  },
  claims: {
    title: 'Heeft een deel voorrang?',
    intro:
      'Sommige schuldvorderingen worden volgens de wet vóór andere betaald: dat heet een voorrecht. Vul hier alleen in wat u kunt bewijzen. Hebt u geen voorrecht, sla deze stap dan over. De rest van uw bedrag wordt naar evenredigheid betaald, samen met de andere gewone schuldvorderingen.',
    mine: 'Mijn schuldvorderingen',
    add: 'Toevoegen',
    removeTitle: 'Voorrecht verwijderen?',
    removeText:
      'Het bedrag van {{amount}} telt dan als gewone schuldvordering. Het bewijsstuk blijft bij de aangifte.',
    removeVerb: 'Voorrecht verwijderen',
  },
  summary: {
    creditor: 'Schuldeiser',
    payment: 'Betaling',
    sending: 'Verzending',
    documents: 'Stukken',
    edit: 'Wijzigen',
    editOf: '{{part}} wijzigen',
  },
  close: {
    act: 'Definitief indienen…',
    title: 'Definitief indienen?',
    final:
      'Daarna kunt u niets meer toevoegen, wijzigen of intrekken. Klopt er later iets niet, neem dan contact op met het kantoor.',
    willFile_one: 'U dient {{count}} aangifte in bij {{office}}:',
    willFile_other: 'U dient {{count}} aangiften in bij {{office}}:',
    receipt: 'U krijgt meteen een ontvangstbewijs, ook per e-mail als we uw adres hebben.',
    verb: 'Definitief indienen',
    notYet: 'Vul eerst aan wat ontbreekt:',
    notClosed: 'Er is niets ingediend',
  },
  noClaim: {
    received: 'Uw melding is ontvangen: u hebt niets te vorderen',
    next: 'Bij de verdeling wordt geen rekening met u gehouden; u hoeft niets meer te doen. Hebt u zich vergist? Neem dan meteen contact op met het kantoor.',
  },
  receipt: {
    number: 'Ontvangstbewijs',
    creditor: 'Schuldeiser',
    defendant: 'Schuldenaar',
    download: 'Ontvangstbewijs downloaden (PDF)',
  },
} as const;
