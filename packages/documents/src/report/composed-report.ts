import type { LogoType } from './report.ts';

/** A piece of a line. */
export interface Run {
  readonly text: string;
  readonly isStrong: boolean;
}

export type Line = readonly Run[];

export type Align = 'left' | 'right';

/**
 * `fill` takes what is left, `auto` is as wide as the longest line, and a number is a width in ems: finding the longest
 * line means setting every one of them twice.
 */
export interface Column {
  readonly align: Align;
  readonly width: 'fill' | 'auto' | number;
}

/** Rows that stay on one page: a creditor and the parts of the claim. */
export interface RowGroup {
  readonly rows: readonly Row[];
}

/** What a creditor's block says below its amounts: a label and a line. */
export interface Detail {
  readonly label: string;
  readonly text: string;
  /** Set as text that matters; the others step back. */
  readonly isPlain?: boolean;
}

/** An empty cell is taken in by the text before it, or in a group by the cell above it. */
export interface Row {
  readonly style: 'plain' | 'strong' | 'entry' | 'details' | 'heading' | 'total' | 'note';
  readonly cells: readonly Cell[];
  /** How many lines it takes, where that is certain before it is set. */
  readonly lines?: number;
}

export type Cell = string | DetailCell | NotedCell | NamedCell;

/** Takes the row to its end, or to the next amount. */
export interface DetailCell {
  readonly details: readonly Detail[];
}

/** A text with a remark below it, which no page parts from it. */
export interface NotedCell {
  readonly text: string;
  readonly note: string;
}

/** As reports had it until version 6 of the layout. */
export interface NamedCell {
  readonly text: string;
  readonly aside: string;
  readonly about: string;
  /** The privilege of a creditor who has only one. */
  readonly entry: string;
}

/** What a page can hold. The layout knows how each looks; everything that is said is text. */
export type Part =
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly head: readonly string[];
      readonly groups: readonly RowGroup[];
      /** The rows at the end, set apart from the others. */
      readonly foot: readonly Row[];
      readonly isSmall: boolean;
      /** Over the whole width of the page, not only under the text of its section. */
      readonly isWide: boolean;
      /** Short enough to stay on one page, and hard to read otherwise; absent where the layout decides. */
      readonly isUnbroken?: boolean;
    }
  | {
      readonly kind: 'equation';
      readonly terms: readonly EquationTerm[];
      /** Beside the sum; absent or empty where there is nothing to say. */
      readonly note?: string;
    }
  | { readonly kind: 'subheading'; readonly title: string; readonly note: string };

/** A name with what is said of it, such as a party. */
export interface Fact {
  readonly label: string;
  readonly line: Line;
}

interface EquationTerm {
  readonly sign: string;
  readonly label: string;
  readonly value: string;
}

export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}

/**
 * The report in words: plain data with every sentence, name and figure in the language of the dossier. This is what is
 * stored with a result, so the layout must go on reading documents that were composed before; later changes of wording
 * or law do not touch them.
 */
export interface ComposedReport {
  readonly language: string;
  /** The bytes are stored apart, under their hash. */
  readonly logo: { readonly sha256: string; readonly mediaType: LogoType } | null;
  readonly title: string;
  readonly subtitle: string;
  readonly date: string;
  readonly head: {
    readonly name: string;
    readonly profession: string;
    readonly logoDescription: string;
    readonly lines: readonly string[];
    readonly references: readonly { readonly label: string; readonly value: string }[];
  };
  readonly opening: Line;
  readonly sections: readonly Section[];
  readonly closing: {
    readonly place: string;
    readonly signature: string;
    readonly name: string;
    readonly profession: string;
  };
  readonly appendices: readonly Section[];
  readonly seal: {
    readonly title: string;
    readonly note: string;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
    readonly drawing: string;
    readonly drawingDescription: string;
    /** Where the drawing leads; absent in reports of before there was such a page. */
    readonly address?: string;
  };
  readonly footer: string;
  /** Around the number of the page and the number of pages. */
  readonly page: readonly [string, string];
}
