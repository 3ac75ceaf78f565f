import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { admins, signedIn } from '#tests/functional/roles/answers'
import { endpoint, type AnyEndpoint, type Cast } from '#tests/functional/roles/endpoint'
import { givenProgress, progressOf } from '#tests/fixtures/progress'
import { givenHoldings } from '#tests/fixtures/wallets'

async function everybodySigned(cast: Cast) {
  const ids = Object.values(cast).map(({ id }) => id)
  await db.from('users').whereIn('id', ids).update({ terms_version: game.termsVersion })
}

/** What is held, given and corrected. */
export const walletRows: readonly AnyEndpoint[] = [
  endpoint({ route: 'wallets.gift', answers: signedIn() }),
  endpoint<void>({
    route: 'wallets.claim_gift',
    given: everybodySigned,
    answers: signedIn(),
    changes: ({ caller, cast }) =>
      db.from('white_lots').where('user_id', (caller ?? cast.player).id),
  }),
  endpoint<void>({
    route: 'wallets.admin.show',
    given: ({ player }) => givenHoldings(player.id, { black: 7 }),
    call: ({ cast }) => ({ params: { id: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response }) => assert.equal(response.body().black, 7),
  }),
  endpoint({
    route: 'wallets.admin.set',
    call: ({ cast }) => ({
      params: { id: cast.player.id },
      body: { currency: 'coin', balance: 5, reason: 'a mistake of ours' },
    }),
    answers: admins(),
    changes: ({ cast }) => db.from('ledger_accounts').where('user_id', cast.player.id),
  }),
  ...(['promote', 'demote'] as const).map((verb) =>
    endpoint<void>({
      route: `achievements.admin.${verb}`,
      given: ({ player }) =>
        givenProgress(player.id, { plays_since_demotion: 30, league: 'level3' }),
      call: ({ cast }) => ({ params: { id: cast.player.id } }),
      answers: admins(),
      changes: ({ cast }) => progressOf(cast.player.id),
    })
  ),
  endpoint<void>({
    route: 'ledger.admin.list',
    given: ({ player }) => givenHoldings(player.id, { coin: 5 }),
    call: ({ cast }) => ({ query: { userId: cast.player.id } }),
    answers: admins(),
    shows: ({ assert, response, cast }) =>
      assert.equal(response.body().items[0].userId, cast.player.id),
  }),
]
