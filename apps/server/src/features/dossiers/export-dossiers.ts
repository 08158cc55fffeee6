import type { BodyOf } from '@prorata/contract/call';
import type { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { DossierListColumn } from '@prorata/contract/dossiers/dossier-row';
import { findNextTerm } from '@prorata/domain/dossier-terms';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents } from '@prorata/domain/money';
import { maskNationalNumber } from '@prorata/domain/national-number';
import type { Language } from '@prorata/domain/vocabulary';
import { dossiers as germanWords } from '@prorata/i18n/de/dossiers';
import { fields as germanFields } from '@prorata/i18n/de/fields';
import { shell as germanShell } from '@prorata/i18n/de/shell';
import { vocabulary as germanVocabulary } from '@prorata/i18n/de/vocabulary';
import { dossiers as englishWords } from '@prorata/i18n/en/dossiers';
import { fields as englishFields } from '@prorata/i18n/en/fields';
import { shell as englishShell } from '@prorata/i18n/en/shell';
import { vocabulary as englishVocabulary } from '@prorata/i18n/en/vocabulary';
import { dossiers as frenchWords } from '@prorata/i18n/fr/dossiers';
import { fields as frenchFields } from '@prorata/i18n/fr/fields';
import { shell as frenchShell } from '@prorata/i18n/fr/shell';
import { vocabulary as frenchVocabulary } from '@prorata/i18n/fr/vocabulary';
import { dossiers as dutchWords } from '@prorata/i18n/nl/dossiers';
import { fields as dutchFields } from '@prorata/i18n/nl/fields';
import { shell as dutchShell } from '@prorata/i18n/nl/shell';
import { vocabulary as dutchVocabulary } from '@prorata/i18n/nl/vocabulary';
import { sql } from 'kysely';
import type { Cell, Row } from '../../adapters/write-workbook.ts';
import type { Database } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { coDefendantsOf, defendantNameOf } from '../parties/defendant-names.ts';
import { recordExport } from '../views/record-export.ts';
import { writeTable } from '../views/write-table.ts';
import { ANSWERED, INVITATIONS, STATEMENTS, TO_REVIEW } from './counts.ts';
import { listIds } from './list-dossiers.ts';
import { termsOf } from './present.ts';
import { selectFromDossiers } from './queries.ts';
import { DAYS_OF_SENDING } from './term-facts.ts';

const WORDS = {
  nl: { list: dutchWords, fields: dutchFields, shell: dutchShell, vocabulary: dutchVocabulary },
  fr: { list: frenchWords, fields: frenchFields, shell: frenchShell, vocabulary: frenchVocabulary },
  de: { list: germanWords, fields: germanFields, shell: germanShell, vocabulary: germanVocabulary },
  en: { list: englishWords, fields: englishFields, shell: englishShell, vocabulary: englishVocabulary },
} as const;
type Words = (typeof WORDS)[Language];

/** More than any office has; which they are is held while the file is written, their rows are not. */
const MOST_ROWS = 250_000;
/** As many as are read, written and forgotten together. */
const BATCH = 1_000;

/**
 * What the list finds, with the columns asked for. Which dossiers and in which order is settled first: what changes while
 * the file is written does not show twice, and no connection is held while somebody receives slowly.
 */
export async function exportDossiers(
  db: Database,
  action: UserAction,
  body: BodyOf<typeof dossiersCalls.exportList>,
): Promise<OutgoingFile> {
  const { format, lang, columns, filter, sort, direction, dossierIds } = body;
  const ids = await listIds(db, action.actor, {
    filter: filterOf(filter),
    order: { sort, direction },
    dossierIds,
    most: MOST_ROWS + 1,
  });
  if (ids.length > MOST_ROWS) throw new ProblemError('export-too-long');
  const words = WORDS[lang];
  const title = words.shell.menu.dossiers;
  await recordExport(db, action, { name: title, numberOfRows: ids.length });
  const written = [...new Set(columns)].flatMap((column) => COLUMNS[column]);
  return writeTable({
    ...{ format, title: `${title} ${brusselsDate(action.at)}` },
    head: written.map(({ head }) => head(words)),
    widths: written.map(({ width }) => width),
    rows: () => readBatches(db, columns, ids, (row) => written.map(({ cell }) => cell(row, words))),
  });
}

