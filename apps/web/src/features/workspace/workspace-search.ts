import type { SentQueryOf } from '@prorata/contract/call';
import type { workspaceCalls } from '@prorata/contract/workspace/calls';
import { WORKSPACE_GROUPS, type WorkspaceGroup } from '@prorata/domain/workspace/invitation-state';
import { type ListSearch, parseListSearch } from '../../platform/list-search.ts';

/** What the address of the workspace holds. Without a group: what must be done, and what lies with the offices. */
export interface WorkspaceSearch extends ListSearch {
  readonly group?: WorkspaceGroup;
  readonly office?: string;
  /** A colleague, `me` or `nobody`. */
  readonly assignee?: string;
}

type Values = Readonly<Record<string, unknown>>;

export function parseWorkspaceSearch(values: Values): WorkspaceSearch {
  const { search, page } = parseListSearch(values);
  const { group, office, assignee } = values;
  const known = WORKSPACE_GROUPS.find((candidate) => candidate === group);
  return {
    ...(search !== undefined && { search }),
    // Only one group at a time has pages: two of them beside each other show their beginning.
    ...(page !== undefined && known !== undefined && { page }),
    ...(known !== undefined && { group: known }),
    ...(isIdentifier(office) && { office }),
    ...((assignee === 'me' || assignee === 'nobody' || isIdentifier(assignee)) && { assignee }),
  };
}

/** The address is typed by anybody: what the API would refuse is left out. */
function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
}

type Filters = Omit<SentQueryOf<typeof workspaceCalls.list>, 'page' | 'pageSize' | 'group'>;

/** The same as the API takes it. */
export function filtersOf({ search, office, assignee }: WorkspaceSearch): Filters {
  return {
    ...(search !== undefined && { search }),
    ...(office !== undefined && { officeId: office }),
    ...(assignee === 'me' && { isMine: true }),
    ...(assignee === 'nobody' && { isUnassigned: true }),
    ...(assignee !== undefined && assignee !== 'me' && assignee !== 'nobody' && { assigneeId: assignee }),
  };
}
