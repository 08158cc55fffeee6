import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import classes from './standalone-page.module.css';

interface StandalonePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether the shell stands around it already. */
  readonly isFramed?: boolean;
}

/** A page that says one thing. */
export function StandalonePage({ title, children, isFramed = false }: StandalonePageProps) {
  const Frame = isFramed ? 'div' : 'main';
  return (
    <Frame className={classes.page}>
      {!isFramed && (
        <Link to="/" className={classes.home}>
          <Logo />
        </Link>
      )}
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </div>
    </Frame>
  );
}
