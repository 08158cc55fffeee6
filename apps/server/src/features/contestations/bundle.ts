import {
  BUNDLE_PARTS,
  type BundlePart,
  type Contestations,
} from '@prorata/contract/contestations/contestation';
import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { brusselsDate } from '@prorata/domain/iso-date';
import { contestations as de } from '@prorata/i18n/de/contestations';
import { contestations as en } from '@prorata/i18n/en/contestations';
import { contestations as fr } from '@prorata/i18n/fr/contestations';
import { contestations as nl } from '@prorata/i18n/nl/contestations';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { readInDossier } from '../dossiers/find-dossier.ts';
import { resultInForce } from '../dossiers/result-in-force.ts';
import { proofsOf, readKeptProofs } from '../results/download-proofs.ts';
import { type KnownLedger, readReportLedger } from '../results/read-ledger.ts';
import { creditorNameOf } from '../statements/statement-fields.ts';
import { packFiles, readKeptFiles, refuseSealed } from '../uploads/pack-files.ts';
import { type DraftInForce, getDraftInForce } from './draft-in-force.ts';
import { readPaper, renderInventory } from './papers.ts';
import { listPieces } from './pieces.ts';

const WORDS = { nl, fr, de, en };

interface BundledFile {
  readonly part: BundlePart;
  /** Of whom it comes, and how it is called. */
  readonly title: string;
  readonly extension: string;
  readonly fileId: string;
}

export interface Bundle {
  readonly files: readonly BundledFile[];
  /** The acts that lack: of somebody who contests, and of whom no act is kept. */
  readonly lackingActs: number;
}

type Kept = Awaited<ReturnType<typeof readKept>>;

/** All papers that are kept about the draft in force. */
export function readKept(db: Database, dossierId: string) {
  return readTogether(db, (db) => ({
    pieces: listPieces(db, dossierId),
    contestants: db
      .selectFrom('contestations')
      .select(['id', 'contestant'])
      .where('resultId', '=', resultInForce(db, dossierId))
      .where('state', 'in', ['registered', 'referred'])
      .where('way', '<>', 'letter')
      .where('timeliness', '<>', 'late')
      .orderBy('registeredAt')
      .execute(),
    statements: listStatements(db, dossierId),
    proofs: readKeptProofs(db, resultInForce(db, dossierId)),
  }));
}

/** What is handed in at the registry of the attachment judge (Judicial Code 1631, 2°), and the proofs of sending besides. */
export function bundleOf(
  { pieces, contestants, statements, proofs }: Kept,
  draft: DraftInForce,
  ledger: Pick<KnownLedger, 'entries'>,
): Bundle {
  const acts = contestants.flatMap(({ id, contestant }) =>
    pieces
      .filter(({ contestationId, kind }) => contestationId === id && (kind === 'act' || kind === 'support'))
      .map((piece) => ({ ...fileOf('acts', piece), title: `${contestant} - ${stemOf(piece.fileName)}` })),
  );
  const certificates = pieces.filter(({ kind }) => kind === 'certificate');
  const hasAct = (id: string) =>
    pieces.some(({ contestationId, kind }) => contestationId === id && kind === 'act');
  return {
    files: [
      ...statements,
      { part: 'draft', title: stemOf(draft.fileName), extension: 'pdf', fileId: draft.signedPdfFileId },
      ...acts,
      ...certificates.map((piece) => fileOf('certificate', piece)),
      ...proofsOf(proofs, ledger).map(({ addressee, title, ...proof }) => ({
        ...{ part: 'proofs' as const, title: `${addressee} - ${title}`, ...proof },
      })),
    ],
    lackingActs: contestants.filter(({ id }) => !hasAct(id)).length,
  };
}

