import type { DemoPerson } from '@prorata/demo/people';
import type { Language } from '@prorata/domain/vocabulary';
import { type Html, html } from '../pages/html.ts';
import { renderPage } from '../pages/page.ts';
import { listPeopleByOffice, type OfficeGroup } from './people-by-office.ts';
import { type IdentityTexts, identityTexts } from './texts.ts';

/** The list of invented people; one press on a name signs in. */
export function renderSignInPage(language: Language, uid: string): string {
  const texts = identityTexts[language];
  const content = html`<div class="sign-in">
<div class="intro">
<div>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
</div>
<search class="person-search" data-one="${texts.people.one}" data-many="${texts.people.many}" data-none="${texts.nobodyFound}" hidden>
<label for="person-search">${texts.search}</label>
<input id="person-search" type="search" autocomplete="off" spellcheck="false" aria-describedby="search-hint">
<p class="hint" id="search-hint">${texts.searchHint}</p>
</search>
</div>
<p class="found" role="status"></p>
<form class="offices" method="post" action="/identity/sign-in/${uid}">
${listPeopleByOffice().map((group) => renderGroup(group, texts))}
</form>
<form method="post" action="/identity/sign-in/${uid}/cancel"><button class="link" type="submit">${texts.cancel}</button></form>
</div>`;
  return renderPage({
    language,
    service: texts.service,
    title: texts.title,
    content,
    canSwitchLanguage: true,
    scripts: ['person-search.js'],
  });
}

function renderGroup({ key, office, people }: OfficeGroup, texts: IdentityTexts): Html {
  const id = `office-${key ?? 'none'}`;
  const hint = office === null ? texts.newcomersHint : [office.address?.city, texts.spoken[office.language]];
  return html`<section class="office" aria-labelledby="${id}">
<h2 id="${id}">${office?.name ?? texts.newcomers} <span>${[hint].flat().filter(Boolean).join(' · ')}</span></h2>
<ul>${people.map((person) => renderPerson(person, office?.name ?? '', texts))}</ul>
</section>`;
}

function renderPerson(person: DemoPerson, office: string, texts: IdentityTexts): Html {
  const name = `${person.firstName} ${person.lastName}`;
  const role = describeRole(person, texts);
  const words = [name, role, office, texts.states[person.state], person.email].join(' ');
  return html`<li data-words="${words}"><button class="person" type="submit" name="subject" value="${person.subject}">
<span class="initials" aria-hidden="true">${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}</span>
<span class="who"><b>${name}</b><span class="role">${role}</span></span>
<span class="badge ${person.state}">${texts.states[person.state]}</span>
</button></li>`;
}

/** What tells this person from the others of the office, in a few words. */
export function describeRole(person: DemoPerson, texts: IdentityTexts): string {
  if (person.isPlatformAdmin) return texts.platformAdministrator;
  const { canReadDistributions, canWriteDistributions } = person.permissions;
  const readsOnly = person.userType === 'Employee' && canReadDistributions && !canWriteDistributions;
  return [
    texts.roles[person.userType],
    ...(person.isOrganizationAdmin ? [texts.officeAdministrator] : []),
    ...(readsOnly ? [texts.readsOnly] : []),
  ].join(', ');
}
