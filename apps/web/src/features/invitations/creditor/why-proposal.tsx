import { Badge, Button, Flex, Stack, Text, TextInput } from '@mantine/core';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { sumEuros } from '@prorata/domain/money';
import { parseAmount } from '@prorata/domain/parse-decimal';
import { endOf } from '@prorata/law/causes/cause';
import { EXPLANATIONS } from '@prorata/law/explanations/register';
import type { PrivilegeId } from '@prorata/law/privileges/catalogue';
import { IconCircleCheck, IconCircleDashed, IconScale } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Limit } from '../../../components/claims/privilege-field.tsx';
import { privilegeArticles, privilegeName } from '../../../components/claims/privilege-words.ts';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { formatAmount, formatDecimal, useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { invitedKey, useInvited } from './invited.ts';
import { Card, InvitedPage } from './invited-page.tsx';
import classes from './why.module.css';
import { claimToSend, roomFor } from './why-claim.ts';
import type { Answered } from './why-flow.tsx';
import { WhyProgress } from './why-progress.tsx';
import { iconOf } from './why-tiles.tsx';

interface WhyProposalProps {
  readonly statement: InvitedStatement;
  /** The claim that the answers are about; absent for a new one. */
  readonly claim: InvitedClaim | undefined;
  readonly answered: Answered;
  readonly privileges: readonly Privilege[];
  readonly back: ReactNode;
  readonly onSaved: () => void;
}

/** What the answers lead to: first what it means, then its name; for how much, what shows it, and three ways on. */
export function WhyProposal(props: WhyProposalProps) {
  const { statement, claim, answered, privileges, back } = props;
  const { t } = useTranslation('why');
  const end = answered.isForOffice ? undefined : privileges.find(({ id }) => id === endOf(answered.way));
  const isPrivileged = end !== undefined && end.type !== 'chirographic';
  const amount = useAmount(roomFor(statement, claim), claim);
  const saving = useSavingReason(props, amount.euros);
  const save = (kind: 'privilege' | 'ordinary' | 'office') => {
    if (amount.check()) saving.mutate(kind);
  };
  return (
    <InvitedPage
      title={t(`consequence.${end?.type ?? 'unknown'}`)}
      back={back}
      head={<WhyProgress position={3} />}
      foot={
        <Acts
          isPrivileged={isPrivileged}
          isForOffice={end === undefined}
          isSaving={saving.isPending}
          onSave={save}
        />
      }
    >
      {end === undefined ? (
        <Card>
          <Text inherit>{t('unknownKept')}</Text>
        </Card>
      ) : (
        <LawCard privilege={end} answered={answered} />
      )}
      <AmountCard statement={statement} amount={amount} />
      <ShowCard statement={statement} privilegeId={end?.id} />
      {answered.way.length > 0 && <BecauseCard answered={answered} />}
      {saving.error && <Failed error={saving.error} />}
    </InvitedPage>
  );
}

function Failed({ error }: { readonly error: Error }) {
  const inWords = useProblem();
  return (
    <Text inherit c="negative.8" role="alert">
      {inWords(error).message}
    </Text>
  );
}

interface ActsProps {
  readonly isPrivileged: boolean;
  readonly isForOffice: boolean;
  readonly isSaving: boolean;
  readonly onSave: (kind: 'privilege' | 'ordinary' | 'office') => void;
}

function Acts({ isPrivileged, isForOffice, isSaving, onSave }: ActsProps) {
  const { t } = useTranslation('why');
  if (isForOffice) {
    return (
      <Button size="xl" fullWidth loading={isSaving} onClick={() => onSave('office')}>
        {t('leaveToOffice')}
      </Button>
    );
  }
  return (
    <Stack gap="sm">
      <Button
        size="xl"
        fullWidth
        loading={isSaving}
        onClick={() => onSave(isPrivileged ? 'privilege' : 'ordinary')}
      >
        {t(isPrivileged ? 'ask' : 'keepOrdinary')}
      </Button>
      <Button size="lg" fullWidth variant="default" disabled={isSaving} onClick={() => onSave('office')}>
        {t('officeDecides')}
      </Button>
      {isPrivileged && (
        <Button size="md" fullWidth variant="subtle" disabled={isSaving} onClick={() => onSave('ordinary')}>
          {t('ordinary')}
        </Button>
      )}
    </Stack>
  );
}

interface LawCardProps {
  readonly privilege: Privilege;
  readonly answered: Answered;
}

/** What it is called, on what it rests, and what it means; small is what only lawyers look for. */
function LawCard({ privilege, answered }: LawCardProps) {
  const { t } = useTranslation(['why', 'vocabulary']);
  const language = useLanguage();
  const { dossier } = useInvited();
  const law = EXPLANATIONS[privilege.id as PrivilegeId];
  const LawIcon = iconOf(answered.way[0]);
  const isPrivileged = privilege.type !== 'chirographic';
  const lots = dossier.lots.filter(({ id }) => answered.lotIds.includes(id));
  return (
    <Card>
      <Flex gap="md" className={classes.law ?? ''}>
        <span className={classes.lawIcon}>
          <LawIcon size={24} stroke={1.5} aria-hidden />
        </span>
        <div>
          <Text inherit fw={600}>
            {privilegeName(privilege, language)}
          </Text>
          <Text size="sm" c="dimmed">
            {privilegeArticles(privilege, language)}
          </Text>
        </div>
      </Flex>
      <Text inherit mt="md">
        {law?.what[language]} {isPrivileged && t('rest')}
      </Text>
      <Flex gap="xs" mt="sm" wrap="wrap">
        <Badge radius="sm" variant="light">
          {t(`vocabulary:claimType.${privilege.type}`)}
        </Badge>
        {lots.map(({ id, number, name }) => (
          <Badge key={id} radius="sm" variant="light" color="slate" className={classes.chip ?? ''}>
            {t('lot', { number, name })}
          </Badge>
        ))}
      </Flex>
      {isPrivileged && (
        <dl className={classes.facts}>
          <dt>{t('limit')}</dt>
          <dd>
            <Limit cap={privilege.cap} /> {law?.limit?.[language]}
          </dd>
          {law?.window && (
            <>
              <dt>{t('period')}</dt>
              <dd>{law.window[language]}</dd>
            </>
          )}
          {law?.conflict && (
            <>
              <dt>{t('others')}</dt>
              <dd>{law.conflict[language]}</dd>
            </>
          )}
        </dl>
      )}
    </Card>
  );
}

/** For how much: all that no other reason names, unless somebody types less. */
function useAmount(room: number, claim: InvitedClaim | undefined) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => {
    const isWithin = claim !== undefined && claim.amountDemanded <= room;
    return formatDecimal(isWithin ? claim.amountDemanded : room, language, 2, 2);
  });
  const [isChecked, setChecked] = useState(false);
  const euros = parseAmount(typed, language) ?? 0;
  const fault: 'amountMissing' | 'amountTooMuch' | undefined =
    euros <= 0 ? 'amountMissing' : euros > room ? 'amountTooMuch' : undefined;
  return {
    typed,
    euros,
    room,
    fault: isChecked ? fault : undefined,
    change: setTyped,
    check: () => {
      setChecked(true);
      return fault === undefined;
    },
  };
}

