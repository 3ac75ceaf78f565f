import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { PlayedGamesContract, type GameMove } from '#games/contract'
import { MoveDueGames } from '#gameplays/actions/move_due_games'
import { SettleDue } from '#gameplays/actions/settle_due'
import { clock } from '#shared/clock'

/** What the clock has due by now, as the scheduled job does it. */
export async function moveDueGames(): Promise<void> {
  await (await app.container.make(MoveDueGames)).handle()
}

/** Settles until nothing is due any more, as the scheduled job does it slice by slice. */
export async function settleDue(): Promise<void> {
  const job = await app.container.make(SettleDue)
  while ((await job.handle()) > 0);
}

/** Lets everything happen that is due by now: games move, their plays are settled, and games move on. */
export async function settleAll(): Promise<void> {
  for (let before = -1, done = 0; done !== before;) {
    before = done
    await moveDueGames()
    await settleDue()
    done = await countMoves()
  }
}

async function countMoves(): Promise<number> {
  const row = await db.from('games').sum('version as n').first()
  return Number(row.n)
}

/** Moves a game as those do who may. */
export async function moveGame(id: string, move: GameMove) {
  const games = await app.container.make(PlayedGamesContract)
  const moved = await db.transaction((trx) => games.move(id, move, trx))
  if (!moved.ok) throw new Error(JSON.stringify(moved.error))
  return moved.value
}

/** A creator declares who won, and the plays are settled. */
export async function declare(id: string, correctAnswer: 'A' | 'B'): Promise<void> {
  await moveGame(id, { to: 'declaring_winner', by: 'creator', correctAnswer, newResult: true })
  await settleAll()
}

/** An admin says that the other side has won, and the plays are settled again. */
export async function changeResult(id: string, correctAnswer: 'A' | 'B'): Promise<void> {
  await moveGame(id, { to: 'changing_game_result', by: 'admin', correctAnswer, newResult: true })
  await settleAll()
}

/** The clock goes on by so much. Put `Date.now` in its place again behind the test. */
export function passTime(ms: number): void {
  const aheadMs = clock.nowMs() - Date.now() + ms
  clock.replace(() => Date.now() + aheadMs)
}
