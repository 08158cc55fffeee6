import { createContext, type ReactNode } from 'react';

/** What opens the help, for a screen with a frame of its own: it knows where its `?` stands, but not what it opens. */
export const HelpSlot = createContext<ReactNode>(null);
