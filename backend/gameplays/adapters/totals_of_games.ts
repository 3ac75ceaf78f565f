import db from '@adonisjs/lucid/services/db'
import { game } from '#config/game'
import { run } from '#shared/database/dialect'
import type { Columns, Computed } from '#shared/database/rows'
import { GameTotalsContract, type GameTotals } from '#games/contract'
import { countVotes } from '#gameplays/queries/count_votes'
import type { LedgerContract } from '#wallets/contract'

type PlayCounts = {
  plays: number
  canceled_plays: number
  free_plays: number
  white_plays: number
  black_plays: number
  black_tickets: number
  matched_tickets: number
  pending_tickets: number
  paid_tickets: number
}

const NOBODY: PlayCounts = {
  plays: 0,
  canceled_plays: 0,
  free_plays: 0,
  white_plays: 0,
  black_plays: 0,
  black_tickets: 0,
  matched_tickets: 0,
  pending_tickets: 0,
  paid_tickets: 0,
}

export class TotalsOfGames extends GameTotalsContract {
  constructor(private readonly ledger: LedgerContract) {
    super()
  }

  async totalsOf(gameIds: readonly string[]): Promise<Map<string, GameTotals>> {
    if (gameIds.length === 0) return new Map()
    const [plays, votes, complaints, holdings] = await Promise.all([
      countPlays(gameIds),
      countVotes(db.connection(), gameIds),
      countComplaints(gameIds),
      this.ledger.holdingsOf(gameIds),
    ])
    return new Map(
      gameIds.map((id) => {
        const { tickets = 0, rakeCoins = 0 } = holdings.get(id) ?? {}
        return [
          id,
          {
            ...toTotals(plays.get(id) ?? NOBODY),
            sideA: votes.get(id)?.a ?? 0,
            sideB: votes.get(id)?.b ?? 0,
            complaints: complaints.get(id) ?? 0,
            heldTickets: tickets,
            heldRakeCoins: rakeCoins,
          },
        ]
      })
    )
  }
}

function toTotals(counts: PlayCounts) {
  const { winCoins, rakeCoins } = game.stakes
  return {
    plays: counts.plays,
    canceledPlays: counts.canceled_plays,
    freePlays: counts.free_plays,
    whitePlays: counts.white_plays,
    blackPlays: counts.black_plays,
    whiteTickets: counts.white_plays,
    blackTickets: counts.black_tickets,
    matchedTickets: counts.matched_tickets,
    pendingCoins: counts.pending_tickets * winCoins,
    paidCoins: counts.paid_tickets * winCoins,
    rakeCoins: counts.paid_tickets * rakeCoins,
  }
}

const count = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`
const tickets = (column: string, condition: string) =>
  `sum(case when ticket_type = 'black' and ${condition} then ${column} else 0 end)`

async function countPlays(gameIds: readonly string[]): Promise<Map<string, PlayCounts>> {
  const kept = `state <> 'canceled'`
  const rows = await run<Columns<'game_plays', 'game_id'> & Computed<PlayCounts>>(
    db.connection(),
    `select game_id,
       ${count(kept)} as plays,
       ${count(`state = 'canceled'`)} as canceled_plays,
       ${count(`${kept} and ticket_type = 'free'`)} as free_plays,
       ${count(`${kept} and ticket_type = 'white'`)} as white_plays,
       ${count(`${kept} and ticket_type = 'black'`)} as black_plays,
       ${tickets('quantity - refunded_count', kept)} as black_tickets,
       ${tickets('matched_count', kept)} as matched_tickets,
       ${tickets('matched_count', `state = 'declared_winner'`)} as pending_tickets,
       ${tickets('matched_count', `state = 'won'`)} as paid_tickets
     from game_plays where game_id in (${gameIds.map(() => '?').join(', ')}) group by game_id`,
    gameIds
  )
  return new Map(rows.map((row) => [row.game_id, row]))
}

async function countComplaints(gameIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await run<Columns<'complaints', 'game_id'> & Computed<{ complaints: number }>>(
    db.connection(),
    `select game_id, count(*) as complaints from complaints
     where game_id in (${gameIds.map(() => '?').join(', ')}) group by game_id`,
    gameIds
  )
  return new Map(rows.map(({ game_id: id, complaints }) => [id, complaints]))
}
