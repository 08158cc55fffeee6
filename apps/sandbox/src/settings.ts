import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Settings {
  readonly port: number;
  /** Where people and the product reach the stand-ins; the port is part of the identity provider's name. */
  readonly address: string;
  /** Where the mailbox takes mails. */
  readonly smtpPort: number;
  /** Where the virus scanner is asked. */
  readonly scannerPort: number;
  /** The product, to which people are sent back after signing in or out. */
  readonly webOrigin: string;
  readonly dataFolder: string;
  readonly tokenSeconds: number;
  /** Somebody whose tokens end after a few seconds, so that one can watch how they are renewed. */
  readonly hurriedPerson: string | undefined;
  /** With which the product identifies itself at the signing desk. */
  readonly signingKey: string;
  /** With which the product identifies itself at the access point. */
  readonly accessPointKey: string;
  /** With which the product signs what it asks of the store of files. */
  readonly objectStoreKeys: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Where the server of the product takes what the post reports. */
  readonly serverAddress: string;
  /** With which the product identifies itself at the post, and the post signs what it reports. */
  readonly postKeys: { readonly api: string; readonly hook: string };
  /** The same between the product and the provider of registered delivery. */
  readonly deliveryKeys: { readonly api: string; readonly hook: string };
}

/** Between the product and the post on a machine of one's own. */
const LOCAL_POST_KEY = 'the-stand-in-of-the-post-on-this-machine';

const LOCAL_DELIVERY_KEY = 'the-stand-in-of-registered-delivery-on-this-machine';

/** A wrong setting; the message is a sentence for the person who starts the stand-ins. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment): Settings {
  if (environment['PRORATA_ENVIRONMENT']?.toLowerCase() === 'production') {
    throw new SettingError(
      'The stand-ins let anybody sign in as anybody, so they do not start when PRORATA_ENVIRONMENT is production.',
    );
  }
  const port = readWholeNumber(environment, 'SANDBOX_PORT', 4000, 65_535);
  return {
    port,
    address: `http://localhost:${port}`,
    smtpPort: readWholeNumber(environment, 'SANDBOX_SMTP_PORT', port + 25, 65_535),
    scannerPort: readWholeNumber(environment, 'SANDBOX_SCANNER_PORT', port + 31, 65_535),
    webOrigin: readWebOrigin(environment),
    dataFolder: path.resolve(PROJECT, environment['PRORATA_DATA'] || '.prorata', 'sandbox'),
    tokenSeconds: readWholeNumber(environment, 'SANDBOX_TOKEN_SECONDS', 3600, 86_400),
    hurriedPerson: environment['SANDBOX_HURRIED_PERSON'] || undefined,
    signingKey: environment['SIGNING_KEY'] || 'stand-in-signing-desk',
    accessPointKey: environment['ACCESS_POINT_KEY'] || 'stand-in-access-point',
    objectStoreKeys: {
      accessKeyId: environment['S3_ACCESS_KEY_ID'] || 'stand-in-store',
      secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] || 'stand-in-store-secret',
    },
    serverAddress: `http://localhost:${readWholeNumber(environment, 'PORT', 3000, 65_535)}`,
    postKeys: {
      api: environment['POST_API_KEY'] || LOCAL_POST_KEY,
      hook: environment['POST_HOOK_KEY'] || LOCAL_POST_KEY,
    },
    deliveryKeys: {
      api: environment['QUALIFIED_DELIVERY_KEY'] || LOCAL_DELIVERY_KEY,
      hook: environment['QUALIFIED_DELIVERY_HOOK_KEY'] || LOCAL_DELIVERY_KEY,
    },
  };
}

function readWebOrigin(environment: Environment): string {
  const text = environment['WEB_ORIGIN'];
  if (!text) return `http://localhost:${readWholeNumber(environment, 'PORT', 3000, 65_535)}`;
  const url = URL.parse(text);
  if (url?.origin === text && /^https?:$/.test(url.protocol)) return text;
  throw new SettingError(`WEB_ORIGIN must be an origin such as http://localhost:3000, not "${text}".`);
}

function readWholeNumber(environment: Environment, name: string, fallback: number, greatest: number): number {
  const text = environment[name] || String(fallback);
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= greatest) return number;
  throw new SettingError(`${name} must be a whole number from 1 to ${greatest}, not "${text}".`);
}
