import { describe, expect, it } from 'vitest';
import { svgOf } from '../testing/logos.ts';
import { readSvg } from './read-svg.ts';

const RECT = '<rect width="85" height="36" fill="#277AA8"/>';

function textOf(svg: string): string {
  const picture = readSvg(svg);
  return typeof picture === 'string' ? picture : picture.content.toString();
}

describe('the size of a drawing', () => {
  it.each([
    ['viewBox="0 0 850 360"', 850, 360],
    ['viewBox="-5,-5 85.0 36"', 85, 36],
    ['width="170" height="72px"', 170, 72],
    ['width="85mm" height="36mm" viewBox="0 0 1 1"', 85, 36],
    ['width="100%" height="100%" viewBox="0 0 85 36"', 85, 36],
    ['width="85mm" height="36" viewBox="0 0 85 36"', 85, 36],
  ])('%s is read', (attributes, width, height) => {
    expect(readSvg(svgOf(RECT, attributes))).toMatchObject({ mediaType: 'image/svg+xml', width, height });
  });

  it.each(['', 'viewBox=""', 'viewBox="0 0 85"', 'viewBox="0 0 -85 36"', 'viewBox="0 0 0 0"', 'width="85"'])(
    '%s is none',
    (attributes) => {
      expect(readSvg(svgOf(RECT, attributes))).toBe('unreadable');
    },
  );

  it('can be scaled afterwards', () => {
    expect(textOf(svgOf(RECT, 'width="85" height="36"'))).toContain('viewBox="0 0 85 36"');
  });
});

describe('a drawing', () => {
  it('is written anew with what draws it', () => {
    const drawn = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
      <style>.b { fill: url(#a); stroke: rgb(1, 2, 3) } g > path { opacity: .5 }</style>
      <g class="b" transform="translate(1 2)"><path d="M0 0h85v36z"/></g><text x="1">Claes &amp; Dewitte</text>`;
    const clean = textOf(svgOf(drawn));
    expect(clean).toContain('<linearGradient id="a"><stop offset="0" stop-color="#fff"></stop>');
    expect(clean).toContain('fill: url(#a); stroke: rgb(1, 2, 3) } g &gt; path');
    expect(clean).toContain('<text x="1">Claes &amp; Dewitte</text>');
    expect(textOf(clean)).toBe(clean);
  });

  it('loses what editors leave for themselves', () => {
    const drawn = `<?xml version="1.0" encoding="UTF-8"?><!-- Made by Ann --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
      "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"
      xmlns:ink="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 85 36" ink:version="1.4" data-name="Layer"
      ><metadata><a>secret</a></metadata><ink:view onclick="x()"><script>1</script></ink:view>${RECT}</svg>`;
    expect(textOf(drawn)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 85 36"><rect width="85" height="36" fill="#277AA8"></rect></svg>',
    );
  });

  it('keeps references to its own parts, in the spelling of today', () => {
    const clean = textOf(svgOf(`<defs><g id="a">${RECT}</g></defs><use xlink:href="#a"/><use href="#a"/>`));
    expect(clean.match(/<use href="#a"><\/use>/g)).toHaveLength(2);
    expect(clean).not.toContain('xlink');
  });
});

describe('an unsafe drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
    ['a script in a group', `<g><g><script href="x.js"/></g></g>`],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a handler in capitals', '<rect ONLOAD="alert(1)"/>'],
    ['HTML', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a link', '<a href="https://evil.example"><rect/></a>'],
    ['an animation', '<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>'],
    ['a picture from elsewhere', '<image href="https://evil.example/pixel.png"/>'],
    ['a picture inside', '<image href="data:image/png;base64,AAAA"/>'],
    ['a part of another file', '<use href="https://evil.example/a.svg#b"/>'],
    ['a part of another file, spelled the old way', '<use xlink:href="other.svg#b"/>'],
    ['a script as address', '<use href="javascript:alert(1)"/>'],
    ['data as address', '<use href="data:image/svg+xml,..."/>'],
    ['a file of the machine', '<use href="file:///etc/passwd"/>'],
    ['paint from elsewhere', '<rect fill="url(https://evil.example/a.svg#b)"/>'],
    ['paint from elsewhere, in quotes', `<rect style="fill: URL( 'https://evil.example' )"/>`],
    ['paint from elsewhere, over two lines', '<rect style="fill:url(\nhttps://evil.example)"/>'],
    ['paint from elsewhere, escaped', '<rect style="fill:\\75rl(https://evil.example)"/>'],
    ['paint from elsewhere behind a comment', '<rect style="fill:url(/**/https://evil.example)"/>'],
    ['a set of images', '<rect style="mask: image-set(\'https://evil.example\' 1x)"/>'],
    ['a style sheet from elsewhere', '<style>@import "https://evil.example/a.css";</style>'],
    ['a font from elsewhere', '<style>@font-face { src: url(https://evil.example) }</style>'],
    ['a style in CDATA', '<style><![CDATA[* { fill: url(https://evil.example) }]]></style>'],
    ['a part that shows itself', '<g id="a"><use href="#a"/></g>'],
    ['two parts that show each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['more than anyone can draw', bomb()],
  ])('has %s', (_, content) => {
    expect(readSvg(svgOf(content))).toBe('unsafe');
  });
});

describe('an unreadable drawing', () => {
  it.each([
    ['cut off', svgOf(RECT).slice(0, -3)],
    ['with a name that means nothing', svgOf('<x:rect/>')],
    ['with entities of its own', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svgOf('<text>&a;</text>')}`],
    [
      'with entities from a file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svgOf('<text>&a;</text>')}`,
    ],
    ['deeper than any drawing', svgOf(`${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}`)],
    ['with an attribute twice', svgOf('<rect x="1" x="2"/>')],
    ['that is two', svgOf(RECT) + svgOf(RECT)],
    ['that is only a sign', '<'],
  ])('is one %s', (_, text) => {
    expect(readSvg(text)).toBe('unreadable');
  });

  it.each(['<html><body/></html>', '<svg><rect/></svg>', '<svg xmlns="urn:other"/>'])('is not %s', (text) => {
    expect(readSvg(text)).toBe('notSvg');
  });
});

/** Ten groups that each show the one before ten times. */
function bomb(): string {
  const groups = Array.from({ length: 10 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${uses}</g>`;
  });
  return `<rect id="g0"/>${groups.join('')}`;
}
