import { useQuery } from '@tanstack/react-query';
import classes from './waiting.module.css';
import { waitingOrganizationsQuery, waitingUsersQuery } from './waiting-queries.ts';

/**
 * How many wait for a decision, beside the entry of the menu. For the eye alone: the screen behind the entry says it
 * in words.
 */
export function WaitingCount() {
  const organizations = useQuery(waitingOrganizationsQuery);
  const users = useQuery(waitingUsersQuery);
  const count = (organizations.data?.total ?? 0) + (users.data?.total ?? 0);
  return count === 0 ? null : <span className={classes.count} data-count={count} aria-hidden />;
}
