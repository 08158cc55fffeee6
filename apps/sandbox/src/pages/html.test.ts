import { expect, test } from 'vitest';
import { html } from './html.ts';

test('texts are escaped, in content and in attributes', () => {
  const name = `<b a="x">O'Hara & Co</b>`;
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;b a=&quot;x&quot;&gt;O&#39;Hara &amp; Co&lt;/b&gt;">' +
      '&lt;b a=&quot;x&quot;&gt;O&#39;Hara &amp; Co&lt;/b&gt;</p>',
  );
});

test('markup made by html is put in as it is, alone or in a row', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${html`<hr>`}${null}${0}`.markup).toBe(
    '<ul><li>a</li><li>&lt;</li></ul><hr>0',
  );
});
