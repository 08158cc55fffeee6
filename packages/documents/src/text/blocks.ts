/** A part of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' };

/**
 * A part of a text: everything that a template can say. Mails, plain text, paper and the preview are all made from
 * this, so none can say more than another, and what is not listed here cannot be said at all.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'box'; readonly name: string };

/** The first row of a table is its head. */
export interface Cell {
  readonly align: 'left' | 'right' | 'center';
  readonly children: readonly Inline[];
}

export type LinkInline = Extract<Inline, { kind: 'link' }>;

/** A paragraph that is nothing but a link: in a mail a button. */
export function findLoneLink(block: Block): LinkInline | undefined {
  if (block.kind !== 'paragraph' || block.children.length !== 1) return undefined;
  const [only] = block.children;
  return only?.kind === 'link' ? only : undefined;
}

/** The words of a line without their markup. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'break') return '\n';
      return 'text' in child ? child.text : plainText(child.children);
    })
    .join('');
}

/** The first heading of a text: what it is called. */
export function titleOf(blocks: readonly Block[]): string | undefined {
  const heading = blocks.find((block) => block.kind === 'heading');
  return heading && plainText(heading.children);
}
