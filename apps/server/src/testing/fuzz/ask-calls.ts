import { type Call, type Caller, IDEMPOTENCY_KEY_HEADER } from '@prorata/contract/call';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, problemSchema } from '@prorata/contract/problems';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { SERVICE_KEY_HEADER } from '../../http/authentication/authenticate.ts';
import { formOf } from '../../http/testing/form.ts';
import type { TestServer } from '../test-server.ts';
import { type Chance, chanceOf } from './chance.ts';
import { damage } from './damage.ts';
import { type SampleFiles, sampleFileOf } from './files.ts';
import type { Addressed, Asker, KnownObjects } from './known-objects.ts';
import { networkOf, type Scene, type SetScene, type Stage } from './scenes/stage.ts';
import { validValueOf } from './value-of.ts';

/** Who asks, by what a call says of its callers; `null` is nobody in particular. */
export type Cast = Readonly<Record<Caller, readonly (string | null)[]>>;

export interface Asking {
  readonly server: TestServer;
  readonly known: KnownObjects;
  readonly cast: Cast;
  readonly serviceKey: string;
  readonly files: SampleFiles;
  /** Where scenes are set, and which: before every other request to a call that has one. */
  readonly stage: Omit<Stage, 'chance'>;
  readonly scenes: ReadonlyMap<string, SetScene>;
  /** Signs what was brought to the signing desk. */
  readonly sign: (url: string) => Promise<void>;
  /** What was seen of a sending, to be named in what follows. */
  readonly seen: Map<string, Pick<Parts, 'params' | 'body'>>;
}

/** What was asked of a call, and how it answered. */
export interface Asked {
  readonly name: string;
  readonly status: number;
  /** The code of the refusal; empty when it was accepted. */
  readonly code: string;
  readonly isDamaged: boolean;
  /** Why what it is about could not be laid there. */
  readonly noScene: string | undefined;
  /** What is wrong with the answer. */
  readonly fault: string | undefined;
  readonly request: string;
}

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly upload: unknown;
}

const DAMAGED = 0.3;
const IN_SCENE = 0.5;

/** Asks one call something that it should understand, or that nearly so, and judges what it says to it. */
export async function ask(asking: Asking, name: string, call: Call, seed: number): Promise<Asked> {
  const chance = chanceOf(seed);
  const caller = chance.pick(call.who);
  const { scene, noScene } = await setScene(asking, name, chance);
  // Only somebody of whom nothing is known yet can register.
  const anybody = name === 'users.onboard' ? `person-${seed}` : chance.pick(asking.cast[caller]);
  const subject = scene?.subject ?? anybody;
  const isDamaged = chance.is(DAMAGED);
  const asker = asking.known.askerOf(subject);
  const { addressed, ...made } = partsOf(asking, name, call, asker, chance);
  const whole = scene ? inScene(made, scene) : { ...made, ...asking.seen.get(name) };
  const parts = isDamaged ? damagedPartsOf(whole, chance) : whole;
  const options = await requestOf(asking, call, parts, caller, chance, isDamaged);
  const claims = { auth_time: Math.floor(Date.now() / 1000) - 30 };
  let response = await asking.server.call(subject, options, claims);
  const current = response.statusCode === 409 ? response.json().stale?.currentVersion : undefined;
  if (!isDamaged && current !== undefined) {
    // As whoever reads what changed meanwhile, and says the same again.
    const again = {
      ...parts,
      body: withVersion(parts.body, current),
      query: withVersion(parts.query, String(current)),
    };
    response = await asking.server.call(
      subject,
      await requestOf(asking, call, again, caller, chance, false),
      claims,
    );
  }
  const code = response.statusCode < 400 ? '' : codeOf(response);
  if (!isDamaged && scene === undefined) asking.known.learn(name, addressed, code === '');
  if (name === 'results.getSigningUrl' && code === '') await asking.sign(response.json().url);
  if (name === 'calendar.createFeed' && code === '')
    asking.known.tell('calendarSecret', lastPartOf(response.json().address));
  if (name === 'previews.read' && code === '') rememberSeen(asking, whole, response.json().seen);
  return {
    name,
    status: response.statusCode,
    code,
    ...{ isDamaged, noScene },
    fault: faultOf(call, parts, response),
    request: `${subject ?? 'nobody'} ${call.method} ${options.url} ${JSON.stringify(parts).slice(0, 1_500)}`,
  };
}

