import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EDITIONS, lawContent, lawVersion } from './law-version.ts';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

describe('the version of the law', () => {
  it('is the content: whoever changes a value adds an edition with the new hash', () => {
    expect(EDITIONS.at(-1)?.contentSha256).toBe(sha256(lawContent()));
  });

  it('is named after its edition and its hash', () => {
    expect(lawVersion(sha256)).toBe(`${EDITIONS.at(-1)?.edition}+${sha256(lawContent()).slice(0, 12)}`);
  });

  it('has editions in the order in which they were published, none named twice', () => {
    const names = EDITIONS.map(({ edition }) => edition);
    const days = EDITIONS.map(({ publishedOn }) => publishedOn);
    expect(new Set(names).size).toBe(names.length);
    expect(days).toEqual(days.toSorted());
  });
});
