import db from '@adonisjs/lucid/services/db'
import type { Board } from './boards.js'
import { compare } from './compare.js'
import type { Award } from './drawings.js'
import type { Economy } from './model.js'
import type { World } from './world.js'

/** Everybody's points on every board, on those too of which the model says that nobody has any there. */
export async function onBoards({ players, boards }: Economy, world: World): Promise<string[]> {
  const nameOf = new Map(players.map((player) => [world.idOf(player), player.name]))
  const rows = await db
    .from('leaderboard_entries as e')
    .join('leaderboards as l', 'l.id', 'e.leaderboard_id')
    .whereIn('e.user_id', [...nameOf.keys()])
    .select('e.user_id', 'e.points', 'e.reached_at', 'e.instant_qualified')
    .select('l.distributor_id', 'l.series', 'l.start_date')
  const product = new Map(
    rows.map((row) => {
      const board = [row.distributor_id, row.series, row.start_date].join(' ')
      const entry = [row.points, row.reached_at, Boolean(row.instant_qualified)].join(' ')
      return [`${nameOf.get(row.user_id)} on ${board}`, entry]
    })
  )
  const model = new Map(
    boards.all.flatMap((board) =>
      [...board.entries].map(([{ name }, { points, reachedMs, qualified }]) => {
        const entry = [points, reachedMs, qualified].join(' ')
        return [`${name} on ${world.prizes.keyOf(board)}`, entry]
      })
    )
  )
  const all = new Set([...model.keys(), ...product.keys()])
  return [...all].flatMap((what) => compare(what, model.get(what), product.get(what)))
}

/** Who is in line for which prize, and what everybody was told of it. */
export async function inDrawings({ boards }: Economy, world: World): Promise<string[]> {
  const drawn = boards.all.filter(({ drawing }) => drawing !== null)
  const ids = await Promise.all(drawn.map((board) => world.prizes.idOf(board)))
  const rows = await db.from('prize_awards').whereIn('leaderboard_id', ids)
  const told = await readTold(drawn, world)
  return drawn.flatMap((board, index) => {
    const id = ids[index]!
    const awards = board.drawing!.awards
    const of = rows.filter(({ leaderboard_id: boardId }) => boardId === id)
    return [
      ...compare(`${board.name}'s line`, awards.length, of.length),
      ...awards.flatMap((award) => {
        const row = of.find(({ place }) => place === award.place)
        const { user_id: userId, state, reason, confirm_before: beforeMs } = row ?? {}
        const what = `place ${award.place} of ${board.name}`
        return [
          ...compare(what, world.idOf(award.player), userId),
          ...compare(`${what}, its state`, award.state, state),
          ...compare(`${what}, why it was passed on`, award.reason, reason),
          ...compare(`${what}, until when it waits`, award.confirmBeforeMs, beforeMs),
          ...toldOf(award, id, world).flatMap(([key, isTold]) =>
            compare(`${what}, ${key}`, isTold, told.has(key))
          ),
        ]
      }),
    ]
  })
}

/** A prize is told when it is offered, whatever comes of it. */
function toldOf(award: Award, boardId: string, world: World): [key: string, isTold: boolean][] {
  const of = `${boardId}:${world.idOf(award.player)}`
  return [
    [`prize_won:${of}`, award.confirmBeforeMs !== null],
    [`prize_alternate:${of}`, award.isToldToWait],
  ]
}

async function readTold(drawn: readonly Board[], world: World): Promise<Set<string>> {
  const players = drawn.flatMap(({ drawing }) => drawing!.awards.map(({ player }) => player))
  const rows = await db
    .from('notifications')
    .whereIn('kind', ['prize_won', 'prize_alternate'])
    .whereIn(
      'user_id',
      players.map((player) => world.idOf(player))
    )
    .select('key')
  return new Set(rows.map(({ key }) => key))
}
