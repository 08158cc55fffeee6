import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('nothing set gives the addresses of a local start', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4000,
      address: 'http://localhost:4000',
      smtpPort: 4025,
      scannerPort: 4031,
      webOrigin: 'http://localhost:3000',
      tokenSeconds: 3600,
    });
    expect(settings.dataFolder.endsWith(path.join('.prorata', 'sandbox'))).toBe(true);
  });

  test('the mailbox is beside the other stand-ins, or where SANDBOX_SMTP_PORT says', () => {
    expect(readSettings({ SANDBOX_PORT: '4100' }).smtpPort).toBe(4125);
    expect(readSettings({ SANDBOX_PORT: '4100', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2525);
    expect(() => readSettings({ SANDBOX_PORT: '65530' })).toThrow('SANDBOX_SMTP_PORT must be ');
  });

  test('the product is found on its own port, or where WEB_ORIGIN says', () => {
    expect(readSettings({ PORT: '3210' }).webOrigin).toBe('http://localhost:3210');
    expect(readSettings({ PORT: '3210', WEB_ORIGIN: 'http://localhost:5173' }).webOrigin).toBe(
      'http://localhost:5173',
    );
  });

  test('an empty setting counts as not set', () => {
    expect(readSettings({ SANDBOX_PORT: '', WEB_ORIGIN: '', PRORATA_DATA: '' })).toEqual(readSettings({}));
  });

  test.each([
    ['SANDBOX_PORT', 'abc'],
    ['SANDBOX_PORT', '0'],
    ['SANDBOX_PORT', '65536'],
    ['SANDBOX_PORT', '4000.5'],
    ['SANDBOX_SMTP_PORT', '70000'],
    ['SANDBOX_TOKEN_SECONDS', '-1'],
    ['SANDBOX_TOKEN_SECONDS', '1e3'],
    ['WEB_ORIGIN', 'http://localhost:3000/'],
    ['WEB_ORIGIN', 'localhost:3000'],
    ['WEB_ORIGIN', 'file:///etc'],
  ])('%s=%s is refused in a sentence that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name} must be `);
    expect(read).toThrow(`not "${value}".`);
  });

  test.each(['production', 'Production'])('the stand-ins never start when the environment is %s', (value) => {
    expect(() => readSettings({ PRORATA_ENVIRONMENT: value })).toThrow(/PRORATA_ENVIRONMENT/);
  });
});
