import { Box, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useInvited } from './invited.ts';
import classes from './invited-page.module.css';

interface InvitedPageProps {
  readonly title: string;
  /** The way back, as a link; its arrow is put before it. */
  readonly back?: ReactNode;
  /** Under the title: where one is, how long there is time. */
  readonly head?: ReactNode;
  /** The next act; it stays in sight at the foot of the window. */
  readonly foot?: ReactNode;
  /** Beside it, where the page is given one: at a desk. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page of an invited creditor. A new one begins at its title, for eyes and for screen readers. */
export function InvitedPage({ title, back, head, foot, aside, children }: InvitedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  usePageTitle(title);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== title) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = title;
  }, [title]);
  return (
    <Stack gap={0} flex={1} fz="0.9375rem" lh={1.4667} className={(aside && classes.withAside) || ''}>
      <header className={classes.header}>
        <div className={classes.column}>
          {back && (
            <p className={classes.back}>
              <IconArrowLeft size={14} aria-hidden />
              {back}
            </p>
          )}
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {head}
        </div>
      </header>
      <div className={classes.content}>{children}</div>
      {aside && <aside className={classes.aside}>{aside}</aside>}
      {foot && (
        <div className={classes.foot}>
          <div className={classes.column}>{foot}</div>
        </div>
      )}
    </Stack>
  );
}

/** A part of a page, on white. */
export function Card({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) {
  return (
    <Box
      component="section"
      p="lg"
      bd="1px solid var(--prorata-line)"
      bdrs="lg"
      bg="var(--mantine-color-body)"
    >
      {title && (
        <Title order={2} mt={0} mb="sm" fz="lg" lh="lg" fw={600}>
          {title}
        </Title>
      )}
      {children}
    </Box>
  );
}

/** The two sides of an invitation: what it is about, and what was filed with it. */
export function InvitedTabs() {
  const { t } = useTranslation('invited');
  const { invitationCode, dossier } = useInvited();
  const params = { invitationCode };
  return (
    <nav className={classes.tabs} aria-label={t('navigation')}>
      <Link to="/invited/$invitationCode/dossier" params={params}>
        {t('toDossier')}
      </Link>
      <Link to="/invited/$invitationCode/myStatements" params={params}>
        {t('toStatements')}
        <span className={classes.count}>{dossier.invitation.numberOfStatements}</span>
      </Link>
    </nav>
  );
}
