/** Who is looked for in a report, by what the report must say of it. */
export interface Sought {
  readonly name: string;
  readonly cents: number;
}

/** A strip of a page, in parts of its height. */
export interface FoundBlock {
  readonly page: number;
  readonly top: number;
  readonly height: number;
}

/** What of a PDF is needed to read its words and where they stand. */
interface ReadablePdf {
  readonly numPages: number;
  getPage(number: number): Promise<{
    getViewport(how: { readonly scale: number }): { readonly height: number };
    getTextContent(): Promise<{ readonly items: readonly unknown[] }>;
  }>;
}

interface Word {
  readonly text: string;
  /** From the foot of the page. */
  readonly y: number;
  readonly height: number;
}

/**
 * The page on which a creditor gets its amount: the one that names both. Where none does, the first that names the
 * creditor.
 */
export async function findBlock(pdf: ReadablePdf, sought: Sought): Promise<FoundBlock | undefined> {
  let first: FoundBlock | undefined;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const opened = await pdf.getPage(page);
    const { items } = await opened.getTextContent();
    const words = items.flatMap(readWord);
    const named = wordsOfName(words, sought.name);
    if (named === undefined) continue;
    const { height } = opened.getViewport({ scale: 1 });
    const block = stripOf(page, named, height);
    const hasAmount = digitsOf(words.map(({ text }) => text).join(' ')).includes(String(sought.cents));
    if (hasAmount && sought.cents > 0) return block;
    first ??= block;
  }
  return first;
}

function readWord(item: unknown): Word[] {
  if (typeof item !== 'object' || item === null || !('str' in item) || !('transform' in item)) return [];
  const { str, transform } = item;
  if (typeof str !== 'string' || !Array.isArray(transform) || str.trim() === '') return [];
  return [{ text: str, y: Number(transform[5]), height: Math.abs(Number(transform[3])) || 1 }];
}

/** The last run of words that together hold the name, however the page breaks it. */
function wordsOfName(words: readonly Word[], name: string): readonly Word[] | undefined {
  const wanted = plain(name);
  if (wanted === '') return undefined;
  const text = words.map((word) => plain(word.text));
  const starts: number[] = [];
  let length = 0;
  for (const part of text) {
    starts.push(length);
    length += part.length;
  }
  const at = text.join('').lastIndexOf(wanted);
  if (at < 0) return undefined;
  return words.filter((_, index) => {
    const start = starts[index] ?? 0;
    return start < at + wanted.length && start + (text[index]?.length ?? 0) > at;
  });
}

function stripOf(page: number, words: readonly Word[], pageHeight: number): FoundBlock {
  const tops = words.map(({ y, height }) => y + height);
  const feet = words.map(({ y }) => y);
  const top = Math.max(...tops);
  const foot = Math.min(...feet);
  const margin = 3;
  return {
    page,
    top: Math.max(0, (pageHeight - top - margin) / pageHeight),
    height: (top - foot + 2 * margin) / pageHeight,
  };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase();
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D+/g, '');
}
