import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPECTATIONS, type Expected } from './testing/corpus-expectations.ts';
import { type Corpus, forEachAtOnce, openCorpus, readOnce } from './testing/corpus-places.ts';
import { mutate } from './testing/mutations.ts';
import { writeOtherPdfs, writeWithout } from './testing/other-writers.ts';

const isThorough = process.env['THOROUGH'] === 'yes';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openCorpus();
});
afterAll(() => corpus.close());

const ENDS_WITHOUT_DOCUMENT = ['cancel', 'expired'];

const expectations = new Map(
  EXPECTATIONS.flatMap(({ acts, ...expected }) =>
    acts
      .trim()
      .split(/\s+/)
      .map((act) => [act, expected] as const),
  ),
);

function familyOf(act: string): string {
  return act.includes('/') ? act.slice(0, act.indexOf('/')) : 'desk';
}

const families = [...new Set([...expectations.keys()].map(familyOf))];

async function judge(bytes: Uint8Array): Promise<Expected> {
  return {
    gate: await corpus.judgeAtGate(bytes),
    page: await corpus.judgeOnPage(bytes),
    offline: await corpus.judgeOffline(bytes),
  };
}

describe('the corpus of forgeries', () => {
  it('is what the desk can do, each with what every place must say of it', async () => {
    const acts = (await corpus.listActs()).filter((act) => !ENDS_WITHOUT_DOCUMENT.includes(act));
    expect(acts.toSorted()).toEqual([...expectations.keys()].toSorted());
    expect(acts.length).toBeGreaterThan(120);
  });

  it.each(families)('gets the right answer in every place: %s', async (family) => {
    const found: Record<string, Expected> = {};
    const acts = [...expectations.keys()].filter((act) => familyOf(act) === family);
    await forEachAtOnce(acts, async (act) => {
      found[act] = await judge(await corpus.play(act));
    });
    expect(found).toEqual(Object.fromEntries(acts.map((act) => [act, expectations.get(act)])));
  });

  it('holds a genuine signature with a time stamp only, where that is what is demanded', async () => {
    const bytes = await corpus.play('genuine/timeStamped');
    expect(await corpus.judgeAtGate(bytes, 'B-T')).toBe('accepted');
  });
});

describe('one byte changed, dropped or inserted behind the report', () => {
  it.each(['honest', 'genuine/renewed'])('is refused, or draws and holds the very same: %s', async (act) => {
    const signed = await corpus.play(act);
    const count = isThorough ? 1000 : 100;
    const wrong: string[] = [];
    for (const { name, bytes } of mutate(signed, corpus.report.length, count)) {
      const passes = (await corpus.judgeOffline(bytes)) === 'accepted';
      if (passes && !(await isSameDocument(bytes, signed))) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});

/** Whether every object is in both, of the same length, and pdf.js draws all pages of both alike. */
async function isSameDocument(one: Uint8Array, other: Uint8Array): Promise<boolean> {
  const [objects, expected] = [one, other].map((bytes) =>
    Array.from(
      Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/\d+ \d+ obj\b/g),
      ([name]) => name,
    ).join(),
  );
  const [drawn, wanted] = [await readOnce(one), await readOnce(other)];
  const isDrawnAlike = drawn.every((page, place) => page.drawn === wanted[place]?.drawn);
  return objects === expected && drawn.length === wanted.length && isDrawnAlike;
}

describe('a file of another program', () => {
  it('is never a report of ours, signed by a trusted stranger or not', async () => {
    const files = await writeOtherPdfs(10);
    expect(files).toHaveLength(50);
    const wrong: string[] = [];
    await forEachAtOnce([...files.entries()], async ([number, file]) => {
      const act = number % 4 === 1 ? 'genuine/longTerm' : 'honest';
      const bytes = number % 2 === 0 ? file : await corpus.signAsStranger(file, act);
      const [gate, page] = [await corpus.judgeAtGate(bytes), await corpus.judgeOnPage(bytes)];
      if (gate === 'accepted' || page === 'real') wrong.push(`${number}: ${gate}, ${page}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a file that a bailiff of ours signed, and that is written as our reports are', () => {
  it.each(['seal', 'office'] as const)('is no report without its %s', async (missing) => {
    const bytes = await corpus.play('genuine/longTerm', writeWithout(missing));
    expect(await judge(bytes)).toEqual({ gate: 'otherDocument', page: 'foreign', offline: 'accepted' });
  });
});

describe('other viewers', () => {
  it('draw what is accepted as they draw the report, where poppler is installed', async ({ skip }) => {
    const acts = [...expectations].filter(([, { gate }]) => gate === 'accepted').map(([act]) => act);
    const expected = await draw(corpus.report).catch((error) =>
      error.code === 'ENOENT' ? skip('pdftoppm is not installed') : Promise.reject(error),
    );
    for (const act of acts) expect(await draw(await corpus.play(act)), act).toEqual(expected);
  });
});

/** Every page as poppler draws it, in black and white. */
async function draw(bytes: Uint8Array): Promise<readonly Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prorata-drawn-'));
  try {
    await writeFile(path.join(folder, 'file.pdf'), bytes);
    await promisify(execFile)('pdftoppm', ['-r', '50', '-gray', 'file.pdf', 'page'], { cwd: folder });
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).toSorted();
    return await Promise.all(pages.map((name) => readFile(path.join(folder, name))));
  } finally {
    await rm(folder, { recursive: true });
  }
}
