import { FIELDS, type Field } from './fields.ts';
import { fold } from './fold.ts';
import type { PdfLayout } from './layout.ts';
import type { Page, PdfLine } from './page-lines.ts';
import { Printed } from './printed.ts';
import type { RawExtractBuilder } from './raw-extract.ts';
import { ExtractRefused } from './refused.ts';

/** What stands at the head and foot of each page. It tells something of the extract, and stands in nobody's way. */
export class PageFurniture {
  readonly #patterns: readonly RegExp[];
  readonly #raw: RawExtractBuilder;
  #printedPages = 0;

  constructor(layout: PdfLayout, raw: RawExtractBuilder) {
    this.#patterns = layout.repeated.map((pattern) => new RegExp(`^(?:${pattern})$`, 'du'));
    this.#raw = raw;
  }

  /** Whether the line is nothing else; what it tells is kept. */
  takes(line: PdfLine): boolean {
    const matches = line.cells().map(({ text, from }) => ({ from, match: this.#match(fold(text)) }));
    if (!matches.every(({ match }) => match !== undefined)) return false;
    for (const { from, match } of matches) if (match) this.#keep(line, from, match);
    return true;
  }

  /** @throws ExtractRefused when the extract says that it has more pages than there are. */
  checkPages(pages: readonly Page[]): void {
    if (this.#printedPages > pages.length) throw new ExtractRefused('extract-damaged');
  }

  #match(folded: string): RegExpExecArray | undefined {
    for (const pattern of this.#patterns) {
      const match = pattern.exec(folded);
      if (match) return match;
    }
    return undefined;
  }

  #keep(line: PdfLine, offset: number, match: RegExpExecArray): void {
    this.#printedPages = Math.max(this.#printedPages, Number(match.groups?.['pages'] ?? 0));
    for (const [name, span] of Object.entries(match.indices?.groups ?? {})) {
      if (!isField(name) || span === undefined) continue;
      const printed = Printed.on(line, offset + span[0], offset + span[1]);
      if (printed) this.#raw.add(name, name, printed);
    }
  }
}

function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}
