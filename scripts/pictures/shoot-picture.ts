import type { Page } from 'playwright-core';
import { type PaletteImage, writePng } from './palette-png.ts';

/** A step of a chapter, by its number, with the words of the screen that it names. */
export interface Step {
  readonly number: number;
  readonly words: readonly string[];
}

export interface ShotPicture {
  readonly width: number;
  readonly height: number;
  readonly png: Buffer;
  /** The texts that can be read on it. */
  readonly texts: readonly string[];
  /** The numbers of the steps that point at something on it. */
  readonly marked: readonly number[];
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes what a page shows, with the number of each step at what it names. `encoder` is a page that nobody looks at. */
export async function shootPicture(page: Page, encoder: Page, steps: readonly Step[]): Promise<ShotPicture> {
  const frame = await page.evaluate(frameOfPage);
  const texts = await page.evaluate(readTexts, frame);
  const marked = await page.evaluate(markSteps, { frame, steps });
  const shot = await page.screenshot({ clip: frame });
  const png = writePng(await reducePicture(encoder, shot));
  const { width, height } = frame;
  return { width, height, png, texts, marked };
}

/** Without the menu and the banner of the environment, which are the same on each, and without what stays empty. */
function frameOfPage(): Frame {
  const menu = document.querySelector('aside:has(nav)')?.getBoundingClientRect();
  const banner = getComputedStyle(document.documentElement).getPropertyValue('--banner-height');
  const x = menu !== undefined && menu.right < innerWidth / 3 ? Math.ceil(menu.right) : 0;
  const y = (Number.parseFloat(banner) || 0) * 16;
  const ends = [...(document.querySelector('main') ?? document.body).querySelectorAll('*')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom);
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...ends)) + 24);
  return { x, y, width: innerWidth - x, height: bottom - y };
}

function readTexts({ x, y, width, height }: Frame): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isInside =
      box.width > 1 && box.left >= x && box.top >= y && box.right <= x + width && box.bottom <= y + height;
    if (isInside && node.parentElement?.checkVisibility({ visibilityProperty: true }))
      texts.add(node.textContent?.trim() ?? '');
  }
  return [...texts];
}

/** Draws a frame with the step's number around the first thing on the picture that the step names. */
function markSteps({ frame, steps }: { frame: Frame; steps: readonly Step[] }): number[] {
  const COLOUR = '#4f46e5';
  const MARGIN = 4;
  const taken = new Set<Element>();
  const find = (word: string): Element | undefined => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() !== word || node.parentElement === null) continue;
      const element =
        node.parentElement.closest('button, a, [role=tab], [role=button]') ?? node.parentElement;
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const isInside =
        left >= frame.x &&
        top >= frame.y &&
        right <= frame.x + frame.width &&
        bottom <= frame.y + frame.height;
      // What a bar at the foot covers is not seen.
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (width > 1 && isInside && element.contains(seen) && !taken.has(element)) return element;
    }
    return undefined;
  };
  const draw = (element: Element, number: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = document.createElement('div');
    Object.assign(box.style, {
      position: 'fixed',
      zIndex: '9999',
      left: `${left - MARGIN}px`,
      top: `${top - MARGIN}px`,
      width: `${width + 2 * MARGIN}px`,
      height: `${height + 2 * MARGIN}px`,
      border: `2px solid ${COLOUR}`,
      borderRadius: '8px',
    });
    const badge = document.createElement('div');
    badge.textContent = String(number);
    Object.assign(badge.style, {
      position: 'absolute',
      left: '-13px',
      top: '-13px',
      width: '22px',
      height: '22px',
      borderRadius: '11px',
      background: COLOUR,
      color: 'white',
      font: '600 13px/22px "IBM Plex Sans Variable", sans-serif',
      textAlign: 'center',
    });
    box.append(badge);
    document.body.append(box);
  };
  return steps.flatMap(({ number, words }) => {
    const element = words.map(find).find((found) => found !== undefined);
    if (element === undefined) return [];
    taken.add(element);
    draw(element, number);
    return [number];
  });
}

const COLOURS = 64;
/** A film has them once for all of its pictures. */
const COLOURS_OF_FILM = 128;

/** What a browser took, in few colours. `encoder` is a page that nobody looks at. */
export async function reducePicture(encoder: Page, shot: Buffer): Promise<PaletteImage> {
  const [picture] = await reduceTogether(encoder, [shot], COLOURS);
  if (picture === undefined) throw new Error('Nothing was taken.');
  return picture;
}

/** Pictures of a film, in the same colours. */
export function reduceFilm(encoder: Page, shots: readonly Buffer[]): Promise<PaletteImage[]> {
  return reduceTogether(encoder, shots, COLOURS_OF_FILM);
}

/**
 * In the colours that the pictures have most of: what else there is are shades at the edges of letters, which cost more
 * than half of the file, on paper too.
 */
async function reduceTogether(
  encoder: Page,
  shots: readonly Buffer[],
  most: number,
): Promise<PaletteImage[]> {
  const counts = new Map<number, number>();
  for (const shot of shots) {
    for (const [colour, count] of await encoder.evaluate(countColours, shot.toString('base64'))) {
      counts.set(colour, (counts.get(colour) ?? 0) + count);
    }
  }
  const colours = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([colour]) => colour);
  const pictures: PaletteImage[] = [];
  for (const shot of shots) {
    const png = shot.toString('base64');
    const { pixels, ...size } = await encoder.evaluate(placeColours, { png, colours });
    pictures.push({ ...size, colours, pixels: Buffer.from(pixels, 'base64') });
  }
  return pictures;
}

/** A page hands over texts and numbers only, and what it runs can call nothing outside itself. */
async function countColours(png: string): Promise<[number, number][]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0);
  const drawn = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  const counts = new Map<number, number>();
  for (const colour of drawn) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, 1_000);
}

async function placeColours({ png, colours }: { png: string; colours: number[] }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0);
  const drawn = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const distance = (one: number, other: number) =>
    [0, 8, 16].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  const places = new Map<number, number>();
  for (const colour of drawn) {
    if (places.has(colour)) continue;
    const distances = colours.map((kept) => distance(colour, kept));
    places.set(colour, distances.indexOf(Math.min(...distances)));
  }
  const letters = Array.from(drawn, (colour) => String.fromCharCode(places.get(colour) ?? 0));
  return { width, height, pixels: btoa(letters.join('')) };
}
