import { viewsCalls } from '@prorata/contract/views/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { createView } from './create-view.ts';
import { listViews, readView } from './list-views.ts';
import { removeView } from './remove-view.ts';
import { setDefaultView } from './set-default-view.ts';
import { updateView } from './update-view.ts';
import { writeGivenTable } from './write-given-table.ts';

export function viewsRoutes({ db }: Tools): Route[] {
  return [
    route(viewsCalls.list, async ({ actor, query }) => ({
      items: await listViews(db, actor.user, query.list),
    })),
    route(viewsCalls.create, async ({ actor, action, body }) =>
      readView(db, actor.user, await createView(db, action, body)),
    ),
    route(viewsCalls.update, async ({ actor, action, params, body }) => {
      await updateView(db, action, params.viewId, body);
      return readView(db, actor.user, params.viewId);
    }),
    route(viewsCalls.remove, ({ action, params, query }) =>
      removeView(db, action, params.viewId, query.version),
    ),
    route(viewsCalls.setDefault, ({ action, body }) => setDefaultView(db, action, body)),
    route(viewsCalls.writeTable, ({ action, body }) => writeGivenTable(db, action, body)),
  ];
}
