import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { ProfilesContract } from '#profiles/contract'
import type { Opponent } from '#gameplays/store/game_play_row'

type Row = Columns<'game_matches', 'play_id' | 'quantity'> &
  Columns<'game_plays', 'user_id' | 'side'>

/** The opponents of these plays, by play and then by player; closed accounts are left out. */
export async function listOpponents(
  playIds: readonly string[],
  profiles: ProfilesContract,
  trx?: TransactionClientContract
): Promise<Map<string, Record<string, Opponent>>> {
  if (playIds.length === 0) return new Map()
  const rows = await readMeetings(playIds, trx ?? db.connection())
  const people = await profiles.listPublic([...new Set(rows.map((row) => row.user_id))], trx)
  const found = new Map<string, Record<string, Opponent>>()
  for (const { play_id: playId, user_id: userId, side, quantity } of rows) {
    const person = people.get(userId)
    if (!person) continue
    const { username, avatar, profileColor } = person
    const own = found.get(playId) ?? {}
    found.set(playId, { ...own, [userId]: { username, avatar, profileColor, quantity, side } })
  }
  return found
}

/** A match is stored once, under the later play. */
function readMeetings(playIds: readonly string[], client: QueryClientContract): Promise<Row[]> {
  const list = playIds.map(() => '?').join(', ')
  return run<Row>(
    client,
    `select m.play_id, p.user_id, p.side, m.quantity
     from game_matches m join game_plays p on p.id = m.opponent_play_id where m.play_id in (${list})
     union all
     select m.opponent_play_id, p.user_id, p.side, m.quantity
     from game_matches m join game_plays p on p.id = m.play_id where m.opponent_play_id in (${list})`,
    [...playIds, ...playIds]
  )
}
