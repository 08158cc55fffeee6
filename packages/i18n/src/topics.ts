import type { Language } from '@prorata/domain/vocabulary';
import type { activity } from './nl/activity.ts';
import type { audit } from './nl/audit.ts';
import type { balance } from './nl/balance.ts';
import type { calculation } from './nl/calculation.ts';
import type { calendar } from './nl/calendar.ts';
import type { claims } from './nl/claims.ts';
import type { closings } from './nl/closings.ts';
import type { contestations } from './nl/contestations.ts';
import type { costs } from './nl/costs.ts';
import type { creditors } from './nl/creditors.ts';
import type { delivery } from './nl/delivery.ts';
import type { differences } from './nl/differences.ts';
import type { distribution } from './nl/distribution.ts';
import type { documents } from './nl/documents.ts';
import type { dossiers } from './nl/dossiers.ts';
import type { evidence } from './nl/evidence.ts';
import type { extracts } from './nl/extracts.ts';
import type { fieldHelp } from './nl/field-help.ts';
import type { fields } from './nl/fields.ts';
import type { figures } from './nl/figures.ts';
import type { filing } from './nl/filing.ts';
import type { findings } from './nl/findings.ts';
import type { following } from './nl/following.ts';
import type { forms } from './nl/forms.ts';
import type { genuine } from './nl/genuine.ts';
import type { guide } from './nl/guide.ts';
import type { imports } from './nl/imports.ts';
import type { inbox } from './nl/inbox.ts';
import type { income } from './nl/income.ts';
import type { institutions } from './nl/institutions.ts';
import type { invitations } from './nl/invitations.ts';
import type { invited } from './nl/invited.ts';
import type { invoicing } from './nl/invoicing.ts';
import type { keys } from './nl/keys.ts';
import type { law } from './nl/law.ts';
import type { ledger } from './nl/ledger.ts';
import type { letters } from './nl/letters.ts';
import type { maintenance } from './nl/maintenance.ts';
import type { manual } from './nl/manual.ts';
import type { nothing } from './nl/nothing.ts';
import type { notifications } from './nl/notifications.ts';
import type { onboarding } from './nl/onboarding.ts';
import type { opening } from './nl/opening.ts';
import type { organizations } from './nl/organizations.ts';
import type { pages } from './nl/pages.ts';
import type { parameters } from './nl/parameters.ts';
import type { parties } from './nl/parties.ts';
import type { payouts } from './nl/payouts.ts';
import type { preview } from './nl/preview.ts';
import type { privacy } from './nl/privacy.ts';
import type { fieldErrors, problems } from './nl/problems.ts';
import type { recurring } from './nl/recurring.ts';
import type { seal } from './nl/seal.ts';
import type { search } from './nl/search.ts';
import type { sending } from './nl/sending.ts';
import type { series } from './nl/series.ts';
import type { sheet } from './nl/sheet.ts';
import type { shell } from './nl/shell.ts';
import type { start } from './nl/start.ts';
import type { statements } from './nl/statements.ts';
import type { states } from './nl/states.ts';
import type { templates } from './nl/templates.ts';
import type { tray } from './nl/tray.ts';
import type { users } from './nl/users.ts';
import type { views } from './nl/views.ts';
import type { vocabulary } from './nl/vocabulary.ts';
import type { welcome } from './nl/welcome.ts';
import type { why } from './nl/why.ts';
import type { workspace } from './nl/workspace.ts';

/** The texts by topic; a screen loads the topics it shows, in one language. */
export interface Topics {
  activity: typeof activity;
  fieldHelp: typeof fieldHelp;
  guide: typeof guide;
  audit: typeof audit;
  balance: typeof balance;
  calculation: typeof calculation;
  calendar: typeof calendar;
  claims: typeof claims;
  contestations: typeof contestations;
  closings: typeof closings;
  series: typeof series;
  costs: typeof costs;
  creditors: typeof creditors;
  delivery: typeof delivery;
  differences: typeof differences;
  distribution: typeof distribution;
  dossiers: typeof dossiers;
  fieldErrors: typeof fieldErrors;
  documents: typeof documents;
  evidence: typeof evidence;
  extracts: typeof extracts;
  fields: typeof fields;
  figures: typeof figures;
  filing: typeof filing;
  findings: typeof findings;
  following: typeof following;
  forms: typeof forms;
  genuine: typeof genuine;
  imports: typeof imports;
  inbox: typeof inbox;
  income: typeof income;
  institutions: typeof institutions;
  invitations: typeof invitations;
  invited: typeof invited;
  invoicing: typeof invoicing;
  keys: typeof keys;
  law: typeof law;
  ledger: typeof ledger;
  letters: typeof letters;
  maintenance: typeof maintenance;
  manual: typeof manual;
  nothing: typeof nothing;
  notifications: typeof notifications;
  onboarding: typeof onboarding;
  opening: typeof opening;
  organizations: typeof organizations;
  pages: typeof pages;
  parameters: typeof parameters;
  parties: typeof parties;
  preview: typeof preview;
  privacy: typeof privacy;
  problems: typeof problems;
  recurring: typeof recurring;
  seal: typeof seal;
  payouts: typeof payouts;
  search: typeof search;
  sending: typeof sending;
  sheet: typeof sheet;
  shell: typeof shell;
  start: typeof start;
  statements: typeof statements;
  states: typeof states;
  templates: typeof templates;
  tray: typeof tray;
  users: typeof users;
  views: typeof views;
  vocabulary: typeof vocabulary;
  welcome: typeof welcome;
  workspace: typeof workspace;
  why: typeof why;
}
export type Topic = keyof Topics;

export const TOPICS = [
  'activity',
  'fieldHelp',
  'guide',
  'audit',
  'balance',
  'calculation',
  'calendar',
  'claims',
  'contestations',
  'closings',
  'series',
  'costs',
  'creditors',
  'delivery',
  'differences',
  'distribution',
  'documents',
  'dossiers',
  'evidence',
  'extracts',
  'fieldErrors',
  'fields',
  'figures',
  'filing',
  'findings',
  'following',
  'forms',
  'genuine',
  'imports',
  'inbox',
  'income',
  'institutions',
  'invitations',
  'invited',
  'invoicing',
  'keys',
  'law',
  'ledger',
  'letters',
  'maintenance',
  'manual',
  'nothing',
  'notifications',
  'onboarding',
  'opening',
  'organizations',
  'pages',
  'parameters',
  'parties',
  'preview',
  'privacy',
  'problems',
  'recurring',
  'seal',
  'payouts',
  'search',
  'sending',
  'sheet',
  'shell',
  'start',
  'statements',
  'states',
  'templates',
  'tray',
  'users',
  'views',
  'vocabulary',
  'welcome',
  'workspace',
  'why',
] as const satisfies readonly Topic[];

/** Topics whose file has another name. */
const FILES: Partial<Record<Topic, string>> = { fieldErrors: 'problems', fieldHelp: 'field-help' };

/** The name of the file in which a topic stands, in the folder of each language. */
export function fileOfTopic(topic: Topic): string {
  return FILES[topic] ?? topic;
}

/** Loads one topic in one language: the file `<language>/<topic>.ts`, which exports it under its own name. */
export async function loadTopic(language: Language, topic: Topic): Promise<object> {
  const file = fileOfTopic(topic);
  const module: Record<string, object> = await import(`./${language}/${file}.ts`);
  const texts = module[topic];
  if (texts === undefined) throw new Error(`${language}/${file}.ts does not export \`${topic}\`.`);
  return texts;
}
