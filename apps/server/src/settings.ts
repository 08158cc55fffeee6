import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { DEMANDED_LEVELS } from '@prorata/domain/signature';
import * as z from 'zod';

/** Where this copy runs. Local is a person's machine, with the stand-ins of the outside world beside it. */
const ENVIRONMENTS = ['local', 'staging', 'production'] as const;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const port = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'must be a port number from 0 to 65535.',
  )
  .transform(Number);

/** Says that no scanner is wanted, where otherwise the stand-in would be asked. */
const NO_SCANNER = 'none';
const SCANNER_ADDRESS = /^(tcp:\/\/([^\s/:[\]]+|\[[0-9a-f:]+\])(:\d{1,5})?|unix:\/\S+)$/i;

const flag = z.enum(['true', 'false'], 'must be true or false.').transform((word) => word === 'true');

const secret = z.string().min(32, 'must be at least 32 characters long.');

const perMinute = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a number of requests from 1 to 999999.')
  .transform(Number);

const origin = z.string().refine(isOrigin, 'must be an address like https://app.example.be, without a path.');

const providerHint = z
  .string()
  .regex(/^[^=\s]+=\S+$/, 'must be written as name=value.')
  .transform((text) => ({
    name: text.slice(0, text.indexOf('=')),
    value: text.slice(text.indexOf('=') + 1),
  }));

const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isProxyAddress), 'must be IP addresses or ranges, separated by commas.');

const ADDRESS = String.raw`[^<>@"\s,;]+@[^<>@"\s,;]+`;
const MAIL_FROM = new RegExp(
  String.raw`^(?:(?<name>[^<>@"\p{Cc}]+) <(?<named>${ADDRESS})>|(?<bare>${ADDRESS}))$`,
  'u',
);

const securityContact = z
  .string()
  .refine(
    (text) => isMailAddress(text) || (URL.canParse(text) && text.startsWith('https://') && !/\s/.test(text)),
    'must be a mail address, or an address that starts with https://.',
  )
  .transform((text) => (isMailAddress(text) ? `mailto:${text}` : text));

const mailFrom = z
  .string()
  .regex(MAIL_FROM, 'must be a mail address, or a name with one like Prorata <no-reply@example.be>.')
  .transform((text) => {
    const { name = '', named, bare } = MAIL_FROM.exec(text)?.groups ?? {};
    return { name, address: named ?? bare ?? '' };
  });

/** Between the product and the stand-in of the post on a machine of one's own. */
const LOCAL_POST_KEY = 'the-stand-in-of-the-post-on-this-machine';
const LOCAL_DELIVERY_KEY = 'the-stand-in-of-registered-delivery-on-this-machine';
const LOCAL_SIGNING_KEY = 'stand-in-signing-desk';
const LOCAL_ACCESS_POINT_KEY = 'stand-in-access-point';
const LOCAL_STORE_SECRET = 'stand-in-store-secret';
const LOCAL_CODE_SECRET = 'codes on a machine of one’s own need no secret';

/** Anybody can read these in the source: on a machine of one's own they keep nobody out who could not come in anyway. */
const PUBLISHED_SECRETS = new Set([
  LOCAL_POST_KEY,
  LOCAL_DELIVERY_KEY,
  LOCAL_SIGNING_KEY,
  LOCAL_ACCESS_POINT_KEY,
  LOCAL_STORE_SECRET,
  LOCAL_CODE_SECRET,
]);
const SECRETS = [
  'SERVICE_KEY',
  'CODE_SECRET',
  'MAIL_HOOK_KEY',
  'POST_API_KEY',
  'POST_HOOK_KEY',
  'QUALIFIED_DELIVERY_KEY',
  'QUALIFIED_DELIVERY_HOOK_KEY',
  'SIGNING_KEY',
  'ACCESS_POINT_KEY',
  'S3_SECRET_ACCESS_KEY',
];

