/** For whom a chapter is written: a reader sees those of the own role first. */
export const READERS = [
  'bailiff',
  'employee',
  'officeAdministrator',
  'platformAdministrator',
  'creditor',
] as const;
export type Reader = (typeof READERS)[number];

const EVERYONE = READERS;
const OFFICE = ['bailiff', 'employee', 'officeAdministrator'] as const satisfies readonly Reader[];
const USERS = [...OFFICE, 'platformAdministrator'] as const satisfies readonly Reader[];

/** The day on which the texts were last changed. */
export const EDITION = '2026-11-16';

/** The manual: its parts, and their chapters in the order of the work. Each is a file of `manual/<language>`. */
export const PARTS = {
  begin: {
    overview: EVERYONE,
    'logging-in': EVERYONE,
    registering: USERS,
    home: USERS,
    account: USERS,
  },
  dossier: {
    'dossier-list': OFFICE,
    'new-dossier': OFFICE,
    extract: OFFICE,
    recurring: OFFICE,
    balance: OFFICE,
    'dossier-costs': OFFICE,
    audit: OFFICE,
    'party-book': OFFICE,
    'ending-a-dossier': OFFICE,
  },
  creditors: {
    inviting: OFFICE,
    'send-log': OFFICE,
    statements: OFFICE,
    claims: OFFICE,
    reviewing: OFFICE,
  },
  distribution: {
    checking: OFFICE,
    calculating: OFFICE,
    signing: ['bailiff'],
    sending: OFFICE,
    paying: OFFICE,
    'after-paying': OFFICE,
  },
  invited: {
    invitation: ['creditor', ...OFFICE],
    'filing-a-statement': ['creditor', ...OFFICE],
    'after-filing': ['creditor', ...OFFICE],
    'secured-document': ['creditor', ...OFFICE],
    workspace: ['creditor', ...OFFICE],
  },
  office: {
    office: ['officeAdministrator', 'bailiff'],
    users: ['officeAdministrator', 'platformAdministrator'],
    'standard-invitations': ['officeAdministrator', 'employee'],
  },
  platform: {
    organizations: ['platformAdministrator'],
    requests: ['platformAdministrator'],
    institutions: ['platformAdministrator'],
    parameters: ['platformAdministrator'],
    tariff: ['platformAdministrator'],
    'platform-costs': ['platformAdministrator'],
    invoicing: ['platformAdministrator', 'officeAdministrator'],
    templates: ['platformAdministrator', 'officeAdministrator', 'bailiff'],
    maintenance: ['platformAdministrator'],
  },
  law: {
    'law-procedure': EVERYONE,
    'law-ranks': EVERYONE,
    'law-costs': OFFICE,
    'law-stops': OFFICE,
  },
  lookup: {
    keyboard: USERS,
    questions: EVERYONE,
    glossary: EVERYONE,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Reader[]>>>>;

export type PartKey = keyof typeof PARTS;
export type ChapterKey = { [Part in PartKey]: keyof (typeof PARTS)[Part] }[PartKey];

interface ListedChapter {
  readonly key: ChapterKey;
  readonly part: PartKey;
  readonly readers: readonly Reader[];
}

/** All chapters, from first to last. */
export const CHAPTERS = Object.entries(PARTS).flatMap(([part, chapters]) =>
  Object.entries(chapters).map(([key, readers]) => ({ part, key, readers })),
) as readonly ListedChapter[];
