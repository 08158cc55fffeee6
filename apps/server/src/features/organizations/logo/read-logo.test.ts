import { MAX_LOGO_BYTES } from '@prorata/contract/organizations/logo';
import { describe, expect, it } from 'vitest';
import { JPEG, pngOf, svgOf } from '../testing/logos.ts';
import { readLogo } from './read-logo.ts';

describe('readLogo', () => {
  it.each([
    ['image/png', pngOf(85, 36)],
    ['image/jpeg', JPEG],
    ['image/svg+xml', Buffer.from(svgOf('<rect/>'))],
    ['image/svg+xml', Buffer.from(`\uFEFF\n ${svgOf('<rect/>')}`)],
  ])('takes %s by what its bytes say', (mediaType, content) => {
    expect(readLogo(content)).toMatchObject({ mediaType });
  });

  it.each([
    ['another proportion', pngOf(85, 85), 'logo-wrong-ratio'],
    [
      'a drawing of another proportion',
      Buffer.from(svgOf('<rect/>', 'viewBox="0 0 9 9"')),
      'logo-wrong-ratio',
    ],
    ['a PNG that is not whole', pngOf(85, 36).subarray(0, 60), 'logo-unreadable'],
    ['a JPEG that is not whole', JPEG.subarray(0, 60), 'logo-unreadable'],
    ['XML that is not whole', Buffer.from('<svg'), 'logo-unreadable'],
    ['a drawing with a script', Buffer.from(svgOf('<script/>')), 'logo-unsafe'],
    ['a page', Buffer.from('<!doctype html><html></html>'), 'logo-unreadable'],
    ['other XML', Buffer.from('<note/>'), 'upload-type-refused'],
    ['a GIF', Buffer.from('GIF89a'), 'upload-type-refused'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'upload-type-refused'],
    ['bytes', Buffer.from([0xc0, 0xff, 0xee]), 'upload-type-refused'],
    ['a picture too large to print', pngOf(2_550, 1_080), 'upload-too-large'],
    ['a drawing of a hundred thousand parts', Buffer.from(svgOf('<g/>'.repeat(100_000))), 'logo-unsafe'],
    [
      'a drawing with much to say',
      Buffer.from(svgOf(`<desc>${'&gt;'.repeat(MAX_LOGO_BYTES / 4)}</desc>`)),
      'upload-too-large',
    ],
  ])('refuses %s', (_, content, code) => {
    expect(readLogo(content)).toBe(code);
  });
});
