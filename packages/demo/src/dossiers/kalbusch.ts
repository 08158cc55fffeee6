import type { DemoCreditor, DemoDossier } from '../dossiers.ts';
import { enterpriseNumber, nationalNumber } from '../numbers.ts';
import { type DossierLine, type OfficeSetting, ordinaryDossier } from './ordinary-dossier.ts';

/** The judicial district of Eupen: dossiers and reports are in German. */
const LINES: readonly DossierLine[] = [
  ['Schreinerei Brandenberg BV', 'sale', '2026-08-25', 'paid'],
  ['Ursula Lennertz', 'seizure', '2026-10-13', 'calculated'],
  ['Bäckerei Ahn BV', 'sale', '2026-10-20', 'cancelled: Schuld vor der Verteilung bezahlt'],
  ['Gasthof Zum Hohen Venn BV', 'sale', '2026-10-26', 'reviewing'],
  ['Autohaus Göhltal BV', 'both', '2026-11-05', 'invited'],
  ['Manfred Küpper', 'seizure', '2026-11-09', 'created'],
];

const CREDITORS: readonly DemoCreditor[] = [
  {
    ...{ type: 'legalEntity', name: 'Vennland Versicherung', form: 'NV', enterpriseNumber: '1999201078' },
    address: { street: 'Aachener Straße', housenumber: '20', zipcode: '4700', city: 'Eupen', country: 'BE' },
    email: 'forderung@vennland.example',
  },
  {
    ...{ type: 'governmentInstance', name: 'Landesamt für Sozialbeiträge', form: null },
    enterpriseNumber: enterpriseNumber(6),
    address: { street: 'Gospertstraße', housenumber: '3', zipcode: '4700', city: 'Eupen', country: 'BE' },
    email: 'einziehung@sozialbeitraege.example',
  },
  {
    ...{ type: 'person', name: null, form: null, enterpriseNumber: null },
    ...{
      salutation: 'ms',
      firstName: 'Marie-Luise',
      lastName: 'Kessel',
      nationalNumber: nationalNumber('1969-05-02', 3),
    },
    address: { street: 'Hochstraße', housenumber: '112', zipcode: '4700', city: 'Eupen', country: 'BE' },
    email: 'ml.kessel@post.example',
  },
];

const SETTING: OfficeSetting = {
  office: 'kalbusch',
  language: 'de',
  firstSerial: 28,
  firstNumber: 3000,
  openers: ['demo-marco-keutgen', 'demo-jana-schroeder'],
  bailiffs: ['demo-petra-kalbusch', 'demo-andreas-heinen'],
  titleOf: (defendant) => `Verteilung zu Lasten von ${defendant}`,
  legalForms: { BV: 'GmbH', NV: 'AG' },
  assetNames: { sale: 'Betriebsausstattung', seizureByThirdParties: 'Bankguthaben (Drittpfändung)' },
  costNames: {
    sale: 'Öffentlicher Verkauf: Saal und Anzeigen',
    seizureByThirdParties: 'Drittpfändung, Anzeige an den Schuldner',
  },
  streets: ['Neustraße', 'Herbesthaler Straße', 'Simarstraße'],
  place: ['4700', 'Eupen'],
  creditors: CREDITORS,
  papers: {
    settlement: 'Abrechnung bis zum Tag der Anmeldung',
    total: 'Geschuldeter Gesamtbetrag',
    title: 'Für vollstreckbar erklärt und zugestellt',
    taxKind: 'Steuer der natürlichen Personen',
    declarant: 'Abteilung Beitreibung',
    fileNames: { settlement: 'abrechnung.pdf', title: 'titel.pdf' },
  },
  held: {
    grounds: 'Nach Angabe des Schuldners war die Schuld vor dem Verkauf bereits größtenteils bezahlt.',
    note: 'Konkurs im Belgischen Staatsblatt veröffentlicht.',
    trustee: 'RA Guido Zians',
  },
  seizing: {
    court: 'Urteil des Unternehmensgerichts Eupen',
    bank: { name: 'Ostbank NV', address: 'Hauptstraße 9, 4780 Sankt Vith' },
    electedDomicile: 'die Amtsstube des Gerichtsvollziehers',
  },
};

export const KALBUSCH_DOSSIERS: readonly DemoDossier[] = LINES.map((line, place) =>
  ordinaryDossier(SETTING, line, place),
);
