/** An element with a text or with other elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes: XmlElement['attributes'] = {},
): XmlElement {
  return { name, content, attributes };
}

/**
 * A whole document. Every text is escaped, what no XML may hold is left out, and so is an element without content: who
 * exchanges invoices refuses empty ones.
 */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}`;
}

function writeElement({ name, content, attributes }: XmlElement, indent: string): string {
  const inside = typeof content === 'string' ? escapeXml(content.trim()) : writeAll(content, indent);
  if (inside === '') return '';
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const closing = typeof content === 'string' ? '' : indent;
  return `${indent}<${name}${given.join('')}>${inside}${closing}</${name}>\n`;
}

function writeAll(elements: readonly XmlElement[], indent: string): string {
  const inside = elements.map((one) => writeElement(one, `${indent}  `)).join('');
  return inside === '' ? '' : `\n${inside}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** XML 1.0, production 2: these signs may not stand in a document, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is sought.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
