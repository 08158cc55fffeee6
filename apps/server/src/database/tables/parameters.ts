import type { Language } from '@prorata/domain/vocabulary';
import type { OptionalJson, SetAt, UpdatedAt, Version } from './columns.ts';

export interface ParametersTable {
  id: string;
  key: string;
  version: Version;
  value: OptionalJson;
  updatedBy: string;
  updatedAt: UpdatedAt;
}

export interface ParameterChangesTable {
  id: string;
  key: string;
  before: OptionalJson;
  after: OptionalJson;
  changedBy: string;
  changedAt: SetAt;
}

export interface TemplateVersionsTable {
  id: string;
  templateKey: string;
  language: Language;
  version: number;
  subject: string | null;
  body: string | null;
  savedBy: string;
  savedAt: SetAt;
}
