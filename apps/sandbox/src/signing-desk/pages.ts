import { type Html, html } from '../pages/html.ts';
import { formatMoment, renderNotice, renderPage } from '../pages/page.ts';
import { FAMILIES } from './forgeries/families.ts';
import type { Session } from './session-store.ts';
import type { SigningScenario } from './sign-document.ts';

/** The document to read, whose signature is awaited, and the two ways to leave. */
export function renderDeskPage(session: Session): string {
  const content = html`<div class="desk">
<section>
<h1>Sign a document</h1>
<p class="lead">Read the document through. A signature cannot be taken back.</p>
<dl class="facts">
<dt>Document</dt><dd>${session.documentName}</dd>
<dt>Signer</dt><dd>${session.signer.fullName}</dd>
<dt>Desk open until</dt><dd>${formatMoment(new Date(session.expiresAt))}</dd>
</dl>
<form method="post" action="/signing/desk/${session.id}">
<p class="acts">
<button class="button" name="act" value="honest">Sign as ${session.signer.fullName}</button>
<button class="button quiet" name="act" value="cancel">Cancel</button>
</p>
<details>
<summary>What if the desk does not do what it should?</summary>
<p>Try how Prorata copes with what is not allowed:</p>
<ul class="fault-scenarios">${listFaultScenarios()}</ul>
${listFamilies()}
</details>
</form>
</section>
<object class="document" data="/signing/desk/${session.id}/document.pdf" type="application/pdf" aria-label="${session.documentName}">
<a href="/signing/desk/${session.id}/document.pdf">${session.documentName}</a>
</object>
</div>`;
  return renderPage({
    service: 'Stand-in signing desk',
    title: 'Sign a document',
    content,
    styles: ['signing-desk.css'],
  });
}

/** What the desk can do wrong, for whoever wants to see how the product takes it. */
const FAULTS: Readonly<Record<Exclude<SigningScenario, 'honest'> | 'expired', string>> = {
  otherPerson: 'Let somebody else sign',
  changedDocument: 'Change the document first',
  brokenSignature: 'Damage the signature',
  otherAuthority: 'Sign with a certificate of an authority that nobody knows',
  expiredCertificate: 'Sign with a certificate that has run out',
  revoked: 'Sign with a certificate that was revoked',
  noTimeStamp: 'Leave out the time stamp and the proof of validity (level B-B)',
  wrongTimeStamp: 'Stamp something else than the signature',
  strangeTimeStamp: 'Let a time stamp service that nobody knows stamp',
  noRevocationData: 'Leave out the proof that the certificates are not revoked (level B-T)',
  statusUnknown: 'Say that the certificate is not known',
  statusExpired: 'Bring a proof that ran out last year',
  expired: 'Let the session expire',
};

function listFaultScenarios(): Html[] {
  return Object.entries(FAULTS).map(
    ([fault, name]) => html`<li><button class="link" name="act" value="${fault}">${name}</button></li>`,
  );
}

/** Forgeries, family by family; genuine signatures of other forms come first. */
function listFamilies(): Html[] {
  return Object.entries(FAMILIES).map(([family, { title, forgeries }]) => {
    const items = Object.entries(forgeries).map(
      ([name, forgery]) =>
        html`<li><button class="link" name="act" value="${family}/${name}">${forgery.title}</button></li>`,
    );
    return html`<details><summary>${title} (${items.length})</summary><ul class="fault-scenarios">${items}</ul></details>`;
  });
}

/** For whoever comes back to a visit that has ended. */
export function renderOverPage({ returnUrl }: Session): string {
  return renderNotice({
    service: 'Stand-in signing desk',
    title: 'This visit is over',
    text: 'There is nothing left to sign here. Go back to Prorata, and start again if need be.',
    link: { href: returnUrl, text: 'Back to Prorata' },
  });
}
