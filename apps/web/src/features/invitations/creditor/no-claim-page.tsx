import { Anchor, Button, Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { NO_CLAIM_REASONS, type NoClaimReason } from '@prorata/domain/vocabulary';
import { IconArrowBackUp, IconCash, IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Refusal } from '../../../components/states.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './no-claim.module.css';
import { NoClaimReceiptPage } from './no-claim-receipt.tsx';
import { TermNotice } from './term-notice.tsx';

/**
 * For who has nothing to claim: why, what it means, who says so. It asks once more by its tick and by a button that repeats
 * what is said; until the last day it can be taken back.
 */
export function NoClaimPage() {
  const { t } = useTranslation('nothing');
  const { invitationCode, dossier } = useInvited();
  const { nothingToClaim, invitation, office } = dossier;
  if (nothingToClaim !== null) return <NoClaimReceiptPage receipt={nothingToClaim} />;
  const back = (
    <Link to="/invited/$invitationCode/dossier" params={{ invitationCode }}>
      {t('back')}
    </Link>
  );
  if (!invitation.isOpen) {
    return (
      <InvitedPage title={t('title')} back={back} head={<TermNotice />}>
        <Text inherit>{t('tooLate', { office: office.name })}</Text>
      </InvitedPage>
    );
  }
  return <Declaration back={back} />;
}

interface Answer {
  readonly reason: NoClaimReason | null;
  readonly note: string;
  readonly declaredBy: string;
  readonly capacity: string;
  readonly email: string;
  readonly isSure: boolean;
}

const BLANK: Answer = { reason: null, note: '', declaredBy: '', capacity: '', email: '', isSure: false };

type Fault = 'reason' | 'note' | 'declaredBy' | 'isSure';

/** What is still missing, in the order of the page. */
function faultsOf({ reason, note, declaredBy, isSure }: Answer): Fault[] {
  return [
    ...(reason === null ? ['reason' as const] : []),
    ...(reason === 'other' && note.trim() === '' ? ['note' as const] : []),
    ...(declaredBy.trim() === '' ? ['declaredBy' as const] : []),
    ...(isSure ? [] : ['isSure' as const]),
  ];
}

function Declaration({ back }: { readonly back: React.ReactNode }) {
  const { t } = useTranslation(['nothing', 'vocabulary']);
  const { invitationCode, dossier } = useInvited();
  const { addressee, email } = dossier.invitation;
  const [answer, setAnswer] = useState(BLANK);
  const [isTried, setTried] = useState(false);
  const change = (changes: Partial<Answer>) => setAnswer({ ...answer, ...changes });
  const declaring = useDeclaring();
  const inWords = useProblem();
  const faults = faultsOf(answer);
  const faultOf = (fault: Fault) => (isTried && faults.includes(fault) ? t(`faults.${fault}`) : null);
  const creditor = addressee ?? email ?? t('you');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = faults;
    if (first !== undefined) document.getElementById(`nothing-${first}`)?.focus();
    else declaring.mutate(answer);
  };
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <InvitedPage
        title={t('title')}
        back={back}
        head={<TermNotice />}
        foot={
          <>
            {isTried && faults.length > 0 && (
              <Text c="negative.7" size="sm" mb="xs" role="alert">
                {t('missing')}
              </Text>
            )}
            <Button size="xl" fullWidth type="submit" loading={declaring.isPending}>
              {t('confirm')}
            </Button>
            <Anchor
              className={classes.instead ?? ''}
              renderRoot={(props) => (
                <Link to="/invited/$invitationCode/statement" params={{ invitationCode }} {...props} />
              )}
            >
              {t('instead')}
            </Anchor>
          </>
        }
      >
        {declaring.error && <Refusal title={t('refused')} {...inWords(declaring.error)} />}
        <Card>
          <Radio.Group
            label={<span className={classes.legend}>{t('why')}</span>}
            error={faultOf('reason')}
            value={answer.reason}
            onChange={(reason) => change({ reason: reason as NoClaimReason })}
          >
            <Stack gap="sm" mt="sm">
              {NO_CLAIM_REASONS.map((reason, place) => (
                <Radio.Card
                  key={reason}
                  value={reason}
                  className={classes.reason ?? ''}
                  {...(place === 0 && { id: 'nothing-reason' })}
                >
                  <Radio.Indicator />
                  <span>{t(`reasons.${reason}`)}</span>
                </Radio.Card>
              ))}
            </Stack>
          </Radio.Group>
          {answer.reason === 'other' && (
            <TextInput
              id="nothing-note"
              mt="md"
              size="md"
              required
              maxLength={500}
              label={t('note')}
              value={answer.note}
              error={faultOf('note')}
              onChange={({ currentTarget: { value } }) => change({ note: value })}
            />
          )}
        </Card>
        <Meaning creditor={creditor} />
        <Card>
          <Stack gap="md">
            <TextInput
              id="nothing-declaredBy"
              size="md"
              required
              maxLength={100}
              autoComplete="name"
              label={t('name')}
              value={answer.declaredBy}
              error={faultOf('declaredBy')}
              onChange={({ currentTarget: { value } }) => change({ declaredBy: value })}
            />
            <TextInput
              size="md"
              maxLength={100}
              autoComplete="organization-title"
              label={t('capacity')}
              value={answer.capacity}
              onChange={({ currentTarget: { value } }) => change({ capacity: value })}
            />
            {email === null && (
              <TextInput
                size="md"
                type="email"
                maxLength={254}
                autoComplete="email"
                label={t('email')}
                value={answer.email}
                onChange={({ currentTarget: { value } }) => change({ email: value })}
              />
            )}
            <Checkbox
              id="nothing-isSure"
              size="md"
              checked={answer.isSure}
              error={faultOf('isSure')}
              label={t('sure', { creditor })}
              onChange={({ currentTarget: { checked } }) => change({ isSure: checked })}
            />
          </Stack>
        </Card>
      </InvitedPage>
    </form>
  );
}

function Meaning({ creditor }: { readonly creditor: string }) {
  const { t } = useTranslation('nothing');
  const language = useLanguage();
  const { validUntil } = useInvited().dossier.invitation;
  const date = formatDate(validUntil, language, 'long');
  return (
    <Card title={t('meaning.title')}>
      <ul className={classes.meaning}>
        <li>
          <IconCash size={20} aria-hidden />
          <span>{t('meaning.nothing', { creditor })}</span>
        </li>
        <li>
          <IconMail size={20} aria-hidden />
          <span>{t('meaning.receipt')}</span>
        </li>
        <li>
          <IconArrowBackUp size={20} aria-hidden />
          <span>{t('meaning.back', { date })}</span>
        </li>
      </ul>
    </Card>
  );
}

function useDeclaring() {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ reason, note, declaredBy, capacity, email }: Answer) =>
      request(invitedCalls.declareNothing, {
        params: { invitationCode },
        body: {
          reason: reason ?? 'other',
          note: reason === 'other' ? note : null,
          declaredBy,
          capacity,
          email: email.trim() === '' ? null : email,
          isSure: true,
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
      await navigate({ to: '/invited/$invitationCode/dossier', params: { invitationCode } });
    },
  });
}
