/** The groups in which administrators find the parameters. */
export const PARAMETER_GROUPS = [
  'operator',
  'access',
  'uploads',
  'invitations',
  'externalProvider',
  'retention',
  'calculation',
] as const;
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number];

export const PARAMETER_KINDS = [
  'boolean',
  'integer',
  'amount',
  'percentage',
  'text',
  'email',
  'url',
  'rates',
] as const;
export type ParameterKind = (typeof PARAMETER_KINDS)[number];

export const PARAMETER_UNITS = ['days', 'years', 'euro', 'percent', 'megabytes'] as const;
export type ParameterUnit = (typeof PARAMETER_UNITS)[number];

export type ParameterValue = boolean | number | string;

interface SwitchParameter {
  readonly kind: 'boolean';
  readonly defaultValue: boolean;
}

interface NumberParameter {
  readonly kind: 'integer' | 'amount' | 'percentage';
  readonly defaultValue: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly unit: ParameterUnit;
}

/** Empty when there is nothing to say, such as the address of a provider whom nobody uses. */
interface TextParameter {
  readonly kind: 'text' | 'email' | 'url' | 'rates';
  readonly defaultValue: string;
}

/**
 * Something about the product that platform administrators may set. Figures of the law are not: the register has them. Only
 * rates of interest can be published faster than an edition.
 */
export type ParameterDefinition = SwitchParameter | NumberParameter | TextParameter;