/** What the environment may say; `settingsFrom` fills in what depends on other settings. */
const environmentSchema = z.object({
  PRORATA_ENVIRONMENT: z.enum(ENVIRONMENTS, `must be one of ${ENVIRONMENTS.join(', ')}.`).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  PRORATA_DATA: z.string().default('.prorata'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://.' })
    .optional(),
  DEMO_DATA: flag.optional(),
  SANDBOX_PORT: port.default(4000),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_SCANNER_PORT: port.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://.' })
    .optional(),
  MAIL_FROM: mailFrom.default({ name: 'Prorata', address: 'no-reply@prorata.example' }),
  BOUNCE_ADDRESS: z
    .string()
    .regex(new RegExp(`^${ADDRESS}$`), 'must be a mail address.')
    .refine((text) => !text.includes('+'), 'must not hold a +.')
    .optional(),
  BOUNCE_FOLDER: z.string().optional(),
  MAIL_HOOK_KEY: secret.optional(),
  POST_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  POST_API_KEY: z.string().default(LOCAL_POST_KEY),
  POST_HOOK_KEY: secret.optional(),
  QUALIFIED_DELIVERY_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  QUALIFIED_DELIVERY_KEY: z.string().optional(),
  QUALIFIED_DELIVERY_HOOK_KEY: secret.optional(),
  SIGNING_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  SIGNING_KEY: z.string().optional(),
  SIGNING_TRUST_FILE: z.string().optional(),
  SIGNING_LEVEL: z.enum(DEMANDED_LEVELS, `must be one of ${DEMANDED_LEVELS.join(', ')}.`).default('B-LT'),
  // Without encryption too, as many services are: only a digest leaves, and what comes back proves itself.
  TIME_STAMP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  TIME_STAMP_TRUST_FILE: z.string().optional(),
  ACCESS_POINT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  ACCESS_POINT_KEY: z.string().optional(),
  S3_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  S3_BUCKET: z.string().default('prorata'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_LOCK_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number of days from 1 to 99999.')
    .transform(Number)
    .optional(),
  CLAMD_URL: z
    .string()
    .refine(
      (text) => text === NO_SCANNER || SCANNER_ADDRESS.test(text),
      'must be an address like tcp://scanner:3310 or unix:/run/clamav/clamd.sock, or none.',
    )
    .optional(),
  EXTRACT_LAYOUTS: z.string().optional(),
  OIDC_AUTHORITY: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://.' })
    .optional(),
  OIDC_CLIENT_ID: z.string().default('prorata-web'),
  OIDC_PROVIDER_HINT: providerHint.optional(),
  ONBOARDING_ENABLED: flag.default(true),
  SERVICE_KEY: secret.optional(),
  CODE_SECRET: secret.default(LOCAL_CODE_SECRET),
  TRUSTED_PROXIES: proxies.default([]),
  RATE_LIMIT_PER_MINUTE: perMinute.default(1200),
  INVITATION_RATE_LIMIT_PER_MINUTE: perMinute.default(600),
  METRICS_KEY: secret.optional(),
  SECURITY_CONTACT: securityContact.optional(),
  MIN_FREE_DISK_MB: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a number of megabytes from 0 to 9999999.')
    .transform(Number)
    .default(200),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}.`).optional(),
});
type Environment = z.output<typeof environmentSchema>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Every wrong or missing setting at once, a sentence each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export type Settings = ReturnType<typeof settingsFrom>;

/** Reads the settings of this copy from environment variables. An empty variable counts as absent. */
export function readSettings(variables: Variables): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(given);
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const problems = [...wrong, ...listUnsafe(given)];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return settingsFrom(parsed.data);
}

/** What a person's machine can do without, but a copy that others reach cannot. */
function listUnsafe(given: Variables): string[] {
  const environment = given['PRORATA_ENVIRONMENT'] ?? 'local';
  if (environment === 'local') return [];
  const required = [
    'DATABASE_URL',
    'SERVICE_KEY',
    'CODE_SECRET',
    'OIDC_AUTHORITY',
    'OIDC_CLIENT_ID',
    'PUBLIC_ORIGIN',
  ];
  const missing = required.filter((name) => given[name] === undefined);
  const unencrypted = [
    'OIDC_AUTHORITY',
    'PUBLIC_ORIGIN',
    'POST_URL',
    'QUALIFIED_DELIVERY_URL',
    'SIGNING_URL',
    'ACCESS_POINT_URL',
    // A name without a dot is a container beside ours, on a network of their own.
    ...(hostOf(given['S3_URL']).includes('.') ? ['S3_URL'] : []),
  ].filter((name) => given[name]?.startsWith('http://'));
  return [
    ...missing.map((name) => `${name} must be set when PRORATA_ENVIRONMENT is ${environment}.`),
    ...(given['SIGNING_URL'] !== undefined && !(given['SIGNING_KEY'] && given['SIGNING_TRUST_FILE'])
      ? ['SIGNING_KEY and SIGNING_TRUST_FILE must be set when SIGNING_URL is.']
      : []),
    ...(given['TIME_STAMP_URL'] !== undefined && given['TIME_STAMP_TRUST_FILE'] === undefined
      ? ['TIME_STAMP_TRUST_FILE must be set when TIME_STAMP_URL is.']
      : []),
    ...(given['SMTP_URL'] !== undefined && given['MAIL_FROM'] === undefined
      ? ['MAIL_FROM must be set when SMTP_URL is.']
      : []),
    ...['POST_API_KEY', 'POST_HOOK_KEY']
      .filter((name) => given['POST_URL'] !== undefined && given[name] === undefined)
      .map((name) => `${name} must be set when POST_URL is.`),
    ...['QUALIFIED_DELIVERY_KEY', 'QUALIFIED_DELIVERY_HOOK_KEY']
      .filter((name) => given['QUALIFIED_DELIVERY_URL'] !== undefined && given[name] === undefined)
      .map((name) => `${name} must be set when QUALIFIED_DELIVERY_URL is.`),
    ...(given['ACCESS_POINT_URL'] !== undefined && given['ACCESS_POINT_KEY'] === undefined
      ? ['ACCESS_POINT_KEY must be set when ACCESS_POINT_URL is.']
      : []),
    ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
      .filter((name) => given['S3_URL'] !== undefined && given[name] === undefined)
      .map((name) => `${name} must be set when S3_URL is.`),
    ...SECRETS.filter((name) => PUBLISHED_SECRETS.has(given[name] ?? '')).map(
      (name) => `${name} must not be the secret of a stand-in, which is published: choose your own.`,
    ),
    ...['SIGNING_TRUST_FILE', 'TIME_STAMP_TRUST_FILE']
      .filter((name) => given[name] !== undefined && !existsSync(given[name]))
      .map((name) => `${name} must name a file that is there.`),
    ...unencrypted.map(
      (name) => `${name} must start with https:// when PRORATA_ENVIRONMENT is ${environment}.`,
    ),
    ...(environment === 'production' && given['DEMO_DATA'] === 'true'
      ? ['DEMO_DATA must not be true when PRORATA_ENVIRONMENT is production.']
      : []),
  ];
}

