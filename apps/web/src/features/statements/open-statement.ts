import { useNavigate, useSearch } from '@tanstack/react-router';

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
    toSaved: (id: string) => go({ open: id }, true),
    toNew: () => void go({ open: 'new' }),
    toList: () => void go({}),
    toListForSure: () => void go({}, true),
    /** The desk, at one statement or at the first that waits. */
    toDesk: (id = 'next') => void go({ review: id }),
  };
}
