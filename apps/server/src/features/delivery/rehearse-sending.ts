/*
 * What leaves is what was looked at. A sending is rehearsed: its own act runs in a transaction that is then undone, and what it put in
 * the outbox is what would leave. So a preview can say nothing else than the sending itself:
 *
 *   const coming = await rehearseSending(tools, (rehearsing) => sendReport(rehearsing, action, place, request));
 *
 * Of all of it a fingerprint is made. Whoever sends gives back the fingerprint that they looked at; the act is carried out,
 * and undone when what it put in the outbox has another one:
 *
 *   await sendAsSeen(tools, body.seen, (sending) => sendReport(sending, action, place, body));
 */

import { createHash } from 'node:crypto';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { Language, SendMethod } from '@prorata/domain/vocabulary';
import type { StoredFile } from '../../adapters/file-storage.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { findPlatformPrice } from '../costs/find-platform-price.ts';
import { readTemplate } from '../templates/read-template.ts';
import { createDeliverySeal, type DeliveryContent, readContent, withoutSecrets } from './delivery-content.ts';
import { PORT } from './publish-events.ts';
import { type RequestedDelivery, watchRequests } from './watch-requests.ts';

/** A mail or letter that would leave. */
export interface ComingDelivery
  extends Pick<
    RequestedDelivery,
    | 'organizationId'
    | 'sendMethod'
    | 'purpose'
    | 'language'
    | 'addressee'
    | 'email'
    | 'address'
    | 'fallbackAddress'
    | 'statementId'
    | 'invitationId'
    | 'contestUntil'
    | 'createdAt'
  > {
  /** What it says. A code or link that lets somebody in is blotted out: whoever may see it asks for it by itself. */
  readonly content: DeliveryContent;
  readonly files: readonly (StoredFile & { readonly name: string })[];
  /** Everybody whom a mail or letter with a report is for. */
  readonly addresseeIds: readonly string[];
}

export interface ComingDeliveries {
  /** The same as long as every word, file, recipient, price and day is. */
  readonly fingerprint: string;
  readonly deliveries: readonly ComingDelivery[];
  /** What the platform charges the office for each way. */
  readonly prices: ReadonlyMap<SendMethod, Cents | undefined>;
}

type RehearsalTools = Pick<Tools, 'db' | 'settings'>;

/** Carries the end of a rehearsal out of its transaction, which is undone by it. */
class RehearsalEnd extends Error {
  override readonly name = 'RehearsalEnd';
  readonly coming: ComingDeliveries;

  constructor(coming: ComingDeliveries) {
    super('A rehearsal stores nothing.');
    this.coming = coming;
  }
}

/** What an act would put in the outbox, were it carried out now. It stores nothing, and refuses what the act refuses. */
export async function rehearseSending<T extends RehearsalTools>(
  tools: T,
  act: (tools: T) => Promise<unknown>,
): Promise<ComingDeliveries> {
  try {
    return await inTransaction(tools.db, async (trx) => {
      const requested = watchRequests(trx);
      await act({ ...tools, db: trx });
      throw new RehearsalEnd(await describe(trx, tools, requested));
    });
  } catch (error) {
    if (error instanceof RehearsalEnd) return error.coming;
    throw error;
  }
}

/**
 * Carries out an act that sends, if what it sends is what was looked at; without a fingerprint it sends whatever it sends.
 *
 * @throws ProblemError `sending-changed` when anything is different; nothing is stored then.
 */
export async function sendAsSeen<T extends RehearsalTools, Answer>(
  tools: T,
  seen: string | undefined,
  act: (tools: T) => Promise<Answer>,
): Promise<Answer> {
  if (seen === undefined) return act(tools);
  return inTransaction(tools.db, async (trx) => {
    const requested = watchRequests(trx);
    const answer = await act({ ...tools, db: trx });
    const { fingerprint } = await describe(trx, tools, requested);
    if (fingerprint !== seen) throw new ProblemError('sending-changed');
    return answer;
  });
}

