import type { Named } from '@prorata/law/named';
import type { IsoDate } from '../iso-date.ts';
import { type Cents, centsFromEuros } from '../money.ts';
import type { Language, TitleAppeal, TitleKind } from '../vocabulary.ts';

/** The data that can identify a title; each kind has some of them. */
export interface TitleData {
  readonly date: IsoDate;
  readonly court: string;
  readonly division: string;
  readonly roleNumber: string;
  readonly isDefault: boolean;
  readonly servedOn: IsoDate;
  readonly isProvisional: boolean;
  readonly appeal: TitleAppeal;
  readonly notary: string;
  readonly residence: string;
  readonly number: string;
  readonly authority: string;
  readonly taxKind: string;
  readonly year: number;
  readonly article: string;
  readonly enforceableOn: IsoDate;
  readonly registeredOn: IsoDate;
  readonly address: string;
  /** In euros. */
  readonly maximum: number;
  readonly dueDate: IsoDate;
  readonly protestDate: IsoDate;
  readonly state: string;
  readonly certificateDate: IsoDate;
  readonly note: string;
}
export type TitleField = keyof TitleData;

export type Title = { readonly kind: TitleKind } & {
  readonly [Field in TitleField]?: TitleData[Field] | null | undefined;
};

interface KindOfTitle {
  /** As the line of one title calls it; a list to choose from may say more. */
  readonly names: Named;
  /** In the order in which people name them. */
  readonly fields: readonly TitleField[];
  /** Without these nobody can tell which title is meant. */
  readonly needed: readonly TitleField[];
}

