import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whether the statement that is open was added a moment ago. */
    readonly isJustSaved?: boolean;
  }
}

/** What `open` says to show the tray of the dossier. */
export const TRAY = 'tray';

/** Which statement is open in the tab: an id, or `new`; the address bar holds it. */
export function useOpenStatement() {
  const { open } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (search: { readonly open?: string; readonly review?: string }, ignoreBlocker = false) =>
    navigate({ to: '.', search: { tab: 'statements', ...search }, ignoreBlocker });
  return {
    open,
    toStatement: (id: string) => void go({ open: id }),
    /** After it was saved for the first time: nothing is lost by leaving the form of a new one. */
    toSaved: (id: string) =>
      navigate({
        to: '.',
        search: { tab: 'statements', open: id },
        state: { isJustSaved: true },
        ignoreBlocker: true,
      }),
    toNew: () => void go({ open: 'new' }),
    toTray: () => void go({ open: TRAY }),
    toList: () => void go({}),
    toListForSure: () => void go({}, true),
    /** The desk, at one statement or at the first that waits. */
    toDesk: (id = 'next') => void go({ review: id }),
  };
}

/** Marks where one goes on with a statement that was just added; the first of them takes the focus. */
export const NEXT_PLACE = { 'data-next-place': true } as const;

/** The form of a new statement takes the focus with it when it goes: the next useful place has it then. */
export function useNextPlace(): void {
  const { isJustSaved } = useLocation().state;
  useEffect(() => {
    if (isJustSaved) document.querySelector<HTMLElement>('[data-next-place]')?.focus();
  }, [isJustSaved]);
}
