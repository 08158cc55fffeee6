import type { DemoCreditor, DemoDossier } from '../dossiers.ts';
import { enterpriseNumber } from '../numbers.ts';
import { type DossierLine, type OfficeSetting, ordinaryDossier } from './ordinary-dossier.ts';

const LINES: readonly DossierLine[] = [
  ['Menuiserie Lambiotte BV', 'sale', '2026-08-24', 'paid'],
  ['Véronique Dardenne', 'seizure', '2026-10-12', 'calculated'],
  ['Brasserie du Confluent BV', 'both', '2026-10-19', 'cancelled: Dette payée avant la répartition'],
  ['Jacqueline Hubin', 'seizure', '2026-10-26', 'reviewing'],
  ['Imprimerie Sainte-Croix NV', 'sale', '2026-11-02', 'invited'],
  ['Thierry Collignon', 'seizure', '2026-11-05', 'invited'],
  ['Hélène Noël', 'seizure', '2026-11-12', 'created'],
];

const CREDITORS: readonly DemoCreditor[] = [
  {
    ...{ type: 'legalEntity', name: 'Banque de la Sambre', form: 'NV', enterpriseNumber: '1999200880' },
    address: { street: "Place d'Armes", housenumber: '2', zipcode: '5000', city: 'Namur', country: 'BE' },
    email: 'contentieux@banquesambre.example',
  },
  {
    ...{ type: 'legalEntity', name: 'Ateliers Marchand-Leroux', form: 'BV', enterpriseNumber: '1999200781' },
    address: { street: 'Rue de Fer', housenumber: '65', zipcode: '5000', city: 'Namur', country: 'BE' },
    email: 'compta@marchandleroux.example',
  },
  {
    ...{ type: 'governmentInstance', name: 'Recouvrement Meuse et Sambre', form: null },
    enterpriseNumber: enterpriseNumber(5),
    address: {
      street: 'Avenue des Combattants',
      housenumber: '40',
      zipcode: '5000',
      city: 'Namur',
      country: 'BE',
    },
    email: 'recouvrement@meusesambre.example',
  },
];

const SETTING: OfficeSetting = {
  office: 'delvigne',
  language: 'fr',
  firstSerial: 1,
  firstNumber: 2000,
  openers: ['demo-quentin-hubert', 'demo-amelie-toussaint'],
  bailiffs: ['demo-isabelle-delvigne', 'demo-benoit-rasquin'],
  titleOf: (defendant) => `Distribution par contribution à charge de ${defendant}`,
  legalForms: { BV: 'SRL', NV: 'SA' },
  assetNames: { sale: 'Mobilier et outillage', seizureByThirdParties: 'Compte bancaire (saisie-arrêt)' },
  costNames: {
    sale: 'Vente publique\u00A0: salle et annonces',
    seizureByThirdParties: 'Saisie-arrêt, dénonciation',
  },
  streets: ['Rue de Bruxelles', 'Chaussée de Louvain', 'Rue Saint-Nicolas'],
  place: ['5000', 'Namur'],
  creditors: CREDITORS,
  papers: {
    settlement: 'Décompte au jour de la déclaration',
    total: 'Total dû',
    title: 'Déclaré exécutoire et signifié',
    taxKind: 'impôt des personnes physiques',
    declarant: 'Service du recouvrement',
    fileNames: { settlement: 'decompte.pdf', title: 'titre.pdf' },
  },
  held: {
    grounds: 'Selon le débiteur, la dette était déjà payée en grande partie avant la vente.',
    note: 'Faillite publiée au Moniteur belge.',
    trustee: 'Me Anne Servais',
  },
  seizing: {
    court: 'Jugement du tribunal de l’entreprise de Liège, division Namur',
    bank: { name: 'Banque du Hoyoux NV', address: 'Rue Neuve 14, 4500 Huy' },
    electedDomicile: 'l’étude de l’huissier de justice',
  },
};

export const DELVIGNE_DOSSIERS: readonly DemoDossier[] = LINES.map((line, place) =>
  ordinaryDossier(SETTING, line, place),
);
