import { expect, it } from 'vitest';
import { dossierInvalidProblemSchema } from './distribution/finding.ts';
import { PROBLEM_CODES, PROBLEMS, problemSchema, staleProblemSchema } from './problems.ts';

const STATUSES = new Set<unknown>([
  'client',
  400,
  401,
  403,
  404,
  405,
  409,
  413,
  414,
  415,
  422,
  429,
  431,
  500,
  501,
  502,
  503,
  507,
]);

it('every code is written in kebab case and carried by a known status', () => {
  for (const code of PROBLEM_CODES) {
    expect.soft(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect.soft(STATUSES, code).toContain(PROBLEMS[code]);
  }
});

const base = { type: 'urn:prorata:problem', title: 'Title', status: 409 };

it('keeps the members of its kind', () => {
  const stale = { currentVersion: 3, changedAt: null, changedBy: 'Sofie Maes', subject: null, changes: [] };
  const problem = problemSchema.parse({ ...base, code: 'stale', stale });
  expect(staleProblemSchema.parse(problem).stale).toEqual(stale);
});

it('is no problem of ours with a code that the catalogue does not have', () => {
  expect(problemSchema.safeParse({ ...base, code: 'teapot' }).success).toBe(false);
  expect(dossierInvalidProblemSchema.safeParse({ ...base, code: 'stale', findings: [] }).success).toBe(false);
});
