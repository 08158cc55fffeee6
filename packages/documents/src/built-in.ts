import { readFileSync } from 'node:fs';
import type { Language } from '@prorata/domain/vocabulary';
import type { TemplateKey } from './catalogue/templates.ts';
import type { TemplateText } from './liquid/fill-in.ts';

/** A text as it is until somebody changes it, with what its front matter says about it. */
export interface BuiltInTemplate extends TemplateText {
  /** What the screen with templates calls it. */
  readonly title: string;
  /** Why it is sent: a mail and the letter that says the same have one purpose. Only the Dutch text says it. */
  readonly purpose: string;
  /** Where `product.link` leads, with gaps such as `{dossierId}`. Only the Dutch text says it. */
  readonly button: string | null;
}

const FRONT_MATTER = /^---\n(?<lines>(?:[a-z]+: .*\n)+)---\n\n/;

/** Texts do not change while the server runs. */
const texts = new Map<string, ReturnType<typeof readText>>();

/** The built-in text of a template. */
export function readBuiltInTemplate(key: TemplateKey, language: Language): BuiltInTemplate {
  const { front, body } = textOf(key, language);
  const { front: source } = textOf(key, 'nl');
  return {
    title: front.get('title') ?? key,
    subject: front.get('subject') ?? null,
    body,
    purpose: source.get('purpose') ?? key,
    button: source.get('button') ?? null,
  };
}

function textOf(key: TemplateKey, language: Language) {
  const name = `${language}/${key}`;
  const text = texts.get(name) ?? readText(name);
  texts.set(name, text);
  return text;
}

function readText(name: string) {
  const file = readFileSync(new URL(`../templates/${name}.md`, import.meta.url), 'utf8');
  const lines = FRONT_MATTER.exec(file)?.groups?.['lines'] ?? '';
  const front = new Map(
    [...lines.matchAll(/^([a-z]+): (.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
  return { front, body: file.replace(FRONT_MATTER, '').trimEnd() };
}
