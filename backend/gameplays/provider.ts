// For its types alone: they name the event that this module tells of.
import type {} from '#gameplays/events/plays_settled'
import type { ApplicationService } from '@adonisjs/core/types'
import { AchievementsContract } from '#achievements/contract'
import { CreatorsContract } from '#creators/contract'
import { subscribe } from '#shared/delivery/domain_events'
import { personalData } from '#shared/privacy/personal_data'
import { problemCodes } from '#shared/problem_codes'
import { complaintsPersonalData } from '#gameplays/store/complaints'
import { gamePlayPersonalData } from '#gameplays/store/personal_data'
import { PlayedGamesContract, GameStakesContract, GameTotalsContract } from '#games/contract'
import { CreateGamePlay } from '#gameplays/actions/create_game_play'
import { GamePlaysContract, WidgetOwnersContract } from '#gameplays/contract'
import { queueSettlement } from '#gameplays/listeners/queue_settlement'
import { PrivateGames } from '#gameplays/queries/private_games'
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
import { PartnerProgrammesContract } from '#partner_programmes/contract'
import { LedgerContract, PlaysOfGamesContract, WalletsContract } from '#wallets/contract'

/** Binds the module's contract, and what games asks of plays, to their implementations. */
export default class GamePlaysProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(ClaimableRewardsContract, () => new ClaimableRewards())
    this.app.container.singleton(GameStakesContract, () => new StakesOfPlayers())
    this.app.container.singleton(PlaysOfGamesContract, () => new PlaysOfGames())
    this.app.container.singleton(GamePlaysContract, async (resolver) => {
      const games = await resolver.make(PlayedGamesContract)
      const wallets = await resolver.make(WalletsContract)
      const leaderboards = await resolver.make(LeaderboardsContract)
      const achievements = await resolver.make(AchievementsContract)
      const owners = await resolver.make(WidgetOwnersContract)
      const profiles = await resolver.make(ProfilesContract)
      const creators = await resolver.make(CreatorsContract)
      const partners = await resolver.make(PartnerDomainsContract)
      const rewards = await resolver.make(PartnerProgrammesContract)
      const { default: env } = await import('#start/env')
      const moneyFeatures = env.get('MONEY_FEATURES') ?? !this.app.inProduction
      return new GamePlays(
        new CreateGamePlay(
          games,
          wallets,
          leaderboards,
          achievements,
          new PrivateGames(owners),
          profiles,
          creators,
          rewards
        ),
        leaderboards,
        new Stakeholders(profiles, partners, moneyFeatures),
        games,
        profiles
      )
    })
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
