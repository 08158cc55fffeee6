import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['boekhouding@lannoy.example', 'bo••••••••@lannoy.example'],
  ['jan@x.example', 'j••••••••@x.example'],
  ['j@x.example', 'j••••••••@x.example'],
  ['"odd@name"@x.example', '"o••••••••@x.example'],
])('hides what would let somebody write to %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
