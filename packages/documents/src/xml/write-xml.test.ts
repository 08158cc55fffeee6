import { describe, expect, it } from 'vitest';
import { element, writeXml } from './write-xml.ts';

describe('writeXml', () => {
  it('escapes whatever texts and attributes hold, and drops what no document may hold', () => {
    const text = ' "A" & <b>\u0000\u0007\ud800 ]]> ';
    expect(writeXml(element('a', text, { b: '"<&\n' }))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a b="&quot;&lt;&amp;&#10;">&quot;A&quot; &amp; &lt;b&gt;\ufffd ]]&gt;</a>\n',
    );
  });

  it('leaves out elements that hold nothing, and those that hold only such', () => {
    const empty = element('c', [element('d', '  ')]);
    expect(writeXml(element('a', [element('b', '1'), empty]))).toContain('<a>\n  <b>1</b>\n</a>');
  });
});
