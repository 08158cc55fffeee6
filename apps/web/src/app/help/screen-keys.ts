import type { ScreenKey } from '../../features/help/help-drawer.tsx';
import type { Screen } from '../screens.ts';

const WALK: ScreenKey = { keys: ['J', 'K'], act: 'walk' };
const BOX: ScreenKey = { keys: ['/'], act: 'box' };
const OPEN: ScreenKey = { keys: ['Enter'], act: 'open' };
const SAVE: ScreenKey = { keys: ['Mod S'], act: 'save' };
const UNDO: ScreenKey = { keys: ['Mod Z'], act: 'undo' };
const LIST = [BOX, OPEN];

const OF_SCREENS: Partial<Record<Screen, readonly ScreenKey[]>> = {
  welcome: [
    WALK,
    OPEN,
    { keys: ['S'], act: 'snooze' },
    { keys: ['T'], act: 'assign' },
    { keys: ['E'], act: 'tickOff' },
  ],
  dossierList: [WALK, OPEN, { keys: ['N'], act: 'newDossier' }, BOX],
  newDossier: [SAVE],
  extract: [WALK, { keys: ['1', '2', '3'], act: 'decide' }, { keys: ['Mod Enter'], act: 'goOn' }],
  import: [{ keys: ['F8'], act: 'point' }, UNDO],
  partyBook: LIST,
  newParty: [SAVE],
  editParty: [SAVE],
  institutionList: LIST,
  newInstitution: [SAVE],
  editInstitution: [SAVE],
  organizationList: LIST,
  newOrganization: [SAVE],
  editOrganization: [SAVE],
  myOrganization: [SAVE],
  myAccount: [SAVE],
  workspace: [BOX],
  invoicing: [BOX],
  manual: [BOX],
};

const OF_TABS: Readonly<Record<string, readonly ScreenKey[]>> = {
  general: [SAVE],
  statements: [
    WALK,
    { keys: ['F2'], act: 'cell' },
    { keys: ['←', '→'], act: 'unfold' },
    { keys: ['N'], act: 'newStatement' },
    UNDO,
    BOX,
  ],
  calculation: [WALK, OPEN, BOX],
  sending: [WALK, BOX],
  audit: [BOX],
};

const REVIEWING: readonly ScreenKey[] = [
  WALK,
  { keys: ['1', '9'], act: 'document' },
  { keys: ['Mod Enter'], act: 'validate' },
];
const IN_TRAY: readonly ScreenKey[] = [WALK, { keys: ['1', '9'], act: 'kind' }];

/** Outside the shell nobody searches an office. */
const WITHOUT_SEARCH: ReadonlySet<Screen> = new Set([
  ...([
    'start',
    'withoutCode',
    'loginResult',
    'logoutResult',
    'onboarding',
    'documentView',
    'draft',
  ] as const),
  ...(['legal', 'seal', 'genuine', 'invitedDossier', 'invitedMyStatements', 'invitedNothing'] as const),
  ...(['createThirdPartyStatement', 'editThirdPartyStatement', 'design'] as const),
]);

/** What the address says beside the screen. */
interface Place {
  readonly tab?: unknown;
  readonly review?: unknown;
  readonly open?: unknown;
}

/** The keys of what is on the screen: its own first, then those of every screen. */
export function keysOf(screen: Screen | undefined, place: Place): ScreenKey[] {
  const search: ScreenKey[] =
    screen === undefined || WITHOUT_SEARCH.has(screen) ? [] : [{ keys: ['Mod K'], act: 'search' }];
  return [...own(screen, place), ...search, { keys: ['?'], act: 'help' }, { keys: ['Esc'], act: 'leave' }];
}

function own(screen: Screen | undefined, { tab, review, open }: Place): readonly ScreenKey[] {
  if (screen === undefined) return [];
  if (screen !== 'editDossier') return OF_SCREENS[screen] ?? [];
  if (review !== undefined) return REVIEWING;
  if (open === 'tray') return IN_TRAY;
  if (tab === 'statements' && open !== undefined) return [SAVE];
  return OF_TABS[typeof tab === 'string' ? tab : 'general'] ?? [];
}
