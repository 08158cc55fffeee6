import { createHash } from 'node:crypto';
import type { Credential } from '../authority.ts';
import { openStampService } from '../stamp-time.ts';
import { openStatusService, type Status } from '../tell-revocation.ts';
import { Draft, readEntry, streamOf, withEntryReplaced } from './draft.ts';
import { EMPTY_STAMP, fieldOf, fillIn, type Range } from './sign-revision.ts';
import type { Tools } from './tools.ts';
import type { RevisionForm } from './write-revision.ts';

export interface ValidationForm {
  readonly card?: Credential;
  readonly status?: Status;
  /** Leaves out the revocation list, so that the answers alone must prove. */
  readonly withoutList?: boolean;
  /** Changes what the revision with the validation data holds. */
  readonly changeData?: (draft: Draft, parts: StoreParts) => void;
  readonly dataRevision?: RevisionForm;
}

/** The new streams of a document security store. */
export interface StoreParts {
  readonly certificates: readonly number[];
  readonly answers: readonly number[];
  readonly lists: readonly number[];
}

type Services = Pick<Tools, 'authority' | 'card' | 'stampService' | 'responder' | 'at'>;

/** Adds certificates, OCSP answers and the revocation list in a revision of their own (DSS, ISO 32000-2, 12.8.4.3). */
export async function addValidationData(
  signed: Uint8Array,
  tools: Services,
  form: ValidationForm = {},
): Promise<Buffer> {
  const draft = new Draft(signed);
  const parts = await addStreams(draft, tools, form);
  const known =
    readEntry(draft.read(draft.find('catalog')), 'DSS') === undefined ? '' : draft.read(draft.find('dss'));
  const key = createHash('sha1').update(lastContainer(signed)).digest('hex').toUpperCase();
  const dss = draft.add(storeOf(parts, known, key));
  draft.place('dss', dss);
  draft.edit(draft.find('catalog'), (catalog) => withEntryReplaced(catalog, 'DSS', `${dss} 0 R`));
  form.changeData?.(draft, parts);
  return draft.write(form.dataRevision);
}

async function addStreams(
  draft: Draft,
  { authority, card, stampService, responder, at }: Services,
  form: ValidationForm,
): Promise<StoreParts> {
  const signer = form.card ?? card;
  const root = new Uint8Array(authority.certificate.rawData);
  const [own = root, stamp = root, answering = root] = [signer, stampService, responder].map(
    ({ certificate }) => new Uint8Array(certificate.rawData),
  );
  const status = openStatusService({ authority, responder, signer: own, status: form.status ?? 'good', at });
  const answers = [await status.getOCSP?.(own, root), await status.getOCSP?.(stamp, root)];
  const list = form.withoutList ? null : await status.getCRL?.(own);
  const addAll = (items: readonly (Uint8Array | null | undefined)[]) =>
    items.flatMap((item) => (item ? [draft.add(streamOf(item))] : []));
  return {
    certificates: addAll([own, root, stamp, answering]),
    answers: addAll(answers),
    lists: addAll([list]),
  };
}

/** All that the store before it held is still there. */
function storeOf(parts: StoreParts, known: string, key: string): string {
  const listed = (name: string, ids: readonly number[]) =>
    `[${[(readEntry(known, name) ?? '[]').slice(1, -1), ...ids.map((id) => `${id} 0 R`)].join(' ').trim()}]`;
  const named = (ids: readonly number[]) => `[${ids.map((id) => `${id} 0 R`).join(' ')}]`;
  const entry = `/${key} <<\n/Cert ${named(parts.certificates)}\n/OCSP ${named(parts.answers)}\n/CRL ${named(parts.lists)}\n>>`;
  const entries = /\/VRI <<\n([\s\S]*)\n>>\n>>$/.exec(known)?.[1] ?? '';
  return [
    '<<\n/Type /DSS',
    `/Certs ${listed('Certs', parts.certificates)}`,
    `/OCSPs ${listed('OCSPs', parts.answers)}`,
    `/CRLs ${listed('CRLs', parts.lists)}`,
    `/VRI <<\n${[entries, entries.includes(key) ? '' : entry].filter(Boolean).join('\n')}\n>>\n>>`,
  ].join('\n');
}

/** The container of the newest signature or document time stamp, with its padding. */
function lastContainer(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes).toString('latin1');
  const start = text.lastIndexOf('/Contents <') + '/Contents <'.length;
  return Buffer.from(text.slice(start, text.indexOf('>', start)), 'hex');
}

export interface StampForm {
  readonly change?: (draft: Draft, field: number, stamp: number) => void;
  readonly range?: (range: Range, bytes: Buffer) => Range;
  readonly falsify?: (digest: Uint8Array) => Uint8Array;
  readonly isUnknown?: boolean;
  readonly at?: Date;
  readonly revision?: RevisionForm;
}

/** Adds a document time stamp over all that is there (B-LTA). */
export async function addDocumentTimeStamp(
  document: Uint8Array,
  tools: Tools,
  form: StampForm = {},
): Promise<Buffer> {
  const draft = new Draft(document);
  const stamp = draft.add(EMPTY_STAMP);
  const field = draft.add(fieldOf(`Timestamp_${stamp}`, stamp, draft.page()));
  draft.edit(draft.find('form'), (body) => {
    const fields = readEntry(body, 'Fields') ?? '[]';
    return withEntryReplaced(body, 'Fields', `${fields.slice(0, -1)} ${field} 0 R]`);
  });
  form.change?.(draft, field, stamp);
  const authority = form.isUnknown ? tools.impostor : tools.authority;
  const service = form.isUnknown ? await authority.issueStampService() : tools.stampService;
  const stamps = openStampService(service, authority, {
    at: form.at ?? tools.at,
    falsify: form.falsify ?? ((digest) => digest),
  });
  return fillIn(draft.write(form.revision), document.length, form, (covered) =>
    stamps.timestamp(createHash('sha256').update(covered).digest(), 'SHA-256'),
  );
}
