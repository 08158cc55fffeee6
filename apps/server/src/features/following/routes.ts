import { followingCalls } from '@prorata/contract/following/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { downloadOwnCertificate } from './download-certificate.ts';
import { listSendings } from './list-sendings.ts';
import { downloadSentEnclosure, downloadSentLetter, readSentMail } from './open-sending.ts';
import { readFollowingStatus } from './read-status.ts';

export function followingRoutes(tools: Tools): Route[] {
  return [
    route(followingCalls.readStatus, ({ actor }) => readFollowingStatus(tools, actor.invitationId)),
    route(followingCalls.listSendings, async ({ actor }) => ({
      items: await listSendings(tools.db, actor.invitationId),
    })),
    route(followingCalls.readMail, ({ actor, params }) =>
      readSentMail(tools, { invitationId: actor.invitationId, sendingId: params.sendingId }),
    ),
    route(followingCalls.downloadLetter, ({ actor, params }) =>
      downloadSentLetter(tools, { invitationId: actor.invitationId, sendingId: params.sendingId }),
    ),
    route(followingCalls.downloadEnclosure, ({ actor, params: { sendingId, number } }) =>
      downloadSentEnclosure(tools, { invitationId: actor.invitationId, sendingId, number }),
    ),
    route(followingCalls.downloadCertificate, ({ actor, params: { tpStatementId } }) =>
      downloadOwnCertificate(tools, { invitationId: actor.invitationId, tpStatementId }),
    ),
  ];
}
