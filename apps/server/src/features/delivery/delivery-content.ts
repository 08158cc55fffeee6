import {
  isTemplateKey,
  type LetterKey,
  type MailKey,
  TEMPLATES,
} from '@prorata/documents/catalogue/templates';
import { VARIABLES, type VariableName } from '@prorata/documents/catalogue/variables';
import * as z from 'zod';
import type { Seal } from '../../database/sealed-text.ts';
import { createSeal } from '../../database/sealed-text.ts';
import type { Settings } from '../../settings.ts';

/** A file that goes along: attached to a mail, or printed behind a letter. */
export interface Enclosure {
  readonly fileId: string;
  readonly name: string;
}

/** What a mail or letter says, as it was when sending was decided. */
export interface DeliveryContent {
  readonly template: MailKey | LetterKey;
  /** Those of the template. */
  readonly values: Readonly<Partial<Record<VariableName, unknown>>>;
  readonly enclosures: readonly Enclosure[];
  /** Fills the gaps of the path to which the button of a mail leads. */
  readonly button: Readonly<Record<string, string>>;
}

export function isSendable(template: string): template is DeliveryContent['template'] {
  return isTemplateKey(template) && TEMPLATES[template].kind !== 'document';
}

/** Whoever knows these is let in, so a copy of the database must not give them away. */
const SECRETS: ReadonlySet<string> = new Set<VariableName>([
  'invitation.code',
  'invitation.link',
  'report.link',
  'proof.code',
  // Whoever tells of a false letter may have typed the code of a true one.
  'falseLetter.numberShown',
]);

const storedSchema = z.object({
  template: z.string().refine(isSendable),
  values: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
  sealed: z.string().nullable(),
  enclosures: z.array(z.object({ fileId: z.string(), name: z.string() })),
  button: z.record(z.string(), z.string()).default({}),
});

/** The content as the database keeps it, its secrets sealed. */
export function storeContent(content: DeliveryContent, seal: Seal): z.input<typeof storedSchema> {
  const plain: Record<string, string | boolean | null> = {};
  const secret: Record<string, string> = {};
  for (const [name, value] of Object.entries(content.values)) {
    if (SECRETS.has(name) && value !== null) secret[name] = String(value);
    else plain[name] = storeValue(value);
  }
  const sealed =
    Object.keys(secret).length === 0 ? null : seal.close(JSON.stringify(secret)).toString('base64');
  const { template, enclosures, button } = content;
  return { template, values: plain, sealed, enclosures: [...enclosures], button };
}

export function readContent(stored: unknown, seal: Seal): DeliveryContent {
  const { template, values, sealed, enclosures, button } = storedSchema.parse(stored);
  const secret: unknown = sealed === null ? {} : JSON.parse(seal.open(Buffer.from(sealed, 'base64')));
  const all = { ...values, ...z.record(z.string(), z.string()).parse(secret) };
  const read = Object.entries(all).map(([name, value]) => [name, readValue(name, value)]);
  return { template, enclosures, button, values: Object.fromEntries(read) };
}

/** The same with every secret blotted out, sign for sign, so that it takes the same room on a page. */
export function withoutSecrets(content: DeliveryContent): DeliveryContent {
  const values = Object.entries(content.values).map(([name, value]) => [
    name,
    SECRETS.has(name) && typeof value === 'string' ? blotOut(value) : value,
  ]);
  return { ...content, values: Object.fromEntries(values) };
}

/** `K7QM-4XRD` becomes `XXXX-XXXX`; of an address everything after the last slash, whatever it is made of. */
function blotOut(secret: string): string {
  const start = secret.lastIndexOf('/') + 1;
  if (start === 0) return secret.replaceAll(/[^-]/g, 'X');
  return secret.slice(0, start) + 'X'.repeat(secret.length - start);
}

function storeValue(value: unknown): string | boolean | null {
  if (value === null || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

function readValue(name: string, value: string | boolean | null) {
  if (typeof value !== 'string') return value;
  const kind = Object.hasOwn(VARIABLES, name) ? VARIABLES[name as VariableName].kind : 'text';
  if (kind === 'amount') return BigInt(value);
  return kind === 'moment' ? new Date(value) : value;
}

/** Under which the secrets of mails and letters are kept. */
export function createDeliverySeal({ codeSecret }: Pick<Settings, 'codeSecret'>): Seal {
  return createSeal(codeSecret, 'deliveries');
}
