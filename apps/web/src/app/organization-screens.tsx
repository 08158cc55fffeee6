import { InvoiceList } from '../features/invoicing/invoice-list.tsx';
import { MyOrganizationPage } from '../features/organizations/my-organization-page.tsx';
import { OrganizationPage } from '../features/organizations/organization-page.tsx';
import { OrganizationUsers } from '../features/users/organization-users.tsx';
import { KeysTab } from '../features/workspace/keys-tab.tsx';
import { ProfileTab } from '../features/workspace/profile-tab.tsx';

/** An organization with its people and its invoices: features that meet here. */
export function OrganizationScreen() {
  return <OrganizationPage users={usersOf} invoices={invoicesOf} />;
}

export function MyOrganizationScreen() {
  return <MyOrganizationPage users={usersOf} invoices={invoicesOf} profile={profileOf} keys={<KeysTab />} />;
}

function usersOf(organizationId: string) {
  return <OrganizationUsers organizationId={organizationId} />;
}

function profileOf(canEdit: boolean) {
  return <ProfileTab canEdit={canEdit} />;
}

function invoicesOf(organizationId: string) {
  return <InvoiceList organizationId={organizationId} />;
}
