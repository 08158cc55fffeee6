import { formatInvitationCode, parseInvitationCode } from '@prorata/domain/invitation-code';

/** The code as it is printed, from what a person typed or pasted: the code itself, or the link that holds it. */
export function readTypedCode(typed: string): string | undefined {
  const text = /\/invited\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  return parseInvitationCode(text) === undefined ? undefined : formatInvitationCode(text);
}
