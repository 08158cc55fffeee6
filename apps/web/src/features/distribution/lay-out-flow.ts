import type { Flow, FlowLink } from './flow.ts';

/** A node as a bar: `slot` is the room it has for its label, which a thin bar needs more than for itself. */
export interface Bar {
  readonly id: string;
  readonly y: number;
  readonly height: number;
  readonly middle: number;
}

/** A band between two bars, thick as its amount. */
export interface Band {
  readonly from: string;
  readonly to: string;
  readonly startY: number;
  readonly endY: number;
  readonly thickness: number;
}

export interface FlowLayout {
  readonly height: number;
  readonly pools: readonly Bar[];
  readonly ranks: readonly Bar[];
  readonly receivers: readonly Bar[];
  readonly draws: readonly Band[];
  readonly payments: readonly Band[];
}

/** Of a bar, so that a cent can be seen, and of the room for a label. */
const THINNEST = 2;
const GAP = 10;

export interface FlowMeasures {
  /** For all the money, when every label has room enough. */
  readonly moneyHeight: number;
  readonly poolSlot: number;
  readonly rankSlot: number;
  readonly receiverSlot: number;
}

/** Gives every bar and band its place: the same euro is equally thick in all three columns. */
export function layOutFlow(flow: Flow, measures: FlowMeasures): FlowLayout {
  const total = flow.pools.reduce((sum, { cents }) => sum + cents, 0);
  const thicknessOf = (cents: number) =>
    total === 0 ? THINNEST : Math.max(THINNEST, (cents / total) * measures.moneyHeight);
  const columns = [
    slotsOf(flow.pools, thicknessOf, measures.poolSlot),
    slotsOf(flow.ranks, thicknessOf, measures.rankSlot),
    slotsOf(inOrderOfService(flow), thicknessOf, measures.receiverSlot),
  ] as const;
  const height = Math.max(...columns.map((slots) => heightOf(slots)));
  const [pools, ranks, receivers] = columns.map((slots) => stack(slots, height)) as [Bar[], Bar[], Bar[]];
  return {
    height,
    pools,
    ranks,
    receivers,
    draws: bandsBetween(flow.draws, pools, ranks, thicknessOf),
    payments: bandsBetween(flow.payments, ranks, receivers, thicknessOf),
  };
}

/** Whoever is paid at a higher rank stands higher, so that bands cross as little as the law allows. */
function inOrderOfService(flow: Flow): Flow['receivers'] {
  const places = new Map(flow.ranks.map(({ id }, index) => [id, index]));
  const placeOf = (receiverId: string) => {
    const payments = flow.payments.filter(({ to }) => to === receiverId);
    const cents = payments.reduce((sum, payment) => sum + payment.cents, 0);
    const weighed = payments.reduce(
      (sum, payment) => sum + payment.cents * (places.get(payment.from) ?? 0),
      0,
    );
    return cents === 0 ? flow.ranks.length : weighed / cents;
  };
  const place = new Map(flow.receivers.map(({ id }) => [id, placeOf(id)]));
  return flow.receivers.toSorted(
    (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0) || other.cents - one.cents,
  );
}

interface Slot {
  readonly id: string;
  readonly thickness: number;
  readonly room: number;
}

function slotsOf(
  nodes: readonly { readonly id: string; readonly cents: number }[],
  thicknessOf: (cents: number) => number,
  leastRoom: number,
): Slot[] {
  return nodes.map(({ id, cents }) => {
    const thickness = thicknessOf(cents);
    return { id, thickness, room: Math.max(thickness + GAP, leastRoom) };
  });
}

function heightOf(slots: readonly Slot[]): number {
  return slots.reduce((sum, { room }) => sum + room, 0);
}

/** One below the other, spread over the whole height. */
function stack(slots: readonly Slot[], height: number): Bar[] {
  const spare = slots.length === 0 ? 0 : (height - heightOf(slots)) / slots.length;
  let top = 0;
  return slots.map(({ id, thickness, room }) => {
    const middle = top + (room + spare) / 2;
    top += room + spare;
    return { id, y: middle - thickness / 2, height: thickness, middle };
  });
}

/** Bands leave and reach their bars in the order of the bars at the other end. */
function bandsBetween(
  links: readonly FlowLink[],
  starts: readonly Bar[],
  ends: readonly Bar[],
  thicknessOf: (cents: number) => number,
): Band[] {
  const startPlaces = new Map(starts.map(({ id }, index) => [id, index]));
  const endPlaces = new Map(ends.map(({ id }, index) => [id, index]));
  const usedStarts = new Map(starts.map(({ id, y }) => [id, y]));
  const usedEnds = new Map(ends.map(({ id, y }) => [id, y]));
  const known = links.filter(({ from, to }) => startPlaces.has(from) && endPlaces.has(to));
  const byStart = known.toSorted(
    (one, other) =>
      (startPlaces.get(one.from) ?? 0) - (startPlaces.get(other.from) ?? 0) ||
      (endPlaces.get(one.to) ?? 0) - (endPlaces.get(other.to) ?? 0),
  );
  return byStart.map(({ from, to, cents }) => {
    const thickness = thicknessOf(cents);
    const startY = (usedStarts.get(from) ?? 0) + thickness / 2;
    const endY = (usedEnds.get(to) ?? 0) + thickness / 2;
    usedStarts.set(from, startY + thickness / 2);
    usedEnds.set(to, endY + thickness / 2);
    return { from, to, startY, endY, thickness };
  });
}

/** Where the columns of the drawing stand, in pixels: each name gets what the bands between can spare. */
export interface Columns {
  readonly pools: number;
  readonly ranks: number;
  readonly receivers: number;
  readonly width: number;
  readonly bar: number;
}

const BAR = 8;
/** Of the drawing's letters, on average. */
const LETTER = 7.2;

export function columnsFor(width: number): Columns {
  const pools = between(140, width * 0.18, 230);
  const receivers = width - between(210, width * 0.28, 330);
  return { pools, ranks: (pools + receivers) / 2, receivers, width, bar: BAR };
}

/** How many letters fit on one line of so many pixels. */
export function lettersIn(pixels: number): number {
  return Math.max(8, Math.floor(pixels / LETTER));
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}

/** A name that must fit on one line of a drawing; whoever points at it reads it whole. */
export function shorten(name: string, maxLetters: number): string {
  const letters = [...name];
  return letters.length <= maxLetters
    ? name
    : `${letters
        .slice(0, maxLetters - 1)
        .join('')
        .trimEnd()}…`;
}
