import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WorkFor } from '../../adapters/guarded-process.ts';
import { makePassingFolder } from '../../adapters/passing-folder.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { cutToBytes } from './cut-to-bytes.ts';

/**
 * The file of an upload, which lies on disk until its request is answered. Name and content come from a stranger:
 * neither says for certain what the other is.
 */
export interface UploadedFile extends WorkFor {
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

interface Upload {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: UploadedFile;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where uploads wait, for nobody else's eyes. */
    uploadsFolder: string;
  }
}

/** Beside its file an upload has a handful of short fields. */
const LIMITS = { files: 1, fields: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 };
/** The longest name that a disk takes. Cut before anything reads it: a form may carry 80 kB of name. */
const MAX_NAME_BYTES = 255;

/** Lets the routes of `app`, and no others, be sent files. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
  const folder = await makePassingFolder('uploads');
  app.decorate('uploadsFolder', folder);
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
}

/** The one file of an upload and the fields beside it. However large, it never lies in memory as a whole. */
export async function readUpload(
  request: FastifyRequest,
  maxFileBytes: number,
  whose: Pick<WorkFor, 'holder' | 'network'>,
): Promise<Upload> {
  if (!request.isMultipart()) throw new ProblemError('unsupported-media-type');
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxFileBytes } })) {
      if (part.type === 'file') {
        const isAwaited = () => !request.raw.socket.destroyed;
        const name = cutToBytes(part.filename ?? '', MAX_NAME_BYTES);
        file = { name, ...whose, isAwaited, ...(await receive(request, part.file)) };
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw hasCode(error) ? error : new ProblemError('malformed-form', { cause: error });
  }
  if (file === undefined) throw new ProblemError('upload-no-files');
  if (file.sizeBytes === 0) throw new ProblemError('upload-empty');
  return { fields, file };
}

async function receive(
  request: FastifyRequest,
  source: Readable,
): Promise<Pick<UploadedFile, 'path' | 'sizeBytes' | 'sha256'>> {
  const place = path.join(request.server.uploadsFolder, randomUUID());
  // What stands in this list is removed once the request is answered, or its sender gone.
  request.tmpUploads = [...(request.tmpUploads ?? []), place];
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(source, measured, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  return { path: place, sizeBytes, sha256: hash.digest('hex') };
}

/** What is too large, too many or a failing disk has a code; whatever else is thrown is about a form that cannot be read. */
function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}
