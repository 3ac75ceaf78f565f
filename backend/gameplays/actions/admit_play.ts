import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Votes } from '@sidepick/rules/majority'
import { TICKET_TERMS } from '@sidepick/rules/ticket_terms'
import { failure, success, type Result } from '#shared/result'
import { CreatorsContract } from '#creators/contract'
import { PlayedGamesContract, type PlayableGame } from '#games/contract'
import { findPlayed, type AlreadyPlayed } from '#gameplays/actions/write_play'
import { refuse, type AdmissionError, type Stakeholder } from '#gameplays/domain/admission'
import { isRewarded, type NewGamePlay } from '#gameplays/domain/new_game_play'
import { countVotes } from '#gameplays/queries/count_votes'
import { PrivateGames } from '#gameplays/queries/private_games'
import { PartnerProgrammesContract } from '#partner_programmes/contract'
import { WalletsContract } from '#wallets/contract'

/** Why a pick becomes no play. */
export type PlayRefusal = AdmissionError | AlreadyPlayed | Lack | { type: 'not_found' }

/** What an earlier play may have used up. */
type Lack = { type: 'not_enough_tickets' } | { type: 'daily_limit' }

/** A pick, with what is known of its player: for a play with a stake; null for a free one. */
export type Applicant = NewGamePlay & { player: Stakeholder | null }

/** What a play stands on. */
export interface PlayGround {
  game: PlayableGame | null
  /** Before this play. */
  votes: Votes
  /** Where it was looked up; else the unique key reports it. */
  played: AlreadyPlayed | null
}

/** Decides whether this player may make this play. It writes nothing. */
@inject()
export class AdmitPlay {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly privateGames: PrivateGames,
    private readonly creators: CreatorsContract,
    private readonly wallets: WalletsContract,
    private readonly rewards: PartnerProgrammesContract
  ) {}

  async read(
    play: Pick<NewGamePlay, 'gameId' | 'userId' | 'ticketType'>,
    trx: TransactionClientContract,
    { again }: { again: boolean }
  ): Promise<PlayGround> {
    const { gameId, ticketType } = play
    const [game, votes, played] = await Promise.all([
      // Black tickets are matched in the order of their arrival, so plays with them are serialised.
      this.games.findPlayable(gameId, trx, { lock: TICKET_TERMS[ticketType].matched }),
      countVotes(trx, [gameId]),
      again ? findPlayed(play, trx) : null,
    ])
    return { game, votes: votes.get(gameId) ?? { a: 0, b: 0 }, played }
  }

  /** The game to play. */
  async handle(
    play: Applicant,
    { game: found, played }: PlayGround,
    trx: TransactionClientContract
  ): Promise<Result<PlayableGame, PlayRefusal>> {
    if (played) return failure(played)
    const game = found && (await this.settled(found, trx))
    if (!game || !(await this.privateGames.areOpenTo(play, game, trx))) {
      return failure({ type: 'not_found' })
    }
    const refusal =
      refuse(play, game, await this.stakeholderOf(play, game, trx)) ??
      (await this.findLack(play, trx))
    return refusal ? failure((await findPlayed(play, trx)) ?? refusal) : success(game)
  }

  /**
   * An unplayed game may still be changed or deleted. So the first play locks it and reads it again, which serialises
   * it with an edit. Later plays take no lock.
   */
  private settled(
    game: PlayableGame,
    trx: TransactionClientContract
  ): Promise<PlayableGame | null> {
    return game.played
      ? Promise.resolve(game)
      : this.games.findPlayable(game.id, trx, { lock: true })
  }

  /** The partner of a game's creator has a say in the result too. */
  private async stakeholderOf(
    { player, ticketType, userId }: Applicant,
    { creatorId }: PlayableGame,
    trx: TransactionClientContract
  ): Promise<Stakeholder | null> {
    if (!player || !TICKET_TERMS[ticketType].matched || player.decides) return player
    const creator = await this.creators.find(creatorId, trx)
    return { ...player, decides: creator?.parentId === userId }
  }

  /** A partner's programme credits a limited number of plays a day, and none that came too late. */
  private async findLack(play: NewGamePlay, trx: TransactionClientContract): Promise<Lack | null> {
    if (!(await this.wallets.canStake(play, trx))) return { type: 'not_enough_tickets' }
    if (!isRewarded(play) || (await this.rewards.hasRoom(play, trx))) return null
    return { type: 'daily_limit' }
  }
}
