import { organizationDetailsSchema } from '@prorata/contract/organizations/organization';
import type { Clock } from './adapters/clock.ts';
import type { FileStorage } from './adapters/file-storage.ts';
import type { Database } from './database/tables.ts';
import { findPlatformPrice } from './features/costs/find-platform-price.ts';
import type { DeliveryParts } from './features/delivery/delivery-parts.ts';
import type { RequestDelivery } from './features/delivery/request-delivery.ts';
import type { ExternalProvider, ExternalProviderParts } from './features/dossiers/external-provider-parts.ts';
import { readOrganization } from './features/organizations/read-organization.ts';
import { readParameter } from './features/parameters/read-parameter.ts';

interface Tools {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly delivery: DeliveryParts;
  readonly requestDelivery: RequestDelivery;
}

/** Where inviting the external provider meets parameters, the office's details, templates, prices and delivery. */
export function buildExternalProvider(tools: Tools): ExternalProviderParts & { clock: Clock } {
  const { db, clock, storage, delivery, requestDelivery } = tools;
  const { renderer, readTemplate } = delivery;
  return {
    db,
    clock,
    storage,
    renderer,
    readTemplate,
    requestDelivery,
    findPlatformPrice,
    findExternalProvider: () => findExternalProvider(db),
    isOrganizationReady: async (organizationId) => {
      const organization = await readOrganization({ db, storage }, organizationId);
      return organization.isComplete && organizationDetailsSchema.safeParse(organization).success;
    },
  };
}

/** There is one as soon as there is an address to write to. */
export async function findExternalProvider(db: Database): Promise<ExternalProvider | undefined> {
  const email = await readParameter(db, 'external-provider.email');
  if (email === '') return undefined;
  const name = await readParameter(db, 'external-provider.name');
  return { name: name === '' ? email : name, email };
}
