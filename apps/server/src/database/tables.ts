import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { AuditChainsTable, AuditEventsTable, AuditValuesTable } from './tables/audit.ts';
import type {
  DossierCostLayersTable,
  DossierCostPeriodsTable,
  DossierCostsTable,
  DossierCostUsesTable,
  PlatformCostPeriodsTable,
  PlatformCostsTable,
  PlatformTransactionsTable,
} from './tables/costs.ts';
import type { DeliveriesTable, DeliveryEventsTable } from './tables/deliveries.ts';
import type {
  AssetsTable,
  DossiersTable,
  ExecutionCostsTable,
  FileNumberCountersTable,
} from './tables/dossiers.ts';
import type {
  FilesTable,
  LegalAcceptancesTable,
  OrganizationsTable,
  PartiesTable,
  StandardInvitationsTable,
  UsersTable,
} from './tables/organizations.ts';
import type { ParameterChangesTable, ParametersTable, TemplateVersionsTable } from './tables/parameters.ts';
import type {
  CalculationResultsTable,
  DocumentViewsTable,
  DocumentViewVisitsTable,
  SigningSessionsTable,
} from './tables/results.ts';
import type {
  DocumentsTable,
  InvitationsTable,
  PrivilegedClaimsTable,
  ReceiptsTable,
  StatementsTable,
} from './tables/statements.ts';

/**
 * The tables as queries see them: names in camelCase, cents as bigint, dates as ISO text, instants as `Date`. The
 * migrations say what the columns mean and which rules they hold; a test compares both.
 */
export interface Tables {
  assets: AssetsTable;
  auditChains: AuditChainsTable;
  auditEvents: AuditEventsTable;
  auditValues: AuditValuesTable;
  calculationResults: CalculationResultsTable;
  deliveries: DeliveriesTable;
  deliveryEvents: DeliveryEventsTable;
  documents: DocumentsTable;
  documentViews: DocumentViewsTable;
  documentViewVisits: DocumentViewVisitsTable;
  dossierCostLayers: DossierCostLayersTable;
  dossierCostPeriods: DossierCostPeriodsTable;
  dossierCosts: DossierCostsTable;
  dossierCostUses: DossierCostUsesTable;
  dossiers: DossiersTable;
  executionCosts: ExecutionCostsTable;
  fileNumberCounters: FileNumberCountersTable;
  files: FilesTable;
  invitations: InvitationsTable;
  legalAcceptances: LegalAcceptancesTable;
  organizations: OrganizationsTable;
  parameterChanges: ParameterChangesTable;
  parameters: ParametersTable;
  parties: PartiesTable;
  platformCostPeriods: PlatformCostPeriodsTable;
  platformCosts: PlatformCostsTable;
  platformTransactions: PlatformTransactionsTable;
  privilegedClaims: PrivilegedClaimsTable;
  receipts: ReceiptsTable;
  signingSessions: SigningSessionsTable;
  standardInvitations: StandardInvitationsTable;
  statements: StatementsTable;
  templateVersions: TemplateVersionsTable;
  users: UsersTable;
}

/** The database, or a transaction on it: what a query needs. */
export type Database = Kysely<Tables>;

/** A transaction: what a function asks for that must not run outside one. */
export type Transaction = KyselyTransaction<Tables>;
