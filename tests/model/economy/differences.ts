import db from '@adonisjs/lucid/services/db'
import type { Currency as ProductsCurrency } from '#wallets/contract'
import { getAccountBalance } from '#wallets/queries/get_account_balance'
import { faultsOf } from '#tests/fixtures/ledger'
import { inDrawings, onBoards } from './board_differences.js'
import { compare } from './compare.js'
import { escrowOf, type GameState } from './game.js'
import type { Economy } from './model.js'
import type { Currency, Kept } from './player.js'
import type { World } from './world.js'

/** What players hold, by the product's own names; `free` stands for nothing that is held. */
const HELD: Record<Exclude<ProductsCurrency, 'free'>, Currency> = {
  white: 'white',
  black: 'black',
  gray: 'gray',
  coin: 'coin',
  pending_coin: 'pending_coin',
  point: 'point',
}
const CURRENCIES = Object.values(HELD)
const KEPT: readonly Kept[] = ['black', 'gray', 'coin', 'pending_coin', 'point']

/** Our own accounts: they hold what every sequence left there. */
export async function readHouse(): Promise<Record<string, number>> {
  const rows = await db
    .from('ledger_postings')
    .whereIn('account_id', ['revenue:coin', ...KEPT.map((currency) => `loss:${currency}`)])
    .groupBy('account_id')
    .select('account_id')
    .sum('amount as total')
  return Object.fromEntries(rows.map((row) => [row.account_id, Number(row.total)]))
}

/** @throws with one line for each thing that the model and the product do not say alike */
export async function assertAlike(economy: Economy, world: World): Promise<void> {
  const records = [...economy.players, ...economy.games].map((one) => ({ id: world.idOf(one) }))
  const differences = [
    ...(await faultsOf(...records)),
    ...(await inWallets(economy, world)),
    ...(await inProgress(economy, world)),
    ...(await inGames(economy, world)),
    ...(await inHouse(economy, world)),
    ...(await onBoards(economy, world)),
    ...(await inDrawings(economy, world)),
  ]
  if (differences.length > 0) throw new Error(differences.join('\n'))
}

async function inWallets({ players, nowMs }: Economy, world: World): Promise<string[]> {
  const lines: string[] = []
  for (const player of players) {
    const { balances } = await getAccountBalance(world.idOf(player))
    for (const currency of CURRENCIES) {
      const what = `${player.name} ${currency}`
      lines.push(...compare(what, player.holds(currency, nowMs), balances[currency]))
    }
  }
  return lines
}

/** Where players stand in the leagues, and what partners owe them. */
async function inProgress({ players }: Economy, world: World): Promise<string[]> {
  const ids = players.map((player) => world.idOf(player))
  const standings = await db.from('player_progress').whereIn('user_id', ids)
  const owed = await db
    .from('partner_credits')
    .whereIn('user_id', ids)
    .groupBy('user_id')
    .select('user_id')
    .sum('points as total')
  return players.flatMap(({ name, progress, partnerPoints }, index) => {
    const isOfPlayer = ({ user_id: userId }: { user_id: string }) => userId === ids[index]
    const standing = standings.find(isOfPlayer)
    return [
      ...compare(`${name}'s plays`, progress.plays, standing?.plays_since_demotion ?? 0),
      ...compare(`${name}'s league`, `level${progress.league + 1}`, standing?.league ?? 'level1'),
      ...compare(`${name}'s week`, progress.week, standing?.played_week ?? null),
      ...compare(
        `${name}'s partner points`,
        partnerPoints,
        Number(owed.find(isOfPlayer)?.total ?? 0)
      ),
    ]
  })
}

async function inGames({ games }: Economy, world: World): Promise<string[]> {
  const ids = games.map((game) => world.idOf(game))
  const known = new Map((await db.from('games').whereIn('id', ids)).map((row) => [row.id, row]))
  const plays = new Map(
    (await db.from('game_plays').whereIn('game_id', ids)).map((row) => [row.id, row])
  )
  const posted = await readPosted(ids)
  return games.flatMap((game, index) => {
    const id = ids[index]!
    return [
      ...compare(`${game.name}'s state`, game.state, stateOf(known.get(id)!)),
      ...compare(`${game.name}'s escrow`, escrowOf(game), posted.get(`escrow:${id}:black`) ?? 0),
      ...compare(`${game.name}'s rake`, 0, posted.get(`rake:${id}:coin`) ?? 0),
      ...game.plays.flatMap((play) => {
        const row = plays.get(world.idOf(play))!
        const what = `${play.player.name}'s play of ${game.name}`
        return [
          ...compare(`${what}, its state`, play.state, row.state),
          ...compare(`${what}, its matches`, play.matched, row.matched_count),
          ...compare(`${what}, its points`, play.points, row.points),
        ]
      }),
    ]
  })
}

/** A deleted game is in no state any more. */
const stateOf = (row: { state: GameState; deleted_at: number | null }): GameState =>
  row.deleted_at === null ? row.state : 'deleted'

async function readPosted(ids: readonly string[]): Promise<Map<string, number>> {
  const accounts = ids.flatMap((id) => [`escrow:${id}:black`, `rake:${id}:coin`])
  const rows = await db
    .from('ledger_postings')
    .whereIn('account_id', accounts)
    .groupBy('account_id')
    .select('account_id')
    .sum('amount as total')
  return new Map(rows.map((row) => [row.account_id, Number(row.total)]))
}

async function inHouse({ players, revenue }: Economy, world: World): Promise<string[]> {
  const now = await readHouse()
  const moved = (account: string) => (now[account] ?? 0) - (world.houseBefore[account] ?? 0)
  const missing = (currency: Kept) =>
    players.reduce((sum, player) => sum + (player.missing[currency] ?? 0), 0)
  return [
    ...compare('revenue', revenue, moved('revenue:coin')),
    ...KEPT.flatMap((currency) =>
      compare(`loss of ${currency}`, missing(currency), -moved(`loss:${currency}`))
    ),
  ]
}
