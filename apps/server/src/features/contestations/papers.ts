import type { ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { TemplateKey, TemplateValues } from '@prorata/documents/catalogue/templates';
import { recipientValues } from '@prorata/documents/form-of-address';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { readTogether } from '../../database/read-together.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, readInDossier } from '../dossiers/find-dossier.ts';
import { readLetterhead, readOfficeValues } from '../dossiers/office-values.ts';
import { readTemplate } from '../templates/read-template.ts';
import { getDraftInForce } from './draft-in-force.ts';
import { getContestation } from './find-contestation.ts';

type PaperTools = Pick<Tools, 'db' | 'renderer'>;
type PaperKey = 'contestation-declaration' | 'registry-inventory';

/** The act of a declaration before the bailiff, with what was declared and room for two signatures. */
export async function downloadAct(
  tools: PaperTools,
  user: ActingUser,
  { dossierId, contestationId }: ParamsOf<typeof contestationsCalls.downloadAct>,
): Promise<OutgoingFile> {
  const { db } = tools;
  const { dossier, contestation } = await readInDossier(db, user, dossierId, (db, dossier) =>
    readTogether(db, (db) => ({
      dossier,
      contestation: getContestation(db, { dossierId, contestationId }),
    })),
  );
  if (contestation.way !== 'declaration') throw new ProblemError('not-found');
  const { draft, paper } = await readTogether(db, (db) => ({
    draft: getDraftInForce(db, dossierId),
    paper: readPaper(db, dossier, 'contestation-declaration'),
  }));
  const content = await render(tools, paper, {
    key: 'contestation-declaration',
    date: contestation.contestedOn,
    values: {
      ...paper.office,
      ...recipientValues(contestation.contestant, null, dossier.language ?? 'nl'),
      'report.signedOn': brusselsDate(draft.signedAt),
      'contestation.contestant': contestation.contestant,
      'contestation.appearing': contestation.appearing,
      'contestation.date': contestation.contestedOn,
      'contestation.time': contestation.contestedTime,
      'contestation.against': contestation.against,
      'contestation.requested': contestation.requested,
      'contestation.grounds': contestation.grounds,
    },
  });
  const name = `${dossier.fileNumber.replaceAll('/', '-')}-${contestation.contestedOn}.pdf`;
  return { name, mediaType: 'application/pdf', content };
}

/** The first page of the bundle: what is handed in, numbered, with room for the receipt of the registry. */
export async function renderInventory(
  tools: Pick<PaperTools, 'renderer'>,
  dossier: DossierRecord,
  paper: Awaited<ReturnType<typeof readPaper>>,
  { on, contents }: { readonly on: IsoDate; readonly contents: string },
): Promise<Buffer> {
  return render(tools, paper, {
    key: 'registry-inventory',
    date: on,
    values: {
      ...paper.office,
      ...recipientValues('', null, dossier.language ?? 'nl'),
      'bundle.contents': contents,
    },
  });
}

interface Paper<Key extends TemplateKey> {
  readonly key: Key;
  readonly date: IsoDate;
  readonly values: TemplateValues<Key>;
}

/** What a paper of the office says and looks like, whatever it is about. */
export function readPaper(db: Database, dossier: DossierRecord, key: PaperKey) {
  const language = dossier.language ?? 'nl';
  return readTogether(db, (db) => {
    const office = readOfficeValues(db, dossier);
    return {
      office,
      template: readTemplate(db, key, language),
      head: readLetterhead(db, dossier, language, office),
    };
  });
}

async function render<Key extends PaperKey>(
  { renderer }: Pick<PaperTools, 'renderer'>,
  { template: { body }, head }: Awaited<ReturnType<typeof readPaper>>,
  { key, date, values }: Paper<Key>,
): Promise<Buffer> {
  const letterhead = { ...head, addressee: [], date };
  return Buffer.from(await renderLetter(renderer, { key, body, values, letterhead }));
}
