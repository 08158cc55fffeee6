/** Whether somebody waits for a document, or it is made while nobody looks. */
export type Line = 'awaited' | 'background';

/**
 * Does one thing after the other. What somebody waits for goes before what nobody waits for, but never twice in a row while there is
 * any of that: neither line waits for the other to be empty.
 */
export class TwoLines {
  readonly #lines: Record<Line, (() => Promise<unknown>)[]> = { awaited: [], background: [] };
  #latest: Line = 'background';
  #isAtWork = false;

  do<Result>(line: Line, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#lines[line].push(() => work().then(resolve, reject));
      if (!this.#isAtWork) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    this.#isAtWork = true;
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) await next();
    this.#isAtWork = false;
  }

  #takeNext(): (() => Promise<unknown>) | undefined {
    const other: Line = this.#latest === 'awaited' ? 'background' : 'awaited';
    if (this.#lines[other].length > 0) this.#latest = other;
    return this.#lines[this.#latest].shift();
  }
}
