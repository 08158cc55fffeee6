import type { Language, Salutation } from '@prorata/domain/vocabulary';

/** What a value is, and so how it is written in a text: nobody who edits a template has to format anything. */
export type VariableKind = keyof ValueOfKind;

interface ValueOfKind {
  text: string;
  /** May have several lines. */
  lines: string;
  /** `2026-10-22` */
  date: string;
  moment: Date;
  /** In cents. */
  amount: bigint;
  url: string;
  flag: boolean;
  /** What a bailiff is called, by how the bailiff is addressed. */
  bailiffTitle: Salutation;
}

type Phrase = Readonly<Record<Language, string>>;

type Variable = {
  [Kind in VariableKind]: {
    readonly kind: Kind;
    /** May be unknown; a template then asks first with `if`. */
    readonly isOptional?: true;
    /** An invented value for previews and tests; a phrase has one for each language. */
    readonly sample: ValueOfKind[Kind] | Phrase | null;
  };
}[VariableKind];

const SAMPLE_FILES = '– afrekening.pdf (1c7e02b94fa85d36…)\n– huurcontract.pdf (e93b5570d1a2c48f…)';

/** Everything that a template can show. A template has those of these that its catalogue entry names. */
export const VARIABLES = {
  'recipient.name': { kind: 'text', sample: 'Immo Dijlezicht BV' },
  /** The whole salutation, for in German it bends: `Sehr geehrte Frau Goossens`. */
  'recipient.salutation': {
    kind: 'text',
    sample: {
      nl: 'Geachte mevrouw Goossens',
      fr: 'Madame',
      de: 'Sehr geehrte Frau Goossens',
      en: 'Dear Ms Goossens',
    },
  },
  /** Whether the salutation names a person: an English letter then ends otherwise. */
  'recipient.isNamed': { kind: 'flag', sample: true },
  'user.name': { kind: 'text', sample: 'Joris Aerts' },
  'applicant.name': { kind: 'text', sample: 'Hanne Wuyts' },
  'organization.name': { kind: 'text', sample: 'Claes & Dewitte' },
  'applicant.organization': { kind: 'text', isOptional: true, sample: 'Claes & Dewitte' },
  'applicant.isOrganizationPending': { kind: 'flag', sample: true },
  'decision.reason': {
    kind: 'lines',
    isOptional: true,
    sample: {
      nl: 'Uw naam staat niet op de lijst van het kantoor.',
      fr: 'Votre nom ne figure pas sur la liste de l’étude.',
      de: 'Ihr Name steht nicht auf der Liste der Amtsstube.',
      en: 'Your name is not on the list of the office.',
    },
  },
  'product.link': { kind: 'url', sample: 'https://app.prorata.example/app' },
  /** The ways to reach the help desk of the operator. */
  'helpdesk.contact': { kind: 'text', isOptional: true, sample: 'help@prorata.example, 02 000 01 23' },
  /** Who runs the platform on which an office works. */
  'operator.name': { kind: 'text', isOptional: true, sample: 'Prorata Demo BV' },
  'office.name': { kind: 'text', sample: 'Claes & Dewitte' },
  'office.address': { kind: 'text', sample: 'Keizerstraat 54, 2800 Mechelen' },
  'office.phone': { kind: 'text', isOptional: true, sample: '015 00 07 31' },
  'office.email': { kind: 'text', isOptional: true, sample: 'kantoor@claesdewitte.example' },
  'bailiff.name': { kind: 'text', sample: 'Annelies Claes' },
  /** Unknown, it is a word for both; German has none, and a German text asks first with `if`. */
  'bailiff.title': { kind: 'bailiffTitle', isOptional: true, sample: 'ms' },
  'dossier.number': { kind: 'text', sample: '2026/0147' },
  'dossier.saleDate': { kind: 'date', isOptional: true, sample: '2026-10-22' },
  'dossier.seizureDate': { kind: 'date', isOptional: true, sample: null },
  /** By which way the money came in: a dossier can have both. */
  'dossier.isSale': { kind: 'flag', sample: true },
  'dossier.isSeizure': { kind: 'flag', sample: false },
  'defendant.name': { kind: 'text', sample: 'Meubelatelier Van Hoorick BV' },
  'defendant.isSeveral': { kind: 'flag', sample: false },
  'invitation.code': { kind: 'text', sample: 'K7QM-4XRD-92TF' },
  'invitation.link': { kind: 'url', sample: 'https://app.prorata.example/invited/K7QM-4XRD-92TF' },
  'invitation.validUntil': { kind: 'date', sample: '2026-11-12' },
  /** The last day is that of the law; `false` when the office gives more time. */
  'invitation.isLegalTerm': { kind: 'flag', sample: true },
  /** By which the creditor knows the debt. */
  'invitation.creditorReference': { kind: 'text', isOptional: true, sample: 'HUUR-2025-118' },
  /** Where creditors read what becomes of their data. */
  'privacy.link': { kind: 'url', sample: 'https://app.prorata.example/privacy-policy' },
  /** Of money that comes month by month: since when it is to be distributed, and how much waits. */
  'run.since': { kind: 'date', sample: '2026-11-12' },
  'run.waiting': { kind: 'amount', sample: 1_284_55n },
  /** The last day on which it may lie with the office (Judicial Code 522/1); unknown of small sums. */
  'run.keepUntil': { kind: 'date', isOptional: true, sample: '2026-12-30' },
  /** Enough came in; `false` when the day has come. */
  'run.isThreshold': { kind: 'flag', sample: true },
  'statement.receiptNumber': { kind: 'text', sample: '2026/0147-03' },
  'statement.filedAt': { kind: 'moment', sample: new Date('2026-11-09T13:32:00.000Z') },
  'statement.total': { kind: 'amount', sample: 1_284_550n },
  /** Each creditor with the amount, and the documents of each. */
  'statement.contents': {
    kind: 'lines',
    sample: {
      nl: `Immo Dijlezicht BV: €\u00a012.845,50\n${SAMPLE_FILES}`,
      fr: `Immo Dijlezicht BV\u00a0: 12\u202f845,50\u00a0€\n${SAMPLE_FILES}`,
      de: `Immo Dijlezicht BV: 12.845,50\u00a0€\n${SAMPLE_FILES}`,
      en: `Immo Dijlezicht BV: €12,845.50\n${SAMPLE_FILES}`,
    },
  },
  'statement.fingerprint': {
    kind: 'text',
    sample: '9f2c41d07be86a35c0d4127f5e9b3a684c1d80f7265be93a1f40d7c8e2965b03',
  },
  /** Why there is nothing to claim, and who says so in which capacity; unknown of who closed without a word. */
  /** What is still owed after the last run, up to the day on which it stopped the interest. */
  'balance.principal': { kind: 'amount', isOptional: true, sample: 480_000n },
  'balance.interest': { kind: 'amount', isOptional: true, sample: 12_345n },
  'balance.penalty': { kind: 'amount', isOptional: true, sample: 25_000n },
  'balance.costs': { kind: 'amount', isOptional: true, sample: 18_750n },
  'balance.total': { kind: 'amount', sample: 536_095n },
  'balance.until': { kind: 'date', sample: '2026-08-31' },
  /** How a third party withholds of an income, by the amounts of the law that hold now. */
  'income.seizedOn': { kind: 'date', isOptional: true, sample: '2026-03-17' },
  'income.scaleFrom': { kind: 'date', sample: '2026-01-01' },
  'income.bands': {
    kind: 'text',
    sample: {
      nl: 'tot €\u00a01.419,00 niets, tot €\u00a01.524,00 20\u00a0%, tot €\u00a01.682,00 30\u00a0%, tot €\u00a01.839,00 40\u00a0%, daarboven alles',
      fr: 'jusqu’à 1\u202f419,00\u00a0€ rien, jusqu’à 1\u202f524,00\u00a0€ 20\u00a0%, jusqu’à 1\u202f682,00\u00a0€ 30\u00a0%, jusqu’à 1\u202f839,00\u00a0€ 40\u00a0%, au-delà tout',
      de: 'bis 1.419,00\u00a0€ nichts, bis 1.524,00\u00a0€ 20\u00a0%, bis 1.682,00\u00a0€ 30\u00a0%, bis 1.839,00\u00a0€ 40\u00a0%, darüber alles',
      en: 'up to €1,419.00 nothing, up to €1,524.00 20%, up to €1,682.00 30%, up to €1,839.00 40%, above that everything',
    },
  },
  'income.perChild': { kind: 'amount', sample: 8_800n },
  /** How many; absent when none was declared. */
  'income.children': { kind: 'text', isOptional: true, sample: '2' },
  'income.hasMaintenance': { kind: 'flag', sample: true },
  'income.ownPart': { kind: 'amount', isOptional: true, sample: 26_620n },
  'income.account': { kind: 'text', sample: 'BE49 9990 0000 0171' },
  'income.communication': { kind: 'text', sample: '+++202/6000/14749+++' },
  'noClaim.reason': {
    kind: 'text',
    isOptional: true,
    sample: { nl: 'Al betaald', fr: 'Déjà payé', de: 'Bereits bezahlt', en: 'Already paid' },
  },
  'noClaim.declaredBy': {
    kind: 'text',
    isOptional: true,
    sample: {
      nl: 'Luc Delvaux, zaakvoerder',
      fr: 'Luc Delvaux, gérant',
      de: 'Luc Delvaux, Geschäftsführer',
      en: 'Luc Delvaux, manager',
    },
  },
  /** The last day on which it can be taken back; unknown when the invitation is closed for good. */
  'noClaim.until': { kind: 'date', isOptional: true, sample: '2026-11-12' },
  /** What somebody told of something that pretends to be ours. */
  'falseLetter.number': { kind: 'text', sample: 'F-00012' },
  'falseLetter.way': {
    kind: 'text',
    sample: {
      nl: 'Aangetekende brief',
      fr: 'Lettre recommandée',
      de: 'Einschreiben',
      en: 'Registered letter',
    },
  },
  'falseLetter.sender': { kind: 'text', isOptional: true, sample: 'incasso@betaal-nu.example' },
  'falseLetter.numberShown': { kind: 'text', isOptional: true, sample: 'K7QM-4XRD-92TF' },
  'falseLetter.description': {
    kind: 'lines',
    sample: {
      nl: 'De brief vraagt om 250 euro dossierkosten te betalen.',
      fr: 'La lettre demande de payer 250 euros de frais de dossier.',
      de: 'Der Brief fordert 250 Euro Aktenkosten.',
      en: 'The letter asks for 250 euros of file costs.',
    },
  },
  'falseLetter.reporter': { kind: 'text', isOptional: true, sample: 'hilde.goossens@dijlezicht.example' },
  /** As the creditor filed it, and as it is now. */
  'statement.filedAccount': { kind: 'text', isOptional: true, sample: 'BE68 5390 0754 7034' },
  'statement.account': { kind: 'text', isOptional: true, sample: 'BE62 5100 0754 7061' },
  /** Why the office changed what was filed. */
  'statement.explanation': {
    kind: 'lines',
    isOptional: true,
    sample: {
      nl: 'Op uw vraag van 16 november gewijzigd.',
      fr: 'Modifié à votre demande du 16 novembre.',
      de: 'Auf Ihre Bitte vom 16. November geändert.',
      en: 'Changed at your request of 16 November.',
    },
  },
  /** What became of what was declared: it is the sum of the other three. */
  'statement.declared': { kind: 'amount', sample: 1_284_550n },
  'statement.admitted': { kind: 'amount', sample: 1_134_550n },
  'statement.reserved': { kind: 'amount', isOptional: true, sample: 100_000n },
  'statement.rejected': { kind: 'amount', isOptional: true, sample: 50_000n },
  /** A line for each part that is refused or reserved, with the reason. */
  'statement.reasons': {
    kind: 'lines',
    sample: {
      nl: 'Verhuurder, €\u00a0500,00: Niet bewezen. Aanmaningskosten.',
      fr: 'Bailleur, 500,00\u00a0€\u00a0: Non prouvé. Frais de rappel.',
      de: 'Vermieter, 500,00\u00a0€: Nicht bewiesen. Mahnkosten.',
      en: 'Lessor, €500.00: Not proven. Costs of reminders.',
    },
  },
  /** The first day of the new version. */
  'told.title': {
    kind: 'text',
    sample: {
      nl: '2026/0147 Van Hoorick: Sofie Maes vermeldde u in een nota',
      fr: '2026/0147 Van Hoorick\u00a0: Sofie Maes vous a mentionné dans une note',
      de: '2026/0147 Van Hoorick: Sofie Maes hat Sie in einer Notiz erwähnt',
      en: '2026/0147 Van Hoorick: Sofie Maes mentioned you in a note',
    },
  },
  /** What happened, a line for each. */
  'told.lines': {
    kind: 'lines',
    sample: {
      nl: '2026/0147 Van Hoorick: Sofie Maes vermeldde u in een nota',
      fr: '2026/0147 Van Hoorick\u00a0: Sofie Maes vous a mentionné dans une note',
      de: '2026/0147 Van Hoorick: Sofie Maes hat Sie in einer Notiz erwähnt',
      en: '2026/0147 Van Hoorick: Sofie Maes mentioned you in a note',
    },
  },
  'legal.from': { kind: 'date', sample: '2027-03-01' },
  /** The titles of the texts, and what is new in each. */
  'legal.changes': {
    kind: 'lines',
    sample: {
      nl: 'Gebruiksvoorwaarden\n– Een beveiligde link opent u met uw digitale identiteit (artikel 10).',
      fr: 'Conditions d’utilisation\n– Un lien sécurisé s’ouvre avec votre identité numérique (article 10).',
      de: 'Nutzungsbedingungen\n– Einen gesicherten Link öffnen Sie mit Ihrer digitalen Identität (Artikel 10).',
      en: 'Terms of use\n– You open a secured link with your digital identity (article 10).',
    },
  },
  'report.amount': { kind: 'amount', isOptional: true, sample: 612_034n },
  /** Whether the amount is known to be nothing. */
  'report.isNothing': { kind: 'flag', sample: false },
  'report.link': { kind: 'url', sample: 'https://app.prorata.example/draft/RTM482KXP6WD' },
  /** The day of the earlier draft that it replaces, and that is without effect. */
  'report.replaces': { kind: 'date', isOptional: true, sample: null },
  'report.contestUntil': { kind: 'date', sample: '2026-12-07' },
  /** Whether the term runs from a receipt of the reader instead: a mail is no form that the law knows. */
  'report.isReceiptAsked': { kind: 'flag', sample: false },
  /** Whether opening the draft with a proof is that receipt. */
  'report.isOpeningReceipt': { kind: 'flag', sample: true },
  /** Six digits, and the hour until which they work. */
  'proof.code': { kind: 'text', sample: '407 213' },
  'proof.validUntil': { kind: 'text', sample: '15:52' },
  /** What left the account of the office for a creditor. */
  'payment.amount': { kind: 'amount', sample: 612_034n },
  'payment.date': { kind: 'date', sample: '2026-12-14' },
  'payment.account': { kind: 'text', isOptional: true, sample: 'BE68 5390 0754 7034' },
  'payment.communication': { kind: 'text', sample: '+++090/9337/55493+++' },
  /** Of an income that keeps coming in: what is left of the claim, and goes to the next distribution. */
  'payment.balance': { kind: 'amount', isOptional: true, sample: null },
  /** What became of the money once the dossier was paid: of one creditor, or of all of them on a line each. */
  'closing.paidOn': { kind: 'date', sample: '2026-12-09' },
  'closing.creditor': { kind: 'text', sample: 'Immo Dijlezicht BV' },
  'closing.creditors': {
    kind: 'lines',
    sample: {
      nl: 'Immo Dijlezicht BV: €\u00a06.120,34 van €\u00a011.345,50',
      fr: 'Immo Dijlezicht BV\u00a0: 6\u202f120,34\u00a0€ sur 11\u202f345,50\u00a0€',
      de: 'Immo Dijlezicht BV: 6.120,34\u00a0€ von 11.345,50\u00a0€',
      en: 'Immo Dijlezicht BV: €6,120.34 of €11,345.50',
    },
  },
  'closing.paid': { kind: 'amount', sample: 612_034n },
  'closing.unpaid': { kind: 'amount', isOptional: true, sample: 522_516n },
  'closing.consigned': { kind: 'amount', isOptional: true, sample: 50_000n },
  'closing.borne': { kind: 'amount', isOptional: true, sample: 8_500n },
  /** What nobody claimed, and the day from which it goes to the deposit office. */
  'closing.unclaimed': { kind: 'amount', isOptional: true, sample: 12_034n },
  'closing.dueOn': { kind: 'date', sample: '2028-12-09' },
  'closing.surplus': { kind: 'amount', isOptional: true, sample: 25_000n },
  'closing.isSeizureOver': { kind: 'flag', sample: false },
  /** Of an income that keeps coming in: what is left goes to the next distribution. */
  'closing.isContinued': { kind: 'flag', sample: false },
  /** What the distributions before this one gave. */
  'closing.earlier': { kind: 'amount', isOptional: true, sample: null },
  /** The last month of an income of which something had to be withheld. */
  'closing.lastMonth': {
    kind: 'text',
    isOptional: true,
    sample: { nl: 'oktober 2026', fr: 'octobre 2026', de: 'Oktober 2026', en: 'October 2026' },
  },
  /** What stops a distribution, as a heading says it, and whom of the defendants it concerns. */
  'stop.kind': {
    kind: 'text',
    sample: { nl: 'Faillissement', fr: 'Faillite', de: 'Konkurs', en: 'Bankruptcy' },
  },
  'stop.date': { kind: 'date', sample: '2026-11-10' },
  'stop.defendant': { kind: 'text', sample: 'Meubelatelier Van Hoorick BV' },
  'stop.isOfSome': { kind: 'flag', sample: false },
  /** In which capacity the contact acts. */
  'stop.receiver': {
    kind: 'text',
    sample: { nl: 'Curator', fr: 'Curateur', de: 'Konkursverwalter', en: 'Trustee' },
  },
  'stop.contact': { kind: 'text', isOptional: true, sample: 'Mr. An Peeters, an.peeters@balie.example' },
  'stop.isBankruptcy': { kind: 'flag', sample: true },
  'stop.isDebtSettlement': { kind: 'flag', sample: false },
  'stop.isReorganisation': { kind: 'flag', sample: false },
  /** The money of a dossier when its distribution stops. */
  'account.received': { kind: 'amount', sample: 2_450_000n },
  'account.receipts': {
    kind: 'lines',
    isOptional: true,
    sample: {
      nl: 'Bestelwagen: €\u00a014.500,00\nInboedel: €\u00a010.000,00',
      fr: 'Camionnette\u00a0: 14\u202f500,00\u00a0€\nMobilier\u00a0: 10\u202f000,00\u00a0€',
      de: 'Lieferwagen: 14.500,00\u00a0€\nHausrat: 10.000,00\u00a0€',
      en: 'Van: €14,500.00\nContents: €10,000.00',
    },
  },
  'account.paid': { kind: 'amount', isOptional: true, sample: 612_034n },
  'account.consigned': { kind: 'amount', isOptional: true, sample: null },
  /** Ordered and not credited yet: it goes to the trustee (Cass. 23-04-2010). */
  'account.underway': { kind: 'amount', isOptional: true, sample: 250_000n },
  'account.held': { kind: 'amount', sample: 1_837_966n },
  'account.costs': { kind: 'amount', isOptional: true, sample: 142_850n },
  'account.costsTaken': { kind: 'amount', isOptional: true, sample: null },
  'account.costLines': {
    kind: 'lines',
    sample: {
      nl: 'PV van beslag: €\u00a0428,50\nVerkoopkosten: €\u00a01.000,00',
      fr: 'PV de saisie\u00a0: 428,50\u00a0€\nFrais de vente\u00a0: 1\u202f000,00\u00a0€',
      de: 'Pfändungsprotokoll: 428,50\u00a0€\nVerkaufskosten: 1.000,00\u00a0€',
      en: 'Seizure report: €428.50\nCosts of the sale: €1,000.00',
    },
  },
  'report.signedOn': { kind: 'date', sample: '2026-11-17' },
  'contestation.contestant': { kind: 'text', sample: 'Houthandel Lannoy-Peeters NV' },
  /** Who signs for the contestant, and in which capacity. */
  'contestation.appearing': {
    kind: 'text',
    isOptional: true,
    sample: {
      nl: 'Wim Lannoy, gedelegeerd bestuurder',
      fr: 'Wim Lannoy, administrateur délégué',
      de: 'Wim Lannoy, geschäftsführender Direktor',
      en: 'Wim Lannoy, managing director',
    },
  },
  'contestation.date': { kind: 'date', sample: '2026-12-01' },
  'contestation.time': { kind: 'text', isOptional: true, sample: '14:20' },
  /** Whose line of the draft; without it, the whole. */
  'contestation.against': { kind: 'text', isOptional: true, sample: 'Immo Dijlezicht BV' },
  'contestation.requested': {
    kind: 'text',
    isOptional: true,
    sample: {
      nl: 'Voorrecht op kavel 4 schrappen',
      fr: 'Supprimer le privilège sur le lot 4',
      de: 'Vorzugsrecht auf Los 4 streichen',
      en: 'Strike the privilege on lot 4',
    },
  },
  'contestation.grounds': {
    kind: 'lines',
    isOptional: true,
    sample: {
      nl: 'De inboedel stoffeerde het verhuurde pand niet.',
      fr: 'Le mobilier ne garnissait pas les lieux loués.',
      de: 'Der Hausrat befand sich nicht in den Mieträumen.',
      en: 'The contents did not furnish the rented premises.',
    },
  },
  /** The last day on which they can contest; unknown while it does not run. */
  /** It is of the form that the law knows, and not late. */
  'contestation.hasEffect': { kind: 'flag', sample: false },
  'contestation.lastDay': { kind: 'date', isOptional: true, sample: '2026-12-07' },
  'contestation.appointmentOn': { kind: 'date', isOptional: true, sample: '2026-12-03' },
  'contestation.appointmentTime': { kind: 'text', isOptional: true, sample: '10:30' },
  /** Everything in the bundle, a line for each. */
  'bundle.contents': {
    kind: 'lines',
    sample: '001 Immo Dijlezicht BV - huurcontract.pdf\n002 PV-2026-0147.pdf',
  },
  'provider.name': { kind: 'text', sample: 'Veilingdienst Rupelstreek' },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

export type ValueOf<Name extends VariableName> =
  | ValueOfKind[(typeof VARIABLES)[Name]['kind']]
  | ((typeof VARIABLES)[Name] extends { readonly isOptional: true } ? null : never);

/** Values by the name that a template calls them by. */
export type Values<Name extends VariableName = VariableName> = { readonly [N in Name]: ValueOf<N> };

export function isOptional(name: VariableName): boolean {
  const variable: Variable = VARIABLES[name];
  return variable.isOptional === true;
}

/** The sample of a variable as a text of this language shows it. */
export function sampleOf(name: VariableName, language: Language): unknown {
  const { sample }: Variable = VARIABLES[name];
  return isPhrase(sample) ? sample[language] : sample;
}

function isPhrase(sample: Variable['sample']): sample is Phrase {
  return typeof sample === 'object' && sample !== null && !(sample instanceof Date);
}
