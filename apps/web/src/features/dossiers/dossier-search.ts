import { SENDING_PARTS, type SendingPartName } from '@prorata/domain/next-step';
import { REVIEW_STATES } from '@prorata/domain/statement-parts';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';
import { type ListSearch, parseListSearch } from '../../platform/list-search.ts';

export const DOSSIER_TABS = [
  'general',
  'recurring',
  'balance',
  'statements',
  'invitations',
  'calculation',
  'sending',
  'costs',
  'audit',
] as const;
export type DossierTab = (typeof DOSSIER_TABS)[number];

/** By what the statements are filtered: where one stands, and what else is to be seen to. */
export const STATEMENT_FILTERS = [...REVIEW_STATES, 'contested', 'reserved', 'late', 'noted'] as const;
export type StatementFilter = (typeof STATEMENT_FILTERS)[number];

/** What `open` says to ask for the dossier that follows. */
export const FOLLOW_UP = 'followUp';

/** What the address of a dossier may say beside which one it is; the rest filters the list of the open tab. */
export interface DossierSearch extends ListSearch {
  readonly tab?: DossierTab;
  /** Which part of the tab "Sending and payment" is open. */
  readonly part?: SendingPartName;
  /** What is open in the tab: the id of a statement, an invitation or a result, or `new`. */
  readonly open?: string;
  /** Which statement lies on the review desk, or `next`; the desk then takes the place of the tabs. */
  readonly review?: string;
  /** The result with which the bailiff comes back from the signing desk. */
  readonly signing?: string;
  /** Filters the list of statements. */
  readonly state?: StatementFilter;
  /** Filter the audit: what the events are about, and who acted. */
  readonly kind?: string;
  readonly actor?: string;
  /** Which log of the dossier is open: what happened, or who was given which document. */
  readonly log?: 'readings';
  /** Opens the panel with notes and tasks. */
  readonly activity?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

export function parseDossierSearch(values: Values): DossierSearch {
  const { tab, open, review, signing, kind, actor } = values;
  const known = DOSSIER_TABS.find((candidate) => candidate === tab);
  const part = SENDING_PARTS.find((candidate) => candidate === values['part']);
  const state = STATEMENT_FILTERS.find((candidate) => candidate === values['state']);
  return {
    ...parseListSearch(values),
    ...(known && { tab: known }),
    ...(part && { part }),
    ...(typeof open === 'string' && { open }),
    ...(typeof review === 'string' && { review }),
    ...(typeof signing === 'string' && { signing }),
    ...(state && { state }),
    ...(typeof kind === 'string' && { kind }),
    ...(typeof actor === 'string' && { actor }),
    ...(values['log'] === 'readings' && { log: 'readings' as const }),
    ...(values['activity'] === true && { activity: true }),
  };
}

/** The filters of the dossier list. */
export interface DossierListSearch extends ListSearch {
  readonly paid?: boolean;
  readonly cancelled?: boolean;
  readonly mine?: boolean;
  readonly stopped?: boolean;
  /** Only those whose next run is due, the paid ones among them. */
  readonly due?: boolean;
  readonly status?: DossierStatus;
}

export function parseDossierListSearch(values: Values): DossierListSearch {
  const status = DOSSIER_STATUSES.find((candidate) => candidate === values['status']);
  return {
    ...parseListSearch(values),
    ...(values['paid'] === true && { paid: true }),
    ...(values['cancelled'] === true && { cancelled: true }),
    ...(values['mine'] === true && { mine: true }),
    ...(values['stopped'] === true && { stopped: true }),
    ...(values['due'] === true && { due: true }),
    ...(status && { status }),
  };
}
