import type { Language } from '@prorata/domain/vocabulary';
import { type TemplateKey, templateEntry } from '../catalogue/templates.ts';
import { VARIABLES, type VariableName } from '../catalogue/variables.ts';
import { writeValue } from '../catalogue/write-value.ts';
import { liquidEngine } from './engine.ts';

/** A text with its blanks: the subject of a mail, or the body of a mail or letter. */
export interface TemplateText {
  readonly subject: string | null;
  readonly body: string;
}

type Scope = Record<string, Record<string, string | boolean | null>>;

/**
 * Fills in the blanks of a template. What comes out is Markdown, in which no value can be taken for markup.
 *
 * @throws LiquidError on a variable that the template may not show, or a text that takes too long.
 */
export function fillIn(
  key: TemplateKey,
  source: string,
  values: Readonly<Partial<Record<VariableName, unknown>>>,
  language: Language,
): string {
  const { variables, boxes = [] } = templateEntry(key);
  return liquidEngine(boxes).parseAndRenderSync(source, scopeOf(variables, values, language));
}

/** `{ 'dossier.number': x }` as `{ dossier: { number: x } }`, with only what the template may show. */
function scopeOf(
  names: readonly VariableName[],
  values: Readonly<Partial<Record<VariableName, unknown>>>,
  language: Language,
): Scope {
  const scope: Scope = {};
  for (const name of names) {
    // What was asked for by an older edition of the product lacks the flags of a newer one: they were not set.
    const isMissing = !Object.hasOwn(values, name) && VARIABLES[name].kind !== 'flag';
    if (isMissing) throw new Error(`No value was given for ${name}.`);
    const [thing = '', property = ''] = name.split('.');
    scope[thing] = { ...scope[thing], [property]: writeValue(name, values[name] ?? null, language) };
  }
  return scope;
}
