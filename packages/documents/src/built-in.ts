import { readFileSync } from 'node:fs';
import type { Language } from '@prorata/domain/vocabulary';
import type { TemplateKey } from './catalogue/templates.ts';
import type { TemplateText } from './liquid/fill-in.ts';

const FRONT_MATTER = /^---\nsubject: (?<subject>.*)\n---\n\n/;

/** The text that a template has until somebody changes it. */
export function readBuiltInTemplate(key: TemplateKey, language: Language): TemplateText {
  const file = readFileSync(new URL(`../templates/${language}/${key}.md`, import.meta.url), 'utf8');
  const subject = FRONT_MATTER.exec(file)?.groups?.['subject'] ?? null;
  return { subject, body: file.replace(FRONT_MATTER, '').trimEnd() };
}
