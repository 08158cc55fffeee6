import type { Flow, FlowLink } from './flow.ts';

/** A node as a bar. Its label stands at its middle. */
export interface Bar {
  readonly id: string;
  readonly y: number;
  readonly height: number;
  readonly middle: number;
}

/** Where a ribbon touches a bar. */
interface Edge {
  readonly top: number;
  readonly bottom: number;
}

/** An area between two bars. Each end takes of its bar what its amount is of all that leaves or reaches it. */
export interface Ribbon {
  readonly from: string;
  readonly to: string;
  readonly start: Edge;
  readonly end: Edge;
}

export interface FlowLayout {
  readonly height: number;
  readonly pools: readonly Bar[];
  readonly ranks: readonly Bar[];
  readonly receivers: readonly Bar[];
  readonly draws: readonly Ribbon[];
  readonly payments: readonly Ribbon[];
}

/** Of a bar, so that a cent can be seen. */
const THINNEST = 2;
const GAP = 6;

export interface FlowMeasures {
  /** As high as the drawing may be; where the labels of all receivers need more, it is higher. */
  readonly room: number;
  /** The least that the label of a bar needs. */
  readonly poolSlot: number;
  readonly rankSlot: number;
  readonly receiverSlot: number;
}

/** For all the money, however little room its labels leave it. */
const LEAST_MONEY = 120;

/**
 * Gives every bar and ribbon its place: the same euro is equally thick in all three columns, but for what would be too
 * thin to see. Pools and ranks stay within the room, also where the receivers need more.
 */
export function layOutFlow(flow: Flow, measures: FlowMeasures): FlowLayout {
  const columns = columnsOf(flow, moneyHeightFor(flow, measures), measures);
  const height = Math.max(...columns.map(heightOf));
  const room = Math.max(measures.room, heightOf(columns[0]), heightOf(columns[1]));
  const pools = stack(columns[0], Math.min(height, room));
  const ranks = stack(columns[1], Math.min(height, room));
  const receivers = stack(columns[2], height);
  return {
    ...{ height, pools, ranks, receivers },
    draws: ribbonsBetween(flow.draws, pools, ranks),
    payments: ribbonsBetween(flow.payments, ranks, receivers),
  };
}

/** The most with which all columns fit the room. */
function moneyHeightFor(flow: Flow, measures: FlowMeasures): number {
  let low = LEAST_MONEY;
  let high = Math.max(LEAST_MONEY, measures.room);
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const height = Math.max(...columnsOf(flow, middle, measures).map(heightOf));
    if (height <= measures.room) low = middle;
    else high = middle;
  }
  return low;
}

interface Slot {
  readonly id: string;
  readonly thickness: number;
  readonly room: number;
}
type Column = readonly Slot[];

function columnsOf(flow: Flow, moneyHeight: number, measures: FlowMeasures): [Column, Column, Column] {
  const total = flow.pools.reduce((sum, { cents }) => sum + cents, 0);
  const slotsOf = (nodes: readonly { readonly id: string; readonly cents: number }[], leastRoom: number) =>
    nodes.map(({ id, cents }) => {
      const thickness = total === 0 ? THINNEST : Math.max(THINNEST, (cents / total) * moneyHeight);
      return { id, thickness, room: Math.max(thickness + GAP, leastRoom) };
    });
  return [
    slotsOf(flow.pools, measures.poolSlot),
    slotsOf(flow.ranks, measures.rankSlot),
    slotsOf(flow.receivers, measures.receiverSlot),
  ];
}

function heightOf(slots: Column): number {
  return slots.reduce((sum, { room }) => sum + room, 0);
}

/** One below the other, spread over the whole height. */
function stack(slots: Column, height: number): Bar[] {
  const spare = slots.length === 0 ? 0 : (height - heightOf(slots)) / slots.length;
  let top = 0;
  return slots.map(({ id, thickness, room }) => {
    const middle = top + (room + spare) / 2;
    top += room + spare;
    return { id, y: middle - thickness / 2, height: thickness, middle };
  });
}

/** Ribbons leave and reach their bars in the order of the bars at the other end, and fill them whole. */
function ribbonsBetween(links: readonly FlowLink[], starts: readonly Bar[], ends: readonly Bar[]): Ribbon[] {
  const startPlaces = new Map(starts.map(({ id }, index) => [id, index]));
  const endPlaces = new Map(ends.map(({ id }, index) => [id, index]));
  const known = links
    .filter(({ from, to }) => startPlaces.has(from) && endPlaces.has(to))
    .toSorted(
      (one, other) =>
        (startPlaces.get(one.from) ?? 0) - (startPlaces.get(other.from) ?? 0) ||
        (endPlaces.get(one.to) ?? 0) - (endPlaces.get(other.to) ?? 0),
    );
  const takeStart = edgesOn(starts, known, ({ from }) => from);
  const takeEnd = edgesOn(ends, known, ({ to }) => to);
  return known.map((link) => ({
    from: link.from,
    to: link.to,
    start: takeStart(link),
    end: takeEnd(link),
  }));
}

/** Hands out a bar from its top to its foot. */
function edgesOn(
  bars: readonly Bar[],
  links: readonly FlowLink[],
  barOf: (link: FlowLink) => string,
): (link: FlowLink) => Edge {
  const free = new Map(bars.map(({ id, y }) => [id, y]));
  const heights = new Map(bars.map(({ id, height }) => [id, height]));
  const sums = new Map<string, number>();
  for (const link of links) sums.set(barOf(link), (sums.get(barOf(link)) ?? 0) + link.cents);
  return (link) => {
    const id = barOf(link);
    const top = free.get(id) ?? 0;
    const bottom = top + ((heights.get(id) ?? 0) * link.cents) / (sums.get(id) ?? link.cents);
    free.set(id, bottom);
    return { top, bottom };
  };
}

/** The area of a ribbon between two columns: from edge to edge, bent half way. */
export function areaOf({ start, end }: Ribbon, startX: number, endX: number): string {
  const bend = (startX + endX) / 2;
  return [
    `M${startX},${round(start.top)}`,
    `C${bend},${round(start.top)} ${bend},${round(end.top)} ${endX},${round(end.top)}`,
    `L${endX},${round(end.bottom)}`,
    `C${bend},${round(end.bottom)} ${bend},${round(start.bottom)} ${startX},${round(start.bottom)}`,
    'Z',
  ].join('');
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

/** Where the columns of the drawing stand, in pixels: each name gets what the ribbons between can spare. */
export interface Columns {
  readonly pools: number;
  readonly ranks: number;
  readonly receivers: number;
  readonly width: number;
  readonly bar: number;
}

const BAR = 8;
/** Of the drawing's letters, on average. */
const LETTER = 6.3;

export function columnsFor(width: number): Columns {
  const pools = between(108, width * 0.2, 230);
  const receivers = width - between(116, width * 0.27, 300);
  return { pools, ranks: Math.round(pools + (receivers - pools) * 0.4), receivers, width, bar: BAR };
}

/** How many letters fit on one line of so many pixels. */
export function lettersIn(pixels: number): number {
  return Math.max(6, Math.floor(pixels / LETTER));
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
