import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { run } from '#shared/database/dialect'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import type { GamePlayRow } from '#gameplays/store/game_play_row'
import type { Step } from '#gameplays/domain/settlement'
import { moveOn } from '#gameplays/steps/move_on'
import { isBlack, isDecidedLater, mark, openTickets } from '#gameplays/steps/plays_of'
import { ReturnOpenTickets } from '#gameplays/steps/return_open_tickets'
import { TakeBackWins } from '#gameplays/steps/take_back_wins'
import { tellSettled, toCanceled } from '#gameplays/steps/tell_settled'
import { stakeOf } from '#gameplays/domain/stake_of'
import { WalletsContract } from '#wallets/contract'

const isFree = ({ ticket_type: type }: GamePlayRow): boolean => !TICKET_TERMS[type].costs

const isWhite = (play: GamePlayRow): boolean => !isFree(play) && !isBlack(play)

const playerOf = ({ user_id: userId }: GamePlayRow): string => userId

/** Tickets of a play that are still at stake. A free play stakes none. */
const staked = (play: GamePlayRow): number =>
  isFree(play) ? 0 : play.quantity - play.refunded_count

/**
 * There is no result: wins are reversed, then stakes returned. A play that was final at its pick stays final and keeps
 * its points; only its ticket is returned. A white ticket is not returned when its gray was spent: otherwise a player
 * could keep both each time a friend cancels a game.
 */
@inject()
export class Refund implements Step {
  readonly from = 'canceled'
  readonly latePlays = true

  constructor(
    private readonly games: PlayedGamesContract,
    private readonly wallets: WalletsContract,
    private readonly returnOpenTickets: ReturnOpenTickets,
    private readonly takeBackWins: TakeBackWins
  ) {}

  plays(game: PlayableGame): string {
    return isDecidedLater(game)
      ? `state <> 'canceled'`
      : `ticket_type = 'white' and refunded_count + kept_count = 0`
  }

  async settle(
    plays: readonly GamePlayRow[],
    game: PlayableGame,
    revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    await this.wallets.holdWhite(plays.filter(isWhite).map(playerOf), trx)
    const spent = await this.takeBackWins.handle(plays, game, revision, trx)
    const kept = plays.filter((play) => isWhite(play) && spent.has(play.id))
    const returned = plays.filter((play) => !kept.includes(play))
    if (isDecidedLater(game)) await this.end(plays, returned, trx)
    else await this.returnWhite(returned, trx)
    await note(kept, 'kept_count', trx)
    const settled = plays.map((play) => toCanceled(play, kept.includes(play) ? 0 : staked(play)))
    await tellSettled(game, { kind: 'canceled', revision, plays: settled }, trx)
  }

  private async end(
    plays: readonly GamePlayRow[],
    returned: readonly GamePlayRow[],
    trx: TransactionClientContract
  ): Promise<void> {
    const open = plays.filter((play) => isBlack(play) && openTickets(play) > 0)
    if (open.length > 0) await this.returnOpenTickets.refund(open, trx)
    const matched = returned.filter((play) => !isFree(play) && play.matched_count > 0)
    const stakes = matched.map((play) => ({ ...stakeOf(play), quantity: play.matched_count }))
    await this.wallets.refund(stakes, 'cancel', trx)
    await mark(plays, { state: 'canceled', correct: null, claimableUntilMs: null }, trx)
  }

  private async returnWhite(
    plays: readonly GamePlayRow[],
    trx: TransactionClientContract
  ): Promise<void> {
    await this.wallets.refund(plays.map(stakeOf), 'cancel', trx)
    await note(plays, 'refunded_count', trx)
  }

  async finish(
    { id }: PlayableGame,
    _revision: number,
    trx: TransactionClientContract
  ): Promise<void> {
    // A tie returned these tickets already and made the plays right; without a result they are not right any more.
    await run(
      trx,
      `update game_plays set claimable_until = null
       where game_id = ? and claimable_until is not null and claimed_at is null`,
      [id]
    )
    if (await hasPaidPlays(id, trx)) await moveOn(this.games, id, { to: 'refunded' }, trx)
  }
}

/** Records how many tickets of each play were returned. */
async function note(
  plays: readonly GamePlayRow[],
  column: 'refunded_count' | 'kept_count',
  trx: TransactionClientContract
): Promise<void> {
  if (plays.length === 0) return
  await run(
    trx,
    `update game_plays set ${column} = quantity where id in (${plays.map(() => '?').join(', ')})`,
    plays.map(({ id }) => id)
  )
}

/** Except plays that their player took back: they were unmatched, and their tickets were returned then. */
async function hasPaidPlays(gameId: string, trx: TransactionClientContract): Promise<boolean> {
  const rows = await run(
    trx,
    `select 1 from game_plays
     where game_id = ? and ticket_type <> 'free' and matched_count + refunded_count > 0 limit 1`,
    [gameId]
  )
  return rows.length > 0
}