/** What creditors filed, with the receipt that they were given for it. */
async function listStatements(db: Database, dossierId: string): Promise<BundledFile[]> {
  const { receipts, documents } = await readTogether(db, (db) => ({
    receipts: db
      .selectFrom('receipts')
      .select(['fileId', 'receiptNumber'])
      .where('dossierId', '=', dossierId)
      .orderBy('serial')
      .execute(),
    documents: db
      .selectFrom('documents as document')
      .innerJoin('statements as statement', 'statement.id', 'document.statementId')
      .select(['document.fileId', 'fileName', 'firstName', 'lastName', 'corporateName'])
      .where('document.dossierId', '=', dossierId)
      .where('statement.deletedAt', 'is', null)
      .orderBy('statement.createdAt')
      .orderBy('document.uploadedAt')
      .orderBy('document.id')
      .execute(),
  }));
  return [
    ...receipts.flatMap(({ fileId, receiptNumber }) =>
      fileId === null ? [] : { part: 'statements' as const, title: receiptNumber, extension: 'pdf', fileId },
    ),
    ...documents.map((document) => {
      const file = fileOf('statements', document);
      return { ...file, title: `${creditorNameOf(document)} - ${file.title}` };
    }),
  ];
}

function fileOf(part: BundlePart, { fileId, fileName }: { fileId: string; fileName: string }): BundledFile {
  return { part, title: stemOf(fileName), extension: fileName.split('.').at(-1) ?? 'pdf', fileId };
}

function stemOf(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '');
}

/** Proofs of sending are added where there are any; the rest is what the law asks for. */
export function presentBundle({ files, lackingActs }: Bundle): Contestations['bundle'] {
  const parts = BUNDLE_PARTS.map((part) => {
    const count = files.filter((file) => file.part === part).length;
    const isReady = part === 'proofs' || (count > 0 && (part !== 'acts' || lackingActs === 0));
    return { part, files: count, isReady };
  });
  return { parts, isReady: parts.every(({ isReady }) => isReady) };
}

/** One file for the registry: an inventory and everything that it lists, under the same numbers. */
export async function downloadBundle(
  tools: Pick<Tools, 'db' | 'storage' | 'renderer'>,
  { actor, at }: UserAction,
  dossierId: string,
): Promise<OutgoingFile> {
  const { db, storage } = tools;
  const { dossier, draft, kept } = await readInDossier(db, actor, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({
      dossier,
      draft: getDraftInForce(db, dossierId),
      kept: readKept(db, dossierId),
    })),
  );
  const unnamed = bundleOf(kept, draft, { entries: [] });
  if (!presentBundle(unnamed).isReady) throw new ProblemError('bundle-incomplete');
  const { ledger, paper, stored } = await readTogether(db, (db) => ({
    ledger: readReportLedger(db, dossier, draft.id),
    paper: readPaper(db, dossier, 'registry-inventory'),
    stored: readKeptFiles(
      db,
      unnamed.files.map(({ fileId }) => fileId),
    ),
  }));
  const bundle = bundleOf(kept, draft, ledger);
  const language = dossier.language ?? 'nl';
  const { bundleParts } = WORDS[language];
  const { title: inventory } = readBuiltInTemplate('registry-inventory', language);
  const numbered = BUNDLE_PARTS.flatMap((part) => bundle.files.filter((file) => file.part === part)).map(
    (file, index) => ({ ...file, name: nameInBundle(file, index, bundleParts[file.part]) }),
  );
  const papers = numbered.flatMap(({ fileId, name }) => {
    const file = stored.get(fileId);
    return file === undefined ? [] : { name, file };
  });
  await refuseSealed(storage, papers);
  const first = await renderInventory(tools, dossier, paper, {
    on: brusselsDate(at),
    contents: numbered.map(({ name }) => name).join('\n'),
  });
  const content = packFiles(storage, [{ name: `000 ${inventory}.pdf`, content: first }, ...papers], FIXED);
  const name = `${dossier.fileNumber.replaceAll('/', '-')}-1631.zip`;
  return { name, mediaType: 'application/zip', content };
}

/** The same pieces give the same file. */
const FIXED = new Date('2020-01-01T00:00:00Z');

/** Numbered, so that two of one name never meet; without what no file system takes. */
function nameInBundle({ title, extension }: BundledFile, index: number, folder: string): string {
  const words = title.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim();
  return `${folder}/${String(index + 1).padStart(3, '0')} ${words.slice(0, 120)}.${extension}`;
}
