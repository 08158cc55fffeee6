import { type StatementFault, StatementFaultError } from '@prorata/domain/payouts/bank-statement';
import { SaxesParser } from 'saxes';

/** An element with the line on which it begins, for whoever must find what is wrong. */
export interface Node {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

export function find(node: Node, ...path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>(
    (found, name) => found?.children.find((child) => child.name === name),
    node,
  );
}

export function need(node: Node, name: string): Node {
  return find(node, name) ?? refuse('incomplete', node);
}

export function all(node: Node, name: string): Node[] {
  return node.children.filter((child) => child.name === name);
}

export function textAt(node: Node, ...path: readonly string[]): string {
  return find(node, ...path)?.text.trim() ?? '';
}

export function refuse(fault: StatementFault['fault'], { line }: Pick<Node, 'line'>): never {
  throw new StatementFaultError(fault, line);
}

/** No statement lies deeper. Entities that a document declares for itself are not known, so it cannot grow. */
const DEEPEST = 40;

/** The root of a document. @throws StatementFaultError */
export function parse(content: string): Node {
  const top: Node = { name: '', line: 1, attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', () => refuse('notAStatement', parser));
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEEPEST) refuse('notAStatement', parser);
    const node: Node = {
      name: name.slice(name.indexOf(':') + 1),
      line: parser.line,
      attributes: namespaced(name, attributes),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const hear = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.write(content).close();
  return top.children[0] ?? refuse('notAStatement', top);
}

/** The namespace of a prefixed root is given under its prefix. */
function namespaced(name: string, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
  const namespace = prefix === '' ? attributes['xmlns'] : attributes[`xmlns:${prefix}`];
  return namespace === undefined ? { ...attributes } : { ...attributes, xmlns: namespace };
}
