import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/** The file of an upload. Name and content come from a stranger: neither says for certain what the other is. */
export interface UploadedFile {
  readonly name: string;
  readonly content: Buffer;
}

interface Upload {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: UploadedFile;
}

/** Beside its file an upload has a handful of short fields. */
const LIMITS = { files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 };

/** Lets the routes of `app`, and no others, be sent files. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
}

/** The one file of an upload and the fields beside it. */
export async function readUpload(request: FastifyRequest, largestFileBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError('unsupported-media-type');
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: largestFileBytes } })) {
      if (part.type === 'file') file = { name: part.filename, content: await part.toBuffer() };
      else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw isOfFastify(error) ? error : new ProblemError('malformed-json', { cause: error });
  }
  if (file === undefined) throw new ProblemError('upload-no-files');
  if (file.content.length === 0) throw new ProblemError('upload-empty');
  return { fields, file };
}

/** What is too large or too many has a code; whatever else the parser throws is about a form that it cannot read. */
function isOfFastify(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}
