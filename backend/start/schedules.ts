import PrunePayoutPins from '#accounts/jobs/prune_payout_pins'
import DemoteIdlePlayers from '#achievements/jobs/demote_idle_players'
import PruneAnalytics from '#analytics/jobs/prune_analytics'
import RollUpAnalytics from '#analytics/jobs/roll_up_analytics'
import PruneTokens from '#auth/jobs/prune_tokens'
import CountPopularity from '#gameplays/jobs/count_popularity'
import MoveDueGames from '#gameplays/jobs/move_due_games'
import ProveLedgerNightly from '#gameplays/jobs/prove_ledger_nightly'
import SettleGames from '#gameplays/jobs/settle_games'
import CloseLists from '#leaderboards/jobs/close_lists'
import CountPoints from '#leaderboards/jobs/count_points'
import OpenNextWeek from '#leaderboards/jobs/open_next_week'
import DrainOutbox from '#shared/delivery/jobs/drain_outbox'
import SettleDrawings from '#prizes/jobs/settle_drawings'
import PruneIdempotencyKeys from '#shared/http/jobs/prune_idempotency_keys'
import PruneOutbox from '#shared/delivery/jobs/prune_outbox'
import type { Schedule } from '#shared/delivery/queue/scheduled_job'
import ExpireWhiteTickets from '#wallets/jobs/expire_white_tickets'

/**
 * All scheduled jobs. A restart restarts each interval and does not catch up on missed runs, so a job runs often and
 * looks up what is due: an hourly job finds the end of a week.
 */
export const schedules: readonly Schedule[] = [
  { job: DrainOutbox, everySeconds: 5 },
  { job: MoveDueGames, everySeconds: 15 },
  { job: SettleGames, everySeconds: 2 },
  { job: CountPoints, everySeconds: 5 },
  { job: CountPopularity, everySeconds: 60 },
  { job: RollUpAnalytics, everySeconds: 300 },
  { job: PruneAnalytics, cron: '23 * * * *' },
  { job: PruneOutbox, cron: '17 * * * *' },
  { job: PruneIdempotencyKeys, cron: '27 * * * *' },
  { job: PruneTokens, cron: '37 * * * *' },
  { job: PrunePayoutPins, cron: '47 * * * *' },
  // On the hour, because a league's week ends on one: a player who plays before the run is not found.
  { job: DemoteIdlePlayers, cron: '0 * * * *' },
  { job: ExpireWhiteTickets, cron: '7 * * * *' },
  { job: OpenNextWeek, cron: '52 * * * *' },
  { job: CloseLists, everySeconds: 300 },
  { job: SettleDrawings, cron: '57 * * * *' },
  // Between three and four in New York, when few play.
  { job: ProveLedgerNightly, cron: '41 8 * * *' },
]
