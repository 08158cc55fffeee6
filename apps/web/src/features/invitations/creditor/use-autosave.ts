import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { type Stale, staleProblemSchema } from '@prorata/contract/problems';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ContractForm, contractResolver } from '../../../components/form/use-contract-form.ts';
import { ProblemError } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { invitedKey, statementQuery, useInvited } from './invited.ts';
import { fieldsChanged, keepableOf, mergeOf } from './keep-statement.ts';
import { keepDraft, readDraft } from './statement-draft.ts';
import { type StatementValues, valuesOfStatement, withoutNought } from './statement-values.ts';

/** Long enough for a word, short enough that whoever leaves has lost none. */
const PAUSE_MS = 600;
/** How soon a connection that broke is tried again; the browser also says when it is back. */
const RETRY_MS = 5_000;

type Field = keyof StatementValues;

/** How what was typed stands. */
export type Standing =
  | { readonly kind: 'saved' | 'saving' | 'typing' | 'offline' }
  | { readonly kind: 'unfinished'; readonly fields: readonly Field[] }
  | { readonly kind: 'conflict'; readonly stale: Stale }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Kept {
  base: StatementValues;
  /** The save under way: there is never more than one. */
  busy: Promise<void> | undefined;
  /** What somebody else made of the same fields; nothing is saved until a person has chosen. */
  contested: { readonly newest: StatementValues; readonly theirs: readonly Field[] } | undefined;
}

/**
 * The form of a statement, which keeps itself: each change goes to the server a moment later, one after the other, on the version
 * that it was made on. What cannot be kept yet waits in this browser.
 */
