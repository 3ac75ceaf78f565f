import db from '@adonisjs/lucid/services/db'
import { newId } from '#shared/ids'
import { audit } from '#shared/privacy/audit'
import { admins } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'

/** What a super admin did to the player. */
async function givenLine({ superadmin, player }: Cast) {
  const line = {
    actorId: superadmin.id,
    action: 'user.edited',
    target: { type: 'user', id: player.id },
    before: { status: 'active', payoutEmail: player.email },
    after: { status: 'blocked', payoutEmail: null },
    ip: '203.0.113.7',
    requestId: newId(),
  } as const
  return { id: await db.transaction((trx) => audit(line, trx)), requestId: line.requestId }
}

type Given = Awaited<ReturnType<typeof givenLine>>

export const auditRows: readonly AnyEndpoint[] = [
  endpoint<Given>({
    route: 'audit.admin.list',
    given: givenLine,
    call: ({ cast }) => ({ query: { subjectId: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response, given }) =>
      assert.containSubset(response.body().items, [{ id: given.id, requestId: given.requestId }]),
  }),
  endpoint<Given>({
    route: 'audit.admin.show',
    given: givenLine,
    call: ({ given }) => ({ params: { id: given.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) =>
      assert.equal(response.body().actor.id, cast.superadmin.id),
  }),
]
