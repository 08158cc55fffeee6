import { DEMO_OFFICES, type DemoOffice, type DemoOfficeKey } from '@prorata/demo/offices';
import { DEMO_PEOPLE, type DemoAccessState, type DemoPerson } from '@prorata/demo/people';
import { type Language, USER_TYPES, type UserType } from '@prorata/domain/vocabulary';
import { type ErrorOut, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../pages/html.ts';
import { renderNotice, renderPage } from '../pages/page.ts';

const ROLES: Readonly<Record<UserType, string>> = {
  Bailiff: 'Bailiff',
  CandidateBailiff: 'Candidate bailiff',
  Employee: 'Employee',
};
const STATES: Readonly<Record<DemoAccessState, string>> = {
  new: 'New',
  pending: 'Pending approval',
  disapproved: 'Disapproved',
  organizationIncomplete: 'Office incomplete',
  licenceNotAccepted: 'Licence not accepted',
  full: 'Approved',
};
const SPOKEN: Readonly<Record<Language, string>> = { nl: 'Dutch', fr: 'French', de: 'German', en: 'English' };

/** The list of invented people; one press on a name signs in. */
export function renderSignInPage(uid: string): string {
  const content = html`<div class="sign-in">
<div class="intro">
<div>
<h1>Who are you today?</h1>
<p class="lead">Choose a person and you are signed in to Prorata. There is no password.</p>
</div>
<search class="person-search" data-one="1 person" data-many="{count} people" data-none="Nobody found. Try another word." hidden>
<label for="person-search">Search by name, office, role or state</label>
<input id="person-search" type="search" autocomplete="off" spellcheck="false" aria-describedby="search-hint">
<p class="hint" id="search-hint">Enter chooses the first</p>
</search>
</div>
<p class="found" role="status"></p>
<form class="offices" method="post" action="/identity/sign-in/${uid}">
${listPeopleByOffice().map((group) => renderGroup(group))}
</form>
<form method="post" action="/identity/sign-in/${uid}/cancel"><button class="link" type="submit">Do not sign in, back to Prorata</button></form>
</div>`;
  return renderPage({
    service: SERVICE,
    title: 'Who are you today?',
    content,
    scripts: ['person-search.js'],
  });
}

function renderGroup({ key, office, people }: OfficeGroup): Html {
  const id = `office-${key ?? 'none'}`;
  const hint =
    office === null
      ? 'Prorata does not know them: they begin with the registration'
      : [office.address?.city, SPOKEN[office.language]];
  return html`<section class="office" aria-labelledby="${id}">
<h2 id="${id}">${office?.name ?? 'Not in an office yet'} <span>${[hint].flat().filter(Boolean).join(' · ')}</span></h2>
<ul>${people.map((person) => renderPerson(person, office?.name ?? ''))}</ul>
</section>`;
}

function renderPerson(person: DemoPerson, office: string): Html {
  const name = `${person.firstName} ${person.lastName}`;
  const role = describeRole(person);
  const words = [name, role, office, STATES[person.state], person.email].join(' ');
  return html`<li data-words="${words}"><button class="person" type="submit" name="subject" value="${person.subject}">
<span class="initials" aria-hidden="true">${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}</span>
<span class="who"><b>${name}</b><span class="role">${role}</span></span>
<span class="badge ${person.state}">${STATES[person.state]}</span>
</button></li>`;
}

/** What tells this person from the others of the office, in a few words. */
export function describeRole(person: DemoPerson): string {
  if (person.isPlatformAdmin) return 'Platform administrator';
  const { canReadDistributions, canWriteDistributions } = person.permissions;
  const readsOnly = person.userType === 'Employee' && canReadDistributions && !canWriteDistributions;
  return [
    ROLES[person.userType],
    ...(person.isOrganizationAdmin ? ['manages the office'] : []),
    ...(readsOnly ? ['reads only'] : []),
  ].join(', ');
}

export const SERVICE = 'Stand-in identity service';

const REASONS = {
  ended: {
    title: 'This sign-in has ended',
    text: 'You have used it already, or it stood open for too long. Start again from Prorata.',
  },
  unknownPerson: {
    title: 'That person does not exist',
    text: 'The person you chose is not on the list. Start again from Prorata.',
  },
  wrongReturn: {
    title: 'Unknown address to return to',
    text: 'The sign-in wants to send you on to an address that is not Prorata’s. That is why it stops here.',
  },
  unknownClient: {
    title: 'Unknown application',
    text: 'An application that is not known here asked to sign you in. That is why it stops here.',
  },
  refused: {
    title: 'This request is not right',
    text: 'The request to sign in or out is incomplete or wrong. Start again from Prorata.',
  },
};

/** Why a sign-in cannot go on, with the way back to the product. */
export function renderRefusal(kind: keyof typeof REASONS, webOrigin: string, detail?: string): string {
  const link = { href: webOrigin, text: 'To Prorata' };
  return renderNotice({ service: SERVICE, ...REASONS[kind], link, ...(detail !== undefined && { detail }) });
}

/** Says in plain words why the provider stops here instead of going back to the product. */
export function renderProviderError(
  context: KoaContextWithOIDC,
  out: ErrorOut,
  error: Error,
  webOrigin: string,
): void {
  context.type = 'html';
  const detail = [out.error, out.error_description].filter(Boolean).join(': ');
  context.body = renderRefusal(kindOf(error, out), webOrigin, detail);
}

function kindOf(error: Error, out: ErrorOut): keyof typeof REASONS {
  if (error instanceof errors.SessionNotFound) return 'ended';
  if (error instanceof errors.InvalidRedirectUri) return 'wrongReturn';
  if (out.error_description === 'post_logout_redirect_uri not registered') return 'wrongReturn';
  if (error instanceof errors.InvalidClient) return 'unknownClient';
  return 'refused';
}

/** For an address under the provider's own that it does not know. */
export function renderUnknownPath(): string {
  return renderNotice({
    service: SERVICE,
    title: 'This page does not exist',
    text: 'There is nothing at this address.',
    link: { href: '/', text: 'To the overview' },
  });
}

/** Signs out without asking: a script presses the button, which is there for a browser without scripts. */
export function renderSigningOut(context: KoaContextWithOIDC, form: string): void {
  context.type = 'html';
  context.body = renderPage({
    service: SERVICE,
    title: 'You are being signed out',
    scripts: ['submit-form.js'],
    content: html`<section class="notice">
<h1>You are being signed out</h1>
${new Html(form)}
<p><button class="button" type="submit" form="op.logoutForm" name="logout" value="yes" data-press>Sign out</button></p>
</section>`,
  });
}

/** For a sign-out that names no page of the product to go to. */
export function renderSignedOut(context: KoaContextWithOIDC, webOrigin: string): void {
  context.type = 'html';
  context.body = renderNotice({
    service: SERVICE,
    title: 'You are signed out',
    text: 'The stand-in identity service no longer knows you.',
    link: { href: webOrigin, text: 'To Prorata' },
  });
}

interface OfficeGroup {
  readonly key: DemoOfficeKey | null;
  /** Without one, people are new to the product. */
  readonly office: DemoOffice | null;
  readonly people: readonly DemoPerson[];
}

/** The people of the platform, then each office with its bailiffs first, then those who have no office yet. */
export function listPeopleByOffice(people: readonly DemoPerson[] = DEMO_PEOPLE): OfficeGroup[] {
  const groups = Map.groupBy(people, ({ office }) => office);
  return [...groups]
    .map(([key, members]) => ({
      key,
      office: key === null ? null : DEMO_OFFICES[key],
      people: members.toSorted(byRole),
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ key }: OfficeGroup): number {
  if (key === null) return 2;
  return key === 'platform' ? 0 : 1;
}

function byRole(one: DemoPerson, other: DemoPerson): number {
  return USER_TYPES.indexOf(other.userType) - USER_TYPES.indexOf(one.userType);
}
