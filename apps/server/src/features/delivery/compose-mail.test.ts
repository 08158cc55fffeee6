import { readBuiltInTemplate } from '@prorata/documents/built-in';
import type { Values } from '@prorata/documents/catalogue/variables';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const VALUES = {
  'user-awaits-approval': {
    'applicant.name': 'Élodie Maes',
    'applicant.organization': 'Claes & Dewitte',
    'applicant.isOrganizationPending': true,
  },
  'user-approved': { 'applicant.organization': 'Claes & Dewitte' },
  'user-disapproved': {
    'applicant.organization': 'Claes & Dewitte',
    'decision.reason': 'Nobody knows you there.',
  },
  'organization-approved': { 'organization.name': 'Claes & Dewitte' },
  'organization-disapproved': {
    'organization.name': 'Claes & Dewitte',
    'decision.reason': 'No such office.',
  },
};
type Kind = keyof typeof VALUES;
const KINDS = Object.keys(VALUES) as Kind[];
const TO = { name: 'Ann Peeters', address: 'ann@claesdewitte.example' };
const PATHS = {
  'user-awaits-approval': '/app/onboarding',
  'user-approved': '/app',
  'user-disapproved': '/',
  'organization-approved': '/app/myOrganization',
  'organization-disapproved': '/',
};

function compose(
  kind: Kind,
  changes: { values?: Partial<Values>; language?: Language; name?: string; helpdesk?: string } = {},
) {
  return composeMail({
    content: { template: kind, values: { ...VALUES[kind], ...changes.values }, enclosures: [], button: {} },
    language: changes.language ?? 'en',
    template: readBuiltInTemplate(kind, changes.language ?? 'en'),
    to: { ...TO, name: changes.name ?? TO.name },
    publicOrigin: 'https://app.prorata.example',
    enterpriseNumber: null,
    helpdesk: changes.helpdesk ?? '',
  });
}

describe.each(KINDS)('%s', (kind) => {
  it.each(LANGUAGES)('says everything in %s', (language) => {
    const { subject, text, html } = compose(kind, { language });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|null/);
    expect(text).toContain('Claes & Dewitte');
    expect(text).toContain(TO.name);
    expect(text).toContain(TO.address);
    expect(html).toContain(`<html lang="${language}">`);
  });

  it('differs from language to language', () => {
    expect(new Set(LANGUAGES.map((language) => compose(kind, { language }).subject)).size).toBe(4);
  });

  it('has one way on, into the product', () => {
    const { text, html } = compose(kind);
    const address = `https://app.prorata.example${PATHS[kind]}`;
    expect(text.match(/https?:\S+/g)).toEqual([address]);
    expect(new Set(html.match(/href="[^"]*"/g))).toEqual(new Set([`href="${address}"`]));
  });

  it('needs nothing from outside to be shown', () => {
    expect(compose(kind).html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i);
  });
});

it('reads well as plain text', () => {
  expect(compose('user-disapproved').text).toBe(`Dear Ann Peeters,

Your request for Claes & Dewitte has not been approved. You have no access to dossiers.

> Reason
> Nobody knows you there.

If you think this is a mistake, contact an administrator of your office or support.

Go to Prorata:
https://app.prorata.example/

Kind regards,
Prorata

-- 
This email was sent automatically to ann@claesdewitte.example, because a Prorata account was requested or created for this address. Replies are not read.
`);
});

describe('what is not known', () => {
  it('is not spoken of: the organization', () => {
    const { text } = compose('user-approved', { values: { 'applicant.organization': null } });
    expect(text).toContain('Your request has been approved.');
  });

  it.each([null, '', ' \n '])('is not spoken of: a reason that is %j', (reason) => {
    const { text, html } = compose('user-disapproved', { values: { 'decision.reason': reason } });
    expect(text + html).not.toContain('Reason');
  });

  it('is not spoken of: an organization that does not wait', () => {
    const { text } = compose('user-awaits-approval', {
      values: { 'applicant.isOrganizationPending': false },
    });
    expect(text).not.toContain('Decide on the organization first');
  });
});

describe('what strangers write', () => {
  const HOSTILE = `<img src=x onerror=alert(1)> & "quotes" 'and' {{userName}} $& </td>`;
  const ESCAPED =
    '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot; &#39;and&#39; {{userName}} $&amp; &lt;/td&gt;';

  it('stays text in the HTML: names', () => {
    const { html, subject } = compose('user-awaits-approval', {
      values: { 'applicant.name': HOSTILE, 'applicant.organization': HOSTILE },
      name: HOSTILE,
    });
    expect(html).not.toContain('<img');
    expect(html.split(ESCAPED).length - 1).toBeGreaterThanOrEqual(5);
    expect(subject).toBe(`${HOSTILE} is awaiting approval`);
  });

  it('stays text in the HTML: reasons, line by line', () => {
    const { html, text } = compose('user-disapproved', {
      values: { 'decision.reason': `First.\r\n${HOSTILE}` },
    });
    expect(html).toContain(`First.<br>${ESCAPED}`);
    expect(text).toContain(`> First.\n> ${HOSTILE}\n`);
  });

  it.each([
    'Ann\r\nBcc: x@victim.example',
    'Ann\u2028Kind regards,',
    'Ann\u0000\u0007\t Maes',
    '  Ann  \n\n ',
    '\u202enna\u202c',
  ])('is on one line and runs in one direction: %j', (userName) => {
    const { subject, text } = compose('user-awaits-approval', { values: { 'applicant.name': userName } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there.
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e]| {2}|^ | $/);
    expect(text.split('\n')[2]).toMatch(/ has requested access to Prorata for Claes & Dewitte\./);
  });

  it('may be long', () => {
    const name = 'x'.repeat(20_000);
    expect(compose('user-approved', { values: { 'applicant.organization': name } }).html).toContain(name);
  });
});

it.each(LANGUAGES)('a refusal names the help desk in %s, when it is known', (language) => {
  for (const kind of ['user-disapproved', 'organization-disapproved'] as const) {
    expect(compose(kind, { language, helpdesk: 'help@prorata.example' }).text).toContain(
      'help@prorata.example',
    );
    expect(compose(kind, { language }).text).not.toMatch(/: ?\.$/m);
  }
});

describe('the button', () => {
  const template = { subject: 'x', body: '[Open]({{ product.link }})' };
  const values = { 'dossier.number': '1', 'defendant.name': 'x', 'statement.filedAt': new Date(0) };
  const content = {
    template: 'statement-filed',
    values: { ...values, 'statement.total': 0n, 'statement.contents': 'x' },
    enclosures: [],
  } as const;
  const mail = {
    language: 'en',
    template,
    to: TO,
    publicOrigin: 'https://app.prorata.example',
    enterpriseNumber: null,
    helpdesk: '',
  } as const;

  it('leads where the front matter says, its gaps filled', () => {
    const button = { dossierId: 'a/b', statementId: 'c' };
    expect(composeMail({ ...mail, content: { ...content, button } }).text).toContain(
      'https://app.prorata.example/app/dossier/a%2Fb?tab=statements&review=c',
    );
  });

  it('fails rather than leading nowhere', () => {
    expect(() => composeMail({ ...mail, content: { ...content, button: {} } })).toThrow('{dossierId}');
  });
});
