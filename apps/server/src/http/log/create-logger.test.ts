import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing/growth.ts';
import { scrubLogLine } from './create-logger.ts';

describe('scrubLogLine', () => {
  it.each([
    ['"nn":"85073003328"', '"nn":"[national number]"'],
    ['Key (national_number)=(85073003328)', 'Key (national_number)=([national number])'],
    ['85.07.30-033.28,', '[national number],'],
    ['Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln"', 'Bearer [token]"'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.', '[token]'],
    ['a.eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.c2ln', 'a.[token]'],
    ['id-eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.c2ln', '[token]'],
  ])('hides the secret in %s', (line, scrubbed) => {
    expect(scrubLogLine(line)).toBe(scrubbed);
  });

  it.each([
    '{"level":30,"time":1794711205061,"milliseconds":12.34567890123,"bytes":12345678901}',
    '{"requestId":"0199a1b2-0000-7000-8000-a12345678901","dossier":"0199a1b2-0000-7000-8000-12345678901f"}',
    '{"id":"0199a1b2-0000-7000-8000-123456789012","kbo":"1999000150","iban":"BE49999000000171"}',
  ])('leaves %s alone', (line) => {
    expect(scrubLogLine(line)).toBe(line);
    expect(() => JSON.parse(scrubLogLine(line))).not.toThrow();
  });

  it.each(['eyJ-', 'eyJ', 'eyJa.eyJ-', 'eyJa.', '1', '1-', '85.07.30-', 'a', 'aaaaaaaa-aaaa-', '.', '-'])(
    'takes time in proportion to a line of %j',
    (filler) => {
      const growth = growthOf((length) => {
        const line = `eyJ.eyJ.${filler.repeat(length)}`;
        return () => scrubLogLine(line);
      });
      expect(growth).toBeLessThan(20);
    },
  );
});