/** Lays there what the call is about, where it is not there by itself. */
async function setScene(
  { scenes, stage }: Asking,
  name: string,
  chance: Chance,
): Promise<{ readonly scene?: Scene; readonly noScene?: string | undefined }> {
  const set = scenes.get(name);
  if (set === undefined || !chance.is(IN_SCENE)) return {};
  try {
    return { scene: await set({ ...stage, chance }) };
  } catch (error) {
    // Others ask meanwhile, and may have changed a price or closed what it stands on. One that never succeeds is found in the end.
    return { noScene: String(error) };
  }
}

/** What the scene says stands; the rest is as it was made. */
function inScene(made: Parts, scene: Scene): Parts {
  const join = (part: unknown, said: object | undefined) =>
    said === undefined ? part : { ...(part as object | undefined), ...said };
  return {
    params: join(made.params, scene.params),
    // A filter that was made up may leave out what was laid there.
    query: scene.query ?? made.query,
    body: join(made.body, scene.body),
    upload: join(made.upload, scene.upload),
  };
}

function lastPartOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

/** Who looked at a sending may ask for its pieces, as long as nothing has changed. */
function rememberSeen({ seen }: Asking, { params, body }: Parts, fingerprint: unknown): void {
  const { sending } = body as { readonly sending: unknown };
  const piece = { sending, seen: fingerprint, number: 0 };
  for (const name of ['previews.readPaper', 'previews.readMail', 'previews.mailTrial'])
    seen.set(name, { params, body: piece });
  seen.set('previews.downloadAll', { params, body: { sending, seen: fingerprint } });
}

function withVersion(part: unknown, version: unknown): unknown {
  return part !== null && typeof part === 'object' && 'version' in part ? { ...part, version } : part;
}

function partsOf(
  { known, server }: Asking,
  call: string,
  { path, ...schemas }: Call,
  asker: Asker,
  chance: Chance,
): Parts & { readonly addressed: Addressed } {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const names = [...inPath, ...(schemas.query?.shape['dossierId'] ? ['dossierId'] : [])];
  const addressed = known.address(call, names, asker, chance);
  const making = {
    chance,
    today: brusselsDate(server.tools.clock()),
    find: (name: string, siblings: Readonly<Record<string, unknown>>) => {
      if (/version$/i.test(name)) return versionFor(siblings, known) ?? addressed.named?.['version'];
      if (name === 'id') return known.find(costOf(path), addressed, asker, chance);
      return addressed.params[name] ?? known.find(name, addressed, asker, chance);
    },
  };
  const made = (schema: z.ZodType | undefined, part: string) => schema && validValueOf(schema, part, making);
  return {
    addressed,
    params: { ...(made(schemas.params, 'params') as object | undefined), ...addressed.params },
    query: made(schemas.query, 'query'),
    body: made(schemas.body, 'body'),
    upload: made(schemas.upload, 'upload'),
  };
}

/** The calls about prices name what they are about in the body, and not in the address. */
function costOf(path: string): string {
  return /\/(dossier|platform)Cost/.exec(path)?.[0].slice(1).concat('Id') ?? '';
}

/** Of what is named beside it, if anything is. */
function versionFor(siblings: Readonly<Record<string, unknown>>, known: KnownObjects): unknown {
  return Object.values(siblings)
    .map((value) => known.versionOf(value))
    .find((version) => version !== undefined);
}

function damagedPartsOf(parts: Parts, chance: Chance): Parts {
  const present = (['params', 'query', 'body', 'upload'] as const).filter(
    (part) => parts[part] !== undefined && Object.keys(parts[part] as object).length > 0,
  );
  if (present.length === 0) return parts;
  const part = chance.pick(present);
  return { ...parts, [part]: damage(parts[part], chance) };
}

