import type { Language } from '@prorata/domain/vocabulary';
import type { Letterhead } from '../letter/compose-letter.ts';
import type { Values } from './variables.ts';

const SAMPLE = {
  'recipient.name': 'Immo Dijlezicht BV',
  'user.name': 'Joris Aerts',
  'applicant.name': 'Hanne Wuyts',
  'organization.name': 'Claes & Dewitte',
  'applicant.organization': 'Claes & Dewitte',
  'applicant.isOrganizationPending': true,
  'product.link': 'https://app.prorata.example/app',
  'office.name': 'Claes & Dewitte',
  'office.address': 'Keizerstraat 54, 2800 Mechelen',
  'office.phone': '015 00 07 31',
  'office.email': 'kantoor@claesdewitte.example',
  'bailiff.name': 'Annelies Claes',
  'dossier.number': '2026/0147',
  'dossier.saleDate': '2026-10-22',
  'dossier.seizureDate': null,
  'dossier.isSale': true,
  'dossier.isSeizure': false,
  'defendant.name': 'Meubelatelier Van Hoorick BV',
  'invitation.code': 'K7QM-4XRD-92TF',
  'invitation.link': 'https://app.prorata.example/invited/K7QM-4XRD-92TF',
  'invitation.validUntil': '2026-11-12',
  'invitation.isLegalTerm': true,
  'invitation.creditorReference': 'HUUR-2025-118',
  'statement.receiptNumber': '2026/0147-03',
  'statement.filedAt': new Date('2026-11-09T13:32:00.000Z'),
  'statement.total': 1_284_550n,
  'statement.contents':
    'Immo Dijlezicht BV: € 12.845,50\n– afrekening.pdf (1c7e02b94fa85d36…)\n– huurcontract.pdf (e93b5570d1a2c48f…)',
  'statement.fingerprint': '9f2c41d07be86a35c0d4127f5e9b3a684c1d80f7265be93a1f40d7c8e2965b03',
  'report.amount': 612_034n,
  'report.link': 'https://app.prorata.example/document?code=RTM4-82KX-P6WD',
  'report.contestUntil': '2026-12-07',
  'provider.name': 'Veilingdienst Rupelstreek',
} as const;

const PHRASES = {
  nl: {
    'recipient.salutation': 'Geachte mevrouw Goossens',
    'decision.reason': 'Uw naam staat niet op de lijst van het kantoor.',
  },
  fr: {
    'recipient.salutation': 'Madame Goossens',
    'decision.reason': 'Votre nom ne figure pas sur la liste de l’étude.',
  },
  de: {
    'recipient.salutation': 'Sehr geehrte Frau Goossens',
    'decision.reason': 'Ihr Name steht nicht auf der Liste der Amtsstube.',
  },
  en: {
    'recipient.salutation': 'Dear Ms Goossens',
    'decision.reason': 'Your name is not on the list of the office.',
  },
} as const;

/** Invented values for every variable, as the preview shows them and every test of a text fills them in. */
export function sampleValues(language: Language): Values {
  return { ...SAMPLE, ...PHRASES[language] };
}

const ATTENTION: Readonly<Record<Language, string>> = {
  nl: 't.a.v. mevrouw Hilde Goossens',
  fr: 'à l’attention de Madame Hilde Goossens',
  de: 'z. Hd. Frau Hilde Goossens',
  en: 'for the attention of Ms Hilde Goossens',
};

/** What stands around the sample text, with the invented office and creditor of the sample values. */
export function sampleLetterhead(language: Language): Letterhead {
  const values = sampleValues(language);
  return {
    language,
    sender: {
      name: values['office.name'],
      address: values['office.address'],
      phone: values['office.phone'],
      email: values['office.email'],
      logo: null,
    },
    addressee: [values['recipient.name'], ATTENTION[language], 'Haverwerf 27', '2800 Mechelen'],
    isRegistered: true,
    place: 'Mechelen',
    date: '2026-10-28',
    dossierNumber: values['dossier.number'],
    defendantName: values['defendant.name'],
  };
}
