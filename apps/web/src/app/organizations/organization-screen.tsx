import { OrganizationPage } from '../../features/organizations/organization-page.tsx';
import { OrganizationUsers } from '../../features/users/organization-users.tsx';

/** An organization with its people: two features that meet here. */
export function OrganizationScreen() {
  return (
    <OrganizationPage users={(organizationId) => <OrganizationUsers organizationId={organizationId} />} />
  );
}
