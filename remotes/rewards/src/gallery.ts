import type { RemoteGallery } from '@sidepick/card-kit'
import { states as Activity } from './activity/activity.gallery'
import { states as LeaderboardModal } from './board/leaderboard_modal.gallery'
import { states as EarnRewardsModal } from './earn/earn_rewards_modal.gallery'
import { states as ProfitFlipDialog } from './flip/profit_flip_dialog.gallery'
import { states as DailyGiftModal } from './gift/daily_gift_modal.gallery'
import { states as TransactionHistory } from './history/transaction_history.gallery'
import { states as RewardPartnerGift } from './partner_gift/reward_partner_gift.gallery'
import { states as PrizeCard } from './prize_card/prize_card.gallery'
import { states as PrizeDetail } from './prizes/prize_detail.gallery'
import { states as Prizes } from './prizes/prizes.gallery'
import { states as RedeemCoins } from './redeem/redeem_coins.gallery'
import { states as MyGames } from './results/my_games.gallery'
import { states as ResultDetail } from './results/result_detail.gallery'
import { freeTickets, purchase, rewardsPartner } from './tickets/tickets.gallery'
import { states as pills } from './wallet/wallet_pill.gallery'
import { cardStates as WinGift, screenStates as RewardGiftModal } from './won/won.gallery'

/** Every state of every card and screen of this remote, by the names it registers. */
export const gallery: RemoteGallery = {
  Activity,
  DailyGiftModal,
  EarnRewardsModal,
  FreeTickets: freeTickets,
  LeaderboardModal,
  MyGames,
  PrizeCard,
  PrizeDetail,
  Prizes,
  ProfitFlipDialog,
  PurchaseModal: purchase,
  RedeemCoins,
  ResultDetail,
  RewardGiftModal,
  RewardPartnerGift,
  RewardsPartner: rewardsPartner,
  TransactionHistory,
  WalletPillBlack: pills,
  WalletPillWhite: pills,
  WinGift,
}
