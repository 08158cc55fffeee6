import * as z from 'zod';

const line = z.string().trim().max(50);

/** What the product sends for a registered letter. Like the real post, it refuses lines that do not fit. */
export const orderSchema = z.object({
  language: z.enum(['nl', 'fr', 'de', 'en']),
  recipient: z.object({
    name: line.min(1),
    line1: line.min(1),
    line2: line.nullable(),
    postcode: z.string().regex(/^[1-9]\d{3}$/, 'Not a Belgian postcode'),
    town: line.min(1),
    country: z.literal('BE', 'Registered letters go to addresses in Belgium only'),
  }),
  document: z.base64().min(8),
  enclosures: z.array(z.object({ name: z.string().max(200), content: z.base64() })).max(20),
});
export type Order = z.output<typeof orderSchema>;

/** The stations of a letter, in the words of the post. */
const STATUSES = [
  'accepted',
  'printing',
  'deposited',
  'in-transit',
  'delivery-attempted',
  'at-pick-up-point',
  'delivered',
  'receipt-signed',
  'returned',
  'lost',
  'rejected',
] as const;
export type Status = (typeof STATUSES)[number];

export interface LetterEvent {
  readonly id: string;
  readonly status: Status;
  readonly occurredAt: string;
  readonly detail: string | null;
  /** Whether the product has heard of it. */
  isTold: boolean;
}

export interface Letter {
  readonly id: string;
  readonly key: string;
  readonly barcode: string;
  readonly recipient: Order['recipient'];
  readonly enclosures: readonly string[];
  readonly acceptedAt: string;
  readonly events: LetterEvent[];
}

/** What becomes of a letter by itself, and how many seconds after the post took it over: receipt after three days. */
const ROUTE: readonly { readonly status: Status; readonly afterSeconds: number }[] = [
  { status: 'printing', afterSeconds: 20 },
  { status: 'deposited', afterSeconds: 60 },
  { status: 'in-transit', afterSeconds: 12 * 3600 },
  { status: 'delivered', afterSeconds: 36 * 3600 },
  { status: 'receipt-signed', afterSeconds: 36 * 3600 + 60 },
];

const ENDS: readonly Status[] = ['receipt-signed', 'returned', 'lost', 'rejected'];

export function statusOf({ events }: Letter): Status {
  return events.at(-1)?.status ?? 'accepted';
}

export function hasEnded(letter: Letter): boolean {
  return ENDS.includes(statusOf(letter));
}

export function isDeposited({ events }: Letter): boolean {
  return events.some(({ status }) => status === 'deposited');
}

/** The next station of a letter that nobody stops, and when it gets there. */
export function nextStation(letter: Letter): { status: Status; at: Date } | undefined {
  if (hasEnded(letter)) return undefined;
  const seen = new Set(letter.events.map(({ status }) => status));
  const passed = ROUTE.findLastIndex(({ status }) => seen.has(status));
  const next = ROUTE[passed + 1];
  if (next === undefined) return undefined;
  return { status: next.status, at: new Date(Date.parse(letter.acceptedAt) + next.afterSeconds * 1000) };
}
