import { type Emitter, Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs';
import type { Box } from '../catalogue/templates.ts';

/** What is left of the language: enough to choose between sentences, too little to compute with. */
const TAGS = ['assign', 'case', 'comment', '#', 'for', 'break', 'continue', 'if', 'unless'];
const FILTERS = ['append', 'capitalize', 'default', 'downcase', 'prepend', 'upcase'];

/** In characters. */
export const MAX_TEMPLATE_LENGTH = 200_000;
/** Far more than any template takes: a machine that stands still for a while must not cost anybody a mail. */
const MAX_RENDER_MILLISECONDS = 20_000;
/** Of letters and of steps in a loop: a long letter takes some thousands. */
const MAX_MEMORY = 200_000;

/** Marks the place of a box in the text. No value can hold these signs. */
export const BOX_MARK = '\ue000';

const engines = new Map<string, Liquid>();

/**
 * A Liquid engine that reaches nothing but the values it is given: no files, no prototypes, no filters or tags that
 * are not listed here, and a bound on time, length and memory. Every value is put into the Markdown as text.
 */
export function liquidEngine(boxes: readonly Box[]): Liquid {
  const name = boxes.join();
  const engine = engines.get(name) ?? createEngine(boxes);
  engines.set(name, engine);
  return engine;
}

function createEngine(boxes: readonly Box[]): Liquid {
  const engine = new Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    outputEscape: escapeMarkdown,
    parseLimit: MAX_TEMPLATE_LENGTH,
    renderLimit: MAX_RENDER_MILLISECONDS,
    memoryLimit: MAX_MEMORY,
  });
  keepOnly(engine.tags, TAGS);
  keepOnly(engine.filters, FILTERS);
  engine.registerTag('render', boxTag(boxes));
  return engine;
}

/** Places a box. Liquid's own tag of this name would look for files. */
function boxTag(boxes: readonly Box[]) {
  return class BoxTag extends Tag {
    readonly #box: Box;

    constructor(token: TagToken, remaining: TopLevelToken[], engine: Liquid) {
      super(token, remaining, engine);
      const name = /^(["'])(.*)\1$/.exec(token.args.trim())?.[2];
      const box = boxes.find((known) => known === name);
      if (box === undefined) throw new Error(`no box is called ${token.args}`);
      this.#box = box;
    }

    override render(_: unknown, emitter: Emitter): void {
      emitter.write(`\n\n${BOX_MARK}${this.#box}${BOX_MARK}\n\n`);
    }
  };
}

function keepOnly(all: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(all)) if (!names.includes(name)) delete all[name];
}

/** Every sign that could mean something in Markdown is preceded by a backslash; lines stay lines. */
function escapeMarkdown(value: unknown): string {
  if (value === null || value === undefined) return '';
  return String(value)
    .replaceAll(/[!-/:-@[-`{-~]/g, '\\$&')
    .replaceAll('\n', '\\\n');
}
