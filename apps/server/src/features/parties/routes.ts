import { partiesCalls } from '@prorata/contract/parties/calls';
import { type Route, route } from '../../http/calls/route.ts';
import { listCountries } from './countries.ts';

export function partiesRoutes(): Route[] {
  return [
    route(partiesCalls.listCountries, ({ query }) => ({ items: [...listCountries(query.lang ?? 'nl')] })),
  ];
}
