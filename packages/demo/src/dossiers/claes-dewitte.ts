import type { DemoCreditor, DemoDossier } from '../dossiers.ts';
import { LEEMANS_COENEN } from './leemans-coenen.ts';
import { type DossierLine, type OfficeSetting, ordinaryDossier } from './ordinary-dossier.ts';
import { OUDEVAART } from './oudevaart.ts';
import { VAN_HOORICK } from './van-hoorick.ts';

/** The office came to the platform in August, and went on counting from where it was. */
const LINES: readonly DossierLine[] = [
  ['Slagerij Van Camp BV', 'sale', '2026-08-10', 'paid'],
  ['Nadia Haddad', 'seizure', '2026-08-11', 'cancelled: Volledig betaald vóór de verdeling'],
  ['Fietsen Vercruyssen NV', 'sale', '2026-08-12', 'cancelled: Verdeling gebeurt door een ander kantoor'],
  ['Koen De Backer', 'seizure', '2026-08-13', 'prepared'],
  ['Drukkerij Op de Beeck BV', 'both', '2026-08-17', 'payable'],
  ['Farida Oualid', 'seizure', '2026-09-03', 'cancelled: Collectieve schuldenregeling toelaatbaar verklaard'],
  ['Elektro Smolders BV', 'both', '2026-09-07', 'contested'],
  ['Garage Zuiderlaan NV', 'sale', '2026-09-08', 'stopped'],
  ['Speelgoed Pinokkio BV', 'sale', '2026-09-10', 'sent'],
  ['Vloeren & Tegels Maesschalck BV', 'sale', '2026-09-21', 'signed'],
  ['Hilde Storms', 'seizure', '2026-09-22', 'ready'],
  ['Dakwerken Wellens VOF', 'sale', '2026-09-28', 'cancelled: Faillissement van de schuldenaar'],
  ['Keukens Van Loock NV', 'both', '2026-10-01', 'ready'],
  ['Tuincentrum De Meander BV', 'sale', '2026-10-06', 'ready'],
  ['Sportschool Atlas VZW', 'sale', '2026-10-12', 'created'],
  ['Bakkerij Het Roggehuis BV', 'sale', '2026-10-14', 'ready'],
  ['Interieur Dumon NV', 'sale', '2026-10-22', 'invited'],
  ['Brasserie Lamot BV', 'sale', '2026-10-23', 'invited'],
  ['Nova Print BV', 'sale', '2026-10-27', 'invited'],
  ['Ria Verlinden', 'seizure', '2026-10-27', 'invited'],
  ['Wasserij Blauwbos BV', 'both', '2026-10-28', 'invited'],
  ['Els Roelandts', 'seizure', '2026-10-29', 'invited'],
  ['Dakwerken Severijns & Zoon BV', 'sale', '2026-10-30', 'invited'],
  ['Fatima Zerouali', 'seizure', '2026-10-30', 'invited'],
  ['Karel Smets', 'seizure', '2026-11-02', 'created'],
  ['Verfwinkel Palet BV', 'sale', '2026-11-02', 'created'],
  ['Marleen Cools', 'seizure', '2026-11-03', 'created'],
  ['Optiek Claerhout BV', 'sale', '2026-11-03', 'created'],
  ['Stefaan Nijs', 'seizure', '2026-11-10', 'created'],
  ['Tuinaanleg Groenhof BV', 'sale', '2026-11-12', 'created'],
  ['Yannick Coppens', 'seizure', '2026-11-13', 'created'],
  ['Marie-Claire Doms', 'seizure', '2026-11-16', 'created'],
  ['Schoenen De Brug VOF', 'sale', '2026-11-16', 'created'],
];

const FIRST_SERIAL = 128;

const SETTING: OfficeSetting = {
  office: 'claesDewitte',
  language: 'nl',
  firstSerial: FIRST_SERIAL,
  firstNumber: 1000,
  openers: ['demo-sofie-maes', 'demo-lotte-verhaegen', 'demo-sofie-maes'],
  bailiffs: ['demo-annelies-claes', 'demo-joris-dewitte'],
  titleOf: (defendant) => `Evenredige verdeling ten laste van ${defendant}`,
  assetNames: { sale: 'Inboedel', seizureByThirdParties: 'Banktegoed (derdenbeslag)' },
  costNames: {
    sale: 'Openbare verkoop: zaal en aankondiging',
    seizureByThirdParties: 'Derdenbeslag, aanzegging',
  },
  streets: ['Adegemstraat', 'Leopoldstraat', 'Brusselsesteenweg', 'Hoogstraat', 'Tervuursesteenweg'],
  place: ['2800', 'Mechelen'],
  creditors: creditorsOf(VAN_HOORICK),
  papers: {
    settlement: 'Afrekening tot de dag van de aangifte',
    total: 'Totaal verschuldigd',
    title: 'Uitvoerbaar verklaard en betekend',
    taxKind: 'personenbelasting',
    declarant: 'Dienst Invordering',
    fileNames: { settlement: 'afrekening.pdf', title: 'titel.pdf' },
  },
  held: {
    grounds:
      'De schuld werd volgens de schuldenaar voor de verkoop al grotendeels afgelost; hij legt overschrijvingen voor.',
    note: 'Faillissement bekendgemaakt in het Belgisch Staatsblad.',
    trustee: 'mr. Katrien Boons',
  },
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

/** Three stand by themselves, and their numbers are left free for them. */
const TAKEN: readonly number[] = [LEEMANS_COENEN.serial, VAN_HOORICK.serial, OUDEVAART.serial];

export const CLAES_DEWITTE_DOSSIERS: readonly DemoDossier[] = LINES.map((line, place) => {
  const before = TAKEN.filter((serial, taken) => serial <= FIRST_SERIAL + place + taken).length;
  return ordinaryDossier(SETTING, line, place + before);
});
