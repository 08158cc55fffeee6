import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { OrdinaryBecause } from '../src/distribution/input.ts';
import type { Liability } from '../src/vocabulary.ts';

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
  /** What each lot gave to a claim under its privilege. */
  readonly lots?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of several estates: the own ones, and common ones with their members. */
  readonly estates?: Readonly<Record<string, 'own' | readonly string[]>>;
  /** What each estate gives to each statement, and its surplus. */
  readonly byEstate?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly asksOrderOf?: readonly string[];
  readonly rejected?: readonly string[];
}

interface CasePool {
  readonly amount: number;
  readonly kind: 'asset' | 'money' | 'income' | 'maintenanceOnly';
  /** To which estates it belongs, in percent. */
  readonly of?: Readonly<Record<string, number>>;
}

export interface CaseCost {
  readonly amount: number;
  /** The lot or the lots that bear it. */
  readonly on?: string | readonly string[];
  /** The creditor who alone bears it. */
  readonly borneBy?: string;
}

export interface CaseStatement {
  readonly total?: number;
  readonly creditor?: string;
  readonly reserved?: boolean;
  readonly claims?: readonly CaseClaim[];
  /** Who owes what its claims leave. */
  readonly owedBy?: readonly string[];
  readonly liability?: Liability;
}

export interface CaseClaim {
  readonly privilege: string;
  readonly amount: number;
  readonly owedBy?: readonly string[];
  readonly liability?: Liability;
  /** Its lot, its lots, or `all`. */
  readonly on?: string | readonly string[];
  readonly since?: string;
  readonly limit?: number;
  /** All of it, or the part that is reserved. */
  readonly reserved?: boolean | number;
  /** The worker or the child whose cap it shares. */
  readonly cappedWith?: string;
  /** Parts without privilege, by the reason. */
  readonly ordinary?: Readonly<Partial<Record<OrdinaryBecause, number>>>;
  /** What each lot gives at most, as the bailiff fixed it. */
  readonly fixed?: Readonly<Record<string, number>>;
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
