import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which cost is open: the address bar says so, so that back leads to the list and a cost can be linked to. */
export function useOpenCost() {
  const { cost } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    openId: cost,
    open: (id: string) => void navigate({ to: '.', search: { cost: id } }),
    /** After a save or a deletion there is nothing left to lose. */
    close: (options: { readonly isSaved: boolean } = { isSaved: false }) =>
      void navigate({ to: '.', search: {}, ignoreBlocker: options.isSaved }),
  };
}
