import type { Confidence } from '../confidence.ts';
import type { Reference } from '../dated-parameter.ts';
import type { PrivilegeId } from './catalogue.ts';

/** What comes on top of a principal. Fines and increases that a text ranks with a tax or a contribution are principal. */
export const ACCESSORIES = ['interest', 'penaltyClause', 'proceduralIndemnity', 'costs'] as const;
export type Accessory = (typeof ACCESSORIES)[number];

/** Whether an accessory has the privilege of its principal. */
export interface Following {
  /** What the texts say: `open` where they are silent and both readings are defended. */
  readonly follows: 'yes' | 'no' | 'open';
  /** What counts unless the office decides otherwise for the claim. */
  readonly byDefault: boolean;
  readonly reference: Reference | null;
  readonly confidence: Confidence;
}

type Table = Readonly<Record<Accessory, Following>>;

const yes = (act: Reference['act'], article: string, confidence: Confidence = 'source'): Following => ({
  follows: 'yes',
  byDefault: true,
  reference: { act, article },
  confidence,
});
const no: Following = { follows: 'no', byDefault: false, reference: null, confidence: 'practice' };
const open = (byDefault: boolean): Following => ({
  follows: 'open',
  byDefault,
  reference: null,
  confidence: 'unverified',
});

/** No text: interest is usually treated as part of what it comes from, within the cap; nothing else is. */
const SILENT: Table = { interest: open(true), penaltyClause: no, proceduralIndemnity: no, costs: no };

/** All that concerns the performance of the lease. Whether the costs of a trial do is not said. */
const LEASE: Table = {
  interest: yes('mortgageAct', '20, 1°'),
  penaltyClause: yes('mortgageAct', '20, 1°', 'practice'),
  proceduralIndemnity: open(false),
  costs: open(false),
};

/** Interest, penalty clause and the costs of realising the pledge, up to the agreed maximum. */
const PLEDGE: Table = {
  interest: yes('pledgeAct', '12'),
  penaltyClause: yes('pledgeAct', '12'),
  proceduralIndemnity: open(false),
  costs: yes('pledgeAct', '12'),
};

/** Interest and the costs of recovery belong to what the administration recovers. */
const TAX: Table = {
  interest: yes('taxRecoveryCode', '2 §1, 7°'),
  penaltyClause: no,
  proceduralIndemnity: open(false),
  costs: yes('taxRecoveryCode', '2 §1, 7°'),
};

/** The regional and local texts refer to the federal one, or say the same in their own words. */
const REGIONAL_TAX: Table = {
  ...TAX,
  interest: yes('taxRecoveryCode', '27', 'practice'),
  costs: yes('taxRecoveryCode', '27', 'practice'),
};

/** Contributions and increases are named, interest is not; their own texts are read so that it follows. */
const CONTRIBUTIONS: Table = { ...SILENT, interest: yes('mortgageAct', '19, 4°ter', 'practice') };

/** What is not named here goes by `SILENT`. */
const TABLES: Partial<Record<PrivilegeId, Table>> = {
  lessor: LEASE,
  'lessor-younger-than-pledge': LEASE,
  pledge: PLEDGE,
  'pledge-of-claims': PLEDGE,
  'retention-right-preservation': PLEDGE,
  'retention-right-other': PLEDGE,
  'payroll-withholding-tax': TAX,
  'movable-withholding-tax': TAX,
  vat: TAX,
  'federal-taxes': TAX,
  'federal-non-tax-claims': TAX,
  'payroll-withholding-tax-historic': REGIONAL_TAX,
  'vat-historic': REGIONAL_TAX,
  'income-tax-historic': REGIONAL_TAX,
  'flemish-taxes': REGIONAL_TAX,
  'walloon-taxes': REGIONAL_TAX,
  'brussels-taxes': REGIONAL_TAX,
  'municipal-provincial-taxes': REGIONAL_TAX,
  'social-security-contributions': CONTRIBUTIONS,
  'self-employed-contributions': CONTRIBUTIONS,
  'rsvz-pension-contribution': CONTRIBUTIONS,
};

/** What the register says about accessories: for its version, and for the page that shows it. */
export const FOLLOWING = { byPrivilege: TABLES, otherwise: SILENT } as const;

const BY_ID: ReadonlyMap<string, Table> = new Map(Object.entries(TABLES));

/** Whether an accessory of a claim has the privilege of its principal. */
export function partFollowsPrivilege(privilegeId: string, accessory: Accessory): Following {
  return (BY_ID.get(privilegeId) ?? SILENT)[accessory];
}
