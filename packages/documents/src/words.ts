import type { BlockingStopKind, StopReceiver } from '@prorata/domain/stops';
import type { Language } from '@prorata/domain/vocabulary';

/** What stands around the text of a mail or letter and is the same on all of them. `{}` is filled in. */
interface Words {
  readonly linkInstead: string;
  readonly sentToUser: string;
  readonly sentByOffice: string;
  readonly enterpriseNumber: string;
  /** The same where there is little room. */
  readonly enterpriseNumberShort: string;
  readonly isMailGenuine: string;
  readonly yourDataAndRights: string;
  readonly isLetterGenuine: string;
  readonly yourData: string;
  readonly profession: string;
  readonly registered: string;
  /** Above a mail that is printed to be looked at. */
  readonly mail: string;
  /** Across what is only a trial. */
  readonly trial: string;
  readonly ourDossier: string;
  readonly defendant: readonly [one: string, many: string];
  readonly yourReference: string;
  readonly phone: string;
  readonly page: string;
  readonly fileOnline: string;
  /** The same over the code of somebody who is asked about a balance. */
  readonly confirmOnline: string;
  readonly scanOrGoTo: string;
  readonly enterCode: string;
  readonly codeTerms: string;
  readonly codeDrawing: string;
  readonly logo: string;
  readonly otherLanguages: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    linkInstead: 'Werkt de knop niet? Open dan dit adres in uw browser:',
    sentToUser:
      'Deze e-mail is automatisch verstuurd naar {}, omdat er op Prorata een account voor dit adres is aangevraagd of gemaakt. Antwoorden worden niet gelezen.',
    sentByOffice: 'Verstuurd naar {} in opdracht van dit gerechtsdeurwaarderskantoor, via Prorata.',
    enterpriseNumber: 'ondernemingsnummer {}',
    enterpriseNumberShort: 'KBO {}',
    isMailGenuine: 'Is dit bericht echt? Kijk het na op {}',
    yourDataAndRights: 'Uw gegevens en uw rechten: {}',
    isLetterGenuine: 'Is deze brief echt? {}',
    yourData: 'Uw gegevens: {}',
    profession: 'Gerechtsdeurwaarders',
    registered: 'Aangetekend',
    mail: 'E-mail',
    trial: 'PROEF',
    ourDossier: 'Ons dossier',
    defendant: ['Schuldenaar', 'Schuldenaars'],
    yourReference: 'Uw referentie',
    phone: 'T',
    page: 'Bladzijde',
    fileOnline: 'Dien uw aangifte online in',
    confirmOnline: 'Antwoord online met één druk op de knop',
    scanOrGoTo: 'Scan de code of ga naar {}',
    enterCode: 'Vul uw persoonlijke code in:',
    codeTerms: 'Geldig tot en met {}. Geen account nodig. Deel deze code niet.',
    codeDrawing: 'QR-code die naar uw aangifte leidt',
    logo: 'Logo: {}',
    otherLanguages: 'Online aussi en français, auch auf Deutsch, also in English: {}',
  },
  fr: {
    linkInstead: 'Le bouton ne fonctionne pas\u00a0? Ouvrez cette adresse dans votre navigateur\u00a0:',
    sentToUser:
      'Cet e-mail a été envoyé automatiquement à {}, parce qu’un compte Prorata a été demandé ou créé pour cette adresse. Les réponses ne sont pas lues.',
    sentByOffice: 'Envoyé à {} pour le compte de cette étude d’huissiers de justice, par Prorata.',
    enterpriseNumber: 'numéro d’entreprise {}',
    enterpriseNumberShort: 'BCE {}',
    isMailGenuine: 'Ce message est-il authentique\u00a0? Vérifiez-le sur {}',
    yourDataAndRights: 'Vos données et vos droits\u00a0: {}',
    isLetterGenuine: 'Cette lettre est-elle authentique\u00a0? {}',
    yourData: 'Vos données\u00a0: {}',
    profession: 'Huissiers de justice',
    registered: 'Recommandé',
    mail: 'E-mail',
    trial: 'ESSAI',
    ourDossier: 'Notre dossier',
    defendant: ['Débiteur', 'Débiteurs'],
    yourReference: 'Votre référence',
    phone: 'T',
    page: 'Page',
    fileOnline: 'Déposez votre déclaration en ligne',
    confirmOnline: 'Répondez en ligne, en un seul clic',
    scanOrGoTo: 'Scannez le code ou rendez-vous sur {}',
    enterCode: 'Indiquez votre code personnel\u00a0:',
    codeTerms: 'Valable jusqu’au {} inclus. Aucun compte requis. Ne partagez pas ce code.',
    codeDrawing: 'Code QR qui mène à votre déclaration',
    logo: 'Logo\u00a0: {}',
    otherLanguages: 'Online ook in het Nederlands, auch auf Deutsch, also in English: {}',
  },
  de: {
    linkInstead: 'Funktioniert die Schaltfläche nicht? Öffnen Sie diese Adresse in Ihrem Browser:',
    sentToUser:
      'Diese E-Mail wurde automatisch an {} versandt, weil bei Prorata ein Konto für diese Adresse beantragt oder angelegt wurde. Antworten werden nicht gelesen.',
    sentByOffice: 'Im Auftrag dieser Amtsstube über Prorata an {} versandt.',
    enterpriseNumber: 'Unternehmensnummer {}',
    enterpriseNumberShort: 'ZUD {}',
    isMailGenuine: 'Ist diese Nachricht echt? Prüfen Sie sie auf {}',
    yourDataAndRights: 'Ihre Daten und Ihre Rechte: {}',
    isLetterGenuine: 'Ist dieser Brief echt? {}',
    yourData: 'Ihre Daten: {}',
    profession: 'Gerichtsvollzieher',
    registered: 'Einschreiben',
    mail: 'E-Mail',
    trial: 'PROBE',
    ourDossier: 'Unsere Akte',
    defendant: ['Schuldner', 'Schuldner'],
    yourReference: 'Ihr Zeichen',
    phone: 'T',
    page: 'Seite',
    fileOnline: 'Melden Sie Ihre Forderung online an',
    confirmOnline: 'Antworten Sie online, mit einem Klick',
    scanOrGoTo: 'Scannen Sie den Code oder gehen Sie zu {}',
    enterCode: 'Geben Sie Ihren persönlichen Code ein:',
    codeTerms: 'Gültig bis einschließlich {}. Kein Konto nötig. Geben Sie diesen Code nicht weiter.',
    codeDrawing: 'QR-Code, der zu Ihrer Anmeldung führt',
    logo: 'Logo: {}',
    otherLanguages: 'Online ook in het Nederlands, aussi en français, also in English: {}',
  },
  en: {
    linkInstead: 'Does the button not work? Open this address in your browser:',
    sentToUser:
      'This email was sent automatically to {}, because a Prorata account was requested or created for this address. Replies are not read.',
    sentByOffice: 'Sent to {} on behalf of this bailiff’s office, through Prorata.',
    enterpriseNumber: 'enterprise number {}',
    enterpriseNumberShort: 'CBE {}',
    isMailGenuine: 'Is this message genuine? Check it on {}',
    yourDataAndRights: 'Your data and your rights: {}',
    isLetterGenuine: 'Is this letter genuine? {}',
    yourData: 'Your data: {}',
    profession: 'Bailiffs',
    registered: 'Registered',
    mail: 'Email',
    trial: 'TRIAL',
    ourDossier: 'Our reference',
    defendant: ['Debtor', 'Debtors'],
    yourReference: 'Your reference',
    phone: 'T',
    page: 'Page',
    fileOnline: 'Submit your statement online',
    confirmOnline: 'Answer online, with one press',
    scanOrGoTo: 'Scan the code or go to {}',
    enterCode: 'Enter your personal code:',
    codeTerms: 'Valid up to and including {}. No account needed. Do not share this code.',
    codeDrawing: 'QR code that opens your statement',
    logo: 'Logo of {}',
    otherLanguages: 'Online ook in het Nederlands, aussi en français, auch auf Deutsch: {}',
  },
};

