import type { ParamsOf } from '@prorata/contract/call';
import type { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { TemplateKey, TemplateValues } from '@prorata/documents/catalogue/templates';
import { recipientValues } from '@prorata/documents/form-of-address';
import { renderLetter } from '@prorata/documents/letter/render-letter';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, getDossier } from '../dossiers/find-dossier.ts';
import { readLetterhead, readOfficeValues } from '../dossiers/office-values.ts';
import { readTemplate } from '../templates/read-template.ts';
import { getDraftInForce } from './draft-in-force.ts';
import { getContestation } from './find-contestation.ts';

type PaperTools = Pick<Tools, 'db' | 'renderer'>;

/** The act of a declaration before the bailiff, with what was declared and room for two signatures. */
export async function downloadAct(
  tools: PaperTools,
  user: ActingUser,
  { dossierId, contestationId }: ParamsOf<typeof contestationsCalls.downloadAct>,
): Promise<OutgoingFile> {
  const dossier = await getDossier(tools.db, user, dossierId);
  const contestation = await getContestation(tools.db, dossier, contestationId);
  if (contestation.way !== 'declaration') throw new ProblemError('not-found');
  const draft = await getDraftInForce(tools.db, dossierId);
  const content = await render(tools, dossier, {
    key: 'contestation-declaration',
    date: contestation.contestedOn,
    addressee: [],
    values: {
      ...(await readOfficeValues(tools.db, dossier)),
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
  tools: PaperTools,
  dossier: DossierRecord,
  { on, contents }: { readonly on: IsoDate; readonly contents: string },
): Promise<Buffer> {
  return render(tools, dossier, {
    key: 'registry-inventory',
    date: on,
    addressee: [],
    values: {
      ...(await readOfficeValues(tools.db, dossier)),
      ...recipientValues('', null, dossier.language ?? 'nl'),
      'bundle.contents': contents,
    },
  });
}

interface Paper<Key extends TemplateKey> {
  readonly key: Key;
  readonly date: IsoDate;
  readonly addressee: readonly string[];
  readonly values: TemplateValues<Key>;
}

async function render<Key extends 'contestation-declaration' | 'registry-inventory'>(
  { db, renderer }: PaperTools,
  dossier: DossierRecord,
  { key, date, addressee, values }: Paper<Key>,
): Promise<Buffer> {
  const language = dossier.language ?? 'nl';
  const { body } = await readTemplate(db, key, language);
  const head = await readLetterhead(db, dossier, language, await readOfficeValues(db, dossier));
  const letterhead = { ...head, addressee: [...addressee], date };
  return Buffer.from(await renderLetter(renderer, { key, body, values, letterhead }));
}
