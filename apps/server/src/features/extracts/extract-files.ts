import type { AnswerOf } from '@prorata/contract/call';
import type { extractsCalls } from '@prorata/contract/extracts/calls';
import { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { type ExtractRecord, getExtract } from './find-extract.ts';

type ExtractType = ExtractRecord['extractType'];

const PDF = ['application/pdf'] as const;

/** What each type of extract is as a file. The first is what it is kept as; programs call text by other names, too. */
const MEDIA_TYPES = {
  cbbDutch: PDF,
  cbbFrench: PDF,
  providerCsv: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  providerXml: ['application/xml', 'text/xml'],
  providerPdf: PDF,
} as const satisfies Record<ExtractType, readonly string[]>;

export function mediaTypeOf(type: ExtractType): 'application/pdf' | 'text/csv' | 'application/xml' {
  return MEDIA_TYPES[type][0];
}

export function listExtractTypes(hasSample: boolean): AnswerOf<typeof extractsCalls.listTypes> {
  return {
    items: EXTRACT_TYPES.map((docTypeId) => ({
      docTypeId,
      mediaTypes: [...MEDIA_TYPES[docTypeId]],
      hasSample,
    })),
  };
}

/** The bytes of an extract of the own office, until they are erased. */
export async function downloadExtract(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  extractId: string,
): Promise<OutgoingFile> {
  const { fileId, fileName, extractType } = await getExtract(db, user, extractId);
  if (fileId === null) throw new ProblemError('not-found');
  const file = await db.selectFrom('files').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow();
  refuseUnjudged(file);
  return {
    name: fileName,
    mediaType: mediaTypeOf(extractType),
    content: await storage.open(file),
    sizeBytes: Number(file.sizeBytes),
  };
}
