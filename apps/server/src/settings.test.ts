import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const PRODUCTION = {
  PRORATA_ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://app.prorata.example',
  DATABASE_URL: 'postgres://prorata:secret@db.internal/prorata',
  OIDC_AUTHORITY: 'https://identity.example/realm',
  OIDC_CLIENT_ID: 'prorata-web',
  SERVICE_KEY: 'k'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('readSettings', () => {
  it.each([
    ['a machine of one’s own with its stand-ins', {}, true],
    ['a stand-in on another port', { POST_URL: 'http://127.0.0.1:5000/api' }, true],
    ['a real post', { POST_URL: 'https://post.example/api' }, false],
    ['a real mail server', { SMTP_URL: 'smtps://mail.example' }, false],
    ['production', PRODUCTION, false],
  ])('lets people practise on %s: %o', (_, variables, hasOnlyStandIns) => {
    expect(readSettings(variables).hasOnlyStandIns).toBe(hasOnlyStandIns);
  });

  it('needs nothing on a machine of your own', () => {
    expect(readSettings({})).toMatchObject({
      environment: 'local',
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      dataFolder: path.resolve('.prorata'),
      databaseUrl: undefined,
      withDemoData: true,
      authority: 'http://localhost:4000/identity',
      clientId: 'prorata-web',
      smtpUrl: 'smtp://127.0.0.1:4025',
      mailFrom: { name: 'Prorata', address: 'no-reply@prorata.example' },
      providerHint: null,
      isOnboardingEnabled: true,
      logLevel: 'warn',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('gives settings that nothing can change later', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true);
  });

  it('sends the provider hint in production only', () => {
    const OIDC_PROVIDER_HINT = 'kc_idp_hint=itsme=be';
    expect(readSettings({ ...PRODUCTION, OIDC_PROVIDER_HINT }).providerHint).toEqual({
      name: 'kc_idp_hint',
      value: 'itsme=be',
    });
    expect(readSettings({ OIDC_PROVIDER_HINT }).providerHint).toBeNull();
    expect(
      readSettings({ ...PRODUCTION, PRORATA_ENVIRONMENT: 'staging', OIDC_PROVIDER_HINT }).providerHint,
    ).toBeNull();
  });

  it('finds the stand-in mailbox beside the other stand-ins, or on its own port', () => {
    expect(readSettings({ SANDBOX_PORT: '4100' }).smtpUrl).toBe('smtp://127.0.0.1:4125');
    expect(readSettings({ SANDBOX_SMTP_PORT: '2525' }).smtpUrl).toBe('smtp://127.0.0.1:2525');
  });

  it('lets mails wait where no mail server is named, rather than send them somewhere', () => {
    expect(readSettings(PRODUCTION).smtpUrl).toBeUndefined();
  });

  it('asks who sends the mails once there is a server for them', () => {
    const SMTP_URL = 'smtps://prorata:secret@mail.example';
    expect(problemsOf({ ...PRODUCTION, SMTP_URL })).toEqual(['MAIL_FROM must be set when SMTP_URL is.']);
    expect(
      readSettings({ ...PRODUCTION, SMTP_URL, MAIL_FROM: 'Étude Dupont <no-reply@prorata.example>' }),
    ).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: { name: 'Étude Dupont', address: 'no-reply@prorata.example' },
    });
  });

  it('takes a bare address to send from', () => {
    expect(readSettings({ MAIL_FROM: 'post@prorata.example' }).mailFrom).toEqual({
      name: '',
      address: 'post@prorata.example',
    });
  });

  it.each([
    'prorata',
    'Prorata no-reply@prorata.example',
    'Prorata <no-reply>',
    '<no-reply@prorata.example>',
    'no-reply@prorata.example>',
    'Prorata <no-reply@prorata.example',
    'a@b.example, c@d.example',
    'Prorata\r\nBcc: x@y.example <no-reply@prorata.example>',
    'Prorata <a@b.example>, Other <c@d.example>',
  ])('refuses to send from %j', (MAIL_FROM) => {
    expect(problemsOf({ MAIL_FROM })).toEqual([
      'MAIL_FROM must be a mail address, or a name with one like Prorata <no-reply@example.be>.',
    ]);
  });

  it('leaves a database that it was pointed at without demo data, unless told', () => {
    const { DATABASE_URL } = PRODUCTION;
    expect(readSettings({ DATABASE_URL }).withDemoData).toBe(false);
    expect(readSettings({ DATABASE_URL, DEMO_DATA: 'true' }).withDemoData).toBe(true);
  });

  it.each([
    ['PORT', '3000x', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
    ['PRORATA_ENVIRONMENT', 'live', 'PRORATA_ENVIRONMENT must be one of local, staging, production.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres://.'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['SMTP_URL', 'mail.example:25', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be true or false.'],
    ['ONBOARDING_ENABLED', '1', 'ONBOARDING_ENABLED must be true or false.'],
    ['OIDC_AUTHORITY', 'identity', 'OIDC_AUTHORITY must be an address that starts with https:// or http://.'],
    ['OIDC_PROVIDER_HINT', 'itsme', 'OIDC_PROVIDER_HINT must be written as name=value.'],
    [
      'PUBLIC_ORIGIN',
      'https://a.be/app',
      'PUBLIC_ORIGIN must be an address like https://app.example.be, without a path.',
    ],
    ['SERVICE_KEY', 'short', 'SERVICE_KEY must be at least 32 characters long.'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/8, proxy',
      'TRUSTED_PROXIES must be IP addresses or ranges, separated by commas.',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES must be IP addresses or ranges, separated by commas.',
    ],
    ['RATE_LIMIT_PER_MINUTE', '0', 'RATE_LIMIT_PER_MINUTE must be a number of requests from 1 to 999999.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  ])('refuses %s=%s with one clear sentence', (name, value, sentence) => {
    expect(problemsOf({ [name]: value }).filter((problem) => problem.startsWith(name))).toEqual([sentence]);
  });

  it('lists every problem at once', () => {
    const names = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', PRORATA_ENVIRONMENT: 'production' }).map(
      (problem) => problem.split(' ')[0],
    );
    expect(names).toEqual([
      'PORT',
      'LOG_LEVEL',
      'DATABASE_URL',
      'SERVICE_KEY',
      'CODE_SECRET',
      'OIDC_AUTHORITY',
      'OIDC_CLIENT_ID',
      'PUBLIC_ORIGIN',
    ]);
  });

  it.each(['staging', 'production'])('refuses an unencrypted identity service in %s', (environment) => {
    const settings = {
      ...PRODUCTION,
      PRORATA_ENVIRONMENT: environment,
      OIDC_AUTHORITY: 'http://identity.example',
    };
    expect(problemsOf(settings)).toEqual([
      `OIDC_AUTHORITY must start with https:// when PRORATA_ENVIRONMENT is ${environment}.`,
    ]);
  });

  it.each(['staging', 'production'])('refuses in %s what is for a machine of one’s own', (environment) => {
    const signing = {
      SIGNING_URL: 'http://signing.example/api',
      SIGNING_KEY: 'stand-in-signing-desk',
      SIGNING_TRUST_FILE: '/nowhere/authority.pem',
    };
    const post = {
      POST_URL: 'https://post.example/api',
      POST_API_KEY: 'the-stand-in-of-the-post-on-this-machine',
      POST_HOOK_KEY: 'the-stand-in-of-the-post-on-this-machine',
    };
    const published = 'must not be the secret of a stand-in, which is published: choose your own.';
    const variables = { ...PRODUCTION, ...signing, ...post, PRORATA_ENVIRONMENT: environment };
    expect(problemsOf(variables)).toEqual([
      `POST_API_KEY ${published}`,
      `POST_HOOK_KEY ${published}`,
      `SIGNING_KEY ${published}`,
      'SIGNING_TRUST_FILE must name a file that is there.',
      `SIGNING_URL must start with https:// when PRORATA_ENVIRONMENT is ${environment}.`,
    ]);
    expect(
      problemsOf({ ...PRODUCTION, CODE_SECRET: 'codes on a machine of one’s own need no secret' }),
    ).toEqual([`CODE_SECRET ${published}`]);
  });

  it('takes a signing service of one’s own', () => {
    const signing = {
      SIGNING_URL: 'https://signing.example/api',
      SIGNING_KEY: 'a key of our own',
      SIGNING_TRUST_FILE: import.meta.filename,
    };
    expect(readSettings({ ...PRODUCTION, ...signing }).signing).toMatchObject({ key: 'a key of our own' });
  });

  it('takes an access point only with a key of one’s own, and has none where none is set', () => {
    const url = 'https://peppol.example/api';
    expect(readSettings(PRODUCTION).accessPoint).toBeUndefined();
    expect(readSettings({}).accessPoint?.url).toBe('http://localhost:4000/access-point/api');
    expect(problemsOf({ ...PRODUCTION, ACCESS_POINT_URL: url })).toEqual([
      'ACCESS_POINT_KEY must be set when ACCESS_POINT_URL is.',
    ]);
    expect(
      problemsOf({ ...PRODUCTION, ACCESS_POINT_URL: url, ACCESS_POINT_KEY: 'stand-in-access-point' }),
    ).toEqual([
      'ACCESS_POINT_KEY must not be the secret of a stand-in, which is published: choose your own.',
    ]);
    const own = { url, key: 'a key of our own' };
    const given = { ACCESS_POINT_URL: url, ACCESS_POINT_KEY: own.key };
    expect(readSettings({ ...PRODUCTION, ...given }).accessPoint).toEqual(own);
  });

  it('refuses invented people in production', () => {
    expect(problemsOf({ ...PRODUCTION, DEMO_DATA: 'true' })).toEqual([
      'DEMO_DATA must not be true when PRORATA_ENVIRONMENT is production.',
    ]);
  });

  it('never repeats a secret in its sentences', () => {
    const text = problemsOf({
      SERVICE_KEY: 'hunter2',
      DATABASE_URL: 'mysql://me:hunter2@db',
      SMTP_URL: 'http://me:hunter2@mail',
    }).join(' ');
    expect(text).not.toContain('hunter2');
  });

  it('lets a container beside ours keep the files unencrypted, and nobody further away', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const beside = readSettings({ S3_URL: 'http://store:8333', ...keys });
    expect(beside.s3).toMatchObject({ url: 'http://store:8333', bucket: 'prorata', lockDays: undefined });
    expect(readSettings({}).s3).toBeUndefined();
    expect(problemsOf({ ...PRODUCTION, S3_URL: 'http://store:8333', ...keys })).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, S3_URL: 'http://10.0.0.5:8333', ...keys })).toEqual([
      'S3_URL must start with https:// when PRORATA_ENVIRONMENT is production.',
    ]);
    expect(problemsOf({ ...PRODUCTION, S3_URL: 'https://store.example' })).toEqual([
      'S3_ACCESS_KEY_ID must be set when S3_URL is.',
      'S3_SECRET_ACCESS_KEY must be set when S3_URL is.',
    ]);
  });

  it.each([
    ['security@example.be', 'mailto:security@example.be'],
    ['https://example.be/report', 'https://example.be/report'],
  ])('takes %s as the contact for weaknesses', (SECURITY_CONTACT, securityContact) => {
    expect(readSettings({ SECURITY_CONTACT }).securityContact).toBe(securityContact);
  });

  it.each(['security', 'http://example.be', 'https://a.example\nExpires: never', 'a@b\nc@d'])(
    'refuses %j as the contact for weaknesses',
    (SECURITY_CONTACT) => {
      expect(problemsOf({ SECURITY_CONTACT })).toEqual([expect.stringContaining('SECURITY_CONTACT must be')]);
    },
  );
});
