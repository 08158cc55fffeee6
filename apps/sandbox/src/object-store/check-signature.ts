import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a request says of itself, as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent: what is signed is their spelling, not their meaning. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface StoreKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** As the protocol names what is wrong. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'AuthorizationHeaderMalformed'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch'
  | 'SignatureDoesNotMatch';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/;
const INSTANT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const MAX_SKEW_MILLISECONDS = 15 * 60 * 1000;

/** Of whom a request says that it comes. */
export function readAccessKeyId({ headers }: Pick<SignedRequest, 'headers'>): string | undefined {
  return AUTHORIZATION.exec(String(headers['authorization'] ?? ''))?.groups?.['key'];
}

/** Checks a signature of version 4, and that the body is the one that was signed. */
export function findSignatureFault(
  { method, url, headers, body }: SignedRequest,
  { accessKeyId, secretAccessKey, region: ownRegion }: StoreKeys & { readonly region: string },
  now: Date,
): SignatureFault | undefined {
  const header = (name: string) => [headers[name] ?? ''].flat().join(',').trim().replaceAll(/ +/g, ' ');
  const { key, day, region, names, signature } = AUTHORIZATION.exec(header('authorization'))?.groups ?? {};
  if (!key || !day || !region || !names || !signature) return 'AccessDenied';
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  if (region !== ownRegion) return 'AuthorizationHeaderMalformed';
  const signedNames = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedNames.includes(name))) {
    return 'AccessDenied';
  }
  const at = header('x-amz-date');
  const instant = Date.parse(at.replace(INSTANT, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now.getTime() - instant) <= MAX_SKEW_MILLISECONDS) || !at.startsWith(day)) {
    return 'RequestTimeTooSkewed';
  }
  const bodyHash = header('x-amz-content-sha256');
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signedNames.map((name) => `${name}:${header(name)}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(signingKey, toSign);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

/** Sorted by name; a name without a value has an empty one. */
function canonicalQuery(query: string): string {
  const pairs = query.split('&').filter((pair) => pair !== '');
  return pairs
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
