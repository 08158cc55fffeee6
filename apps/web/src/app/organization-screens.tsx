import { InvoiceList } from '../features/invoicing/invoice-list.tsx';
import { MyOrganizationPage } from '../features/organizations/my-organization-page.tsx';
import { OrganizationPage } from '../features/organizations/organization-page.tsx';
import { OrganizationUsers } from '../features/users/organization-users.tsx';

/** An organization with its people and its invoices: features that meet here. */
export function OrganizationScreen() {
  return <OrganizationPage users={usersOf} invoices={invoicesOf} />;
}

export function MyOrganizationScreen() {
  return <MyOrganizationPage users={usersOf} invoices={invoicesOf} />;
}

function usersOf(organizationId: string) {
  return <OrganizationUsers organizationId={organizationId} />;
}

function invoicesOf(organizationId: string) {
  return <InvoiceList organizationId={organizationId} />;
}
