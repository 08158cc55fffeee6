import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEGAL_TEXT_KINDS } from '@prorata/contract/legal/legal-text';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { findWordingFaults } from '@prorata/i18n/testing/wording';
import { expect, it } from 'vitest';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

it.each(LANGUAGES)('the legal texts say in %s what the interface says', (language) => {
  const faults = LEGAL_TEXT_KINDS.flatMap((kind) => {
    const file = path.join(import.meta.dirname, 'texts', language, `${kind}.md`);
    const lines = readFileSync(file, 'utf8').replace(FRONT_MATTER, '').split('\n');
    return lines.flatMap((line) => findWordingFaults(language, line).map((fault) => `${kind}: ${fault}`));
  });
  expect(faults).toEqual([]);
});
