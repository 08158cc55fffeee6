import type { users as source } from '../nl/users.ts';
import type { Texts } from '../texts.ts';

export const users: Texts<typeof source> = {
  title: 'Users',
  user: 'User',
  add: 'Add user',
  added: '{{name}} was added',
  addedText: 'This person can get to work once approved.',
  removed: '{{name}} was deleted',
  backToList: 'All users',
  search: 'Search by name or email',
  none: 'No users yet',
  noneText: 'Add the people of the office. They log in with the email address given here.',
  notSignedInYet: 'Not logged in yet',
  alwaysAllowed: 'Bailiffs and candidates may always do this.',
  ownRights: 'Only another administrator can change your own rights.',
  officeLacks: 'Your office does not have this right.',
  organizationLacksFiling:
    'The organization does not have this right: a platform administrator grants it. Without it there is no workspace.',
  platformRights: 'A platform administrator can only be changed by another platform administrator.',
  columns: { name: 'Name', role: 'Role', state: 'Status' },
  hints: { email: 'The person logs in with this address.' },
  sections: {
    person: 'Person',
    personHint: 'How colleagues and the platform know this person.',
    newPersonHint: 'A platform administrator must approve the people you add.',
    ownHint: 'How colleagues and the platform know you.',
    function: 'Function',
    functionHint: 'Determines who may handle and sign dossiers.',
    rights: 'Rights',
    rightsHint: 'What this person may do. The office itself must have the right too.',
    immatriculation: 'Professional designation',
    immatriculationHint: 'How the official report presents the bailiff, in the language of the dossier.',
  },
  creditorAdmin:
    'Manages the organization, its users, its profile and its API keys, and accepts the licence agreement.',
  userTypes: {
    Employee: 'Works on dossiers according to the rights below.',
    CandidateBailiff: 'May always handle dossiers, but not sign them.',
    Bailiff: 'May always handle dossiers and sign their own.',
  },
  rights: {
    isOrganizationAdmin:
      'Manages the office, its users and standard invitations, and accepts the licence agreement.',
    isPlatformAdmin: 'Manages all offices and users, costs, invoicing and templates. Sees no dossiers.',
    distributionReadPermission: 'Sees the distribution dossiers of the office.',
    distributionWritePermission: 'Opens, edits, calculates and sends distribution dossiers.',
    canManageDossiersPermission: 'Handles visible dossiers: invite, calculate, cancel, mark as paid.',
    rankingPermission: 'Creates ranking dossiers.',
    claimOfDebtPermission:
      'Works in the workspace: sees the invitations to the organization, assigns them and files statements.',
  },
  remove: {
    title: 'Delete {{name}}?',
    text: 'This person can no longer log in. What they did in dossiers is kept.',
    verb: 'Delete user',
  },
  handOver: {
    title_one: '{{count}} open dossier still depends on this user',
    title_other: '{{count}} open dossiers still depend on this user',
    nobody: 'Nobody else in this office can take them over.',
    successor: 'Who takes them over?',
    choose: 'Choose a bailiff',
    verb: 'Hand over',
    done_one: '{{count}} dossier handed over',
    done_other: '{{count}} dossiers handed over',
    without: 'Disapprove without a successor: the dossiers wait until the office chooses someone else.',
    failed: 'Not handed over',
  },
};