async function* readBatches(
  db: Database,
  columns: readonly DossierListColumn[],
  ids: readonly string[],
  write: (row: ExportedDossier) => Row,
): AsyncGenerator<readonly Row[]> {
  const hasCounts = columns.includes('statements') || columns.includes('invitations');
  const hasTerms = columns.includes('nextTerm') || columns.includes('nextTermDueOn');
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const rows = await selectForExport(db, { hasCounts, hasTerms })
      .where('dossiers.id', '=', sql<string>`any(${batch}::uuid[])`)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    // What was deleted meanwhile is not there any more.
    yield batch.flatMap((id) => byId.get(id) ?? []).map(write);
  }
}

/** Only what the columns tell, for a thousand dossiers are read at a time. */
function selectForExport(
  db: Database,
  { hasCounts, hasTerms }: { readonly hasCounts: boolean; readonly hasTerms: boolean },
) {
  return selectFromDossiers(db)
    .select([
      'dossiers.id',
      'dossiers.fileNumber',
      'dossiers.reference',
      'dossiers.repertoryNumber',
      'dossiers.status',
      'dossiers.statusChangedAt',
      'dossiers.createdAt',
      'dossiers.transactionKinds',
      'dossiers.balanceToDistributeCents',
      'dossiers.defendantFirstName',
      'dossiers.defendantLastName',
      'dossiers.defendantCompanyName',
      'dossiers.defendantCorporateForm',
      'dossiers.defendantNationalNumber',
      'dossiers.defendantEnterpriseNumber',
      'dossiers.coDefendants',
      'dossiers.provisionedAt',
      'dossiers.saleDate',
      'dossiers.seizureDate',
      'dossiers.contestationEndsOn',
      'responsible.firstName as responsibleFirstName',
      'responsible.lastName as responsibleLastName',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'handler.firstName as handlerFirstName',
      'handler.lastName as handlerLastName',
    ])
    .select([
      (hasCounts ? STATEMENTS : NONE).as('statements'),
      (hasCounts ? TO_REVIEW : NONE).as('statementsToReview'),
      (hasCounts ? INVITATIONS : NONE).as('invitations'),
      (hasCounts ? ANSWERED : NONE).as('answeredInvitations'),
    ])
    .select(hasTerms ? DAYS_OF_SENDING : NO_DAYS);
}

const NONE = sql<number>`0`;
const NO_DAY = sql<string | null>`null::date`;
const NO_DAYS = [
  NO_DAY.as('invitedByMailOn'),
  NO_DAY.as('invitedByLetterOn'),
  NO_DAY.as('invitedQualifiedOn'),
  NO_DAY.as('presentedOn'),
  NO_DAY.as('reportSentOn'),
] as const;

type ExportedDossier = Awaited<ReturnType<ReturnType<typeof selectForExport>['execute']>>[number];

function filterOf({ search, paid, cancelled, mine, stopped, due, status }: Filter) {
  return {
    Search: search,
    ShowPaidDossiers: paid,
    ShowCancelledDossiers: cancelled,
    OnlyShowMyDossiers: mine,
    OnlyShowStoppedDossiers: stopped,
    OnlyShowDueDossiers: due,
    status: status ?? undefined,
  };
}

type Filter = BodyOf<typeof dossiersCalls.exportList>['filter'];

interface ExportColumn {
  readonly head: (words: Words) => string;
  readonly width: number;
  readonly cell: (row: ExportedDossier, words: Words) => Cell;
}

