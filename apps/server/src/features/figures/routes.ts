import { figuresCalls } from '@prorata/contract/figures/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readOfficeFigures } from './office-figures.ts';
import { readPlatformFigures } from './platform-figures.ts';

export function figuresRoutes({ db }: Pick<Tools, 'db'>): Route[] {
  return [
    route(figuresCalls.readOffice, ({ actor, query, at }) =>
      readOfficeFigures(db, actor.user, { isMine: query.isMine, at }),
    ),
    route(figuresCalls.readPlatform, ({ at }) => readPlatformFigures(db, at)),
  ];
}
