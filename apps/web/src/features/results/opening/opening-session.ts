import type { AnswerOf } from '@prorata/contract/call';
import type { openingCalls } from '@prorata/contract/results/opening-calls';
import { useState } from 'react';

export type Opened = AnswerOf<typeof openingCalls.open>;

/** In this tab alone, so that a page that is loaded again asks for no second code; it ends with the token itself. */
const KEY = 'prorata.opened-draft';

interface Kept extends Opened {
  readonly code: string;
}

/** The opening of a link, until it runs out or is over. */
export function useOpening(code: string) {
  const [opened, setOpened] = useState(() => read(code));
  return {
    opened,
    keep: (opening: Opened) => {
      window.sessionStorage.setItem(KEY, JSON.stringify({ ...opening, code } satisfies Kept));
      setOpened(opening);
    },
    end: () => {
      window.sessionStorage.removeItem(KEY);
      setOpened(undefined);
    },
  };
}

function read(code: string): Opened | undefined {
  const stored = window.sessionStorage.getItem(KEY);
  if (stored === null) return undefined;
  const kept = JSON.parse(stored) as Partial<Kept>;
  const isStill = kept.code === code && kept.expiresAt !== undefined && new Date(kept.expiresAt) > new Date();
  return isStill && kept.token !== undefined && kept.expiresAt !== undefined
    ? { token: kept.token, expiresAt: kept.expiresAt }
    : undefined;
}
