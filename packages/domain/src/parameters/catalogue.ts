import { ACCESS_PARAMETERS } from './access.ts';
import { CALCULATION_PARAMETERS } from './calculation.ts';
import { EXTERNAL_PROVIDER_PARAMETERS } from './external-provider.ts';
import { INVITATIONS_PARAMETERS } from './invitations.ts';
import type { ParameterDefinition, ParameterGroup } from './parameter.ts';
import { RETENTION_PARAMETERS } from './retention.ts';
import { UPLOADS_PARAMETERS } from './uploads.ts';

const GROUPS = {
  access: ACCESS_PARAMETERS,
  uploads: UPLOADS_PARAMETERS,
  invitations: INVITATIONS_PARAMETERS,
  externalProvider: EXTERNAL_PROVIDER_PARAMETERS,
  retention: RETENTION_PARAMETERS,
  calculation: CALCULATION_PARAMETERS,
} as const satisfies Record<ParameterGroup, object>;

type Catalogue = typeof ACCESS_PARAMETERS &
  typeof UPLOADS_PARAMETERS &
  typeof INVITATIONS_PARAMETERS &
  typeof EXTERNAL_PROVIDER_PARAMETERS &
  typeof RETENTION_PARAMETERS &
  typeof CALCULATION_PARAMETERS;

export type ParameterId = keyof Catalogue;

type Values = { boolean: boolean; integer: number; amount: number; percentage: number; text: string };

/** The type of a parameter's value, by its kind. */
export type ParameterValueOf<Id extends ParameterId> = Catalogue[Id]['kind'] extends keyof Values
  ? Values[Catalogue[Id]['kind']]
  : string;

export interface CatalogueEntry {
  readonly id: ParameterId;
  readonly group: ParameterGroup;
  readonly definition: ParameterDefinition;
}

/** Every parameter, group by group, in the order in which they are shown. */
export const PARAMETER_CATALOGUE: readonly CatalogueEntry[] = Object.entries(GROUPS).flatMap(
  ([group, parameters]) =>
    Object.entries(parameters).map(([id, definition]) => ({
      // Sound: these are the very keys of the groups above.
      id: id as ParameterId,
      group: group as ParameterGroup,
      definition,
    })),
);

/** The parameter of this id, or `undefined` when there is none. */
export function findParameter(id: string): CatalogueEntry | undefined {
  return PARAMETER_CATALOGUE.find((entry) => entry.id === id);
}
