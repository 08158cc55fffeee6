import { toPrintable } from '@prorata/domain/printable';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { readBuiltInTemplate } from '../built-in.ts';
import { sampleLetterhead, sampleValues } from '../catalogue/samples.ts';
import { type PaperKey, TEMPLATE_KEYS, TEMPLATES } from '../catalogue/templates.ts';
import { openPdfRenderer } from '../pdf/pdf-renderer.ts';
import type { Letterhead } from './compose-letter.ts';
import { renderLetter } from './render-letter.ts';

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

const PAPERS = TEMPLATE_KEYS.filter((key): key is PaperKey => TEMPLATES[key].kind !== 'email');

function render(
  key: PaperKey,
  language: Language,
  changes: { readonly body?: string; readonly letterhead?: Partial<Letterhead> } = {},
) {
  return renderLetter(renderer, {
    key,
    body: changes.body ?? readBuiltInTemplate(key, language).body,
    values: sampleValues(language),
    letterhead: { ...sampleLetterhead(language), ...changes.letterhead },
  });
}

describe.each(PAPERS)('%s', (key) => {
  it.each(LANGUAGES)('is a sheet of PDF/A-2b in %s, tagged, with its fonts', async (language) => {
    const { objects, text, ...counts } = readPdf(await render(key, language));
    expect(objects).toContain('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(objects).toContain('/StructTreeRoot');
    expect(objects).toMatch(new RegExp(`/Lang \\(${language}`));
    expect(counts.pageCount).toBe(1);
    expect(counts.embeddedFontCount).toBe(counts.fontCount);
    for (const words of [
      'Immo Dijlezicht BV',
      'Meubelatelier Van Hoorick BV',
      '2026/0147',
      'Annelies Claes',
    ]) {
      expect(text).toContain(words);
    }
  });
});

it('is the same file each time', async () => {
  const [first, second] = [await render('invitation-letter', 'nl'), await render('invitation-letter', 'nl')];
  expect(Buffer.compare(first, second)).toBe(0);
});

it('shows the logo of the office in place of its name', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40"/></svg>';
  const logo = { mediaType: 'image/svg+xml', content: Buffer.from(drawing) } as const;
  const { sender } = sampleLetterhead('nl');
  const { text, objects } = readPdf(
    await render('report-letter', 'nl', { letterhead: { sender: { ...sender, logo } } }),
  );
  expect(text).not.toContain('Gerechtsdeurwaarders\n');
  expect(objects).toContain('/S /Figure');
});

it('sets everything that a text can hold', async () => {
  const body =
    '# A\n\n## B\n\n1. one\n   - two\n2. *three* `four`\n\n> quoted\n\n| a | b |\n|---|--:|\n| c | 1 |\n\n---\n\n[link](https://x.example)\n\nend';
  const { text } = readPdf(await render('report-letter', 'en', { body }));
  for (const word of ['A', 'B', 'one', 'two', 'three', 'four', 'quoted', 'c', 'link', 'end']) {
    expect(text.split('\n').map((line) => line.trim())).toContain(word);
  }
});

it('goes on over pages, and numbers them', async () => {
  const { pageCount, text } = readPdf(
    await render('report-letter', 'nl', { body: 'Een alinea.\n\n'.repeat(120) }),
  );
  expect(pageCount).toBeGreaterThan(2);
  expect(text).toContain(`2 / ${pageCount}`);
});

it('shows what looks like Typst as it is', async () => {
  const words = '#read("/etc/passwd") $x$ @label *b* #panic()';
  const letterhead = { addressee: [words], defendantName: words };
  expect(readPdf(await render('report-letter', 'nl', { letterhead })).text).toContain(words);
});

it.each(['Łukasz Ştefănescu', 'Ðặng Thị Ngọc', 'Ελένη Παπαδοπούλου', 'Ольга Иванова', '½ € — “x” … ™'])(
  'can write %s',
  async (name) => {
    const { text } = readPdf(await render('report-letter', 'nl', { letterhead: { addressee: [name] } }));
    expect(text).toContain(name);
  },
);

it('is made whatever signs a stranger typed as a name', async () => {
  const letterhead = { addressee: ['汉字 BV'], defendantName: 'Muḥammad 🚚' };
  const { text } = readPdf(await render('report-letter', 'nl', { letterhead }));
  expect(text).toContain('?? BV');
  expect(text).toContain('Muhammad ?');
});

it('can write every sign that counts as printable, in every font of its text', async () => {
  const signs = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
    (sign) => toPrintable(sign) === sign && sign.trim() !== '',
  );
  const words = signs.join(' ').replaceAll(/[\\`*_{}[\]()#+.!|<>&-]/g, '');
  const body = `${words}\n\n**${words}**\n\n*${words}*\n\n***${words}***`;
  expect(signs.length).toBeGreaterThan(500);
  await expect(render('report-letter', 'nl', { body })).resolves.toBeDefined();
});
