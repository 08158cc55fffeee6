import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../law/cases/', import.meta.url));

/** A case as a jurist writes it: amounts in euros, everything named. `docs/law-and-rates.md` explains the form. */
export interface Case {
  readonly name: string;
  readonly article: string;
  readonly asOf: string;
  readonly pools: Readonly<Record<string, number | CasePool>>;
  readonly costs?: readonly (number | CaseCost)[];
  readonly statements: Readonly<Record<string, number | CaseStatement | readonly CaseClaim[]>>;
  readonly order?: readonly {
    readonly on: string;
    readonly claims: readonly string[];
    readonly reason: string;
  }[];
  readonly ranks?: readonly { readonly privilege: string; readonly rank: number; readonly reason: string }[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly paid?: Readonly<Record<string, number>>;
  readonly reserved?: Readonly<Record<string, number>>;
  readonly costsPaid?: number;
  readonly surplus?: number;
  readonly net?: Readonly<Record<string, number>>;
  readonly claims?: Readonly<Record<string, number>>;
  readonly asksOrderOf?: readonly string[];
  readonly rejected?: readonly string[];
}

interface CasePool {
  readonly amount: number;
  readonly kind: 'asset' | 'money' | 'income' | 'maintenanceOnly';
}

interface CaseCost {
  readonly amount: number;
  readonly on: string;
}

export interface CaseStatement {
  readonly total?: number;
  readonly creditor?: string;
  readonly reserved?: boolean;
  readonly claims?: readonly CaseClaim[];
}

export interface CaseClaim {
  readonly privilege: string;
  readonly amount: number;
  readonly on?: string;
  readonly since?: string;
  readonly limit?: number;
  readonly reserved?: boolean;
}

/** Every case of the folder, with the file it stands in. */
export function readCases(): readonly (Case & { readonly file: string })[] {
  return globSync('*.yaml', { cwd: FOLDER })
    .sort()
    .flatMap((file) => {
      const cases: Case[] = parse(readFileSync(path.join(FOLDER, file), 'utf8'));
      return cases.map((example) => ({ ...example, file }));
    });
}
