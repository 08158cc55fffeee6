import { describe, expect, it } from 'vitest';
import { JPEG, jpegSegment } from '../testing/logos.ts';
import { readJpeg } from './read-jpeg.ts';

const start = JPEG.subarray(0, 2);
const rest = JPEG.subarray(2);

describe('readJpeg', () => {
  it('reads the size of a picture, and keeps it to the byte when all of it draws', () => {
    expect(readJpeg(JPEG)).toEqual({ mediaType: 'image/jpeg', width: 85, height: 36, content: JPEG });
  });

  it('keeps colours and leaves behind what cameras, programs and people note', () => {
    const profile = jpegSegment(0xe2, 'ICC_PROFILE\0 the colours');
    const adobe = jpegSegment(0xee, 'Adobe\0d');
    const notes = [jpegSegment(0xe1, 'Exif\0\0 51.02 N 4.48 E'), jpegSegment(0xfe, 'made by Ann')];
    const noted = Buffer.concat([start, ...notes, profile, adobe, rest, Buffer.from('hung behind')]);
    expect(readJpeg(noted)?.content).toEqual(Buffer.concat([start, profile, adobe, rest]));
  });

  it('passes over fill bytes before a marker', () => {
    expect(readJpeg(Buffer.concat([start, Buffer.from([0xff, 0xff]), rest]))?.content).toEqual(JPEG);
  });

  it('refuses a picture that is cut off, wherever', () => {
    for (let length = 2; length < JPEG.length; length += 1) {
      expect(readJpeg(JPEG.subarray(0, length))).toBeUndefined();
    }
  });

  it.each([
    ['without a frame', Buffer.concat([start, jpegSegment(0xda, 'x'), Buffer.from([0xff, 0xd9])])],
    ['without pixels', Buffer.concat([start, Buffer.from([0xff, 0xd9])])],
    ['with a frame too short', Buffer.concat([start, jpegSegment(0xc0, 'x'), Buffer.from([0xff, 0xd9])])],
    ['of height 0', withHeight(0)],
    ['with a length below its own', Buffer.concat([start, Buffer.from([0xff, 0xe0, 0, 1]), rest])],
    ['with rubbish between its parts', Buffer.concat([start, Buffer.from('rubbish'), rest])],
  ])('refuses one %s', (_, content) => {
    expect(readJpeg(content)).toBeUndefined();
  });
});

function withHeight(height: number): Buffer {
  const changed = Buffer.from(JPEG);
  changed.writeUInt16BE(height, changed.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  return changed;
}
