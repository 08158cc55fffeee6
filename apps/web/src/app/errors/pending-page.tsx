import { Loading } from '../../components/states.tsx';

/** While a screen is on its way; for the first moments it shows nothing. */
export function PendingPage() {
  return <Loading rows={5} />;
}
