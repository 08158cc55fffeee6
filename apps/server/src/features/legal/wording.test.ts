import { LEGAL_TEXT_KINDS } from '@prorata/contract/legal/legal-text';
import { findWordingFaults } from '@prorata/i18n/testing/wording';
import { expect, it } from 'vitest';
import { readLegalText } from './legal-texts.ts';

it.each(['nl', 'fr'] as const)('the legal texts say in %s what the interface says', (language) => {
  const faults = LEGAL_TEXT_KINDS.flatMap((kind) => {
    const { title, body } = readLegalText(kind, language);
    return [title, ...body.split('\n')].flatMap((line) =>
      findWordingFaults(language, line).map((fault) => `${kind}: ${fault}`),
    );
  });
  expect(faults).toEqual([]);
});
