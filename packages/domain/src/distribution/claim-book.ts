import type { Cap, Privilege } from '@prorata/law/privileges/privilege';
import type { Cents } from '../money.ts';
import type { GeneralRank, Line, Pool } from './state.ts';

type StatutoryCap = Extract<Cap, { kind: 'statutory' }>;

/** A line whose privileged part has a limit: a cap of the law, a figure of the case, or both. */
export interface LimitedLine {
  readonly line: Line;
  readonly cap: StatutoryCap | undefined;
  readonly limitCents: Cents | undefined;
  /** Whose cap it shares, whoever files the claims. */
  readonly cappedWith: string | undefined;
}

/** What a line is besides what its result will tell. */
interface Standing extends Omit<LimitedLine, 'line' | 'cap'> {
  readonly privilege: Privilege;
  /** Of a specific privilege. */
  readonly pools: readonly Pool[];
}

/** The cap of the law. One that counts by beneficiary caps nothing of a claim that names none. */
function statutoryCap({ cap }: Privilege, cappedWith: string | undefined): StatutoryCap | undefined {
  if (cap?.kind !== 'statutory') return undefined;
  return cap.per === 'beneficiary' && cappedWith === undefined ? undefined : cap;
}

/** The claims of a dossier, in canonical order, and by each way in which the calculation asks for them. */
export class ClaimBook {
  readonly lines: Line[] = [];
  /** In the order of the pools and not of those who file, so that a cent that two lots dispute falls on the first lot. */
  readonly byPool: ReadonlyMap<Pool, Line[]>;
  readonly maintenance: Line[] = [];
  readonly subordinated: Line[] = [];
  readonly limited: LimitedLine[] = [];
  readonly #byGeneralRank = new Map<number, Line[]>();

  constructor(pools: readonly Pool[]) {
    this.byPool = new Map(pools.map((pool) => [pool, []]));
  }

  add(line: Line, { privilege, pools, limitCents, cappedWith }: Standing): void {
    this.lines.push(line);
    for (const pool of pools) this.byPool.get(pool)?.push(line);
    if (privilege.kind === 'general') this.#addGeneral(line);
    if (privilege.id === 'maintenance') this.maintenance.push(line);
    else if (privilege.id === 'subordinated') this.subordinated.push(line);
    const cap = statutoryCap(privilege, cappedWith);
    if (cap !== undefined || limitCents !== undefined) {
      this.limited.push({ line, cap, limitCents, cappedWith });
    }
  }

  /** A chirographic part: it only waits for its turn at the end. */
  addOrdinary(line: Line): void {
    this.lines.push(line);
  }

  /**
   * The general ranks at which something is claimed, the first to be served first. One at which everybody claims
   * nothing would only stand between others, and could close a circle.
   */
  generalRanks(): GeneralRank[] {
    const ranks = [...this.#byGeneralRank].sort(([one], [other]) => one - other);
    return ranks
      .map(([rank, lines]) => ({ rank, lines }))
      .filter(({ lines }) => lines.some(({ claimedCents }) => claimedCents > 0n));
  }

  #addGeneral(line: Line): void {
    const lines = this.#byGeneralRank.get(line.rank);
    if (lines === undefined) this.#byGeneralRank.set(line.rank, [line]);
    else lines.push(line);
  }
}
