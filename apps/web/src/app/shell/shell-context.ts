import { createContext, useContext } from 'react';

const ShellContext = createContext(false);

export const ShellProvider = ShellContext.Provider;

/** Whether the shell stands around what is shown; a page that failed early may have to stand alone. */
export function useIsInShell(): boolean {
  return useContext(ShellContext);
}
