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
