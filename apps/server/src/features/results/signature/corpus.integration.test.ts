import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPECTATIONS, type Expected } from './testing/corpus-expectations.ts';
import { type Corpus, forEachAtOnce, openCorpus } from './testing/corpus-places.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openCorpus();
});
afterAll(() => corpus.close());

const ENDS_WITHOUT_DOCUMENT = ['cancel', 'expired'];

const expectations = new Map(
  EXPECTATIONS.flatMap(({ acts, ...expected }) => acts.split(/\s+/).map((act) => [act, expected] as const)),
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

  it.each(families)('is told for what it is in every place: %s', async (family) => {
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