async function describe(
  trx: Transaction,
  { settings }: Pick<Tools, 'settings'>,
  requested: readonly RequestedDelivery[],
): Promise<ComingDeliveries> {
  const seal = createDeliverySeal(settings);
  const contents = requested.map(({ content }) => readContent(content, seal));
  const files = await readFiles(trx, contents);
  const addressees = await readAddressees(trx, requested);
  const deliveries = requested.map((delivery, index): ComingDelivery => {
    const content = contents[index] ?? readContent(delivery.content, seal);
    const { organizationId, sendMethod, purpose, language, addressee, email, address } = delivery;
    const { fallbackAddress, statementId, invitationId, contestUntil, createdAt } = delivery;
    return {
      ...{ organizationId, sendMethod, purpose, language, addressee, email, address },
      ...{ fallbackAddress, statementId, invitationId, contestUntil, createdAt },
      content: withoutSecrets(content),
      files: content.enclosures.map(({ fileId, name }) => ({ ...getFile(files, fileId), name })),
      addresseeIds: addressees.get(delivery.id) ?? [],
    };
  });
  const prices = await readPrices(trx, requested);
  const around = { texts: await readTexts(trx, deliveries), offices: await readOffices(trx, deliveries) };
  return { deliveries, prices, fingerprint: fingerprintOf(deliveries, prices, around) };
}

/** Of everything that somebody can see of it, in the order in which it leaves. */
function fingerprintOf(
  deliveries: readonly ComingDelivery[],
  prices: ComingDeliveries['prices'],
  around: object,
): string {
  const said = deliveries.map(({ createdAt, content, files, ...delivery }) => ({
    ...delivery,
    on: brusselsDate(createdAt),
    template: content.template,
    values: content.values,
    button: content.button,
    files: files.map(({ name, sha256 }) => [name, sha256]),
  }));
  const text = JSON.stringify({ said, prices: [...prices], ...around }, (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

async function readFiles(trx: Transaction, contents: readonly DeliveryContent[]) {
  const ids = [...new Set(contents.flatMap(({ enclosures }) => enclosures.map(({ fileId }) => fileId)))];
  if (ids.length === 0) return new Map<string, StoredFile>();
  const files = await trx
    .selectFrom('files')
    .select(['id', 'storageKey', 'sha256'])
    .where('id', 'in', ids)
    .execute();
  return new Map(files.map(({ id, ...file }) => [id, file]));
}

function getFile(files: ReadonlyMap<string, StoredFile>, id: string): StoredFile {
  const file = files.get(id);
  if (file === undefined) throw new Error(`The enclosed file ${id} is not there.`);
  return file;
}

async function readAddressees(trx: Transaction, requested: readonly RequestedDelivery[]) {
  if (requested.length === 0) return new Map<string, string[]>();
  const rows = await trx
    .selectFrom('deliveryAddressees')
    .select(['deliveryId', 'addresseeId'])
    .where(
      'deliveryId',
      'in',
      requested.map(({ id }) => id),
    )
    .orderBy('addresseeId')
    .execute();
  const grouped = Map.groupBy(rows, ({ deliveryId }) => deliveryId);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ addresseeId }) => addresseeId)]));
}

async function readPrices(
  trx: Transaction,
  requested: readonly RequestedDelivery[],
): Promise<ComingDeliveries['prices']> {
  const prices = new Map<SendMethod, Cents | undefined>();
  for (const { sendMethod, organizationId, createdAt } of requested) {
    if (prices.has(sendMethod) || organizationId === null) continue;
    const event = { type: PORT[sendMethod], organizationId, at: createdAt };
    prices.set(sendMethod, await findPlatformPrice(trx, event));
  }
  return prices;
}

/** The texts of the templates as they count now: an administrator may save another one meanwhile. */
async function readTexts(trx: Transaction, deliveries: readonly ComingDelivery[]): Promise<unknown[]> {
  const used = new Map<string, readonly [DeliveryContent['template'], Language]>(
    deliveries.map(({ content, language }) => [
      `${content.template} ${language}`,
      [content.template, language],
    ]),
  );
  const texts: unknown[] = [];
  for (const [template, language] of used.values()) texts.push(await readTemplate(trx, template, language));
  return texts;
}

/** What the letterhead takes from the office itself. */
async function readOffices(trx: Transaction, deliveries: readonly ComingDelivery[]): Promise<unknown[]> {
  const ids = [...new Set(deliveries.flatMap(({ organizationId }) => organizationId ?? []))];
  if (ids.length === 0) return [];
  return trx
    .selectFrom('organizations')
    .select(['name', 'displayName', 'email', 'enterpriseNumber', 'address', 'logoFileId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}
