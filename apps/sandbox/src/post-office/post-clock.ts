import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../write-file-atomically.ts';

/** The clock of the post, which can be put forward, never back. */
export class PostClock {
  readonly #file: string;
  #aheadSeconds: number;

  private constructor(file: string, aheadSeconds: number) {
    this.#file = file;
    this.#aheadSeconds = aheadSeconds;
  }

  static async open(file: string): Promise<PostClock> {
    const text = await readFile(file, 'utf8').catch(() => '0');
    return new PostClock(file, Math.max(0, Number(text) || 0));
  }

  now(): Date {
    return new Date(Date.now() + this.#aheadSeconds * 1000);
  }

  async hurry(seconds: number): Promise<void> {
    this.#aheadSeconds += Math.max(0, seconds);
    await writeFileAtomically(this.#file, String(this.#aheadSeconds));
  }
}
