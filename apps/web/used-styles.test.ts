import { expect, it } from 'vitest';
import { keepUsed } from './used-styles.ts';

const used = new Set(['m_aaaaaaaa']);

it('keeps what a script mentions and all that is ours, and leaves out the rest with the blocks that are empty after it', () => {
  expect(
    keepUsed(
      '@layer mantine{.m_aaaaaaaa{color:red}.m_bbbbbbbb{color:blue}@media (width<1px){.m_bbbbbbbb:hover{top:0}}}.ours{left:0;top:1px}',
      used,
    ),
  ).toBe('@layer mantine{.m_aaaaaaaa{color:red}}.ours{left:0;top:1px}');
});

it('is not misled by braces and semicolons in texts, and keeps statements', () => {
  const css =
    '@layer a,b;@font-face{src:url("x;}.woff2")}.m_aaaaaaaa:before{content:"}"}.x\\:y{top:0}:root{--a:1;--b:2}';
  expect(keepUsed(css, used)).toBe(css);
});

it('leaves out a rule that needs one class that nobody mentions', () => {
  expect(keepUsed('.m_aaaaaaaa .m_bbbbbbbb{top:0}.m_aaaaaaaa>p{top:1px}', used)).toBe(
    '.m_aaaaaaaa>p{top:1px}',
  );
});