/** What a claim can be founded on (Judicial Code 1628: a private title is enough), and what tells one from another. */
export const TITLES: Readonly<Record<TitleKind, KindOfTitle>> = {
  judgment: {
    names: { nl: 'vonnis', fr: 'jugement', de: 'Urteil', en: 'judgment' },
    fields: ['date', 'court', 'division', 'roleNumber', 'isDefault', 'servedOn', 'isProvisional', 'appeal'],
    needed: ['date', 'court'],
  },
  notarial: {
    names: { nl: 'notariële akte', fr: 'acte notarié', de: 'notarielle Urkunde', en: 'notarial deed' },
    fields: ['date', 'notary', 'residence', 'number'],
    needed: ['date', 'notary'],
  },
  compulsion: {
    names: { nl: 'dwangbevel', fr: 'contrainte', de: 'Zwangsbefehl', en: 'writ of compulsion' },
    fields: ['date', 'authority', 'number', 'servedOn'],
    needed: ['date', 'authority'],
  },
  taxRegister: {
    names: {
      nl: 'innings- en invorderingsregister',
      fr: 'registre de perception et recouvrement',
      de: 'Erhebungs- und Beitreibungsregister',
      en: 'collection and recovery register',
    },
    fields: ['authority', 'taxKind', 'year', 'article', 'enforceableOn'],
    needed: ['taxKind', 'enforceableOn'],
  },
  uncontested: {
    names: {
      nl: 'proces-verbaal van niet-betwisting',
      fr: 'procès-verbal de non-contestation',
      de: 'Protokoll der Nichtbestreitung',
      en: 'report of an uncontested debt',
    },
    fields: ['date', 'authority', 'number', 'servedOn', 'enforceableOn'],
    needed: ['date', 'enforceableOn'],
  },
  paymentOrder: {
    names: {
      nl: 'bevel tot betaling in strafzaken',
      fr: 'ordre de paiement en matière pénale',
      de: 'Zahlungsanordnung in Strafsachen',
      en: 'criminal order to pay',
    },
    fields: ['date', 'authority', 'number', 'enforceableOn'],
    needed: ['number'],
  },
  foreign: {
    names: {
      nl: 'buitenlandse of Europese titel',
      fr: 'titre étranger ou européen',
      de: 'ausländischer oder europäischer Titel',
      en: 'foreign or European title',
    },
    fields: ['date', 'court', 'state', 'roleNumber', 'certificateDate', 'servedOn'],
    needed: ['date', 'court', 'state'],
  },
  arbitral: {
    names: {
      nl: 'arbitrale uitspraak',
      fr: 'sentence arbitrale',
      de: 'Schiedsspruch',
      en: 'arbitral award',
    },
    fields: ['date', 'authority', 'court', 'enforceableOn', 'servedOn'],
    needed: ['date', 'authority'],
  },
  conciliation: {
    names: {
      nl: 'proces-verbaal van verzoening of gehomologeerd akkoord',
      fr: 'procès-verbal de conciliation ou accord homologué',
      de: 'Vergleichsprotokoll oder homologierte Vereinbarung',
      en: 'record of conciliation or approved agreement',
    },
    fields: ['date', 'court', 'roleNumber', 'servedOn'],
    needed: ['date', 'court'],
  },
  bill: {
    names: {
      nl: 'wisselbrief of cheque',
      fr: 'lettre de change ou chèque',
      de: 'Wechsel oder Scheck',
      en: 'bill of exchange or cheque',
    },
    fields: ['date', 'residence', 'number', 'dueDate', 'protestDate'],
    needed: ['date', 'dueDate'],
  },
  private: {
    names: {
      nl: 'onderhandse titel',
      fr: 'titre sous seing privé',
      de: 'privatschriftlicher Titel',
      en: 'private title',
    },
    fields: ['date', 'number'],
    needed: ['date'],
  },
  lease: {
    names: { nl: 'huurovereenkomst', fr: 'contrat de bail', de: 'Mietvertrag', en: 'lease' },
    fields: ['date', 'address', 'registeredOn'],
    needed: ['date'],
  },
  farmLease: {
    names: { nl: 'pachtovereenkomst', fr: 'bail à ferme', de: 'Landpachtvertrag', en: 'farm lease' },
    fields: ['date', 'address', 'registeredOn'],
    needed: ['date'],
  },
  pledge: {
    names: {
      nl: 'pandovereenkomst',
      fr: 'convention de gage',
      de: 'Pfandvereinbarung',
      en: 'pledge agreement',
    },
    fields: ['date', 'number', 'registeredOn', 'maximum'],
    needed: ['date'],
  },
  assignment: {
    names: {
      nl: 'loonoverdracht',
      fr: 'cession de rémunération',
      de: 'Lohnabtretung',
      en: 'assignment of wages',
    },
    fields: ['date', 'court', 'enforceableOn'],
    needed: ['date'],
  },
  delegation: {
    names: {
      nl: 'ontvangstmachtiging',
      fr: 'autorisation de percevoir',
      de: 'Einzugsermächtigung',
      en: 'authorisation to collect',
    },
    fields: ['date', 'court', 'roleNumber', 'maximum', 'servedOn'],
    needed: ['date', 'court'],
  },
  // Judicial Code 1628 also admits what is not contested: the office says in words how it knows.
  withoutTitle: {
    names: {
      nl: 'niet-betwiste schuldvordering, zonder titel',
      fr: 'créance non contestée, sans titre',
      de: 'unbestrittene Forderung, ohne Titel',
      en: 'uncontested claim, without a title',
    },
    fields: [],
    needed: ['note'],
  },
};

/** What is still to be entered before everybody knows which title is meant. */
export function missingOfTitle(title: Title): readonly TitleField[] {
  return TITLES[title.kind].needed.filter((field) => (title[field] ?? '') === '');
}

/** How the reader's language writes a day and an amount. */
export interface TitleWriter {
  readonly date: (date: IsoDate) => string;
  readonly amount: (cents: Cents) => string;
}

/** One line that identifies a title: `Vonnis van 26 mei 2026, Vredegerecht Mechelen, rol 26A412, betekend op 4 juni 2026`. */
export function identifyTitle(title: Title, language: Language, writer: TitleWriter): string {
  const [name, ...rest] = [
    [nameInLine(title)[language], title.date ? `${OF_DATE[language]} ${writer.date(title.date)}` : ''],
    ...TITLES[title.kind].fields
      .filter((field) => field !== 'date')
      .map((field) => [describeField(field, title, language, writer)]),
    // Elsewhere a note is for those who work on the dossier; here it is what stands in the place of a title.
    [title.kind === 'withoutTitle' ? (title.note ?? '') : ''],
  ].map((words) => words.filter((word) => word !== '').join(' '));
  const line = [name ?? '', ...rest.filter((words) => words !== '')].join(', ');
  return line.charAt(0).toLocaleUpperCase(language) + line.slice(1);
}

/** What a higher court says has a name of its own. */
const HIGHER_COURT = /\b(?:\w*hof|cour)\b/i;
const HIGHER_JUDGMENT: Named = { nl: 'arrest', fr: 'arrêt', de: 'Entscheid', en: 'judgment' };

