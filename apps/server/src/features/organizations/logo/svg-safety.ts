import type { XmlAttribute, XmlElement } from './xml-element.ts';

/** What a logo is drawn with. Scripts, HTML, animation, links and pictures inside the picture are not among them. */
export const SAFE_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'switch'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComposite', 'feDropShadow', 'feFlood', 'feGaussianBlur', 'feMerge'],
  ...['feMergeNode', 'feOffset'],
]);

/** Functions that compute from what stands there; `url` is looked at apart. */
const SAFE_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'url'],
  ...[
    'matrix',
    'translate',
    'translatex',
    'translatey',
    'scale',
    'scalex',
    'scaley',
    'rotate',
    'skewx',
    'skewy',
  ],
]);

/** Nothing that runs, and no reference but to a part of the drawing itself. */
export function isSafeValue({ name, value }: XmlAttribute): boolean {
  if (/^on/i.test(name)) return false;
  return name === 'href' ? value.startsWith('#') : isSafeCss(value);
}

/** Style rules, or the value of an attribute, which is read in the same way. Rules that fetch start with an @. */
export function isSafeCss(css: string): boolean {
  const functions = Array.from(css.matchAll(/(?<![\w-])([\w-]+)\s*\(/g), ([, name = '']) =>
    name.toLowerCase(),
  );
  const addresses = Array.from(css.matchAll(/url\s*\(\s*['"]?(.?)/gis), ([, first]) => first);
  return (
    !/[\\@<]|javascript:|\/\*/i.test(css) &&
    functions.every((name) => SAFE_FUNCTIONS.has(name)) &&
    addresses.every((first) => first === '#')
  );
}

/**
 * How many elements are drawn when every reference is followed. Ten groups that each show the one before ten times
 * are a short file and ten thousand million shapes; a part that shows itself is never done.
 */
export function measureComplexity(root: XmlElement): number {
  const parts = new Map(
    listElements(root).flatMap((element) => idsOf(element).map((id) => [id, element] as const)),
  );
  const weights = new Map<XmlElement, number>();

  function weigh(element: XmlElement): number {
    const known = weights.get(element);
    if (known !== undefined) return known;
    // Whoever asks for this weight while it is being taken is part of itself.
    weights.set(element, Number.POSITIVE_INFINITY);
    const shown = referencesOf(element).flatMap((id) => parts.get(id) ?? []);
    const weight = [...childrenOf(element), ...shown].reduce((sum, part) => sum + weigh(part), 1);
    weights.set(element, weight);
    return weight;
  }
  return weigh(root);
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

function listElements(element: XmlElement): XmlElement[] {
  return [element, ...childrenOf(element).flatMap(listElements)];
}

function idsOf({ attributes }: XmlElement): string[] {
  return attributes.filter(({ name }) => name === 'id').map(({ value }) => value);
}

function referencesOf({ attributes }: XmlElement): string[] {
  return attributes.flatMap(({ name, value }) =>
    name === 'href'
      ? [value.slice(1)]
      : Array.from(value.matchAll(/url\s*\(\s*['"]?#([^'")\s]+)/gi), ([, id = '']) => id),
  );
}
