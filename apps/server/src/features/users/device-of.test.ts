import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`,
  ],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0 Safari/537.36`],
  [
    'Chrome',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/131.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Opera',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/131.0 Safari/537.36 OPR/115.0`,
  ],
  ['Safari', 'macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15'],
  [
    'Safari',
    'iPadOS',
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
  ],
  [null, null, 'lightMyRequest'],
  [null, null, ''],
  [null, null, null],
])('recognizes %s on %s', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
