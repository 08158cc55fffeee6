import { SaxesParser } from 'saxes';

/** An element, its name with the short prefix of its namespace. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const PREFIXES: Readonly<Record<string, string>> = {
  [`${UBL}:CommonAggregateComponents-2`]: 'cac:',
  [`${UBL}:CommonBasicComponents-2`]: 'cbc:',
  [`${UBL}:Invoice-2`]: '',
  [`${UBL}:CreditNote-2`]: '',
};

/** The root of a document. @throws when it is not well-formed, declares a type of document, or is of another vocabulary. */
export function readXml(text: string): XmlNode {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('A declaration of the document type is not allowed');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const prefix = PREFIXES[uri];
    if (prefix === undefined) throw new Error(`${local} is of an unknown namespace`);
    const given = Object.values(attributes).filter(({ prefix: of }) => of !== 'xmlns');
    const node: XmlNode = {
      name: `${prefix}${local}`,
      attributes: Object.fromEntries(given.map(({ name, value }) => [name, value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on('text', (part) => {
    const node = open.at(-1);
    if (node) node.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (root === undefined) throw new Error('The document is empty');
  return root;
}

/** Everything at a path such as `cac:Party/cbc:EndpointID`. */
export function all(from: XmlNode | undefined, path: string): XmlNode[] {
  let found = from ? [from] : [];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

export function first(from: XmlNode | undefined, path: string): XmlNode | undefined {
  return all(from, path)[0];
}

/** Its text, empty where it is not there. */
export function textAt(from: XmlNode | undefined, path: string): string {
  return first(from, path)?.text.trim() ?? '';
}