async function requestOf(
  { serviceKey, files }: Asking,
  call: Call,
  { params, query, body, upload }: Parts,
  caller: Caller,
  chance: Chance,
  isDamaged: boolean,
): Promise<InjectOptions> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(written((params as Record<string, unknown> | null)?.[name]).slice(0, 2_000)),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => [key, written(item)] as [string, string]),
    ),
  ).toString();
  const headers = {
    ...(caller === 'service' && { [SERVICE_KEY_HEADER]: serviceKey }),
    ...(call.method === 'POST' &&
      chance.is(0.1) && { [IDEMPOTENCY_KEY_HEADER]: `key-${chance.int(1, 400)}` }),
  };
  const remoteAddress = networkOf(chance);
  const base = { method: call.method, url: search === '' ? path : `${path}?${search}`, remoteAddress };
  if (call.upload !== undefined) {
    const fields = Object.entries(upload ?? {}).map(([key, value]) => [key, written(value)] as const);
    const file = sampleFileOf(
      call,
      files,
      written((query as { docTypeId?: unknown })?.docTypeId),
      chance,
      isDamaged,
    );
    const form = await formOf({ ...Object.fromEntries(fields), ...(file && { file }) });
    return { ...base, ...form, headers: { ...form.headers, ...headers } };
  }
  if (body === undefined) return { ...base, headers };
  const json = JSON.stringify(body) ?? '';
  const payload = isDamaged && chance.is(0.03) ? json.slice(0, -1) : json;
  return { ...base, payload, headers: { ...headers, 'content-type': 'application/json' } };
}

function written(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.toWellFormed();
}

function codeOf(response: LightMyRequestResponse): string {
  const type = String(response.headers['content-type'] ?? '');
  return type.startsWith(PROBLEM_MEDIA_TYPE) ? String(response.json().code) : `no problem but ${type}`;
}

/** A refusal is a problem of the contract, an answer is what the call promises, and neither is a failure of ours. */
function faultOf(call: Call, parts: Parts, response: LightMyRequestResponse): string | undefined {
  const { statusCode } = response;
  if (statusCode >= 500) return `${statusCode} ${response.body.slice(0, 300)}`;
  if (statusCode >= 400) {
    const problem = problemSchema.safeParse(
      codeOf(response).startsWith('no problem') ? null : response.json(),
    );
    if (!problem.success) return `refused with ${statusCode} and no problem of the contract`;
    return PROBLEMS[problem.data.code] === statusCode
      ? undefined
      : `${problem.data.code} came as ${statusCode}`;
  }
  if (statusCode !== call.status) return `answered ${statusCode} instead of ${call.status}`;
  const refused = (['query', 'body'] as const).find(
    (part) => call[part]?.safeParse(sent(part, parts[part])).success === false,
  );
  if (refused !== undefined) return `accepted a ${refused} that the contract refuses`;
  if (call.answer === null)
    return response.body === '' ? undefined : 'said something where nothing is to be said';
  if (call.answer instanceof z.ZodType) {
    const answer = call.answer.safeParse(response.json());
    return answer.success
      ? undefined
      : `answered outside the contract: ${answer.error.message.slice(0, 300)}`;
  }
  const type = String(response.headers['content-type']).split(';')[0] ?? '';
  if (!call.answer.file.some((promised) => promised.split(';')[0] === type))
    return `sent a file of type ${type}`;
  // Lines of which there are none yet are a file all the same.
  return response.rawPayload.length > 0 || type === 'application/x-ndjson' ? undefined : 'sent an empty file';
}

/** As it arrives: what JSON or an address cannot carry is not there. */
function sent(part: 'query' | 'body', value: unknown): unknown {
  if (part === 'body') return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  return Object.fromEntries(
    Object.entries(value ?? {})
      .filter(([, item]) => !Array.isArray(item) || item.length > 0)
      .map(([key, item]) => [
        key,
        Array.isArray(item) && item.length > 1
          ? item.map(written)
          : written(Array.isArray(item) ? item[0] : item),
      ]),
  );
}