export function fillWord(phrase: string, value: string): string {
  return phrase.split('{}').join(value);
}

/** Why somebody whom neither mail nor post reaches is set aside. */
export const LEFT_TO_OFFICE: Readonly<Record<Language, string>> = {
  nl: 'Door het kantoor zelf te bezorgen',
  fr: 'À remettre par l’étude elle-même',
  de: 'Von der Amtsstube selbst zu übermitteln',
  en: 'To be delivered by the office itself',
};

/** Whose it is, and how much. */
export const AMOUNT_OF: Readonly<Record<Language, (name: string, amount: string) => string>> = {
  nl: (name, amount) => `${name}: ${amount}`,
  fr: (name, amount) => `${name}\u00a0: ${amount}`,
  de: (name, amount) => `${name}: ${amount}`,
  en: (name, amount) => `${name}: ${amount}`,
};

/** What a creditor was paid of what was admitted. */
export const PAID_OF_ADMITTED: Readonly<
  Record<Language, (name: string, paid: string, admitted: string) => string>
> = {
  nl: (name, paid, admitted) => `${name}: ${paid} van ${admitted}`,
  fr: (name, paid, admitted) => `${name}\u00a0: ${paid} sur ${admitted}`,
  de: (name, paid, admitted) => `${name}: ${paid} von ${admitted}`,
  en: (name, paid, admitted) => `${name}: ${paid} of ${admitted}`,
};

