import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../pages/html.ts';
import { renderPage, type StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { findSignatureFault } from './check-signature.ts';
import { type ObjectVersion, ObjectVersions } from './object-versions.ts';

const BUCKET = 'prorata';
const ROOT = '/object-store/s3';
const MAX_OBJECT_BYTES = 200 * 1024 * 1024;
const MAX_LISTED = 1000;

interface StoreRequest {
  Params: { bucket: string; '*'?: string };
  Querystring: Readonly<Record<string, string | undefined>>;
  Body: Buffer | undefined;
}

type Asked = FastifyRequest<StoreRequest>;

/** A store of objects that speaks the protocol of S3, with one bucket that keeps versions and honours locks. */
export async function registerObjectStore(app: FastifyInstance, settings: Settings): Promise<void> {
  const objects = await ObjectVersions.open(path.join(settings.dataFolder, 'object-store'));
  await app.register(async (counter) => {
    counter.removeAllContentTypeParsers();
    counter.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_OBJECT_BYTES },
      (_request, body, done) => done(null, body),
    );
    counter.addHook<StoreRequest>('preHandler', async (request, reply) => {
      const { method, url, headers } = request.raw;
      const asked = { method: method ?? '', url: url ?? '', headers, body: bodyOf(request) };
      const fault = findSignatureFault(asked, settings.objectStoreKeys, new Date());
      if (fault) return refuse(reply, 403, fault);
      if (request.params.bucket !== BUCKET) return refuse(reply, 404, 'NoSuchBucket');
    });
    registerBucket(counter, objects);
    registerObjects(counter, objects);
  });
  app.get('/object-store', (_request, reply) => reply.type('text/html').send(renderListPage(objects)));
}

function registerBucket(counter: FastifyInstance, objects: ObjectVersions): void {
  // The name of a bucket may end in a slash.
  for (const place of [`${ROOT}/:bucket`, `${ROOT}/:bucket/`]) {
    counter.get<StoreRequest>(place, async ({ query }, reply) => answerBucket(objects, query, reply));
  }
}

function answerBucket(
  objects: ObjectVersions,
  query: StoreRequest['Querystring'],
  reply: FastifyReply,
): FastifyReply {
  if (query['versioning'] !== undefined) {
    return sendXml(reply, html`<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>`);
  }
  const max = Math.min(Number(query['max-keys'] ?? MAX_LISTED), MAX_LISTED);
  const after = query['continuation-token'] ?? query['start-after'] ?? '';
  const found = objects.list(query['prefix'] ?? '', after);
  const listed = found.slice(0, max);
  const isCut = found.length > listed.length;
  return sendXml(
    reply,
    html`<ListBucketResult><Name>${BUCKET}</Name><KeyCount>${listed.length}</KeyCount><MaxKeys>${max}</MaxKeys><IsTruncated>${String(isCut)}</IsTruncated>${
      isCut ? html`<NextContinuationToken>${listed.at(-1)?.key ?? ''}</NextContinuationToken>` : null
    }${listed.map(
      ({ key, storedAt, sizeBytes, sha256 }) =>
        html`<Contents><Key>${key}</Key><LastModified>${storedAt}</LastModified><ETag>"${sha256}"</ETag><Size>${sizeBytes}</Size></Contents>`,
    )}</ListBucketResult>`,
  );
}

