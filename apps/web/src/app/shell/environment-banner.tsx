import { environmentOf } from '../../platform/page-title.ts';
import classes from './environment-banner.module.css';

const environment = environmentOf(window.location.hostname);

export function EnvironmentBanner() {
  if (environment === 'Production') return null;
  return (
    <aside className={classes.banner} aria-label={environment}>
      {environment}
    </aside>
  );
}
