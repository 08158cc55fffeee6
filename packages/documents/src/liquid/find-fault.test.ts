import { LANGUAGES } from '@prorata/domain/vocabulary';
import { describe, expect, it } from 'vitest';
import { readBuiltInTemplate } from '../built-in.ts';
import { TEMPLATE_KEYS } from '../catalogue/templates.ts';
import { findTemplateFault } from './find-fault.ts';

function findIn(body: string, subject: string | null = null) {
  return findTemplateFault('invitation-letter', 'en', { subject, body });
}

it.each(LANGUAGES)('every built-in text is without fault in %s', (language) => {
  for (const key of TEMPLATE_KEYS) {
    expect.soft(findTemplateFault(key, language, readBuiltInTemplate(key, language)), key).toBeUndefined();
  }
});

describe('a fault is found with its place', () => {
  it.each([
    [
      'a variable that does not exist',
      'One\n\nTwo {{ dossier.colour }}',
      3,
      8,
      'unknown-variable',
      'dossier.colour',
    ],
    ['a variable of another template', '{{ report.link }}', 1, 4, 'unknown-variable', 'report.link'],
    ['a variable that is only a part of one', '{{ dossier }}', 1, 4, 'unknown-variable', 'dossier'],
    [
      'one in a branch that no sample enters',
      '{% if dossier.saleDate %}{% else %}{{ x }}{% endif %}',
      1,
      39,
      'unknown-variable',
      'x',
    ],
    [
      'a filter that does not exist',
      'One\n{{ dossier.number | shout }}',
      2,
      1,
      'unknown-filter',
      '{{ dossier.number | shout }}',
    ],
    [
      'a filter that would undo the escaping',
      '{{ dossier.number | raw }}',
      1,
      1,
      'unknown-filter',
      '{{ dossier.number | raw }}',
    ],
    [
      'a tag that is not closed',
      'One\n  {% if dossier.saleDate %}',
      2,
      3,
      'syntax',
      '{% if dossier.saleDate %}',
    ],
    ['braces that are not closed', 'One {{ dossier.number', 1, 5, 'syntax', '{{ dossier.number'],
    ['a tag that does not exist', '{% script %}', 1, 1, 'syntax', '{% script %}'],
    [
      'a box that does not exist',
      'One\n{% render "signature" %}',
      2,
      1,
      'syntax',
      '{% render "signature" %}',
    ],
    [
      'a loop without end',
      'One\n{% for i in (1..1000000000) %}x{% endfor %}',
      2,
      1,
      'too-complex',
      '{% for i in (1..1000000000) %}',
    ],
    ['HTML', 'One\n\nTwo <b>three</b>', 3, 5, 'markup', '<b>three</b>'],
    ['a script', 'One\n\n<script>alert(1)</script>', 3, 1, 'markup', '<script>alert(1)</script>'],
    [
      'a picture',
      'One\n![logo](https://x.example/p.png)',
      2,
      1,
      'markup',
      '![logo](https://x.example/p.png)',
    ],
    ['a block of code', 'One\n\n```\nx\n```', 3, 1, 'markup', '```'],
  ])('%s', (_, body, line, column, reason, excerpt) => {
    expect(findIn(body)).toEqual({ part: 'body', line, column, reason, excerpt });
  });

  it('in the subject too', () => {
    const template = { subject: 'On {{ nothing }}', body: 'Text' };
    expect(findTemplateFault('user-approved', 'nl', template)).toMatchObject({ part: 'subject', column: 7 });
  });

  it('unless it is only Liquid that looks like HTML', () => {
    expect(findIn('{% if dossier.number <b %}x{% endif %}')?.reason).toBe('unknown-variable');
    expect(findIn('{% if dossier.number < "3" %}x{% endif %} 1 < 2')).toBeUndefined();
  });
});

describe('what a template cannot reach', () => {
  it.each([
    '{% include "/etc/passwd" %}',
    '{% layout "package.json" %}',
    '{% render "/etc/passwd" %}',
    '{% render "../package.json" %}',
    '{{ dossier.constructor }}',
    '{{ constructor }}',
    '{{ __proto__ }}',
    '{{ dossier["__proto__"] }}',
    '{{ dossier.number.constructor }}',
    '{{ dossier.number | constructor }}',
    '{% liquid echo dossier.number %}',
    '{% for i in (1..9000) %}{% for j in (1..9000) %}x{% endfor %}{% endfor %}',
    '{% assign x = "xxxxxxxxxx" %}{% for i in (1..50) %}{% assign x = x | append: x %}{% endfor %}{{ x }}',
  ])('%s', (body) => {
    expect(findIn(body)).toMatchObject({ part: 'body', line: 1 });
  });

  it('more than it is long: a text beyond all measure', () => {
    expect(findIn('x'.repeat(300_000))?.reason).toBe('too-complex');
  });
});
