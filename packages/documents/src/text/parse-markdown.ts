import MarkdownIt, { type Token } from 'markdown-it';
import { BOX_MARK } from '../liquid/engine.ts';
import type { Block, Cell, Inline } from './blocks.ts';

/** No HTML, pictures or blocks of code: those stay the signs that they are written with. */
const RULES = [
  'backticks',
  'blockquote',
  'emphasis',
  'entity',
  'escape',
  'heading',
  'hr',
  'link',
  'list',
  'newline',
  'table',
];
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)/i;
const BOX = new RegExp(`^${BOX_MARK}([a-z-]+)${BOX_MARK}$`);

const markdown = new MarkdownIt('zero').enable(RULES);
markdown.validateLink = (url) => SAFE_LINK.test(url);

/** For texts of our own, which may also lead to another place in themselves: `#inviting`. */
const ownMarkdown = new MarkdownIt('zero').enable(RULES);
ownMarkdown.validateLink = (url) => SAFE_LINK.test(url) || /^#[a-z-]+$/.test(url);

/** Reads Markdown as the blocks it consists of. */
export function parseMarkdown(source: string): Block[] {
  return new TokenReader(markdown.parse(source, {})).readBlocks();
}

/** Reads a text that nobody else can write. */
export function parseOwnMarkdown(source: string): Block[] {
  return new TokenReader(ownMarkdown.parse(source, {})).readBlocks();
}

/** Reads a text of one line, such as a subject. */
export function parseLine(source: string): Inline[] {
  return markdown.parseInline(source, {}).flatMap(({ children }) => new InlineReader(children ?? []).read());
}

/** Turns the flat list of tokens, in which things open and close, into a tree. */
class TokenReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Everything up to the token that closes what was opened before. */
  readBlocks(): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#take(); token !== undefined && token.nesting !== -1; token = this.#take()) {
      blocks.push(this.#readBlock(token));
    }
    return blocks;
  }

  #take(): Token | undefined {
    const token = this.#tokens[this.#next];
    this.#next += 1;
    return token;
  }

  #readBlock(token: Token): Block {
    switch (token.type) {
      case 'heading_open':
        return { kind: 'heading', level: levelOf(token), children: this.#readLine() };
      case 'paragraph_open':
        return paragraphOrBox(this.#readLine());
      case 'bullet_list_open':
        return { kind: 'list', start: null, items: this.#readItems() };
      case 'ordered_list_open':
        return { kind: 'list', start: Number(token.attrGet('start') ?? 1), items: this.#readItems() };
      case 'blockquote_open':
        return { kind: 'quote', children: this.readBlocks() };
      case 'table_open':
        return { kind: 'table', rows: this.#readRows() };
      case 'hr':
        return { kind: 'rule' };
      default:
        throw new Error(`Markdown of the kind ${token.type} has no place in a text.`);
    }
  }

  #readLine(): Inline[] {
    const line = this.#take();
    this.#take();
    return new InlineReader(line?.children ?? []).read();
  }

  #readItems(): Block[][] {
    const items: Block[][] = [];
    for (let token = this.#take(); token?.type === 'list_item_open'; token = this.#take()) {
      items.push(this.readBlocks());
    }
    return items;
  }

  #readRows(): Cell[][] {
    const rows: Cell[][] = [];
    for (let token = this.#take(); token?.type !== 'table_close'; token = this.#take()) {
      if (token === undefined) throw new Error('A table does not end.');
      if (token.type === 'tr_open') rows.push([]);
      if (token.tag.match(/^t[hd]$/) && token.nesting === 1) {
        rows.at(-1)?.push({ align: alignmentOf(token), children: this.#readLine() });
      }
    }
    return rows;
  }
}

/** The same for the parts of a line. */
class InlineReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): Inline[] {
    const parts: Inline[] = [];
    for (let token = this.#take(); token !== undefined && token.nesting !== -1; token = this.#take()) {
      const part = this.#readPart(token);
      const last = parts.at(-1);
      if (part.kind === 'text' && last?.kind === 'text') {
        parts.splice(-1, 1, { kind: 'text', text: last.text + part.text });
      } else if (part.kind !== 'text' || part.text !== '') parts.push(part);
    }
    return parts;
  }

  #take(): Token | undefined {
    const token = this.#tokens[this.#next];
    this.#next += 1;
    return token;
  }

  #readPart(token: Token): Inline {
    switch (token.type) {
      case 'text':
        return { kind: 'text', text: token.content };
      case 'softbreak':
        return { kind: 'text', text: ' ' };
      case 'hardbreak':
        return { kind: 'break' };
      case 'code_inline':
        // Markdown knows no escapes here, but values are put in with them.
        return { kind: 'code', text: token.content.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1') };
      case 'strong_open':
        return { kind: 'strong', children: this.read() };
      case 'em_open':
        return { kind: 'emphasis', children: this.read() };
      case 'link_open':
        return { kind: 'link', url: String(token.attrGet('href')), children: this.read() };
      default:
        throw new Error(`Markdown of the kind ${token.type} has no place in a line.`);
    }
  }
}

function levelOf(token: Token): 1 | 2 | 3 {
  const level = Number(token.tag.slice(1));
  return level === 1 || level === 2 ? level : 3;
}

function alignmentOf(token: Token): Cell['align'] {
  const style = String(token.attrGet('style'));
  if (style.includes('right')) return 'right';
  return style.includes('center') ? 'center' : 'left';
}

function paragraphOrBox(children: Inline[]): Block {
  const [only] = children;
  const box = children.length === 1 && only?.kind === 'text' ? BOX.exec(only.text.trim()) : null;
  return box?.[1] ? { kind: 'box', name: box[1] } : { kind: 'paragraph', children };
}