interface AmountCardProps {
  readonly statement: InvitedStatement;
  readonly amount: ReturnType<typeof useAmount>;
}

function AmountCard({ statement, amount }: AmountCardProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const total = formatAmount(statement.totalAmountClaimed, language);
  const rest = sumEuros([amount.room, -amount.euros]);
  const hint =
    rest === 0
      ? t('amountWhole', { total })
      : t('amountRest', { total, rest: formatAmount(Math.max(0, rest), language) });
  return (
    <Card>
      <TextInput
        size="lg"
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        className={classes.amount ?? ''}
        rightSection="€"
        value={amount.typed}
        onChange={({ currentTarget }) => amount.change(currentTarget.value)}
        onBlur={amount.check}
        description={hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={
          amount.fault === 'amountTooMuch'
            ? t('amountTooMuch', { total, room: formatAmount(amount.room, language) })
            : amount.fault && t('amountMissing')
        }
      />
    </Card>
  );
}

interface ShowCardProps {
  readonly statement: InvitedStatement;
  readonly privilegeId: string | undefined;
}

/** What the law asks for as proof, and what is there. */
function ShowCard({ statement, privilegeId }: ShowCardProps) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  const law = EXPLANATIONS[(privilegeId ?? 'chirographic') as PrivilegeId];
  return (
    <Card title={t('show')}>
      <Text inherit mb="sm">
        {law?.proof[language]}
      </Text>
      <ul className={classes.papers}>
        {statement.documents.map(({ id, fileName }) => (
          <li key={id}>
            <IconCircleCheck className={classes.there} size={20} stroke={1.5} aria-hidden />
            <span>
              {fileName}
              <Text span size="sm" c="dimmed" display="block">
                {t('paperThere')}
              </Text>
            </span>
          </li>
        ))}
        {statement.documents.length === 0 && (
          <li>
            <IconCircleDashed className={classes.useful} size={20} stroke={1.5} aria-hidden />
            <span>{t('paperMissing')}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}

function BecauseCard({ answered }: { readonly answered: Answered }) {
  const { t } = useTranslation('why');
  const language = useLanguage();
  return (
    <Card
      title={
        <Flex component="span" gap="sm" align="center">
          <IconScale size={20} stroke={1.5} aria-hidden />
          {t('because')}
        </Flex>
      }
    >
      <Text inherit c="dimmed">
        {answered.way.map((answer) => privilegeName(answer, language)).join(' · ')}. {t('becauseText')}
      </Text>
    </Card>
  );
}

function useSavingReason(
  { statement, claim, answered, privileges, onSaved }: WhyProposalProps,
  amount: number,
) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const params = { invitationCode, tpStatementId: statement.id };
  return useMutation({
    mutationFn: (kind: 'privilege' | 'ordinary' | 'office') => {
      const end = privileges.find(({ id }) => id === endOf(answered.way));
      const isAsked = kind === 'privilege' && end !== undefined;
      const body = claimToSend(claim, {
        ...answered,
        isForOffice: kind === 'office',
        type: isAsked ? end.type : 'chirographic',
        privilegeId: isAsked ? end.id : null,
        amount,
        documentId: claim?.documentId ?? statement.documents[0]?.id ?? null,
      });
      return claim === undefined
        ? request(invitedCalls.createClaim, { params, body })
        : request(invitedCalls.updateClaim, {
            params: { ...params, privilegedClaimId: claim.id },
            body: { ...body, version: claim.version },
          });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
      onSaved();
    },
    // Somebody else may have changed it meanwhile: what is shown is then read anew.
    onError: () => void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}
