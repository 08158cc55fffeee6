import type { DemoCreditor, DemoDossier } from '../dossiers.ts';
import { LEEMANS_COENEN } from './leemans-coenen.ts';
import { type DossierLine, type OfficeSetting, ordinaryDossier } from './ordinary-dossier.ts';
import { VAN_HOORICK } from './van-hoorick.ts';

/** The office came to the platform in August, and went on counting from where it was. */
const LINES: readonly DossierLine[] = [
  ['Slagerij Van Camp BV', 'sale', '2026-08-10', 'ready'],
  ['Nadia Haddad', 'seizure', '2026-08-11', 'ready'],
  ['Fietsen Vercruyssen NV', 'sale', '2026-08-12', 'cancelled: Volledig betaald vóór de verdeling'],
  ['Koen De Backer', 'seizure', '2026-08-13', 'ready'],
  ['Drukkerij Op de Beeck BV', 'both', '2026-08-13', 'ready'],
  ['Ilse Raeymaekers', 'seizure', '2026-08-14', 'ready'],
  ['Boekhandel De Leeslamp VOF', 'sale', '2026-08-17', 'ready'],
  ['Café Den Ankerbaan BV', 'sale', '2026-08-18', 'ready'],
  ['Mehmet Yildirim', 'seizure', '2026-08-20', 'ready'],
  [
    'Schrijnwerkerij Huysmans BV',
    'sale',
    '2026-08-21',
    'cancelled: Verdeling gebeurt door een ander kantoor',
  ],
  ['Griet Lauwers', 'seizure', '2026-08-24', 'ready'],
  ['Kapsalon Mirage COMMV', 'sale', '2026-08-25', 'ready'],
  ['Stukadoorswerken Nys BV', 'sale', '2026-08-26', 'ready'],
  ['Peter Van Espen', 'seizure', '2026-08-28', 'ready'],
  ['Lunchbar De Vliet BV', 'sale', '2026-08-31', 'ready'],
  ['Wout Hendrickx', 'seizure', '2026-09-01', 'ready'],
  ['Bloemen Anemoon VOF', 'sale', '2026-09-02', 'ready'],
  ['Farida Oualid', 'seizure', '2026-09-03', 'cancelled: Collectieve schuldenregeling toelaatbaar verklaard'],
  ['Elektro Smolders BV', 'both', '2026-09-07', 'ready'],
  ['Garage Zuiderlaan NV', 'sale', '2026-09-08', 'ready'],
  ['Jan Goethals', 'seizure', '2026-09-09', 'ready'],
  ['Speelgoed Pinokkio BV', 'sale', '2026-09-10', 'ready'],
  ['Sandra Mertens', 'seizure', '2026-09-14', 'ready'],
  ['Transport Zennevallei BV', 'both', '2026-09-15', 'ready'],
  ['Optiek Claerhout BV', 'sale', '2026-09-16', 'ready'],
  ['Youssef Amrani', 'seizure', '2026-09-17', 'ready'],
  ['Vloeren & Tegels Maesschalck BV', 'sale', '2026-09-21', 'ready'],
  ['Hilde Storms', 'seizure', '2026-09-22', 'ready'],
  ['Frituur De Kaai BV', 'sale', '2026-09-24', 'ready'],
  ['Dakwerken Wellens VOF', 'sale', '2026-09-28', 'cancelled: Faillissement van de schuldenaar'],
  ['Leila Aït-Brahim', 'seizure', '2026-09-30', 'ready'],
  ['Keukens Van Loock NV', 'both', '2026-10-01', 'ready'],
  ['Geert Aerts', 'seizure', '2026-10-02', 'ready'],
  ['Tom Verbruggen', 'seizure', '2026-10-05', 'ready'],
  ['Tuincentrum De Meander BV', 'sale', '2026-10-06', 'ready'],
  ['Marleen Cools', 'seizure', '2026-10-07', 'ready'],
  ['Verfwinkel Palet BV', 'sale', '2026-10-08', 'ready'],
  ['Ahmed Benali', 'seizure', '2026-10-09', 'cancelled: Volledig betaald vóór de verdeling'],
  ['Sportschool Atlas VZW', 'sale', '2026-10-12', 'ready'],
  ['Lies Van den Broeck', 'seizure', '2026-10-13', 'ready'],
  ['Pieter Somers', 'seizure', '2026-10-13', 'ready'],
  ['Bakkerij Het Roggehuis BV', 'sale', '2026-10-14', 'ready'],
  ['Karel Smets', 'seizure', '2026-10-15', 'ready'],
  ['Nova Print BV', 'sale', '2026-10-16', 'invited'],
  ['Ria Verlinden', 'seizure', '2026-10-19', 'invited'],
  ['Wasserij Blauwbos BV', 'both', '2026-10-20', 'invited'],
  ['Interieur Dumon NV', 'sale', '2026-10-22', 'invited'],
  ['Brasserie Lamot BV', 'sale', '2026-10-23', 'invited'],
  ['Els Roelandts', 'seizure', '2026-10-29', 'invited'],
  ['Dakwerken Severijns & Zoon BV', 'sale', '2026-11-02', 'invited'],
  ['Fatima Zerouali', 'seizure', '2026-11-06', 'invited'],
  ['Stefaan Nijs', 'seizure', '2026-11-10', 'created'],
  ['Tuinaanleg Groenhof BV', 'sale', '2026-11-12', 'created'],
  ['Yannick Coppens', 'seizure', '2026-11-13', 'created'],
  ['Marie-Claire Doms', 'seizure', '2026-11-16', 'created'],
  ['Schoenen De Brug VOF', 'sale', '2026-11-16', 'created'],
];

const FIRST_SERIAL = 98;

const SETTING: OfficeSetting = {
  office: 'claesDewitte',
  language: 'nl',
  firstSerial: FIRST_SERIAL,
  firstNumber: 1000,
  openers: ['demo-sofie-maes', 'demo-lotte-verhaegen', 'demo-sofie-maes'],
  bailiffs: ['demo-annelies-claes', 'demo-joris-dewitte'],
  titleOf: (defendant) => `Evenredige verdeling ten laste van ${defendant}`,
  assetNames: { sale: 'Inboedel', seizureByThirdParties: 'Banktegoed (derdenbeslag)' },
  streets: ['Adegemstraat', 'Leopoldstraat', 'Brusselsesteenweg', 'Hoogstraat', 'Tervuursesteenweg'],
  place: ['2800', 'Mechelen'],
  creditors: creditorsOf(VAN_HOORICK),
  seizing: {
    court: 'Vonnis van de ondernemingsrechtbank Antwerpen, afdeling Mechelen',
    bank: { name: 'Netebank NV', address: 'Grote Markt 4, 2500 Lier' },
    electedDomicile: 'het kantoor van de gerechtsdeurwaarder',
  },
};

/** Four whom this office meets in many dossiers. */
function creditorsOf({ invitations }: DemoDossier): DemoCreditor[] {
  return [0, 6, 7, 8].flatMap((place) => invitations[place]?.creditor ?? []);
}

/** Two stand by themselves, and their numbers are left free for them. */
const TAKEN: readonly number[] = [LEEMANS_COENEN.serial, VAN_HOORICK.serial];

export const CLAES_DEWITTE_DOSSIERS: readonly DemoDossier[] = LINES.map((line, place) => {
  const before = TAKEN.filter((serial, taken) => serial <= FIRST_SERIAL + place + taken).length;
  return ordinaryDossier(SETTING, line, place + before);
});
