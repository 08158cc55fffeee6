/** A piece of text as pdf.js gives it. */
export interface TextPiece {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Two pieces whose feet differ by less than this part of their size stand on one line. */
const SAME_LINE = 0.35;
/** A gap of this part of the size separates words. */
const WORD_GAP = 0.12;

/** The text of a page, line by line from the top, each from left to right. */
export function linesOf(pieces: readonly TextPiece[]): string[] {
  const words = pieces.flatMap(toWord).sort((one, other) => other.baseline - one.baseline);
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && first.baseline - word.baseline <= SAME_LINE * Math.max(first.size, word.size)) {
      line.push(word);
    } else {
      lines.push([word]);
    }
  }
  return lines.map(joinWords).filter((text) => text !== '');
}

function toWord({ str, transform, width }: TextPiece): Word[] {
  if (str.trim() === '') return [];
  const [, , skew = 0, height = 0, left = 0, baseline = 0] = transform;
  return [{ text: str, left, right: left + width, baseline, size: Math.hypot(skew, height) || 1 }];
}

function joinWords(words: readonly Word[]): string {
  let text = '';
  let end = Number.POSITIVE_INFINITY;
  for (const word of words.toSorted((one, other) => one.left - other.left)) {
    const isApart = word.left - end > WORD_GAP * word.size;
    text += isApart ? ` ${word.text}` : word.text;
    end = word.right;
  }
  return text.replaceAll(/[ \t]+/g, ' ').trim();
}
