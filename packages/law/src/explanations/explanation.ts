import type { Named } from '../named.ts';

/** What people are told about a privilege, so that a creditor knows whether he has it and the office whether it holds. */
export interface Explanation {
  /** Who has it. */
  readonly who: Named;
  /** What it secures, and on what. */
  readonly what: Named;
  /** The conditions and the days on which it depends. */
  readonly when: Named;
  /** What shows it. */
  readonly proof: Named;
  /** The limit that the case itself sets; a figure of the law is a dated parameter. */
  readonly limit: Named | null;
  /** The time to which it is limited. What a machine applies of it is in `privileges/windows.ts`. */
  readonly window: Named | null;
  /** What the law says when it meets others. What a machine applies of it is in `priorities/`. */
  readonly conflict: Named | null;
  /** What else a jurist should know, and what is still open. */
  readonly notes: Named | null;
}

export function named(nl: string, fr: string, de: string, en: string): Named {
  return { nl, fr, de, en };
}

type Stated = Pick<Explanation, 'who' | 'what'> & Partial<Explanation>;

/** An explanation in which what is not said is not there: by law alone, and proven by what creditors always show. */
export function explain(stated: Stated): Explanation {
  return { when: BY_LAW, proof: ACCOUNT, limit: null, window: null, conflict: null, notes: null, ...stated };
}

const BY_LAW = named(
  'Het voorrecht bestaat van rechtswege, zonder inschrijving.',
  'Le privilège existe de plein droit, sans inscription.',
  'Das Vorzugsrecht besteht von Rechts wegen, ohne Eintragung.',
  'The privilege exists by law, without registration.',
);

export const ACCOUNT = named(
  'De titel van de schuldvordering en een gedetailleerde afrekening.',
  'Le titre de la créance et un décompte détaillé.',
  'Der Titel der Forderung und eine detaillierte Abrechnung.',
  'The title of the claim and a detailed account.',
);

export const TAX_TITLE = named(
  'Het innings- en invorderingsregister of het kohier, met de dag waarop het uitvoerbaar werd, en een afrekening.',
  'Le registre de perception et recouvrement ou le rôle, avec le jour où il est devenu exécutoire, et un décompte.',
  'Das Erhebungs- und Beitreibungsregister oder die Heberolle, mit dem Tag der Vollstreckbarkeit, und eine Abrechnung.',
  'The collection and recovery register or the tax roll, with the day on which it became enforceable, and an account.',
);

export const CONTRIBUTION_TITLE = named(
  'Het dwangbevel of het vonnis, en een rekeninguittreksel per kwartaal.',
  'La contrainte ou le jugement, et un extrait de compte par trimestre.',
  'Der Zwangsbefehl oder das Urteil, und ein Kontoauszug je Quartal.',
  'The writ of compulsion or the judgment, and a statement of account per quarter.',
);

export const EMPLOYMENT = named(
  'De arbeidsovereenkomst, de loonfiches en, als het betwist is, het vonnis van de arbeidsrechtbank.',
  'Le contrat de travail, les fiches de paie et, en cas de contestation, le jugement du tribunal du travail.',
  'Der Arbeitsvertrag, die Lohnzettel und, im Streitfall, das Urteil des Arbeitsgerichts.',
  'The employment contract, the pay slips and, where it is disputed, the judgment of the labour court.',
);

export const SHARED_RANK = named(
  'Eén rang met de RSZ, de sociale verzekeringsfondsen, de bedrijfsvoorheffing, de roerende voorheffing en de btw: zij delen naar evenredigheid (art. 14 en 19, 4°ter Hyp.W.).',
  'Un seul rang avec l’ONSS, les caisses d’assurances sociales, le précompte professionnel, le précompte mobilier et la TVA\u00a0: ils partagent au marc le franc (art. 14 et 19, 4°ter L. hyp.).',
  'Derselbe Rang wie das LSS, die Sozialversicherungskassen, der Berufssteuervorabzug, der Mobiliensteuervorabzug und die MwSt.: Sie teilen anteilmäßig (Art. 14 und 19, 4°ter Hyp.G.).',
  'One rank with the NSSO, the social insurance funds, payroll and movable withholding tax and VAT: they share in proportion (Mortgage Act, art. 14 and 19, 4°ter).',
);

export const AFTER_SUBSISTENCE = named(
  'Komt onmiddellijk na de leveringen van levensmiddelen (19, 5°) en vóór 19, 6°. Belastingen van deze rang delen naar evenredigheid.',
  'Vient immédiatement après les fournitures de subsistances (19, 5°) et avant le 19, 6°. Les impôts de ce rang partagent au marc le franc.',
  'Kommt unmittelbar nach der Lieferung von Lebensmitteln (19, 5°) und vor 19, 6°. Steuern dieses Ranges teilen anteilmäßig.',
  'Comes directly after supplies of subsistence (19, 5°) and before 19, 6°. Taxes of this rank share in proportion.',
);

export const AFTER_ARTICLES_19_20 = named(
  'Komt onmiddellijk na de voorrechten van de artikelen 19 en 20 van de Hypotheekwet.',
  'Vient immédiatement après les privilèges des articles 19 et 20 de la loi hypothécaire.',
  'Kommt unmittelbar nach den Vorzugsrechten der Artikel 19 und 20 des Hypothekengesetzes.',
  'Comes directly after the privileges of articles 19 and 20 of the Mortgage Act.',
);

export const AFTER_JUDICIAL_COSTS = named(
  'Komt onmiddellijk na de gerechtskosten.',
  'Vient immédiatement après les frais de justice.',
  'Kommt unmittelbar nach den Gerichtskosten.',
  'Comes directly after the judicial costs.',
);

export const TWO_FOURTH_NONIES = named(
  'De wet heeft twee nummers 4°nonies; zij krijgen hier dezelfde rang, wat niet geverifieerd is.',
  'La loi contient deux numéros 4°nonies\u00a0; ils reçoivent ici le même rang, ce qui n’est pas vérifié.',
  'Das Gesetz hat zwei Nummern 4°nonies; sie erhalten hier denselben Rang, was nicht überprüft ist.',
  'The act has two numbers 4°nonies; they are given the same rank here, which has not been verified.',
);

export const OLD_CODES = named(
  'Blijft gelden voor kohieren en registers die vóór 1 januari 2020 uitvoerbaar werden (wet van 13 april 2019, art. 138).',
  'Reste applicable aux rôles et registres devenus exécutoires avant le 1er janvier 2020 (loi du 13 avril 2019, art. 138).',
  'Gilt weiter für Heberollen und Register, die vor dem 1. Januar 2020 vollstreckbar wurden (Gesetz vom 13. April 2019, Art. 138).',
  'Still holds for rolls and registers that became enforceable before 1 January 2020 (Act of 13 April 2019, art. 138).',
);

export const UNTIL_2018 = named(
  'Alleen voor dossiers van vóór 1 januari 2018.',
  'Uniquement pour les dossiers antérieurs au 1er janvier 2018.',
  'Nur für Akten von vor dem 1. Januar 2018.',
  'Only for dossiers from before 1 January 2018.',
);

export const OBSOLETE = named(
  'Komt in de praktijk niet meer voor.',
  'N’existe plus en pratique.',
  'Kommt in der Praxis nicht mehr vor.',
  'No longer occurs in practice.',
);
