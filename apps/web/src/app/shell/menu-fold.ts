import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useSearch } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { DossierTab } from '../../features/dossiers/dossier-search.ts';

/** Screens that need the width of the window: tables with a drawing or a document beside them. */
const WIDE_TABS: readonly DossierTab[] = ['statements', 'calculation', 'sending'];

/** Kept for who uses this browser; before anybody chose, nothing is. */
const KEPT_AS = 'prorata.menu';

const MenuFoldContext = createContext(false);
export const MenuFoldProvider = MenuFoldContext.Provider;

/** Whether the menu shows its icons alone. */
export function useIsMenuFolded(): boolean {
  return useContext(MenuFoldContext);
}

/** Without room for words the menu is folded; otherwise as was chosen, and before that where a screen needs the room. */
export function useMenuFold() {
  const { tab } = useSearch({ strict: false });
  const isTight = useWidth('(min-width: 641px) and (max-width: 1024px)');
  const isModest = useWidth('(max-width: 1599px)');
  const [chosen, setChosen] = useLocalStorage<'folded' | 'open' | null>({
    key: KEPT_AS,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const isWanted = chosen === null ? isModest && WIDE_TABS.some((wide) => wide === tab) : chosen === 'folded';
  const isFolded = isTight || isWanted;
  return { isFolded, toggle: () => setChosen(isFolded ? 'open' : 'folded') };
}

function useWidth(query: string): boolean {
  return useMediaQuery(query, false, { getInitialValueInEffect: false }) ?? false;
}
