import { type Block, type Cell, findLoneLink, type Inline, plainText } from './blocks.ts';

/** Blocks as plain text, for programs and people that read no HTML. */
export function writePlainText(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('\n\n');
}

function writeBlock(block: Block): string {
  const button = findLoneLink(block);
  if (button) return `${plainText(button.children)}:\n${button.url}`;
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return writeLine(block.children);
    case 'list':
      return block.items.map((item, index) => writeItem(item, markOf(block.start, index))).join('\n');
    case 'quote':
      return writePlainText(block.children).replaceAll(/^/gm, '> ');
    case 'table':
      return block.rows.map(writeRow).join('\n');
    case 'rule':
      return '----';
    case 'box':
      throw new Error(`Plain text has no place for the box ${block.name}.`);
  }
}

function markOf(start: number | null, index: number): string {
  return start === null ? '- ' : `${start + index}. `;
}

function writeItem(item: readonly Block[], mark: string): string {
  const text = item.map(writeBlock).join('\n');
  return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}

function writeRow(cells: readonly Cell[]): string {
  return cells.map(({ children }) => writeLine(children)).join(' | ');
}

function writeLine(children: readonly Inline[]): string {
  return children.map(writePart).join('');
}

/** An address is written out, unless it is what the link says anyway. */
function writePart(part: Inline): string {
  if (part.kind === 'break') return '\n';
  if ('text' in part) return part.text;
  const words = writeLine(part.children);
  return part.kind === 'link' && words !== part.url ? `${words} (${part.url})` : words;
}
