import { MyOrganizationPage } from '../features/organizations/my-organization-page.tsx';
import { OrganizationPage } from '../features/organizations/organization-page.tsx';
import { OrganizationUsers } from '../features/users/organization-users.tsx';

/** An organization with its people: two features that meet here. */
export function OrganizationScreen() {
  return <OrganizationPage users={usersOf} />;
}

export function MyOrganizationScreen() {
  return <MyOrganizationPage users={usersOf} />;
}

function usersOf(organizationId: string) {
  return <OrganizationUsers organizationId={organizationId} />;
}
