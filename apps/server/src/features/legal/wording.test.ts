import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_TEXT_KINDS } from '@prorata/contract/legal/legal-text';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { findWordingFaults } from '@prorata/i18n/testing/wording';
import { expect, it } from 'vitest';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

it.each(LANGUAGES)('the legal texts say in %s what the interface says', (language) => {
  const faults = LEGAL_TEXT_KINDS.flatMap((kind) => {
    const folder = path.join(import.meta.dirname, 'texts', language, kind);
    // What was accepted once is never edited again: only the newest speaks as the interface does today.
    const newest = readdirSync(folder).toSorted().at(-1) ?? '';
    const lines = readFileSync(path.join(folder, newest), 'utf8').replace(FRONT_MATTER, '').split('\n');
    return lines.flatMap((line) => findWordingFaults(language, line).map((fault) => `${kind}: ${fault}`));
  });
  expect(faults).toEqual([]);
});

it('every version of a text is there in every language, and each but the first tells what is new', () => {
  for (const kind of LEGAL_TEXT_KINDS) {
    const versions = LANGUAGES.map((language) =>
      readdirSync(path.join(import.meta.dirname, 'texts', language, kind)).toSorted(),
    );
    for (const others of versions) expect(others).toEqual(versions[0]);
    for (const language of LANGUAGES) {
      for (const file of versions[0]?.slice(1) ?? []) {
        const text = readFileSync(path.join(import.meta.dirname, 'texts', language, kind, file), 'utf8');
        const last = text.slice(text.lastIndexOf('\n## ')).trim().split('\n');
        expect(
          last
            .slice(1)
            .filter((line) => line.trim() !== '')
            .every((line) => line.startsWith('- ')),
        ).toBe(true);
      }
    }
  }
});
