import type { IncomingHttpHeaders } from 'node:http';
import type { Call, FileAnswer } from '@prorata/contract/call';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { OutgoingFile } from './route.ts';
import { writtenOnce } from './unchanging.ts';

/** A handler gave something else than the contract promises: our mistake, which must not reach the caller. */
class BrokenPromiseError extends Error {
  override readonly name = 'BrokenPromiseError';
}

/** What a handler gave, checked by the contract, or as it is sent where it never changes. Members that the contract does not name stay here. */
export function answerFrom(call: Call, given: unknown): unknown {
  const { answer } = call;
  if (!(answer instanceof z.ZodType)) return given;
  const check = (one: unknown) => checked(call, answer, one);
  return writtenOnce(given, check) ?? check(given);
}

function checked({ method, path }: Call, answer: z.ZodType, given: unknown): unknown {
  const { data, error } = answer.safeParse(given);
  if (!error) return data;
  const places = error.issues.map((issue) => `${issue.path.join('.') || 'the whole'} (${issue.message})`);
  throw new BrokenPromiseError(
    `${method} ${path} does not answer as the contract says: ${places.join(', ')}`,
  );
}

export function sendAnswer(
  { status, answer: promised, maxAgeSeconds }: Call,
  answer: unknown,
  reply: FastifyReply,
): FastifyReply {
  void reply.code(status);
  if (maxAgeSeconds !== undefined) void reply.header('cache-control', `public, max-age=${maxAgeSeconds}`);
  if (promised === null) return reply.send();
  if (!(promised instanceof z.ZodType)) return sendFile(promised, answer as OutgoingFile, reply);
  return Buffer.isBuffer(answer) ? reply.type(JSON_TYPE).send(answer) : reply.send(answer);
}

/** As Fastify calls what it writes out itself. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** A file is saved, or shown by our own pages; should a browser open it itself, it has no rights and no origin. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

function sendFile(promised: FileAnswer, file: OutgoingFile, reply: FastifyReply): FastifyReply {
  if (!promised.file.includes(file.mediaType)) {
    throw new BrokenPromiseError(
      `The contract promises ${promised.file.join(' or ')}, not ${file.mediaType}.`,
    );
  }
  if (file.edition !== undefined) {
    const { tag, changedAt } = file.edition;
    void reply.headers({
      etag: `"${tag}"`,
      'last-modified': changedAt.toUTCString(),
      'cache-control': 'private, no-cache',
    });
    if (hasAlready(reply.request.headers, file.edition)) return reply.code(304).send();
  }
  if (file.sizeBytes !== undefined) void reply.header('content-length', file.sizeBytes);
  return reply
    .type(file.mediaType)
    .header('content-disposition', attachmentNamed(file.name))
    .header('content-security-policy', FILE_POLICY)
    .send(file.content);
}

/** RFC 9110, 13.2.2: the tag decides where one is named, else the time, which knows whole seconds only. */
function hasAlready(
  { 'if-none-match': tags, 'if-modified-since': since }: IncomingHttpHeaders,
  { tag, changedAt }: NonNullable<OutgoingFile['edition']>,
): boolean {
  if (tags !== undefined) {
    return tags.split(',').some((one) => ['*', `"${tag}"`].includes(one.trim().replace(/^W\//, '')));
  }
  return since !== undefined && Math.floor(changedAt.getTime() / 1000) * 1000 <= Date.parse(since);
}

/** RFC 6266: the name in plain letters for old programs, and as it is for all others. */
function attachmentNamed(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .()-]/g, '');
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
