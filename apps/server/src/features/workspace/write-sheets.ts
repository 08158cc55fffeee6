import type { QueryOf } from '@prorata/contract/call';
import type { workspaceCalls } from '@prorata/contract/workspace/calls';
import type { WorkspaceInvitation } from '@prorata/contract/workspace/inbox';
import { type Language, TITLE_KINDS } from '@prorata/domain/vocabulary';
import { type Cell, type Sheet, writeWorkbook } from '../../adapters/write-workbook.ts';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChainEnd, recordAtEnd, recordEvent } from '../../events/record-event.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { listPrivileges } from '../statements/list-privileges.ts';
import type { Claimant } from './claimant.ts';
import { readProfile } from './profile.ts';
import { readFirstRows, readSummary, readWholeInbox } from './read-inbox.ts';
import { MODEL_COLUMNS, SHEET_WORDS, VOCABULARIES, XLSX } from './sheet-columns.ts';

/** A sheet with a line for each invitation that is to be answered, and beside it what may stand in its columns. */
export async function writeModel(
  db: Database,
  claimant: Claimant,
  language: Language,
): Promise<OutgoingFile> {
  const words = SHEET_WORDS[language];
  const vocabulary = VOCABULARIES[language];
  const { accounts } = await readProfile(db, claimant.organizationId);
  const filters = { group: 'toDo', search: null, isMine: false, isUnassigned: false } as const;
  const model: Sheet = {
    name: words.model.sheet,
    head: MODEL_COLUMNS.map((column) => words.columns[column]),
    widths: MODEL_COLUMNS.map((column) => WIDTHS[column] ?? 18),
    numberOfSums: 0,
    rows: async function* () {
      for await (const rows of readWholeInbox(db, claimant, filters, claimant.action.at)) {
        yield rows.map((row): Cell[] => [
          text(row.invitationId),
          text(row.office.name),
          text(row.fileNumber),
          text(row.defendantName),
          day(row.validUntil),
          null,
          null,
          null,
          null,
          null,
          text(accounts[0]?.iban ?? null),
          text(row.creditorReference),
        ]);
      }
    },
  };
  const choices: Sheet = {
    name: words.model.choices,
    head: [words.columns.privilege, words.model.privilegeName, words.columns.titleKind],
    widths: [34, 70, 44],
    numberOfSums: 0,
    rows: async function* () {
      const privileges = listPrivileges(undefined);
      const titles = TITLE_KINDS.filter((kind) => kind !== 'withoutTitle');
      const length = Math.max(privileges.length, titles.length);
      yield Array.from({ length }, (_, at): Cell[] => {
        const privilege = privileges[at];
        const title = titles[at];
        return [
          text(privilege?.id ?? null),
          text(privilege?.names[language] ?? null),
          text(title === undefined ? null : vocabulary.titleKind[title]),
        ];
      });
    },
  };
  return {
    name: `${words.model.fileName}.xlsx`,
    mediaType: XLSX,
    content: writeWorkbook([model, choices]),
  };
}

const WIDTHS: Readonly<Partial<Record<(typeof MODEL_COLUMNS)[number], number>>> = {
  invitationId: 38,
  office: 30,
  defendant: 30,
  account: 24,
  documentNames: 40,
};

type Row = WorkspaceInvitation;

/** What the export tells of each invitation. */
const EXPORT_COLUMNS = [
  ['office', ({ office }: Row) => text(office.name)],
  ['fileNumber', ({ fileNumber }: Row) => text(fileNumber)],
  ['defendant', ({ defendantName }: Row) => text(defendantName)],
  ['reference', ({ creditorReference }: Row) => text(creditorReference)],
  ['sent', ({ sentAt }: Row) => day(sentAt?.slice(0, 10) ?? null)],
  ['validUntil', ({ validUntil }: Row) => day(validUntil)],
  ['claimed', ({ amountClaimed }: Row) => amount(amountClaimed)],
  ['admitted', ({ amountAdmitted }: Row) => amount(amountAdmitted)],
  ['allotted', ({ amountAllotted }: Row) => amount(amountAllotted)],
  ['paid', ({ amountPaid }: Row) => amount(amountPaid)],
  ['paidOn', ({ paidOn }: Row) => day(paidOn)],
  ['contestUntil', ({ contestUntil }: Row) => day(contestUntil)],
  ['assignee', ({ assignee }: Row) => text(assignee && `${assignee.name} ${assignee.surname}`)],
  ['filedBy', ({ filedBy }: Row) => text(filedBy)],
] as const;

/** The inbox with its amounts and payments, as far as the filters let it through. That it left is on record. */
export async function exportInbox(
  db: Database,
  claimant: Claimant,
  { lang = 'nl', ...filters }: QueryOf<typeof workspaceCalls.export>,
  { isHead }: { readonly isHead: boolean },
): Promise<OutgoingFile> {
  const words = SHEET_WORDS[lang];
  const { organizationId, action } = claimant;
  const { summary, first, end } = await readTogether(db, (db) => ({
    summary: readSummary(db, claimant, action.at),
    first: readFirstRows(db, claimant, filters, action.at),
    end: findChainEnd(db, organizationId),
  }));
  const { toDo, withOffice, done } = summary.groups;
  const event = {
    type: 'workspace.exported',
    organizationId,
    subjectId: organizationId,
    before: null,
    after: { numberOfInvitations: toDo + withOffice + done },
    version: null,
  } as const;
  // Who asks whether it is there takes nothing along.
  if (!isHead && !(await recordAtEnd(db, action, event, { end }))) {
    await inTransaction(db, (trx) => recordEvent(trx, action, event));
  }
  const sheet: Sheet = {
    name: words.export.sheet,
    head: [words.columns.state, ...EXPORT_COLUMNS.map(([column]) => words.columns[column])],
    widths: [
      20,
      ...EXPORT_COLUMNS.map(([column]) => (column === 'defendant' || column === 'office' ? 30 : 16)),
    ],
    numberOfSums: 0,
    rows: async function* () {
      for await (const rows of readWholeInbox(db, claimant, filters, action.at, first)) {
        yield rows.map((row): Cell[] => [
          text(words.states[row.state]),
          ...EXPORT_COLUMNS.map(([, cell]) => cell(row)),
        ]);
      }
    },
  };
  return { name: `${words.export.fileName}.xlsx`, mediaType: XLSX, content: writeWorkbook([sheet]) };
}

function text(given: string | null): Cell {
  return given === null ? null : { kind: 'text', text: given };
}

function day(given: string | null): Cell {
  return given === null ? null : { kind: 'day', day: given };
}

function amount(given: number | null): Cell {
  return given === null ? null : { kind: 'amount', value: given };
}