interface StopWords {
  readonly kinds: Readonly<Record<BlockingStopKind, string>>;
  readonly receivers: Readonly<Record<StopReceiver | 'nobody', string>>;
  /** What came in and belongs to no lot. */
  readonly withoutLot: string;
}

/** What stops a distribution and who then shares out the money, as the letters about it say it. */
export const STOP_WORDS: Readonly<Record<Language, StopWords>> = {
  nl: {
    kinds: {
      bankruptcy: 'Faillissement',
      reorganisation: 'Gerechtelijke reorganisatie',
      collectiveDebtSettlement: 'Collectieve schuldenregeling',
      liquidation: 'Vereffening van een vennootschap',
      vacantEstate: 'Onbeheerde nalatenschap of aanvaarding onder voorrecht van boedelbeschrijving',
    },
    receivers: {
      trustee: 'Curator',
      mediator: 'Schuldbemiddelaar',
      liquidator: 'Vereffenaar',
      administrator: 'Curator of beheerder van de nalatenschap',
      nobody: 'Contactpersoon',
    },
    withoutLot: 'Niet aan een kavel verbonden',
  },
  fr: {
    kinds: {
      bankruptcy: 'Faillite',
      reorganisation: 'Réorganisation judiciaire',
      collectiveDebtSettlement: 'Règlement collectif de dettes',
      liquidation: 'Liquidation d’une société',
      vacantEstate: 'Succession vacante ou acceptée sous bénéfice d’inventaire',
    },
    receivers: {
      trustee: 'Curateur',
      mediator: 'Médiateur de dettes',
      liquidator: 'Liquidateur',
      administrator: 'Curateur ou administrateur de la succession',
      nobody: 'Personne de contact',
    },
    withoutLot: 'Sans lot',
  },
  de: {
    kinds: {
      bankruptcy: 'Konkurs',
      reorganisation: 'Gerichtliche Reorganisation',
      collectiveDebtSettlement: 'Kollektive Schuldenregelung',
      liquidation: 'Liquidation einer Gesellschaft',
      vacantEstate: 'Herrenloser Nachlass oder Annahme unter Vorbehalt der Inventarerrichtung',
    },
    receivers: {
      trustee: 'Konkursverwalter',
      mediator: 'Schuldenvermittler',
      liquidator: 'Liquidator',
      administrator: 'Kurator oder Verwalter des Nachlasses',
      nobody: 'Kontaktperson',
    },
    withoutLot: 'Ohne Los',
  },
  en: {
    kinds: {
      bankruptcy: 'Bankruptcy',
      reorganisation: 'Judicial reorganization',
      collectiveDebtSettlement: 'Collective debt settlement',
      liquidation: 'Liquidation of a company',
      vacantEstate: 'Vacant estate, or accepted subject to inventory',
    },
    receivers: {
      trustee: 'Trustee',
      mediator: 'Debt mediator',
      liquidator: 'Liquidator',
      administrator: 'Curator or administrator of the estate',
      nobody: 'Contact person',
    },
    withoutLot: 'Without a lot',
  },
};

interface BandWords {
  readonly nothing: (limit: string) => string;
  readonly part: (limit: string, percent: number) => string;
  readonly above: string;
}

/** Up to which amount how much of an income may be seized, one after the other. */
export const INCOME_BANDS: Readonly<Record<Language, BandWords>> = {
  nl: {
    nothing: (limit) => `tot ${limit} niets`,
    part: (limit, percent) => `tot ${limit} ${percent} %`,
    above: 'daarboven alles',
  },
  fr: {
    nothing: (limit) => `jusqu’à ${limit} rien`,
    part: (limit, percent) => `jusqu’à ${limit} ${percent}\u00a0%`,
    above: 'au-delà tout',
  },
  de: {
    nothing: (limit) => `bis ${limit} nichts`,
    part: (limit, percent) => `bis ${limit} ${percent} %`,
    above: 'darüber alles',
  },
  en: {
    nothing: (limit) => `up to ${limit} nothing`,
    part: (limit, percent) => `up to ${limit} ${percent}%`,
    above: 'above that everything',
  },
};
