import type { Picture } from './picture.ts';
import { isSafeCss, isSafeValue, measureComplexity, SAFE_ELEMENTS } from './svg-safety.ts';
import { parseXml, writeXml, type XmlAttribute, type XmlElement } from './xml-element.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/** More than any logo has, even where it draws a part many times; more would stop who has to show it. */
const HEAVIEST = 20_000;

/**
 * A drawing written anew from what a drawing may hold. What editors leave for themselves is left out; what runs,
 * or reaches outside the file, or would never end, makes it unsafe.
 */
export function readSvg(text: string): Picture | 'notSvg' | 'unreadable' | 'unsafe' {
  const root = parseXml(text);
  if (root === undefined) return 'unreadable';
  if (root.namespace !== SVG_NAMESPACE || root.name !== 'svg') return 'notSvg';
  const drawing = cleaned(root);
  if (drawing === undefined || measureComplexity(drawing) > HEAVIEST) return 'unsafe';
  const box = sizeOf(drawing);
  if (box === undefined) return 'unreadable';
  const content = Buffer.from(writeXml(scalable(drawing, box)));
  return { mediaType: 'image/svg+xml', content, ...box };
}

function cleaned({ namespace, name, attributes, children }: XmlElement): XmlElement | undefined {
  if (!SAFE_ELEMENTS.has(name)) return undefined;
  const kept = attributes.map(toKeep).filter((attribute) => attribute !== null);
  const isSafe =
    kept.every(isSafeValue) && (name !== 'style' || children.every((css) => isSafeCss(String(css))));
  const inside = children.filter((child) => typeof child === 'string' || !isBaggage(child));
  const drawn = inside.map((child) => (typeof child === 'string' ? child : cleaned(child)));
  return isSafe && drawn.every((child) => child !== undefined)
    ? { namespace, name, attributes: kept, children: drawn }
    : undefined;
}

/** What editors write for themselves: elements in a namespace of their own, and the description of the file. */
function isBaggage({ namespace, name }: XmlElement): boolean {
  return namespace !== SVG_NAMESPACE || name === 'metadata';
}

/** Attributes of other namespaces are baggage too, but for the old spelling of `href`. */
function toKeep({ namespace, name, value }: XmlAttribute): XmlAttribute | null {
  if (namespace === XLINK_NAMESPACE && name === 'href') return { namespace: '', name, value };
  if (namespace === XML_NAMESPACE && name === 'space') return { namespace: '', name: 'xml:space', value };
  return namespace === '' && !/^(data|aria)-/.test(name) ? { namespace, name, value } : null;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size it is shown in, or else the field that it draws. */
function sizeOf(root: XmlElement): Box | undefined {
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  if (width && height && width.unit === height.unit) return { width: width.value, height: height.value };
  const [, , across, down] = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return across && down && across > 0 && down > 0 ? { width: across, height: down } : undefined;
}

function lengthOf(root: XmlElement, name: string): { value: number; unit: string } | undefined {
  const [, digits, unit = ''] =
    /^\s*([\d.]+(?:e\d+)?)(px|pt|pc|mm|cm|in)?\s*$/i.exec(attributeOf(root, name) ?? '') ?? [];
  const value = Number(digits);
  return value > 0 && Number.isFinite(value) ? { value, unit: unit === 'px' ? '' : unit } : undefined;
}

function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** Without a field of its own a drawing keeps its size in whatever box it is put. */
function scalable(root: XmlElement, { width, height }: Box): XmlElement {
  const field = { namespace: '', name: 'viewBox', value: `0 0 ${width} ${height}` };
  const hasField = attributeOf(root, 'viewBox') !== undefined;
  const language = { namespace: '', name: 'xmlns', value: SVG_NAMESPACE };
  return { ...root, attributes: [language, ...root.attributes, ...(hasField ? [] : [field])] };
}
