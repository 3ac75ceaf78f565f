/**
 * Declares a game of a benchmark's database; with `settle` behind its id it settles and pays it too, and says how long
 * that took.
 */
import type { GameMove } from '#games/contract'
import { bootedApp } from '../fixtures/processes/booted_app.js'

const [gameId, mode] = process.argv.slice(2) as [string, string | undefined]
const app = await bootedApp()
const { default: db } = await import('@adonisjs/lucid/services/db')
const { PlayedGamesContract } = await import('#games/contract')
const { SettleDue } = await import('#gameplays/actions/settle_due')
const games = await app.container.make(PlayedGamesContract)
const job = await app.container.make(SettleDue)

async function move(change: GameMove) {
  const moved = await db.transaction((trx) => games.move(gameId, change, trx))
  if (!moved.ok) throw new Error(JSON.stringify(moved.error))
}

async function settle(): Promise<number> {
  const begun = performance.now()
  while ((await job.handle()) > 0);
  return performance.now() - begun
}

await move({ to: 'declaring_winner', by: 'admin', correctAnswer: 'A', newResult: true })
console.log('declared')
if (mode === 'settle') {
  const declaredMs = await settle()
  await move({ to: 'processing_payouts', by: 'scheduler' })
  const paidMs = await settle()
  const { state } = await db.from('games').where('id', gameId).firstOrFail()
  const { n } = await db.from('game_plays').where('game_id', gameId).count('* as n').firstOrFail()
  console.log(JSON.stringify({ declaredMs, paidMs, state: state as string, plays: Number(n) }))
}
process.exit(0)
