import db from '@adonisjs/lucid/services/db'
import { run } from '#shared/database/dialect'
import type { Columns } from '#shared/database/rows'
import type { Cursor } from '#shared/pagination'

type Row = Columns<
  'drawing_commitments',
  'leaderboard_id' | 'commitment' | 'beacon_chain' | 'beacon_round' | 'committed_at'
>

/** Newest first. */
export const listCommitments = ({ after, limit }: { after: Cursor | null; limit: number }) =>
  run<Row>(
    db.connection(),
    `select leaderboard_id, commitment, beacon_chain, beacon_round, committed_at from drawing_commitments
     ${after ? 'where committed_at < ? or (committed_at = ? and leaderboard_id < ?)' : ''}
     order by committed_at desc, leaderboard_id desc limit ?`,
    [...(after ? [after.createdAtMs, after.createdAtMs, after.id] : []), limit]
  )
