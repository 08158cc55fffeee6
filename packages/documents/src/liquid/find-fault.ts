import type { Language } from '@prorata/domain/vocabulary';
import { type Liquid, LiquidError, type Template, type Variable } from 'liquidjs';
import MarkdownIt, { type Token } from 'markdown-it';
import { sampleValues } from '../catalogue/samples.ts';
import { type TemplateKey, templateEntry } from '../catalogue/templates.ts';
import { isOptional, VARIABLES, type Values, type VariableName } from '../catalogue/variables.ts';
import { liquidEngine, MAX_TEMPLATE_LENGTH } from './engine.ts';
import { fillIn, type TemplateText } from './fill-in.ts';

export type FaultReason = 'syntax' | 'unknown-variable' | 'unknown-filter' | 'too-complex' | 'markup';

/** What is wrong with a template, and where; lines and columns count from 1. */
export interface TemplateFault {
  readonly part: 'subject' | 'body';
  readonly line: number;
  readonly column: number;
  readonly reason: FaultReason;
  readonly excerpt: string;
}

type Fault = Omit<TemplateFault, 'part'>;

/** The first thing that would make a template fail when it is sent, or look different from what was meant. */
export function findTemplateFault(
  key: TemplateKey,
  language: Language,
  { subject, body }: TemplateText,
): TemplateFault | undefined {
  const inSubject = subject === null ? undefined : findFault(key, language, subject);
  if (inSubject) return { part: 'subject', ...inSubject };
  const inBody = findFault(key, language, body) ?? findFaultInMarkup(body);
  return inBody && { part: 'body', ...inBody };
}

function findFault(key: TemplateKey, language: Language, source: string): Fault | undefined {
  const { variables, boxes = [] } = templateEntry(key);
  if (source.length > MAX_TEMPLATE_LENGTH) return { line: 1, column: 1, reason: 'too-complex', excerpt: '' };
  const engine = liquidEngine(boxes);
  try {
    const unknown = findUnknownVariable(engine, engine.parse(source), variables);
    if (unknown) return unknown;
    for (const values of [sampleValues(language), bareValues(language)])
      fillIn(key, source, values, language);
    return undefined;
  } catch (error) {
    if (LiquidError.is(error)) return faultFrom(error);
    throw error;
  }
}

/** Looks into every branch, also those that no sample would enter. */
function findUnknownVariable(
  engine: Liquid,
  template: Template[],
  names: readonly VariableName[],
): Fault | undefined {
  const { globals } = engine.analyzeSync(template);
  const unknown = Object.values(globals)
    .flat()
    .filter((variable) => !names.some((name) => name === nameOf(variable)))
    .toSorted((a, b) => a.location.row - b.location.row || a.location.col - b.location.col)[0];
  if (unknown === undefined) return undefined;
  const { row, col } = unknown.location;
  return { line: row, column: col, reason: 'unknown-variable', excerpt: nameOf(unknown) };
}

function nameOf(variable: Variable): string {
  return variable.segments.map(String).join('.');
}

/** A sample in which nothing is known that may be unknown. */
export function bareValues(language: Language): Values {
  const names = Object.keys(VARIABLES) as VariableName[];
  const unknown = names.filter(isOptional).map((name) => [name, null]);
  return {
    ...sampleValues(language),
    'applicant.isOrganizationPending': false,
    'recipient.isNamed': false,
    ...Object.fromEntries(unknown),
  };
}

const EXCERPT_LENGTH = 80;

function faultFrom(error: LiquidError): Fault {
  const [line = 1, column = 1] = error.token.getPosition();
  const excerpt = error.token.getText().split('\n')[0] ?? '';
  return { line, column, reason: reasonOf(error), excerpt: excerpt.slice(0, EXCERPT_LENGTH) };
}

function reasonOf({ name, message }: LiquidError): FaultReason {
  if (name === 'UndefinedVariableError') return 'unknown-variable';
  if (message.startsWith('undefined filter')) return 'unknown-filter';
  return /limit exceeded/.test(message) ? 'too-complex' : 'syntax';
}

function findFaultInMarkup(source: string): Fault | undefined {
  const offset = findMarkup(source);
  if (offset === undefined) return undefined;
  const before = source.slice(0, offset).split('\n');
  const [excerpt = ''] = source.slice(offset).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    reason: 'markup',
    excerpt: excerpt.slice(0, EXCERPT_LENGTH),
  };
}

/** Reads everything, to see what a text would like to be and may not. */
const everything = new MarkdownIt({ html: true });
const REFUSED = new Set(['html_block', 'html_inline', 'image', 'fence', 'code_block']);

/** Where the first HTML, picture or block of code begins in the source of a template; they are not shown as such. */
function findMarkup(source: string): number | undefined {
  // Liquid is hidden behind as many letters, so that `{% if a < b %}` is not taken for a tag.
  const masked = maskLiquid(source);
  for (const token of everything.parse(masked, {})) {
    const wrong = [token, ...(token.children ?? [])].find(({ type }) => REFUSED.has(type));
    if (wrong) return placeOf(masked, token, wrong);
  }
  return undefined;
}

const CLOSINGS: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}' };

/** Hides Liquid in one pass: a pattern would look for the end of each bracket that never closes. */
function maskLiquid(source: string): string {
  const unclosed = new Set<string>();
  let masked = '';
  let shown = 0;
  for (let at = source.indexOf('{'); at !== -1; at = source.indexOf('{', Math.max(at + 1, shown))) {
    const opening = source.slice(at, at + 2);
    const closing = CLOSINGS[opening];
    if (closing === undefined || unclosed.has(closing)) continue;
    const end = source.indexOf(closing, at + 2);
    if (end === -1) unclosed.add(closing);
    else {
      masked += source.slice(shown, at) + source.slice(at, end + 2).replaceAll(/[^\n]/g, 'x');
      shown = end + 2;
    }
  }
  return masked + source.slice(shown);
}

function placeOf(source: string, block: Token, wrong: Token): number {
  const before = source.split('\n').slice(0, block.map?.[0] ?? 0);
  const start = before.reduce((length, line) => length + line.length + 1, 0);
  const sign = wrong.type === 'image' ? '![' : (wrong.content.trim().split('\n')[0] ?? '');
  return wrong.type === 'fence' ? start : Math.max(source.indexOf(sign, start), start);
}
