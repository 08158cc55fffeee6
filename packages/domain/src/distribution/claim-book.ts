import type { Cap, Privilege } from '@prorata/law/privileges/privilege';
import type { Cents } from '../money.ts';
import type { Group, Right } from './priority.ts';
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

/** A line for which the income was assigned before anybody seized it. */
export interface AssignedLine {
  readonly line: Line;
  readonly notifiedAt: string;
}

/** What a line is besides what its result will tell. */
interface Standing extends Omit<LimitedLine, 'line' | 'cap'> {
  readonly privilege: Privilege;
  readonly right: Right;
  /** Of a specific privilege. */
  readonly pools: readonly Pool[];
}

/** The cap of the law. One that counts by beneficiary caps nothing of a claim that names none. */
export function statutoryCap({ cap }: Privilege, cappedWith: string | undefined): StatutoryCap | undefined {
  if (cap?.kind !== 'statutory') return undefined;
  return cap.per === 'beneficiary' && cappedWith === undefined ? undefined : cap;
}

/** The claims of a dossier, in canonical order, and by each way in which the calculation asks for them. */
export class ClaimBook {
  readonly lines: Line[] = [];
  /** In the order of the pools and not of those who file, so that a cent that two lots dispute falls on the first lot. */
  readonly byPool: ReadonlyMap<Pool, Map<Right, Group>>;
  readonly maintenance: Line[] = [];
  readonly subordinated: Line[] = [];
  readonly limited: LimitedLine[] = [];
  readonly reserved: Line[] = [];
  readonly assigned: AssignedLine[] = [];
  /** Whether any line may take only so much of its estate. */
  hasCeilings = false;
  readonly #byGeneralRank = new Map<number, GeneralRank>();

  constructor(pools: readonly Pool[]) {
    this.byPool = new Map(pools.map((pool) => [pool, new Map()]));
  }

  add(line: Line, { privilege, right, pools, limitCents, cappedWith }: Standing): void {
    this.addOrdinary(line);
    // Who claims nothing has nothing to dispute.
    if (line.claimedCents > 0n) for (const pool of pools) this.#addSpecific(line, right, pool);
    if (privilege.kind === 'general') this.#addGeneral(line, right);
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
    if (line.reservedCents > 0n) this.reserved.push(line);
    if (line.ceilingCents !== undefined) this.hasCeilings = true;
  }

  /**
   * The general ranks at which something is claimed, the first to be served first. One at which everybody claims
   * nothing would only stand between others, and could close a circle.
   */
  generalRanks(): GeneralRank[] {
    return [...this.#byGeneralRank.values()]
      .filter(({ lines }) => lines.some(({ claimedCents }) => claimedCents > 0n))
      .sort((one, other) => one.rank - other.rank);
  }

  #addSpecific(line: Line, right: Right, pool: Pool): void {
    const groups = this.byPool.get(pool);
    const group = groups?.get(right);
    if (group === undefined) groups?.set(right, { right, lines: [line], isGeneral: false });
    else group.lines.push(line);
  }

  #addGeneral(line: Line, { rank, rules }: Right): void {
    let general = this.#byGeneralRank.get(rank);
    if (general === undefined) {
      general = { rank, lines: [], ruled: [] };
      this.#byGeneralRank.set(rank, general);
    }
    general.lines.push(line);
    if (rules !== undefined && line.claimedCents > 0n) general.ruled.push(line);
  }
}
