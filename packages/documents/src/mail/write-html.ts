import { type Block, type Cell, findLoneLink, type Inline, type LinkInline } from '../text/blocks.ts';

/** Blocks as HTML that every mail program shows: tables for what must hold together, styles on each element. */
export function writeHtml(blocks: readonly Block[]): Markup[] {
  return blocks.map(writeBlock);
}

function writeBlock(block: Block): Markup {
  const button = findLoneLink(block);
  if (button) return writeButton(button);
  switch (block.kind) {
    case 'heading':
      return html`<h2 class="ink" style="margin:24px 0 8px;${FONT};font-size:18px;line-height:26px;font-weight:600;color:#17202a;${WRAP}">${writeInlines(block.children)}</h2>
`;
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;${BODY};${WRAP}">${writeInlines(block.children)}</p>
`;
    case 'list':
      return writeList(block.start, block.items);
    case 'quote':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td class="quote" style="padding:12px 16px 0;border-left:4px solid #56a5d5;background:#f1f9fe">${writeHtml(block.children)}</td>
</tr></table>
`;
    case 'table':
      return writeTable(block.rows);
    case 'rule':
      return html`<hr class="line" style="margin:24px 0;border:0;border-top:1px solid #dde3e8">
`;
    case 'box':
      throw new Error(`A mail has no place for the box ${block.name}.`);
  }
}

function writeInlines(children: readonly Inline[]): Markup[] {
  return children.map(writeInline);
}

function writeInline(part: Inline): Markup {
  switch (part.kind) {
    case 'text':
      return html`${part.text}`;
    case 'code':
      return html`<span style="font-family:'IBM Plex Mono',Consolas,Menlo,monospace;letter-spacing:0.04em">${part.text}</span>`;
    case 'strong':
      return html`<strong>${writeInlines(part.children)}</strong>`;
    case 'emphasis':
      return html`<em>${writeInlines(part.children)}</em>`;
    case 'link':
      return html`<a class="link" href="${part.url}" style="color:#075c84;${WRAP}">${writeInlines(part.children)}</a>`;
    case 'break':
      return html`<br>`;
  }
}

function writeList(start: number | null, items: readonly (readonly Block[])[]): Markup {
  const lines = items.map(
    (item) => html`<li class="ink" style="margin:0 0 4px;${BODY};${WRAP}">${item.map(writeItemPart)}</li>
`,
  );
  const style = 'margin:0 0 16px;padding:0 0 0 24px';
  return start === null
    ? html`<ul style="${style}">
${lines}</ul>
`
    : html`<ol start="${String(start)}" style="${style}">
${lines}</ol>
`;
}

function writeItemPart(block: Block): Markup {
  return block.kind === 'paragraph' ? html`${writeInlines(block.children)}` : writeBlock(block);
}

function writeTable(rows: readonly (readonly Cell[])[]): Markup {
  const lines = rows.map(
    (cells, index) => html`<tr>${cells.map((cell) => writeCell(cell, index === 0))}</tr>
`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">
${lines}</table>
`;
}

function writeCell({ align, children }: Cell, isHead: boolean): Markup {
  const style = `padding:8px 8px 8px 0;border-bottom:1px solid #dde3e8;${BODY};text-align:${align};${WRAP}`;
  return isHead
    ? html`<th class="ink line" scope="col" align="${align}" style="${style};font-weight:600">${writeInlines(children)}</th>`
    : html`<td class="ink line" align="${align}" style="${style}">${writeInlines(children)}</td>`;
}

function writeButton({ url, children }: LinkInline): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td align="center" bgcolor="#277aa8" style="border-radius:6px;background:#277aa8"><a href="${url}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${writeInlines(children)}</a></td>
</tr></table>
`;
}

export const FONT = "font-family:'Segoe UI',system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif";
export const BODY = `${FONT};font-size:16px;line-height:24px;color:#17202a`;
export const SMALL = `${FONT};font-size:13px;line-height:20px;color:#52606d`;
/** A long word or address breaks rather than widening the mail. */
export const WRAP = 'overflow-wrap:anywhere';

/** For programs that show mails on a dark ground or on a phone; nothing is lost without it. */
export const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .outer { padding: 0 !important; }
  .card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .inner { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #10161c !important; }
  .card { background: #1a222a !important; border-color: #303b45 !important; }
  .line { border-color: #303b45 !important; }
  .ink { color: #e8edf2 !important; }
  .soft { color: #a9b5c0 !important; }
  .quote { background: #222d37 !important; border-color: #56a5d5 !important; }
  .link { color: #8cc6ea !important; }
}
`;

/** HTML that is safe to send: made by `html` only, which escapes every text put into it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function html(
  strings: TemplateStringsArray,
  ...parts: readonly (string | Markup | Markup[])[]
): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

function markupOf(part: string | Markup | Markup[]): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return part.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
