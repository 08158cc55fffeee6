import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Call } from '@prorata/contract/call';
import { type Plugin, parseAst } from 'vite';

const CONTRACT = /packages\/contract\/src\/.+\.ts(\?bodies)?$/;
const CALLS = /packages\/contract\/src\/.+\/([a-z-]+-)?calls\.ts$/;
const BODIES = '?bodies';
/** Against which only the server holds what comes and goes. */
const OF_THE_SERVER = ['summary', 'params', 'query', 'answer'];

/**
 * Brings of the contract what a browser uses: how each call is made, and what a form holds its fields against when there is
 * a form. Left alone, every screen built the schemas of all that the server reads and answers, and took longer for it than
 * for showing itself.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    async load(id) {
      if (id.endsWith(BODIES)) {
        const source = await readFile(id.slice(0, -BODIES.length), 'utf8');
        return { code: withoutServerParts(source), moduleType: 'ts' };
      }
      if (!CALLS.test(id)) return null;
      return { code: bareCalls(await import(pathToFileURL(id).href), id), moduleType: 'js' };
    },
    transform: {
      order: 'post',
      handler: (code, id) =>
        CONTRACT.test(id) ? { code: onlyIfUsed(code), map: null, moduleSideEffects: false } : null,
    },
  };
}

/** A module of calls as data, in which a body is built when somebody asks for it. */
export function bareCalls(module: object, id: string): string {
  const parts = Object.entries(module).map(([name, value]) => {
    if (isSchema(value)) throw new Error(`${id} offers ${name}, but a schema has a file of its own.`);
    if (!isCalls(value)) return `export const ${name} = ${JSON.stringify(value)};`;
    const calls = Object.entries(value).map(([key, one]) => `${key}: ${bareCall(one, `${name}.${key}`)}`);
    return `export const ${name} = { ${calls.join(', ')} };`;
  });
  return `const bodies = () => require(${JSON.stringify(`${id}${BODIES}`)});\n${parts.join('\n')}\n`;
}

function isCalls(value: unknown): value is Record<string, Call> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((one) => typeof one === 'object' && 'method' in one);
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function bareCall({ method, path, who, status, answer, body, upload }: Call, name: string): string {
  const isPlain = answer === null || 'file' in answer;
  const sent = { method, path, who, status, answer: isPlain ? answer : {} };
  const lazy = Object.entries({ body, upload })
    .filter(([, schema]) => schema !== undefined)
    .map(([part]) => `, get ${part}() { return bodies().${name}.${part}; }`);
  return `{ ${JSON.stringify(sent).slice(1, -1)}${lazy.join('')} }`;
}

/** Of each call only what a form needs. */
export function withoutServerParts(source: string): string {
  const cuts: Edit[] = [];
  walk(parseAst(source, { lang: 'ts' }), (node) => {
    if (node.type !== 'CallExpression' || node['callee'].name !== 'call') return;
    for (const { key, start, end } of node['arguments'][0].properties) {
      if (OF_THE_SERVER.includes(key?.name)) cuts.push({ start, end, text: `${key.name}: null` });
    }
  });
  return edited(source, cuts);
}

/** Values that are made by calling something are left out where nobody uses them: making a schema changes nothing else. */
export function onlyIfUsed(code: string): string {
  const edits: Edit[] = [];
  for (const statement of parseAst(code).body as unknown as Node[]) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (init?.type !== 'CallExpression') continue;
      const text = code.slice(init.start, init.end);
      edits.push({ start: init.start, end: init.end, text: `/* @__PURE__ */ (() => ${text})()` });
    }
  }
  return edited(code, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** A part of a script as the parser gives it; what it holds depends on its type. */
interface Node {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each type of node has other parts, and hundreds of types are not worth naming.
  readonly [part: string]: any;
}

function walk(part: unknown, visit: (node: Node) => void): void {
  if (typeof part !== 'object' || part === null) return;
  if ('type' in part) visit(part as Node);
  for (const child of Object.values(part)) walk(child, visit);
}
