// For its types alone: they name the event that this module tells of.
import type {} from '#gameplays/events/plays_settled'
import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { complaintsPersonalData } from '#gameplays/store/complaints'
import { gamePlayPersonalData } from '#gameplays/store/personal_data'
import { PlayedGamesContract, GameStakesContract, GameTotalsContract } from '#games/contract'
import { AdmitPlay } from '#gameplays/actions/admit_play'
import { CreateGamePlay } from '#gameplays/actions/create_game_play'
import { MatchPlay } from '#gameplays/actions/match_play'
import { RecordPlay } from '#gameplays/actions/record_play'
import { GamePlaysContract } from '#gameplays/contract'
import { queueSettlement } from '#gameplays/listeners/queue_settlement'
import { GamePlays } from '#gameplays/gameplays'
import { ClaimableRewards } from '#gameplays/adapters/claimable_rewards'
import { Stakeholders } from '#gameplays/queries/find_stakeholder'
import { PlaysOfGames } from '#gameplays/adapters/plays_of_games'
import { StakesOfPlayers } from '#gameplays/adapters/stakes_of_players'
import { TotalsOfGames } from '#gameplays/adapters/totals_of_games'
import { gamePlayProblems } from '#gameplays/domain/problem_codes'
import { LeaderboardsContract } from '#leaderboards/contract'
import { ClaimableRewardsContract } from '#notifications/contract'
import { PartnerDomainsContract } from '#partner_domains/contract'
import { ProfilesContract } from '#profiles/contract'
import { LedgerContract, PlaysOfGamesContract } from '#wallets/contract'

/** Binds the module's contract, and what games asks of plays, to their implementations. */
export default class GamePlaysProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ClaimableRewardsContract, () => new ClaimableRewards())
    this.app.container.singleton(GameStakesContract, () => new StakesOfPlayers())
    this.app.container.singleton(PlaysOfGamesContract, () => new PlaysOfGames())
    this.app.container.singleton(
      GamePlaysContract,
      async (resolver) =>
        new GamePlays(
          await resolver.make(PlayedGamesContract),
          await resolver.make(ProfilesContract)
        )
    )
    this.app.container.singleton(Stakeholders, async (resolver) => {
      const { default: env } = await import('#start/env')
      return new Stakeholders(
        await resolver.make(ProfilesContract),
        await resolver.make(PartnerDomainsContract),
        env.get('MONEY_FEATURES') ?? !this.app.inProduction
      )
    })
    // Made once, because a play is the busiest request.
    this.app.container.singleton(
      CreateGamePlay,
      async (resolver) =>
        new CreateGamePlay(
          await resolver.make(AdmitPlay),
          await resolver.make(RecordPlay),
          await resolver.make(MatchPlay),
          await resolver.make(Stakeholders),
          await resolver.make(LeaderboardsContract)
        )
    )
    this.app.container.singleton(
      GameTotalsContract,
      async (resolver) => new TotalsOfGames(await resolver.make(LedgerContract))
    )
  }

  boot() {
    problemCodes.declare(gamePlayProblems)
    personalData.keep(gamePlayPersonalData)
    personalData.keep(complaintsPersonalData)
    subscribe('game_moved', queueSettlement)
  }
}
