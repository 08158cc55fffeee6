import { expect, it } from 'vitest';
import { moveToTheEnd } from './late-assets.ts';
import { classesForAttributes, stylesFor } from './painted-styles.ts';

const PAGE = '<main class="ways" data-size="lg"><p class="word">Hello</p></main>';

it('keeps what the page shows at first, with the values that it names, and nothing else', () => {
  const css =
    ':root{--a:var(--b);--b:red;--c:blue}.ways{color:var(--a)}.ways:hover{top:0}.other{top:1px}' +
    '.word[data-size]{top:2px}.word[data-none]{top:3px}@media print{.ways{top:4px}}@keyframes x{to{top:0}}' +
    '@media (width<640px){.ways .word{top:5px}.other{top:6px}}p:not(.other){margin:0}';
  expect(stylesFor(PAGE, css)).toBe(
    ':root{--a:var(--b);--b:red;}.ways{color:var(--a)}.word[data-size]{top:2px}@media (width<640px){.ways .word{top:5px}}p:not(.other){margin:0}',
  );
});

it('makes classes of styles in attributes, which the policy of the page would refuse', () => {
  const { html, css } = classesForAttributes(
    '<p style="top:0" class="a">1</p><b style="font:&quot;x&quot;">2</b><i style="top:0">3</i>',
    '#painted',
  );
  expect(html).toBe('<p class="painted-0 a">1</p><b class="painted-1">2</b><i class="painted-0">3</i>');
  expect(css).toBe('#painted .painted-0{top:0}#painted .painted-1{font:"x"}');
});

it('puts the watch, the styles and the scripts behind what the page shows', () => {
  const html =
    '<head><script type="module" src="/m.js"></script><link rel="stylesheet" href="/a.css"></head>' +
    '<body><div id="root"></div><script src="/start-watch.js"></script></body>';
  expect(moveToTheEnd(html)).toBe(
    '<head></head><body><div id="root"></div><script src="/start-watch.js"></script>' +
      '<link rel="stylesheet" href="/a.css"><script type="module" src="/m.js"></script>  </body>',
  );
});
