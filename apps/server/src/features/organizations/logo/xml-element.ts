import { SaxesParser } from 'saxes';

export interface XmlAttribute {
  readonly namespace: string;
  readonly name: string;
  readonly value: string;
}

export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly (XmlElement | string)[];
}

const DEEPEST = 100;

/**
 * The root of a well-formed document, or `undefined`. Comments, instructions and the document type stay behind;
 * entities that a document declares for itself are not known, so it cannot grow while it is read.
 */
export function parseXml(text: string): XmlElement | undefined {
  const document: (XmlElement | string)[] = [];
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  const fail = (error: Error) => {
    throw error;
  };
  parser.on('error', fail);
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length > DEEPEST) fail(new Error('deeper than any drawing'));
    const children: (XmlElement | string)[] = [];
    const named = Object.values(attributes).map((attribute) => ({
      namespace: attribute.uri,
      name: attribute.local,
      value: attribute.value,
    }));
    open.at(-1)?.push({ namespace: uri, name: local, attributes: named, children });
    open.push(children);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (part) => void open.at(-1)?.push(part));
  parser.on('cdata', (part) => void open.at(-1)?.push(part));
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return document.find((node) => typeof node !== 'string');
}

export function writeXml({ name, attributes, children }: XmlElement): string {
  const named = attributes.map((attribute) => ` ${attribute.name}="${escaped(attribute.value)}"`).join('');
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : writeXml(child)));
  return `<${name}${named}>${content.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
