import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { closeStreams } from '#shared/delivery/live/streams'
import { admins, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { givenNotification } from '#tests/fixtures/notifications'

/** One for everybody, by the id of who is told. */
async function onePerPerson(cast: Cast): Promise<Record<string, string>> {
  const told = Object.values(cast).map(async ({ id }) => [id, await givenNotification(id)] as const)
  return Object.fromEntries(await Promise.all(told))
}

/** A stream has no end of its own: it gets one as soon as it is open. */
async function closedWhenOpened(cast: Cast): Promise<void> {
  const transmit = await app.container.make('transmit')
  const ids = Object.values(cast).map(({ id }) => id)
  transmit.on('connect', ({ context }) => {
    if (ids.includes(context.auth.getUserOrFail().id)) setImmediate(closeStreams)
  })
}

export const notificationRows: readonly AnyEndpoint[] = [
  endpoint<Record<string, string>>({
    route: 'notifications.list',
    given: onePerPerson,
    answers: signedIn(),
    shows: ({ assert, response, given, caller }) => {
      const ids = response.body().items.map(({ id }: { id: string }) => id)
      assert.deepEqual(ids, [given[caller!.id]])
    },
  }),
  endpoint<Record<string, string>>({
    route: 'notifications.admin.list',
    given: onePerPerson,
    call: ({ cast }) => ({ query: { userId: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response, given, cast }) => {
      const ids = response.body().items.map(({ id }: { id: string }) => id)
      assert.deepEqual(ids, [given[cast.player.id]])
    },
  }),
  endpoint<string>({
    route: 'notifications.count',
    given: ({ player }) => givenNotification(player.id),
    answers: signedIn(),
    shows: ({ assert, response, who }) =>
      assert.deepEqual(response.body(), { count: who === 'player' ? 1 : 0, rewardsToClaim: 0 }),
  }),
  endpoint<Record<string, string>>({
    route: 'notifications.read',
    given: onePerPerson,
    call: ({ given, caller, cast }) => ({ body: { upTo: given[(caller ?? cast.player).id] } }),
    answers: signedIn(),
    changes: ({ given }) =>
      db
        .from('notifications')
        .whereIn('id', Object.values(given))
        .whereNull('read_at')
        .select('id')
        .orderBy('id'),
    shows: ({ assert, response }) => assert.equal(response.body().count, 0),
  }),
  endpoint<void>({
    route: 'notifications.stream',
    given: closedWhenOpened,
    answers: signedIn(),
    shows: ({ assert, response }) => {
      assert.equal(response.type(), 'text/event-stream')
      assert.equal(response.text(), ':ok\n\n')
    },
  }),
  endpoint<string>({
    route: 'activity.count',
    given: ({ player }) => givenNotification(player.id),
    call: ({ caller, cast }) => ({ query: { userId: (caller ?? cast.player).id } }),
    answers: signedIn(),
    shows: ({ assert, response, who }) =>
      assert.equal(response.body().count, who === 'player' ? 1 : 0),
  }),
]
