import { inflate } from '../pdf/inflate.ts';
import type { PdfPage } from '../pdf/page-list.ts';
import { dictionaryOf } from '../pdf/pdf-value.ts';
import type { PdfDocument, PdfRevision } from '../pdf/read-document.ts';
import type { Trust } from '../signature/certificates.ts';
import { type DocumentStamp, readDocumentStamp } from '../signature/document-stamp.ts';
import type { FoundSignature } from '../signature/pdf-signature.ts';
import type { SignatureCheck } from '../signature/read-signature.ts';
import { SignatureError } from '../signature/signature-error.ts';
import {
  isStampToken,
  joinValidationData,
  NO_VALIDATION_DATA,
  parseAnswer,
  parseCertificate,
  parseList,
  type ValidationData,
} from '../signature/validation-data.ts';
import { type AllowedRevision, asSignedOtherwise, GrowingDocument } from './check-revision.ts';
import type { EvidenceObject } from './evidence-store.ts';
import type { Addition } from './report-proof.ts';
import { refuseChange } from './revision-check.ts';
import type { SignatureField } from './signature-field.ts';

/** The additions of the revisions after the report, up to the first one that is refused. */
export interface DocumentHistory {
  readonly pages: readonly PdfPage[];
  readonly refusal: SignatureError | null;
  readonly data: ValidationData;
  readonly stamps: readonly AddedStamp[];
  /** The revisions behind the signature that brought validation data. */
  readonly evidenceIn: readonly number[];
}

/** A time stamp over the document, of which only the place is known to be allowed. */
interface AddedStamp {
  readonly field: SignatureField;
  readonly revision: PdfRevision;
  readonly index: number;
}

/** A revocation list of a large authority takes some megabytes. */
const MAX_EVIDENCE_BYTES = 32 * 1024 * 1024;

/** Follows a document from the report to its last revision; the signature has the first revision after the report. */
export async function followHistory(
  document: PdfDocument,
  found: FoundSignature | null,
): Promise<DocumentHistory> {
  const [base, ...later] = document.revisions;
  const growing = new GrowingDocument(base.objects, document.root);
  const data: ValidationData[] = [];
  const stamps: AddedStamp[] = [];
  const evidenceIn: number[] = [];
  let refusal: SignatureError | null = null;
  try {
    if (found !== null && found.revision !== 1)
      throw new SignatureError('signedOtherwise', 'not signed at once');
    for (const [place, revision] of later.entries()) {
      const index = place + 1;
      const allowed = addRevision(growing, revision, found?.revision === index);
      if (allowed.evidence.length > 0) evidenceIn.push(index);
      data.push(await parseEvidence(allowed.evidence));
      if (allowed.field?.kind === 'documentTimeStamp') stamps.push({ field: allowed.field, revision, index });
    }
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    refusal = error;
  }
  return {
    pages: growing.pages,
    refusal,
    data: joinValidationData([NO_VALIDATION_DATA, ...data]),
    stamps,
    evidenceIn,
  };
}

function addRevision(
  growing: GrowingDocument,
  { objects }: PdfRevision,
  isSigning: boolean,
): AllowedRevision {
  try {
    const allowed = growing.add(objects);
    const kind = allowed.field?.kind;
    if (isSigning ? kind !== 'signature' : kind === 'signature')
      refuseChange('a signature in another revision');
    return allowed;
  } catch (error) {
    throw isSigning ? asSignedOtherwise(error) : error;
  }
}

async function parseEvidence(evidence: readonly EvidenceObject[]): Promise<ValidationData> {
  const parts = await Promise.all(evidence.map(parseOne));
  return joinValidationData(parts);
}

async function parseOne({ kind, object }: EvidenceObject): Promise<ValidationData> {
  const isPacked = dictionaryOf(object.value)?.entries.has('Filter') === true;
  const bytes = isPacked
    ? await inflate(object.stream ?? new Uint8Array(), MAX_EVIDENCE_BYTES)
    : object.stream;
  const none = NO_VALIDATION_DATA;
  if (bytes === null || bytes === undefined) return refuseChange(`object ${object.number} is damaged`);
  if (kind === 'stamp' && isStampToken(bytes)) return none;
  const certificate = kind === 'certificate' ? parseCertificate(bytes) : undefined;
  const answer = kind === 'answer' ? parseAnswer(bytes) : undefined;
  const list = kind === 'list' ? parseList(bytes) : undefined;
  if (certificate !== undefined) return { ...none, certificates: [certificate] };
  if (answer !== undefined) return { ...none, answers: [answer] };
  return list === undefined
    ? refuseChange(`object ${object.number} is no ${kind}`)
    : { ...none, lists: [list] };
}

/** Checks the time stamps over the document, each no earlier than the one before it. @throws {SignatureError} */
export async function readStamps(
  bytes: Uint8Array,
  stamps: readonly AddedStamp[],
  trust: Trust,
  { at, since }: Pick<SignatureCheck, 'at' | 'since'>,
): Promise<DocumentStamp[]> {
  const read: DocumentStamp[] = [];
  for (const { field, revision, index } of stamps) {
    const period = { from: read.at(-1)?.at ?? since ?? null, until: at };
    read.push(await readDocumentStamp(bytes, { revision, index }, field.signature, { trust, period }));
  }
  return read;
}

/** The additions behind the signature, revision by revision. */
export function listAdditions({ evidenceIn }: DocumentHistory, stamps: readonly DocumentStamp[]): Addition[] {
  const all = [
    ...evidenceIn.map((revision) => ({ revision, kind: 'validationData' as const, at: null })),
    ...stamps.map(({ revision, at }) => ({ revision, kind: 'documentTimeStamp' as const, at })),
  ];
  return all
    .filter(({ revision }) => revision > 1)
    .sort((one, other) => one.revision - other.revision)
    .map(({ kind, at }) => ({ kind, at }));
}
