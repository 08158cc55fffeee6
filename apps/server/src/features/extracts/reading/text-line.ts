import type { ExtractPlace } from '@prorata/contract/extracts/extract';
import type { Line } from './printed.ts';

/** A line of a file of text, counted from 1. */
export class TextLine implements Line {
  readonly text: string;
  readonly #number: number;

  constructor(text: string, number: number) {
    this.text = text;
    this.#number = number;
  }

  placeOf(from: number, to: number): ExtractPlace {
    return { line: this.#number, from, to };
  }
}

/** The lines of a file of text, however they end. */
export function textLinesOf(text: string): TextLine[] {
  return text.split(/\r\n|\n|\r/).map((line, index) => new TextLine(line, index + 1));
}
