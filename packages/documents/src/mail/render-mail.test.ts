import { describe, expect, it } from 'vitest';
import { sampleValues } from '../catalogue/samples.ts';
import type { TemplateValues } from '../catalogue/templates.ts';
import { renderMail } from './render-mail.ts';

type Values = TemplateValues<'user-disapproved'>;

function render(body: string, changes: Partial<Values> = {}, subject = 'Subject') {
  return renderMail({
    key: 'user-disapproved',
    language: 'en',
    template: { subject, body },
    values: { ...sampleValues('en'), ...changes },
    to: 'ann@claesdewitte.example',
    imprint: null,
  });
}

it('reads well as plain text', () => {
  const body = [
    'Dear {{ user.name }},',
    '# Head\n\nSome **strong** and *soft* words, [here](https://x.example/a).',
    '1. one\n2. two\n   - inner',
    '| Name | Amount |\n|---|--:|\n| a | 1 |',
    '[Open]({{ product.link }})',
    'Regards,\\\nProrata',
  ];
  expect(render(body.join('\n\n')).text).toBe(`Dear Joris Aerts,

Head

Some strong and soft words, here (https://x.example/a).

1. one
2. two
   - inner

Name | Amount
a | 1

Open:
https://app.prorata.example/app

Regards,
Prorata

-- 
This email was sent automatically to ann@claesdewitte.example, because a Prorata account was requested or created for this address. Replies are not read.
`);
});

it('keeps telephone and account numbers on one line', () => {
  const { text } = render('{{ helpdesk.contact }}', { 'helpdesk.contact': 'help@x.example, 02 000 01 23' });
  expect(text).toContain('help@x.example, 02\u00a0000\u00a001\u00a023');
});

it('repeats the address of a button where it can be copied', () => {
  const { html } = render('[Open]({{ product.link }})');
  expect(html.match(/href="https:\/\/app\.prorata\.example\/app"/g)).toHaveLength(2);
  expect(html).toContain('Does the button not work?');
  expect(render('No button.').html).not.toContain('Does the button not work?');
});

describe('what strangers write', () => {
  const HOSTILE = `<img src=x onerror=alert(1)> & "q" 'a' {{user.name}} [x](https://evil.example) **b** # _i_ \`c\` | ![p](q)`;

  it('stays text: names', () => {
    const { subject, html, text } = render(
      '{{ user.name }}\n\n- {{ user.name }}',
      { 'user.name': HOSTILE },
      '{{ user.name }}',
    );
    expect(subject).toBe(HOSTILE);
    expect(text.split('\n')[0]).toBe(HOSTILE);
    expect(html).not.toMatch(/<img|<strong>|<em>|evil\.example"/);
    expect(html).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;q&quot; &#39;a&#39; {{user.name}}',
    );
  });

  it.each(['# Head', '- item', '1. item', '> quote', '---', '    code', '===', '| a |\n|---|', '&lt;b&gt;'])(
    'begins nothing: %j',
    (name) => {
      expect(render('{{ user.name }}', { 'user.name': name }).text.split('\n-- ')[0]?.trim()).toBe(
        name.trim().replaceAll('\n', ' '),
      );
    },
  );

  it('keeps its lines where it may have lines, and stays in its quote', () => {
    const reason = 'First.\r\n\r\n# Second\n- Third';
    const { text, html } = render('> {{ decision.reason }}\n\nAfter.', { 'decision.reason': reason });
    expect(text).toContain('> First.\n> \n> # Second\n> - Third\n\nAfter.');
    expect(html).toContain('First.<br><br># Second<br>- Third');
  });

  it.each([
    'Ann\r\nBcc: x@victim.example',
    'Ann\u2028Kind regards,',
    'Ann\u0000\u0007\t Maes',
    '\u202enna\u202c',
    '\ue000code-box\ue000',
  ])('is on one line and runs in one direction: %j', (name) => {
    const { subject } = render('x', { 'user.name': name }, '{{ user.name }}');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there.
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\ue000]| {2}/);
  });

  it('is a link only to where links may lead', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//evil.example']) {
      expect(render(`[x](${url})`).html).not.toContain('href="');
    }
  });

  it('may be long', () => {
    const name = 'x'.repeat(20_000);
    expect(render('{{ user.name }}', { 'user.name': name }).html).toContain(name);
  });
});

it('fails rather than leaving a gap', () => {
  const { 'user.name': _, ...values } = sampleValues('en');
  const template = { subject: 'x', body: 'x' };
  const mail = { key: 'user-disapproved', language: 'en', template, to: 'x' } as const;
  // @ts-expect-error a name is missing
  expect(() => renderMail({ ...mail, values })).toThrow('user.name');
  expect(() => render('{{ report.link }}')).toThrow('undefined variable: report');
});
