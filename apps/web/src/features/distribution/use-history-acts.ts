import type { Result } from '@prorata/contract/results/result';
import { useState } from 'react';

const DIALOGS = ['sign', 'send', 'remove', 'revoke', 'sendLog'] as const;
export type ResultDialog = (typeof DIALOGS)[number];

/** What is being done with which result; one thing at a time. */
export function useHistoryActs(show: (result: Result) => void) {
  const [open, setOpen] = useState<{ readonly dialog: ResultDialog; readonly result: Result }>();
  return {
    show,
    start: (dialog: ResultDialog, result: Result) => setOpen({ dialog, result }),
    /** The result for which a dialog is open. */
    of: (dialog: ResultDialog) => (open?.dialog === dialog ? open.result : undefined),
    stop: () => setOpen(undefined),
  };
}
export type HistoryActs = ReturnType<typeof useHistoryActs>;
