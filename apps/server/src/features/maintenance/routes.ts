import { maintenanceCalls } from '@prorata/contract/maintenance/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { readMaintenance } from './read-maintenance.ts';

export function maintenanceRoutes({ db }: Tools): Route[] {
  return [route(maintenanceCalls.read, ({ at }) => readMaintenance(db, at))];
}
