import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'
import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** What stands beside a game: apart from the screens, so that a game fetches no more than it shows. */
const loadCards = () => import(/* webpackChunkName: "cards" */ './rewards_cards')

/** The prizes and the board, a player's own games, what they were told, and what moved on their account. */
const loadScreens = () => import(/* webpackChunkName: "screens" */ './rewards_screens')

type CardName = keyof Awaited<ReturnType<typeof loadCards>>
type ScreenName = keyof Awaited<ReturnType<typeof loadScreens>>

const card = (name: CardName) => deferredCard(() => loadCards().then((module) => module[name]))
const screen = (name: ScreenName) =>
  deferredScreen(() => loadScreens().then((module) => module[name]))

export const rewardsCards = {
  PrizeCard: card('PrizeCard'),
  ProfitFlipDialog: card('ProfitFlipDialog'),
  RewardPartnerGift: card('RewardPartnerGift'),
  WalletPillBlack: card('WalletPillBlack'),
  WalletPillWhite: card('WalletPillWhite'),
  WinGift: card('WinGift'),
} satisfies Record<CardName, unknown>

export const rewardsScreens = {
  Activity: screen('Activity'),
  DailyGiftModal: screen('DailyGiftModal'),
  EarnRewardsModal: screen('EarnRewardsModal'),
  FreeTickets: screen('FreeTickets'),
  LeaderboardModal: screen('LeaderboardModal'),
  MyGames: screen('MyGames'),
  PrizeDetail: screen('PrizeDetail'),
  Prizes: screen('Prizes'),
  PurchaseModal: screen('PurchaseModal'),
  RedeemCoins: screen('RedeemCoins'),
  ResultDetail: screen('ResultDetail'),
  RewardGiftModal: screen('RewardGiftModal'),
  RewardsPartner: screen('RewardsPartner'),
  TransactionHistory: screen('TransactionHistory'),
} satisfies Record<ScreenName, unknown>
