import { environmentOf } from '../environment.ts';
import classes from './environment-banner.module.css';

const environment = environmentOf(window.location.hostname);

export function EnvironmentBanner() {
  if (environment === 'Production') return null;
  return <div className={classes.banner}>{environment}</div>;
}
