import { textOf } from './plain-lines.ts';

/**
 * Words, each once, in the order in which they came. Of each it remembers two numbers instead of the word: the register has
 * nine million words of which one in ten is new, and to cut each out and compare it would take longer than all the rest of
 * reading. That two words share both numbers is to be expected once in a million registers; the second would then be
 * missed when somebody mistypes it.
 */
export class WordList {
  readonly words: string[] = [];
  #slots = new Uint32Array(2 ** 17);

  takeText(text: string): void {
    const bytes = Buffer.from(text);
    this.take(bytes, 0, bytes.length);
  }

  /** Takes the words between two places of a text, as bytes; they have one blank between. */
  take(text: Uint8Array, from: number, to: number): void {
    let start = from;
    for (let end = from; end <= to; end += 1) {
      if (end < to && text[end] !== BLANK) continue;
      if (end > start && this.#isNew(text, start, end)) this.words.push(textOf(text, start, end));
      start = end + 1;
    }
  }

  #isNew(text: Uint8Array, start: number, end: number): boolean {
    let one = 0x811c9dc5;
    let other = end - start;
    for (let place = start; place < end; place += 1) {
      const letter = text[place] ?? 0;
      one = Math.imul(one ^ letter, 0x01000193);
      other = Math.imul(other, 31) + Math.imul(letter, 0x9e3779b1);
    }
    other ^= other >>> 15;
    if (!this.#put(one >>> 0, (Math.imul(other, 0x85ebca6b) | 1) >>> 0)) return false;
    if (this.words.length * 3 > this.#slots.length) this.#grow();
    return true;
  }

  /** A slot is two numbers, of which the second is never zero where one is taken. */
  #put(one: number, other: number): boolean {
    const slots = this.#slots;
    const last = slots.length - 2;
    for (let slot = (Math.imul(one, 2) ^ (one >>> 15)) & last & ~1; ; slot = (slot + 2) & last) {
      if (slots[slot + 1] === 0) {
        slots[slot] = one;
        slots[slot + 1] = other;
        return true;
      }
      if (slots[slot] === one && slots[slot + 1] === other) return false;
    }
  }

  #grow(): void {
    const full = this.#slots;
    this.#slots = new Uint32Array(full.length * 2);
    for (let slot = 0; slot < full.length; slot += 2) {
      const other = full[slot + 1] ?? 0;
      if (other !== 0) this.#put(full[slot] ?? 0, other);
    }
  }
}

const BLANK = 32;