/** What a column of the screen becomes in a file: what it shows as two numbers is two columns, with which one can reckon. */
const COLUMNS: Readonly<Record<DossierListColumn, readonly ExportColumn[]>> = {
  fileNumber: [own('fileNumber', 13, (row) => text(row.fileNumber))],
  defendantName: [own('defendantName', 34, (row) => text(nameOf(row)))],
  defendantNumber: [own('defendantNumber', 20, (row) => text(numberOf(row)))],
  responsibleBailiff: [
    {
      head: ({ fields }) => fields.dossier.responsibleBailiffId,
      width: 26,
      cell: (row) => person(row.responsibleFirstName, row.responsibleLastName),
    },
  ],
  transactionKind: [
    own('transactionKind', 22, ({ transactionKinds }, { vocabulary }) =>
      text(transactionKinds.map((kind) => vocabulary.transactionKind[kind]).join(', ')),
    ),
  ],
  status: [
    {
      head: ({ fields }) => fields.dossier.status,
      width: 22,
      cell: ({ status }, { vocabulary }) => text(vocabulary.dossierStatus[status]),
    },
  ],
  createdAt: [own('createdAt', 14, (row) => day(brusselsDate(row.createdAt)))],
  statusChangedAt: [own('statusChangedAt', 14, (row) => day(brusselsDate(row.statusChangedAt)))],
  createdBy: [own('createdBy', 26, (row) => person(row.creatorFirstName, row.creatorLastName))],
  dossierReference: [own('dossierReference', 22, (row) => text(row.reference))],
  repertoryNumber: [own('repertoryNumber', 18, (row) => text(row.repertoryNumber))],
  handler: [
    {
      head: ({ fields }) => fields.dossier.handlerId,
      width: 26,
      cell: (row) => person(row.handlerFirstName, row.handlerLastName),
    },
  ],
  balanceToDistribute: [
    own('balanceToDistribute', 15, ({ balanceToDistributeCents: cents }) =>
      cents === null ? null : { kind: 'amount', value: eurosFromCents(cents) },
    ),
  ],
  statements: [
    own('statements', 12, (row) => ({ kind: 'count', value: row.statements })),
    own('statementsToReview', 14, (row) => ({ kind: 'count', value: row.statementsToReview })),
  ],
  invitations: [
    own('invitations', 14, (row) => ({ kind: 'count', value: row.invitations })),
    own('answeredInvitations', 14, (row) => ({ kind: 'count', value: row.answeredInvitations })),
  ],
  nextTerm: [
    own('nextTerm', 26, (row, { vocabulary }) => {
      const next = findNextTerm(termsOf(row));
      return text(next === undefined ? null : vocabulary.dossierTerm[next.term]);
    }),
  ],
  nextTermDueOn: [own('nextTermDueOn', 14, (row) => day(findNextTerm(termsOf(row))?.dueOn ?? null))],
};

function own(
  column: keyof Words['list']['columns'],
  width: number,
  cell: ExportColumn['cell'],
): ExportColumn {
  return { head: ({ list }) => list.columns[column], width, cell };
}

/** Of several the names stand together, and none of them with its form. */
function nameOf(row: ExportedDossier): string {
  const form = coDefendantsOf(row).length > 0 ? null : row.defendantCorporateForm;
  return [defendantNameOf(row), form].filter(Boolean).join(' ');
}

/** Of a national number only the birthday: a file goes where the product no longer guards it. */
function numberOf(row: ExportedDossier): string | null {
  const { defendantEnterpriseNumber: enterprise, defendantNationalNumber: national } = row;
  if (enterprise !== null) return formatEnterpriseNumber(enterprise);
  return national && maskNationalNumber(national);
}

function person(firstName: string | null, lastName: string | null): Cell {
  return text(`${firstName ?? ''} ${lastName ?? ''}`.trim());
}

function text(given: string | null): Cell {
  return given === null ? null : { kind: 'text', text: given };
}

function day(given: string | null): Cell {
  return given === null ? null : { kind: 'day', day: given };
}