export function useAutosave(statement: InvitedStatement) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const { id } = statement;
  const [draft] = useState(() => readDraft(id));
  const kept = useRef<Kept>({
    base: draft?.base ?? valuesOfStatement(statement),
    busy: undefined,
    contested: undefined,
  });
  const [standing, setStanding] = useState<Standing>({ kind: 'saved' });
  const form = useStatementForm(shown(draft?.values ?? kept.current.base));
  const { getValues, setValue, subscribe, refuse } = form;

  const put = useCallback(
    (fields: readonly Field[], from: StatementValues) => {
      for (const field of fields) setValue(field, shown(from)[field] as never, { shouldValidate: false });
    },
    [setValue],
  );

  /** Takes over what the server has now; false when a person must choose first. */
  const follow = useCallback(
    (newest: StatementValues, stale?: Stale): boolean => {
      const now = kept.current;
      const { body: mine, unfinished } = keepableOf(prepare(getValues()), now.base);
      const { theirs, contested } = mergeOf(now.base, mine, newest);
      const left = theirs.filter((field) => !unfinished.includes(field));
      if (contested.length > 0 && stale !== undefined) {
        now.contested = { newest, theirs: left };
        setStanding({
          kind: 'conflict',
          stale: { ...stale, changes: stale.changes.filter(isOf(contested)) },
        });
        return false;
      }
      if (contested.length === 0) now.base = newest;
      if (contested.length === 0) put(left, newest);
      return true;
    },
    [getValues, put],
  );

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const now = kept.current;
    const { body, unfinished } = keepableOf(prepare(getValues()), now.base);
    if (fieldsChanged(now.base, body).length === 0) {
      keepDraft(id, unfinished.length === 0 ? undefined : { base: now.base, values: getValues() });
      setStanding(unfinished.length === 0 ? { kind: 'saved' } : { kind: 'unfinished', fields: unfinished });
      return false;
    }
    setStanding({ kind: 'saving' });
    const params = { invitationCode, tpStatementId: id };
    const query = statementQuery(invitationCode, id);
    try {
      const version = now.base.version;
      const saved = await request(invitedCalls.updateStatement, { params, body: { ...body, version } });
      now.base = valuesOfStatement(saved);
      queries.setQueryData(query.queryKey, saved);
      void queries.invalidateQueries({ queryKey: invitedKey(invitationCode), refetchType: 'none' });
      return true;
    } catch (error) {
      const stale = staleOf(error);
      if (stale === undefined) throw error;
      return follow(valuesOfStatement(await queries.fetchQuery({ ...query, staleTime: 0 })), stale);
    }
  }, [follow, getValues, id, invitationCode, queries]);

  const keep = useCallback((): Promise<void> => {
    const now = kept.current;
    if (now.contested !== undefined) return Promise.resolve();
    if (now.busy !== undefined) return now.busy.then(() => keep());
    const work = async () => {
      try {
        while (await saveOnce());
      } catch (error) {
        if (error instanceof ProblemError && error.fields.length > 0) refuse(error.fields);
        if (error instanceof ProblemError && error.code === 'invitation-closed') {
          void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
        }
        setStanding(isUnreachable(error) ? { kind: 'offline' } : { kind: 'failed', error });
      }
    };
    now.busy = work().finally(() => {
      now.busy = undefined;
    });
    return now.busy;
  }, [invitationCode, queries, refuse, saveOnce]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), PAUSE_MS);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ type, name }) => {
        // What we put there ourselves has no name of a field that was typed in, or is what the server has.
        if (type === undefined && name === undefined) return;
        keepDraft(id, { base: kept.current.base, values: getValues() });
        setStanding((old) => (old.kind === 'conflict' ? old : { kind: 'typing' }));
        later();
      },
    });
    // What waited here from before goes first; whoever only looks saves nothing.
    if (draft !== undefined) later();
    return () => {
      const isWaiting = timer !== undefined;
      clearTimeout(timer);
      stop();
      if (isWaiting) void keep();
    };
  }, [draft, getValues, id, keep, subscribe]);

  // Another page of the statement, or another tab, may have changed it.
  useEffect(() => {
    const newest = valuesOfStatement(statement);
    if (newest.version > kept.current.base.version && kept.current.busy === undefined) follow(newest);
  }, [statement, follow]);

  useEffect(() => {
    if (standing.kind !== 'offline') return;
    const again = () => void keep();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [standing.kind, keep]);

  const choose = (isMine: boolean) => {
    const now = kept.current;
    if (now.contested === undefined) return;
    const { newest, theirs } = now.contested;
    if (isMine) put(theirs, newest);
    else form.reset(shown(newest));
    now.base = newest;
    now.contested = undefined;
    void keep();
  };

  return {
    form,
    standing,
    /** Saves at once and tells whether all that can be kept is. */
    flush: async (): Promise<boolean> => {
      await keep();
      const { body } = keepableOf(prepare(getValues()), kept.current.base);
      return kept.current.contested === undefined && fieldsChanged(kept.current.base, body).length === 0;
    },
    loadNewest: () => choose(false),
    redoMine: () => choose(true),
  };
}

export type Autosave = ReturnType<typeof useAutosave>;

type Update = typeof invitedCalls.updateStatement;

/** Checked by the contract like every form, but never filled anew from outside: what the server says comes in field by field. */
function useStatementForm(defaultValues: StatementValues): ContractForm<Update> {
  const form = useForm({
    resolver: contractResolver(invitedCalls.updateStatement, prepare),
    defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { setError } = form;
  const refuse = useCallback<ContractForm<Update>['refuse']>(
    (fields) => {
      for (const { path, code } of fields) setError(path as Field, { type: code });
    },
    [setError],
  );
  return { ...form, refuse };
}

/** An amount of nothing is an empty field. */
function shown(values: StatementValues): StatementValues {
  return withoutNought(values);
}

function prepare(values: StatementValues): StatementValues {
  return { ...values, totalAmountClaimed: values.totalAmountClaimed ?? 0 };
}

function isOf(fields: readonly Field[]) {
  return ({ field }: { readonly field: string }) => fields.some((one) => field.split('.')[0] === one);
}

function staleOf(error: unknown): Stale | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return staleProblemSchema.safeParse(error.problem).data?.stale;
}

/** No answer, or one of something on the way: it may come through later. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return true;
  return [
    'offline',
    'network-error',
    'bad-gateway',
    'service-unavailable',
    'gateway-timeout',
    'too-many-requests',
  ].includes(error.code);
}