function nameInLine({ kind, court }: Title): Named {
  if (kind === 'judgment' && HIGHER_COURT.test(court ?? '')) return HIGHER_JUDGMENT;
  return TITLES[kind].names;
}

const OF_DATE: Readonly<Record<Language, string>> = { nl: 'van', fr: 'du', de: 'vom', en: 'of' };

function describeField(field: TitleField, title: Title, language: Language, writer: TitleWriter): string {
  const value = title[field];
  if (value === undefined || value === null || value === '' || value === 'none') return '';
  if (typeof value === 'boolean') return FACTS[field]?.[value ? 'yes' : 'no']?.[language] ?? '';
  const phrase = PHRASES[field]?.[language] ?? '{value}';
  const written =
    field === 'maximum' && typeof value === 'number'
      ? writer.amount(centsFromEuros(value))
      : DATE_FIELDS.includes(field)
        ? writer.date(String(value))
        : String(value);
  return phrase.replace('{value}', () => written);
}

const DATE_FIELDS: readonly TitleField[] = [
  'servedOn',
  'enforceableOn',
  'registeredOn',
  'dueDate',
  'protestDate',
  'certificateDate',
];

/** French tells the date of an act by its noun, so that nothing has to agree with the kind of title. */
const PHRASES: Partial<Record<TitleField, Named>> = {
  roleNumber: { nl: 'rol {value}', fr: 'rôle {value}', de: 'Rolle {value}', en: 'roll {value}' },
  servedOn: {
    nl: 'betekend op {value}',
    fr: 'signification du {value}',
    de: 'zugestellt am {value}',
    en: 'served on {value}',
  },
  appeal: {
    nl: 'hoger beroep hangende',
    fr: 'appel pendant',
    de: 'Berufung anhängig',
    en: 'appeal pending',
  },
  notary: { nl: 'notaris {value}', fr: 'notaire {value}', de: 'Notar {value}', en: 'notary {value}' },
  residence: { nl: 'te {value}', fr: 'à {value}', de: 'in {value}', en: 'at {value}' },
  number: { nl: 'nr.\u00a0{value}', fr: 'n°\u00a0{value}', de: 'Nr.\u00a0{value}', en: 'no.\u00a0{value}' },
  year: {
    nl: 'aanslagjaar {value}',
    fr: 'exercice d’imposition {value}',
    de: 'Steuerjahr {value}',
    en: 'tax year {value}',
  },
  article: { nl: 'artikel {value}', fr: 'article {value}', de: 'Artikel {value}', en: 'article {value}' },
  enforceableOn: {
    nl: 'uitvoerbaar sinds {value}',
    fr: 'force exécutoire du {value}',
    de: 'vollstreckbar seit dem {value}',
    en: 'enforceable since {value}',
  },
  registeredOn: {
    nl: 'geregistreerd op {value}',
    fr: 'enregistrement du {value}',
    de: 'registriert am {value}',
    en: 'registered on {value}',
  },
  maximum: {
    nl: 'tot {value}',
    fr: 'à concurrence de {value}',
    de: 'bis zu {value}',
    en: 'up to {value}',
  },
  dueDate: {
    nl: 'vervaldag {value}',
    fr: 'échéance du {value}',
    de: 'fällig am {value}',
    en: 'due on {value}',
  },
  protestDate: {
    nl: 'geprotesteerd op {value}',
    fr: 'protêt du {value}',
    de: 'Protest vom {value}',
    en: 'protested on {value}',
  },
  certificateDate: {
    nl: 'certificaat van {value}',
    fr: 'certificat du {value}',
    de: 'Bescheinigung vom {value}',
    en: 'certificate of {value}',
  },
};

const FACTS: Partial<Record<TitleField, { readonly yes: Named; readonly no?: Named }>> = {
  isDefault: {
    yes: { nl: 'bij verstek', fr: 'par défaut', de: 'im Versäumniswege', en: 'by default' },
    no: {
      nl: 'op tegenspraak',
      fr: 'contradictoire',
      de: 'kontradiktorisch',
      en: 'after both sides were heard',
    },
  },
  isProvisional: {
    yes: {
      nl: 'uitvoerbaar bij voorraad',
      fr: 'exécutoire par provision',
      de: 'vorläufig vollstreckbar',
      en: 'provisionally enforceable',
    },
  },
};
