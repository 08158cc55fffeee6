import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { ownUserQuery } from '../platform/session/own-user-query.ts';
import { ClosedPage } from './errors/error-pages.tsx';
import { reservedFor } from './guard.ts';

/** The screen of the address, unless it is for others: then for whom. */
export function OpenScreen() {
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const reserved = data && reservedFor(data, me);
  return reserved === undefined ? <Outlet /> : <ClosedPage isFor={reserved} />;
}