function registerObjects(counter: FastifyInstance, objects: ObjectVersions): void {
  const place = `${ROOT}/:bucket/*`;
  counter.put<StoreRequest>(place, (request, reply) =>
    request.headers['x-amz-copy-source'] ? copy(objects, request, reply) : put(objects, request, reply),
  );
  counter.route<StoreRequest>({
    method: ['GET', 'HEAD'],
    url: place,
    handler: async (request, reply) => {
      const version = findAsked(objects, request);
      if (version === undefined) return refuse(reply, 404, 'NoSuchKey');
      describe(reply, version).type('application/octet-stream');
      if (request.method === 'HEAD') return reply.header('content-length', version.sizeBytes).send();
      return reply.send(await objects.read(version));
    },
  });
  counter.delete<StoreRequest>(place, async (request, reply) => {
    const { versionId } = request.query;
    if (versionId === undefined) {
      await objects.mark(keyOf(request), new Date());
      return reply.code(204).send();
    }
    const version = objects.find(keyOf(request), versionId);
    if (version?.lockedUntil && Date.parse(version.lockedUntil) > Date.now()) {
      return refuse(reply, 403, 'AccessDenied');
    }
    if (version) await objects.remove(version);
    return reply.code(204).send();
  });
}

/** Takes an object whose bytes are those that were announced. */
async function put(objects: ObjectVersions, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const content = bodyOf(request);
  const hash = createHash('sha256').update(content);
  const sha256 = hash.copy().digest('hex');
  const announced = request.headers['x-amz-checksum-sha256'];
  if (announced !== undefined && announced !== hash.digest('base64')) return refuse(reply, 400, 'BadDigest');
  const version = await objects.put(
    keyOf(request),
    content,
    { sha256, lockedUntil: lockOf(request) },
    new Date(),
  );
  return describe(reply, version).send();
}

async function copy(objects: ObjectVersions, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const named = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
  const source = named.startsWith(`${BUCKET}/`) ? objects.current(named.slice(BUCKET.length + 1)) : undefined;
  if (source === undefined) return refuse(reply, 404, 'NoSuchKey');
  const described = { sha256: source.sha256, lockedUntil: lockOf(request) };
  const { storedAt, sha256 } = await objects.put(
    keyOf(request),
    await objects.read(source),
    described,
    new Date(),
  );
  return sendXml(
    reply,
    html`<CopyObjectResult><LastModified>${storedAt}</LastModified><ETag>"${sha256}"</ETag></CopyObjectResult>`,
  );
}

function describe(reply: FastifyReply, version: ObjectVersion): FastifyReply {
  return reply.headers({
    etag: `"${version.sha256}"`,
    'last-modified': new Date(version.storedAt).toUTCString(),
    'x-amz-version-id': version.versionId,
    'x-amz-checksum-sha256': Buffer.from(version.sha256, 'hex').toString('base64'),
  });
}

function findAsked(objects: ObjectVersions, request: Asked): ObjectVersion | undefined {
  const { versionId } = request.query;
  return versionId ? objects.find(keyOf(request), versionId) : objects.current(keyOf(request));
}

function keyOf({ params }: Asked): string {
  return params['*'] ?? '';
}

function bodyOf({ body }: Asked): Buffer {
  return body ?? Buffer.alloc(0);
}

function lockOf({ headers }: Asked): string | null {
  const until = headers['x-amz-object-lock-retain-until-date'];
  return headers['x-amz-object-lock-mode'] && typeof until === 'string' ? until : null;
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return sendXml(reply.code(status), html`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function sendXml(reply: FastifyReply, { markup }: ReturnType<typeof html>): FastifyReply {
  return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${markup}`);
}

function renderListPage(objects: ObjectVersions): string {
  const all = objects.list('', '');
  const content = html`<h1>Stored files</h1>
<p class="lead">${all.length} files in the bucket ${BUCKET}. They are kept under the name of their content.</p>
<ul>${all.slice(0, MAX_LISTED).map(({ key, sizeBytes }) => html`<li>${key} (${sizeBytes} bytes)</li>`)}</ul>`;
  return renderPage({ service: 'Stand-in store', title: 'Stored files', content });
}

/** How the overview of the stand-ins presents the store. */
export const OBJECT_STORE: StandIn = {
  name: 'Stand-in store of files',
  text: 'In place of a store that speaks the protocol of S3. The product uses it when S3_URL names it; otherwise files lie on this machine.',
  links: [{ href: '/object-store', text: 'Look at stored files' }],
};