function settingsFrom(given: Environment) {
  const settings = allSettingsFrom(given);
  const { smtpUrl, postUrl, qualifiedDelivery, signing, accessPoint } = settings;
  const services = [smtpUrl, postUrl, qualifiedDelivery?.url, signing?.url, accessPoint?.url];
  return Object.freeze({
    ...settings,
    // Whether nothing that is sent, signed or invoiced leaves this machine, so that people can practise.
    hasOnlyStandIns: settings.environment === 'local' && services.every(isOnThisMachine),
  });
}

function isOnThisMachine(url: string | undefined): boolean {
  return url === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

function allSettingsFrom(given: Environment) {
  const environment = given.PRORATA_ENVIRONMENT;
  const dataFolder = path.resolve(given.PRORATA_DATA);
  return {
    environment,
    isProduction: environment === 'production',
    host: given.HOST,
    port: given.PORT,
    publicOrigin: given.PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`,
    dataFolder,
    databaseUrl: given.DATABASE_URL,
    // Invented people belong in an embedded database of one's own, not in a server that someone points us at.
    withDemoData: given.DEMO_DATA ?? (environment === 'local' && given.DATABASE_URL === undefined),
    authority: given.OIDC_AUTHORITY ?? `http://localhost:${given.SANDBOX_PORT}/identity`,
    clientId: given.OIDC_CLIENT_ID,
    // Without one, mails wait in the outbox. Local has the stand-in mailbox.
    smtpUrl: given.SMTP_URL ?? (environment === 'local' ? sandboxSmtpUrl(given) : undefined),
    mailFrom: given.MAIL_FROM,
    // Where undeliverable mails come back to, and the folder in which the mail server puts them.
    bounceAddress: given.BOUNCE_ADDRESS ?? (environment === 'local' ? 'bounces@prorata.example' : undefined),
    bounceFolder:
      given.BOUNCE_FOLDER ??
      (environment === 'local' ? path.join(dataFolder, 'sandbox', 'bounces') : undefined),
    mailHookKey: given.MAIL_HOOK_KEY,
    // Without one, letters wait in the outbox. Local has the stand-in of the post.
    postUrl:
      given.POST_URL ??
      (environment === 'local' ? `http://localhost:${given.SANDBOX_PORT}/post/api` : undefined),
    postApiKey: given.POST_API_KEY,
    postHookKey: given.POST_HOOK_KEY ?? (environment === 'local' ? LOCAL_POST_KEY : undefined),
    // Without one, this way of sending is not offered. Local has the stand-in.
    qualifiedDelivery: qualifiedDeliverySettings(given),
    // Without one, reports cannot be signed. Local has the stand-in desk.
    signing: signingSettings(given),
    // Without one, the chains of events are not stamped. Local has the stand-in.
    timeStamping: timeStampingSettings(given),
    // Without one, e-invoices wait. Local has the stand-in.
    accessPoint: accessPointSettings(given),
    // Without one, files lie in the data folder of this machine.
    s3: s3Settings(given),
    // Without one, uploads are not looked through for viruses. Local has the stand-in.
    scannerUrl: scannerUrl(given),
    // A folder with layouts of extracts that take the place of ours.
    extractLayouts: given.EXTRACT_LAYOUTS,
    providerHint: environment === 'production' ? (given.OIDC_PROVIDER_HINT ?? null) : null,
    isOnboardingEnabled: given.ONBOARDING_ENABLED,
    serviceKey: given.SERVICE_KEY,
    codeSecret: given.CODE_SECRET,
    trustedProxies: given.TRUSTED_PROXIES,
    requestsPerMinute: given.RATE_LIMIT_PER_MINUTE,
    invitationRequestsPerMinute: given.INVITATION_RATE_LIMIT_PER_MINUTE,
    // Without one, nothing is measured.
    metricsKey: given.METRICS_KEY,
    // Without one, there is no security.txt.
    securityContact: given.SECURITY_CONTACT,
    minFreeDiskBytes: given.MIN_FREE_DISK_MB * 1_000_000,
    // On one's own machine the terminal is for people; elsewhere every request leaves a line.
    logLevel: given.LOG_LEVEL ?? (environment === 'local' ? 'warn' : 'info'),
  };
}

function signingSettings(given: Environment) {
  const desk = given.PRORATA_ENVIRONMENT === 'local' ? sandboxDesk(given) : undefined;
  const url = given.SIGNING_URL ?? desk?.url;
  const key = given.SIGNING_KEY ?? desk?.key;
  const trustFile = given.SIGNING_TRUST_FILE ?? desk?.trustFile;
  return url && key && trustFile ? { url, key, trustFile, level: given.SIGNING_LEVEL } : undefined;
}

function timeStampingSettings(given: Environment) {
  const isLocal = given.PRORATA_ENVIRONMENT === 'local';
  const url =
    given.TIME_STAMP_URL ?? (isLocal ? `http://localhost:${given.SANDBOX_PORT}/time-stamp` : undefined);
  const trustFile = given.TIME_STAMP_TRUST_FILE ?? (isLocal ? sandboxDesk(given).trustFile : undefined);
  return url && trustFile ? { url, trustFile } : undefined;
}

function qualifiedDeliverySettings(given: Environment) {
  const isLocal = given.PRORATA_ENVIRONMENT === 'local';
  const url =
    given.QUALIFIED_DELIVERY_URL ??
    (isLocal ? `http://localhost:${given.SANDBOX_PORT}/registered-delivery/api` : undefined);
  const apiKey = given.QUALIFIED_DELIVERY_KEY ?? (isLocal ? LOCAL_DELIVERY_KEY : undefined);
  const hookKey = given.QUALIFIED_DELIVERY_HOOK_KEY ?? (isLocal ? LOCAL_DELIVERY_KEY : undefined);
  return url && apiKey && hookKey ? { url, apiKey, hookKey } : undefined;
}

function accessPointSettings(given: Environment) {
  const isLocal = given.PRORATA_ENVIRONMENT === 'local';
  const url =
    given.ACCESS_POINT_URL ??
    (isLocal ? `http://localhost:${given.SANDBOX_PORT}/access-point/api` : undefined);
  const key = given.ACCESS_POINT_KEY ?? (isLocal ? LOCAL_ACCESS_POINT_KEY : undefined);
  return url && key ? { url, key } : undefined;
}

function s3Settings(given: Environment) {
  if (given.S3_URL === undefined) return undefined;
  return {
    url: given.S3_URL,
    bucket: given.S3_BUCKET,
    region: given.S3_REGION,
    // Of a store on one's own machine only the stand-in is without keys.
    accessKeyId: given.S3_ACCESS_KEY_ID ?? 'stand-in-store',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? LOCAL_STORE_SECRET,
    lockDays: given.S3_LOCK_DAYS,
  };
}

function sandboxDesk(given: Environment) {
  return {
    url: `http://localhost:${given.SANDBOX_PORT}/signing/api`,
    key: LOCAL_SIGNING_KEY,
    trustFile: path.resolve(given.PRORATA_DATA, 'sandbox/signing-desk/authority.pem'),
  };
}

function scannerUrl(given: Environment): string | undefined {
  if (given.CLAMD_URL !== undefined) return given.CLAMD_URL === NO_SCANNER ? undefined : given.CLAMD_URL;
  if (given.PRORATA_ENVIRONMENT !== 'local') return undefined;
  return `tcp://127.0.0.1:${given.SANDBOX_SCANNER_PORT ?? given.SANDBOX_PORT + 31}`;
}

function sandboxSmtpUrl(given: Environment): string {
  return `smtp://127.0.0.1:${given.SANDBOX_SMTP_PORT ?? given.SANDBOX_PORT + 25}`;
}

function isMailAddress(text: string): boolean {
  return new RegExp(`^${ADDRESS}$`).test(text);
}

function hostOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).hostname : '';
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

function isProxyAddress(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32);
}
