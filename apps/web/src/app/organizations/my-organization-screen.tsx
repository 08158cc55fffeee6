import { MyOrganizationPage } from '../../features/organizations/my-organization-page.tsx';
import { OrganizationUsers } from '../../features/users/organization-users.tsx';

/** The own organization with its people: two features that meet here. */
export function MyOrganizationScreen() {
  return (
    <MyOrganizationPage users={(organizationId) => <OrganizationUsers organizationId={organizationId} />} />
  );
}
