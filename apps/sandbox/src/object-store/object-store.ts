import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../pages/html.ts';
import { renderPage, type StandIn } from '../pages/page.ts';
import type { Settings } from '../settings.ts';
import { findSignatureFault, readAccessKeyId, type SignatureFault } from './check-signature.ts';
import { type ObjectVersion, ObjectVersions } from './object-versions.ts';

const BUCKET = 'prorata';
const REGION = 'us-east-1';
/** Keys that may look and no more; their secret is that of the others. */
const READER = 'stand-in-reader';
const ROOT = '/object-store/s3';
const MAX_OBJECT_BYTES = 200 * 1024 * 1024;
const MAX_LISTED = 1000;

interface StoreRequest {
  Params: { bucket: string; '*'?: string };
  Querystring: Readonly<Record<string, string | undefined>>;
  Body: Buffer | undefined;
}

type Asked = FastifyRequest<StoreRequest>;

interface Bucket {
  readonly objects: ObjectVersions;
  readonly hasLock: boolean;
}

type FindBucket = (request: Asked) => Bucket;

/**
 * A store of objects that speaks the protocol of S3, with one bucket that keeps versions and honours locks. Others can be made,
 * with lock or without; that they were made is forgotten when the store ends.
 */
export async function registerObjectStore(app: FastifyInstance, settings: Settings): Promise<void> {
  const place = path.join(settings.dataFolder, 'object-store');
  const own: Bucket = { objects: await ObjectVersions.open(place), hasLock: true };
  const buckets = new Map([[BUCKET, own]]);
  await app.register(async (counter) => {
    counter.removeAllContentTypeParsers();
    counter.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_OBJECT_BYTES },
      (_request, body, done) => done(null, body),
    );
    counter.setErrorHandler((_error, _request, reply) => refuse(reply, 500, 'InternalError'));
    counter.addHook<StoreRequest>('preHandler', async (request, reply) => {
      const { method, url, headers } = request.raw;
      const asked = { method: method ?? '', url: url ?? '', headers, body: bodyOf(request) };
      const isReader = readAccessKeyId(asked) === READER;
      const keys = { ...settings.objectStoreKeys, ...(isReader && { accessKeyId: READER }), region: REGION };
      const fault = findSignatureFault(asked, keys, new Date());
      if (fault) return refuse(reply, MALFORMED.has(fault) ? 400 : 403, fault);
      const isReading = method === 'GET' || method === 'HEAD';
      if (isReader && !isReading) return refuse(reply, 403, 'AccessDenied');
      const isMaking = method === 'PUT' && !request.params['*'];
      if (!isMaking && !buckets.has(request.params.bucket)) return refuse(reply, 404, 'NoSuchBucket');
    });
    const find: FindBucket = ({ params }) => buckets.get(params.bucket) ?? own;
    registerBucket(counter, find);
    registerMaking(counter, place, buckets);
    registerObjects(counter, find);
  });
  app.get('/object-store', (_request, reply) => reply.type('text/html').send(renderListPage(own.objects)));
}

/** What S3 calls a bad request, and not a refusal. */
const MALFORMED: ReadonlySet<SignatureFault> = new Set([
  'AuthorizationHeaderMalformed',
  'XAmzContentSHA256Mismatch',
]);

// The name of a bucket may end in a slash.
const BUCKET_PLACES = [`${ROOT}/:bucket`, `${ROOT}/:bucket/`];

function registerBucket(counter: FastifyInstance, find: FindBucket): void {
  for (const place of BUCKET_PLACES) {
    counter.get<StoreRequest>(place, async (request, reply) =>
      answerBucket(find(request).objects, request, reply),
    );
  }
}

function registerMaking(counter: FastifyInstance, folder: string, buckets: Map<string, Bucket>): void {
  for (const place of BUCKET_PLACES) {
    counter.put<StoreRequest>(place, async ({ params, headers }, reply) => {
      if (buckets.has(params.bucket)) return refuse(reply, 409, 'BucketAlreadyOwnedByYou');
      const objects = await ObjectVersions.open(`${folder}-${encodeURIComponent(params.bucket)}`);
      buckets.set(params.bucket, {
        objects,
        hasLock: headers['x-amz-bucket-object-lock-enabled'] === 'true',
      });
      return reply.header('location', `/${params.bucket}`).send();
    });
  }
}

function answerBucket(objects: ObjectVersions, { query, params }: Asked, reply: FastifyReply): FastifyReply {
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
    html`<ListBucketResult><Name>${params.bucket}</Name><KeyCount>${listed.length}</KeyCount><MaxKeys>${max}</MaxKeys><IsTruncated>${String(isCut)}</IsTruncated>${
      isCut ? html`<NextContinuationToken>${listed.at(-1)?.key ?? ''}</NextContinuationToken>` : null
    }${listed.map(
      ({ key, storedAt, sizeBytes, sha256 }) =>
        html`<Contents><Key>${key}</Key><LastModified>${storedAt}</LastModified><ETag>"${sha256}"</ETag><Size>${sizeBytes}</Size></Contents>`,
    )}</ListBucketResult>`,
  );
}

function registerObjects(counter: FastifyInstance, find: FindBucket): void {
  const place = `${ROOT}/:bucket/*`;
  counter.put<StoreRequest>(place, (request, reply) => {
    const { objects, hasLock } = find(request);
    if (lockOf(request) !== null && !hasLock) {
      return refuse(reply, 400, 'InvalidRequest', 'Bucket is missing Object Lock Configuration');
    }
    return request.headers['x-amz-copy-source']
      ? copy(objects, request, reply)
      : put(objects, request, reply);
  });
  counter.route<StoreRequest>({
    method: ['GET', 'HEAD'],
    url: place,
    handler: async (request, reply) => {
      const { objects } = find(request);
      const version = findAsked(objects, request);
      if (version === undefined) return refuse(reply, 404, 'NoSuchKey');
      describe(reply, version).type('application/octet-stream');
      const isAskedForHash = request.headers['x-amz-checksum-mode'] === 'ENABLED';
      if (!isAskedForHash) reply.removeHeader('x-amz-checksum-sha256');
      if (request.method === 'HEAD') return reply.header('content-length', version.sizeBytes).send();
      return reply.send(await objects.read(version));
    },
  });
  counter.delete<StoreRequest>(place, async (request, reply) => {
    const { versionId } = request.query;
    const { objects } = find(request);
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
  const { bucket } = request.params;
  const source = named.startsWith(`${bucket}/`) ? objects.current(named.slice(bucket.length + 1)) : undefined;
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

function refuse(reply: FastifyReply, status: number, code: string, message = code): FastifyReply {
  const region = code === 'AuthorizationHeaderMalformed' ? html`<Region>${REGION}</Region>` : null;
  return sendXml(
    reply.code(status),
    html`<Error><Code>${code}</Code><Message>${message}</Message>${region}</Error>`,
  );
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
