import type { invited as source } from '../nl/invited.ts';
import type { Texts } from '../texts.ts';

export const invited: Texts<typeof source> = {
  dossierNumber: 'Akte {{number}}',
  toDossier: 'Aufforderung',
  toStatements: 'Meine Anmeldungen',
  navigation: 'Teile Ihrer Aufforderung',
  office: {
    title: 'Haben Sie eine Frage?',
    text: 'Die Amtsstube {{name}} hilft Ihnen weiter.',
    genuine: 'Ist dieser Brief echt?',
  },
  wrongCode: {
    title: 'Ihre Aufforderung wurde nicht gefunden',
    hint: 'Prüfen Sie den Code in Ihrem Brief oder Ihrer E-Mail. Ob Null oder O, Eins oder I, spielt keine Rolle.',
    again: 'Code erneut eingeben',
  },
  term: {
    left_one: 'Noch {{count}} Tag, bis einschließlich {{date}}',
    left_other: 'Noch {{count}} Tage, bis einschließlich {{date}}',
    lastDay: 'Heute, {{date}}, ist der letzte Tag',
  },
  closed: {
    byYou:
      'Sie haben diese Aufforderung am {{moment}} geschlossen. Es kann nichts mehr hinzugefügt oder geändert werden.',
    byOther: 'Diese Aufforderung ist geschlossen. Es kann nichts mehr hinzugefügt oder geändert werden.',
    pastDate:
      'Die Frist ist am {{date}} abgelaufen. Es kann nichts mehr hinzugefügt oder geändert werden. Wenden Sie sich an die Amtsstube, wenn Sie noch eine Forderung anmelden möchten.',
    nothingFiled: 'Es wurde keine Anmeldung eingereicht.',
  },
  dossier: {
    title: 'Melden Sie Ihre Forderung an',
    intro:
      'Die Amtsstube {{office}} verteilt die zulasten von {{defendant}} eingegangenen Gelder unter den Gläubigern. Melden Sie an, was Ihnen noch zusteht. Ohne Anmeldung kann Ihre Forderung bei der Verteilung unberücksichtigt bleiben.',
    about: 'Worum es geht',
    defendant: 'Schuldner',
    fileNumber: 'Akte',
    reason: 'Grund',
    sale: 'Verkauf vom {{date}}',
    seizure: 'Drittpfändung vom {{date}}',
    bailiff: 'Gerichtsvollzieher/-in',
    addressee: 'Gerichtet an',
    until: 'Einzureichen bis einschließlich',
    start: 'Anmeldung ausfüllen',
    goOn: 'Mit meiner Anmeldung fortfahren',
    seeStatements: 'Meine Anmeldungen ansehen',
    noClaim: 'Ich habe nichts zu fordern\u00a0…',
    needs: {
      title: 'Das brauchen Sie',
      settlement: 'eine Abrechnung: Hauptsumme, Zinsen, Kosten und bereits Gezahltes',
      titleDocument:
        'Ihren Titel: ein Urteil, einen Zwangsbefehl oder eine Urkunde; sonst einen Vertrag, ein Schuldanerkenntnis oder eine Rechnung',
      account: 'Ihre Kontonummer (IBAN)',
      proofs: 'einen Beleg für jedes Vorzugsrecht, auf das Sie sich berufen, etwa einen Mietvertrag',
      pause:
        'Sie können jederzeit unterbrechen. Mit Ihrem Code machen Sie später weiter, auch auf einem anderen Gerät.',
    },
    sent: 'Was wir Ihnen geschickt haben',
    sentNothing: 'Es wurde noch nichts versandt.',
  },
  statements: {
    title: 'Meine Anmeldungen',
    intro:
      'Sie können mehrere Anmeldungen einreichen, zum Beispiel für einen anderen Gläubiger, den Sie vertreten.',
    none: 'Noch keine Anmeldung',
    noneText:
      'Sie können jederzeit unterbrechen; alles wird gespeichert. Reichen Sie die Anmeldung vor Ablauf der Frist ein.',
    unnamed: 'Anmeldung ohne Namen',
    figures: '{{claims}} · {{documents}}',
    claims_one: '{{count}} Forderung',
    claims_other: '{{count}} Forderungen',
    documents_one: '{{count}} Dokument',
    documents_other: '{{count}} Dokumente',
    complete: 'Vollständig',
    missing_one: '{{count}} Angabe fehlt',
    missing_other: '{{count}} Angaben fehlen',
    changedAt: 'geändert am {{moment}}',
    withdraw: 'Anmeldung zurückziehen\u00a0…',
    withdrawTitle: 'Anmeldung von {{name}} zurückziehen?',
    withdrawText:
      'Die Anmeldung wird mit ihren Forderungen und Dokumenten gelöscht. Der Betrag von {{amount}} wird dann nicht gefordert.',
    withdrawVerb: 'Anmeldung zurückziehen',
    withdrawn: 'Die Anmeldung wurde zurückgezogen',
    another: 'Weitere Anmeldung einreichen',
    total: 'Insgesamt gefordert',
  },
  statement: {
    title: 'Forderungsanmeldung',
    back: 'Zurück zur Anmeldung',
    notFound: 'Diese Anmeldung wurde nicht gefunden',
    notFoundHint: 'Vielleicht wurde sie zurückgezogen, oder sie gehört zu einer anderen Aufforderung.',
    readOnly: 'Sie können die Anmeldung lesen, aber nicht mehr ändern.',
    decision: 'Entscheidung des Gerichtsvollziehers',
    explanation: 'Erklärung der Amtsstube zu einer Änderung',
  },
  parts: {
    creditor: { name: 'Gläubiger', act: 'Gläubiger angeben' },
    creditorAddress: { name: 'Adresse des Gläubigers', act: 'Adresse ausfüllen' },
    totalAmountClaimed: { name: 'Geforderter Betrag', act: 'Betrag angeben' },
    settlementDocument: { name: 'Abrechnung', act: 'Abrechnung beifügen' },
    titleDocument: {
      name: 'Titel (Urteil, Zwangsbefehl, Urkunde, Vertrag oder Rechnung)',
      act: 'Titel beifügen',
    },
    proofDocuments: { name: 'Belege', act: 'Beleg beifügen' },
    paymentaccount: { name: 'Kontonummer (IBAN)', act: 'Kontonummer angeben' },
  },
  fields: {
    lastName: 'Nachname',
    corporateName: 'Name',
    kboNumber: 'Unternehmensnummer (ZDU)',
    creditorReference: 'Ihr Aktenzeichen',
    language: 'Sprache dessen, was Sie erhalten',
    declarant: 'Name des Anmelders',
    bailiffOffice: 'Amtsstube oder Anwaltsbüro',
    bailiffOfficeId: 'Amtsstube oder Anwaltsbüro',
    paymentreference: 'Mitteilung bei der Zahlung',
    sendOption: 'Versand',
    extraEmails: 'Weitere E-Mail-Adressen',
    sendSeparately: 'Gesondert senden, nicht zusammen mit anderen Gläubigern an derselben Adresse',
    sendReportByEmail: 'Auch eine Kopie des Entwurfs per E-Mail senden',
    sendDistributionFileAsAttachment: 'Den Entwurf auch als Anhang senden',
  },
  hints: {
    traderName: 'Leer, wenn Sie unter Ihrem eigenen Namen handeln.',
    creditorReference: 'Zum Beispiel Ihre Akten- oder Kundennummer. Steht auf allem, was Sie erhalten.',
    declarant: 'Wenn Sie für jemand anderen anmelden: als Anwalt, Mitarbeiter oder Gerichtsvollzieher.',
    bailiffOffice: 'Wählen Sie aus der Liste oder geben Sie den Namen ein.',
    paymentreference: 'Zum Beispiel eine strukturierte Mitteilung.',
    accountHolder:
      'Nur wenn das Konto auf einen anderen Namen als Ihren lautet. Die Bank vergleicht Namen und Nummer.',
    extraEmails: 'Trennen Sie mehrere Adressen durch ein Semikolon (;).',
    language: 'Leer: die Sprache der Akte.',
  },
  sections: { address: 'Adresse', representative: 'Wer meldet an?' },
  creditorTypes: {
    person: 'Eine Privatperson mit Vor- und Nachnamen.',
    organization: 'Eine Vereinigung ohne Rechtspersönlichkeit.',
    trader: 'Eine selbständige Person mit Unternehmensnummer.',
    governmentInstance: 'Eine Behörde, etwa der FÖD Finanzen oder eine Gemeinde.',
    legalEntity: 'Eine Gesellschaft, eine VoG oder eine andere juristische Person.',
  },
  sendOptions: {
    EmailLink:
      'Sie erhalten eine E-Mail mit einem Link. Zum Öffnen des Entwurfs melden Sie sich mit Ihrer digitalen Identität an. Wir halten fest, wer es öffnet.',
    EmailAttachment: 'Sie erhalten den Entwurf als Anhang einer E-Mail.',
    RegisteredLetter: 'Der Entwurf kommt per Einschreiben an die Adresse des Gläubigers.',
    QualifiedDelivery:
      'Der Entwurf kommt als elektronisches Einschreiben: Sie weisen sich beim Versanddienst mit Ihrer digitalen Identität aus.',
  },
  documents: {
    add: 'Hinzufügen',
  },
  claims: {
    title: 'Ist ein Teil bevorrechtigt?',
    intro:
      'Manche Forderungen werden kraft Gesetzes vor den anderen bezahlt: Sie genießen ein Vorzugsrecht. Geben Sie nur an, was Sie belegen können. Der Rest nimmt anteilmäßig mit den gewöhnlichen Forderungen teil; dafür brauchen Sie nichts zu tun.',
    mine: 'Meine Forderungen',
    add: 'Hinzufügen',
    removeTitle: 'Vorzugsrecht löschen?',
    removeText:
      'Der Betrag von {{amount}} zählt dann als gewöhnliche Forderung. Der Beleg bleibt bei der Anmeldung.',
    removeVerb: 'Vorzugsrecht löschen',
  },
  summary: {
    creditor: 'Gläubiger',
    payment: 'Zahlung',
    sending: 'Versand',
    documents: 'Dokumente',
    edit: 'Ändern',
    editOf: 'Ändern: {{part}}',
  },
  close: {
    act: 'Endgültig einreichen\u00a0…',
    title: 'Endgültig einreichen?',
    final:
      'Danach können Sie nichts mehr hinzufügen, ändern oder zurückziehen. Stimmt später etwas nicht, wenden Sie sich an die Amtsstube.',
    willFile_one: 'Sie reichen {{count}} Anmeldung bei der Amtsstube {{office}} ein:',
    willFile_other: 'Sie reichen {{count}} Anmeldungen bei der Amtsstube {{office}} ein:',
    receipt: 'Sie erhalten sofort eine Empfangsbestätigung, auch per E-Mail, wenn wir Ihre Adresse haben.',
    verb: 'Endgültig einreichen',
    notYet: 'Ergänzen Sie zuerst, was fehlt:',
    notClosed: 'Die Anmeldung wurde nicht eingereicht',
  },
  noClaim: {
    received: 'Ihre Mitteilung ist eingegangen: Sie haben nichts zu fordern',
    next: 'Sie werden bei der Verteilung nicht berücksichtigt und müssen nichts mehr tun. Haben Sie sich geirrt? Wenden Sie sich sofort an die Amtsstube.',
  },
  receipt: {
    number: 'Empfangsbestätigung',
    creditor: 'Gläubiger',
    defendant: 'Schuldner',
    download: 'Bestätigung herunterladen (PDF)',
  },
};
