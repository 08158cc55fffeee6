import { describe, expect, it } from 'vitest';
import { pngChunk, pngOf } from '../testing/logos.ts';
import { readPng } from './read-png.ts';

describe('readPng', () => {
  it.each([
    [85, 36, false],
    [1, 1, false],
    [85, 36, true],
    [3, 2, true],
    [1, 9, true],
  ])('reads %d by %d pixels, interlaced: %s', (width, height, isInterlaced) => {
    expect(readPng(pngOf(width, height, { isInterlaced }))).toMatchObject({
      mediaType: 'image/png',
      width,
      height,
    });
  });

  it('keeps what draws and leaves behind what tells', () => {
    const gamma = pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
    const place = pngChunk('tEXt', Buffer.from('Location\0Keizerstraat 54'));
    const hung = Buffer.from('<script>alert(1)</script>');
    const picture = readPng(Buffer.concat([pngOf(85, 36, { extra: [gamma, place] }), hung]));
    expect(picture?.content).toEqual(pngOf(85, 36, { extra: [gamma] }));
  });

  it('refuses a picture that is cut off, wherever', () => {
    const whole = pngOf(17, 7);
    for (let length = 8; length < whole.length; length += 1) {
      expect(readPng(whole.subarray(0, length))).toBeUndefined();
    }
  });

  it('refuses a picture in which a bit fell over', () => {
    const whole = pngOf(17, 7);
    for (let at = 8; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      expect(readPng(damaged)).toBeUndefined();
    }
  });

  it('refuses pixels that are not those of its size', () => {
    const [small, large] = [pngOf(5, 5), pngOf(50, 50)];
    const header = small.subarray(0, 33);
    expect(readPng(Buffer.concat([header, large.subarray(33)]))).toBeUndefined();
    expect(readPng(Buffer.concat([large.subarray(0, 33), small.subarray(33)]))).toBeUndefined();
    expect(readPng(pngOf(0, 36))).toBeUndefined();
  });

  it('does not unpack more than a logo has: a bomb costs nothing', () => {
    expect(readPng(pngOf(2_100, 890))).toMatchObject({ width: 2_100 });
    const header = Buffer.from(pngOf(1, 1).subarray(0, 33));
    header.writeUInt32BE(60_000, 16);
    const forged = Buffer.concat([
      header.subarray(0, 8),
      pngChunk('IHDR', header.subarray(16, 29)),
      pngOf(1, 1).subarray(33),
    ]);
    expect(readPng(forged)).toMatchObject({ width: 60_000, height: 1 });
  });
});
