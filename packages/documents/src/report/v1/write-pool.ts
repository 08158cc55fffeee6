import { fill } from './fill.ts';
import type { PoolOfReport } from './report.ts';
import type { Words } from './words/words.ts';

/** The name of a lot, or of the money that belongs to none. */
export function poolName({ name, kind }: Pick<PoolOfReport, 'name' | 'kind'>, { origin }: Words): string {
  if (name === null) return origin.rest;
  if (kind === 'income') return fill(origin.income, { name });
  return kind === 'maintenanceOnly' ? fill(origin.maintenanceOnly, { name }) : name;
}
