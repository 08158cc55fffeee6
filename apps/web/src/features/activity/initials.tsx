import { fullName } from '../../components/full-name.ts';
import classes from './activity.module.css';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
}

const TONES = ['primary', 'accent', 'positive', 'warning', 'info', 'negative'] as const;

/** A person as two letters in a colour of their own; the name is said beside it or in its title. */
export function Initials({ person }: { readonly person: Named }) {
  const letters = [person.name, person.surname].map((part) => part[0] ?? '').join('');
  const tone = TONES[Number.parseInt(person.id.slice(-4), 16) % TONES.length] ?? 'primary';
  return (
    <span
      className={classes.initials}
      style={{
        backgroundColor: `var(--mantine-color-${tone}-1)`,
        color: `var(--mantine-color-${tone}-8)`,
      }}
      title={fullName(person)}
      aria-hidden
    >
      {letters}
    </span>
  );
}
