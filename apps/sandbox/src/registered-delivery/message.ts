import * as z from 'zod';

/** What the product sends by qualified electronic registered delivery. */
export const orderSchema = z.object({
  language: z.enum(['nl', 'fr', 'de', 'en']),
  recipient: z.object({ name: z.string().trim().min(1).max(200), email: z.email() }),
  document: z.base64().min(8),
  enclosures: z.array(z.object({ name: z.string().max(200), content: z.base64() })).max(20),
});
export type Order = z.output<typeof orderSchema>;

/** What happens to a message, each with its evidence (ETSI EN 319 522). */
const STATUSES = [
  'received',
  'submission-accepted',
  'addressee-notified',
  'content-consigned',
  'content-handed-over',
  'consignment-refused',
  'consignment-expired',
  'addressee-unreachable',
] as const;
export type Status = (typeof STATUSES)[number];

export interface MessageEvent {
  readonly id: string;
  readonly status: Status;
  readonly occurredAt: string;
  readonly detail: string | null;
  /** Whether the product has heard of it. */
  isTold: boolean;
}

export interface Message extends Order {
  readonly id: string;
  readonly key: string;
  readonly receivedAt: string;
  readonly events: MessageEvent[];
}

interface Station {
  readonly status: Status;
  readonly afterSeconds: number;
}

/** What becomes of a message by itself: the evidence of sending at once, the addressee is slower. */
const ROUTE: readonly Station[] = [
  { status: 'submission-accepted', afterSeconds: 2 },
  { status: 'addressee-notified', afterSeconds: 10 },
  { status: 'content-consigned', afterSeconds: 3600 },
  { status: 'content-handed-over', afterSeconds: 2 * 3600 },
];

/** Nobody can be identified behind such an address: `unreachable@...`. */
const ROUTE_TO_NOBODY: readonly Station[] = [
  { status: 'submission-accepted', afterSeconds: 2 },
  { status: 'addressee-unreachable', afterSeconds: 10 },
];

/** What the addressee can do instead, or not do. */
export const INCIDENTS = ['consignment-refused', 'consignment-expired', 'addressee-unreachable'] as const;
const ENDS: readonly Status[] = ['content-handed-over', ...INCIDENTS];

export function statusOf({ events }: Message): Status {
  return events.at(-1)?.status ?? 'received';
}

export function hasEnded(message: Message): boolean {
  return ENDS.includes(statusOf(message));
}

/** What comes next when nobody does anything, and when. */
export function nextStation(message: Message): { status: Status; at: Date } | undefined {
  if (hasEnded(message)) return undefined;
  const route = message.recipient.email.startsWith('unreachable@') ? ROUTE_TO_NOBODY : ROUTE;
  const seen = new Set(message.events.map(({ status }) => status));
  const next = route[route.findLastIndex(({ status }) => seen.has(status)) + 1];
  return (
    next && { status: next.status, at: new Date(Date.parse(message.receivedAt) + next.afterSeconds * 1000) }
  );
}
