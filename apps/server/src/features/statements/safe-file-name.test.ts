import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { safeFileName } from './safe-file-name.ts';

describe('safeFileName', () => {
  it.each([
    ['Afrekening huur.pdf', 'Afrekening huur.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ann\\titel.PDF', 'titel.PDF'],
    ['titel\u0000.exe', 'titel.exe.pdf'],
    ['jugement\r\nSet-Cookie: x.pdf', 'jugementSet-Cookie: x.pdf'],
    ['omgekeerd\u202Efdp.exe', 'omgekeerdfdp.exe.pdf'],
    ['rekening.html', 'rekening.html.pdf'],
    ['zonder uitgang', 'zonder uitgang.pdf'],
    ['.pdf', 'document.pdf'],
    ['..', 'document.pdf'],
    ['', 'document.pdf'],
    ['   ', 'document.pdf'],
    ['Énoncé n° 3 – été.pdf', 'Énoncé n° 3 – été.pdf'],
    ['\uD800.pdf', '\uFFFD.pdf'],
  ])('keeps of %j only %j', (given, kept) => {
    expect(safeFileName(given, 'application/pdf')).toBe(kept);
  });

  it('gives a file the ending of what it is', () => {
    expect(safeFileName('scan.jpeg', 'image/jpeg')).toBe('scan.jpeg');
    expect(safeFileName('scan.jpg', 'image/jpeg')).toBe('scan.jpg');
    expect(safeFileName('scan.pdf', 'image/tiff')).toBe('scan.pdf.tif');
  });

  it('shortens a name that no disk takes, and keeps its ending', () => {
    const name = safeFileName(`${'à'.repeat(500)}.pdf`, 'application/pdf');
    expect(name).toMatch(/^à+\.pdf$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  });

  it.each(['a', 'é', '/', '\\', '.', ' ', 'a/'])('takes time in proportion to a name of %j', (filler) => {
    const growth = growthOf((length) => {
      const given = `${filler.repeat(length / filler.length)}!.pdf`;
      return () => safeFileName(given, 'application/pdf');
    });
    expect(growth).toBeLessThan(20);
  });
});
