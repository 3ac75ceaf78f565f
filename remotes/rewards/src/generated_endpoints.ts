import { endpointSource as api } from '@sidepick/card-kit'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    achievementsList: build.query<AchievementsListAnswer, AchievementsListArg>({
      query: () => ({ url: `/v1/achievements` }),
    }),
    gameplaysList: build.query<GameplaysListAnswer, GameplaysListArg>({
      query: (queryArg) => ({
        url: `/v1/gameplays`,
        params: {
          state: queryArg.state,
          gameId: queryArg.gameId,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    gameplaysShow: build.query<GameplaysShowAnswer, GameplaysShowArg>({
      query: (queryArg) => ({ url: `/v1/gameplays/${queryArg}` }),
    }),
    gameplaysStats: build.query<GameplaysStatsAnswer, GameplaysStatsArg>({
      query: (queryArg) => ({
        url: `/v1/games/${queryArg.id}/stats`,
        params: {
          widgetId: queryArg.widgetId,
        },
      }),
    }),
    leaderboardsShow: build.query<LeaderboardsShowAnswer, LeaderboardsShowArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/${queryArg.id}`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    leaderboardsActive: build.query<LeaderboardsActiveAnswer, LeaderboardsActiveArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/activeLeaderboards`,
        params: {
          distributorId: queryArg.distributorId,
          at: queryArg.at,
        },
      }),
    }),
    leaderboardsPoints: build.query<LeaderboardsPointsAnswer, LeaderboardsPointsArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/points`,
        params: {
          distributorId: queryArg,
        },
      }),
    }),
    leaderboardsPrevious: build.query<LeaderboardsPreviousAnswer, LeaderboardsPreviousArg>({
      query: (queryArg) => ({
        url: `/v1/leaderboards/previousLeaderboards`,
        params: {
          distributorId: queryArg.distributorId,
          start: queryArg.start,
          end: queryArg.end,
        },
      }),
    }),
    ledgerList: build.query<LedgerListAnswer, LedgerListArg>({
      query: (queryArg) => ({
        url: `/v1/ledger`,
        params: {
          type: queryArg['type'],
          currency: queryArg.currency,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    notificationsList: build.query<NotificationsListAnswer, NotificationsListArg>({
      query: (queryArg) => ({
        url: `/v1/notifications`,
        params: {
          language: queryArg.language,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    notificationsCount: build.query<NotificationsCountAnswer, NotificationsCountArg>({
      query: () => ({ url: `/v1/notifications/count` }),
    }),
    prizesList: build.query<PrizesListAnswer, PrizesListArg>({
      query: () => ({ url: `/v1/prizes` }),
    }),
    productsList: build.query<ProductsListAnswer, ProductsListArg>({
      query: () => ({ url: `/v1/products` }),
    }),
    walletsBalance: build.query<WalletsBalanceAnswer, WalletsBalanceArg>({
      query: () => ({ url: `/v1/wallets/account-balance` }),
    }),
    walletsGift: build.query<WalletsGiftAnswer, WalletsGiftArg>({
      query: () => ({ url: `/v1/wallets/daily-gift` }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as rewardsEndpoints }
export type AchievementsListAnswer =
  /** status 200 What leads into each league, by index from the first, and then what achievements ask for */ (
    LeagueGate | AchievementRule
  )[]
export type AchievementsListArg = void
export type GameplaysListAnswer =
  /** status 200 The caller's plays, newest first */ PlayWithGamePage
export type GameplaysListArg = {
  /** Which plays are listed; all when left out. */
  state?: 'all' | 'active' | 'pending' | 'finished' | 'claimable'
  /** Only plays of this game. */
  gameId?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type GameplaysShowAnswer =
  /** status 200 One of the caller's plays; an admin sees everybody's */ PlayWithGame
export type GameplaysShowArg = /** Id of the play. */ string
export type GameplaysStatsAnswer =
  /** status 200 How often a game was played, and how its sides stand; up to 2 s old */ GameStats
export type GameplaysStatsArg = {
  /** Id of the game. */
  id: string
  /** Id of the widget that shows the game; a private game is found only with it. */
  widgetId?: string
}
export type LeaderboardsShowAnswer =
  /** status 200 The best of a board, and with a token the caller among the neighbors */ LeaderboardStanding
export type LeaderboardsShowArg = {
  /** Id of the board. */
  id: string
  /** Number of entries in `topN`. */
  limit?: number
}
export type LeaderboardsActiveAnswer =
  /** status 200 Boards that run now, of the distributor or else of `default` */ Leaderboard[]
export type LeaderboardsActiveArg = {
  /** Slug of the distributor; `default` when it runs no board or is left out. */
  distributorId?: string
  /** The instant that boards run at, now when left out: ISO 8601, or milliseconds since the epoch. */
  at?: string
}
export type LeaderboardsPointsAnswer =
  /** status 200 The caller's points on every active board; a stranger has none */ OwnPoints[]
export type LeaderboardsPointsArg =
  /** Slug of the distributor; `default` when it runs no board or is left out. */ string | undefined
export type LeaderboardsPreviousAnswer =
  /** status 200 Boards whose week is over, newest first, with who won; of the last eight weeks by default */ PreviousLeaderboard[]
export type LeaderboardsPreviousArg = {
  /** Slug of the distributor; `default` when it runs no board or is left out. */
  distributorId?: string
  /** The first instant at which a board may end, eight weeks ago when left out: ISO 8601, or milliseconds since the epoch. */
  start?: string
  /** The instant before which a board ends, now when left out: ISO 8601, or milliseconds since the epoch. */
  end?: string
}
export type LedgerListAnswer =
  /** status 200 The caller's ledger lines, newest first */ LedgerLinePage
export type LedgerListArg = {
  /** What happened: a tab of the history, one entry type, or all. */
  type?:
    | 'all'
    | 'creator cuts'
    | 'pending result'
    | 'plays'
    | 'purchases'
    | 'redeem'
    | 'refunds'
    | 'wins'
    | 'host_cut'
    | 'parent_cut'
    | 'referrer_cut'
    | 'distributor_cut'
    | 'pending_outcome'
    | 'game_played'
    | 'purchase'
    | 'redeem'
    | 'payout'
    | 'refund'
    | 'transaction_voided'
    | 'game_outcome'
    | 'free_gift'
    | 'admin_update'
  /** Only lines in this currency. */
  currency?: 'free' | 'white' | 'black' | 'gray' | 'coin' | 'pending_coin' | 'point'
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type NotificationsListAnswer =
  /** status 200 What the caller was told, newest first; listing marks nothing as read */ NotificationPage
export type NotificationsListArg = {
  /** Language of the texts; the browser's when left out. */
  language?: 'en-us' | 'en-gb' | 'es-mx'
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type NotificationsCountAnswer =
  /** status 200 How many of the caller's notifications are unread, and how many wins can be claimed */ NotificationCounts
export type NotificationsCountArg = void
export type PrizesListAnswer =
  /** status 200 The caller's places in drawings, newest first */ Prize[]
export type PrizesListArg = void
export type ProductsListAnswer =
  /** status 200 Bundles of tickets that are for sale, in their order */ Product[]
export type ProductsListArg = void
export type WalletsBalanceAnswer = /** status 200 The caller's balances */ AccountBalance
export type WalletsBalanceArg = void
export type WalletsGiftAnswer =
  /** status 200 How many white tickets the day's gift holds */ DailyGift
export type WalletsGiftArg = void
export type LeagueGate = {
  /** The league. */
  id: 'level1' | 'level2' | 'level3' | 'level4'
  /** Number of plays since the last demotion that lead into the league. */
  gamePlays: number
  /** Title of this week's prize in the league; null when there is none. */
  prize: string | null
}
export type AchievementRule = {
  /** What the player has to do, in the reader's language. */
  description: string
  /** Id of the achievement. */
  id: string
  /** Name of the achievement, in the reader's language. */
  name: string
  /** Name of an icon that the cards have. */
  icon: string
  /** The only game type that counts; null when all do. */
  gameType: ('POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY') | null
  /** Number of plays in a row that fulfill it. */
  requiredStreak: number
  /** Whether each of these plays must be correct. */
  requiredCorrect: boolean
}
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code:
    | 'E_ALREADY_PLAYED'
    | 'E_BAD_CURSOR'
    | 'E_BAD_REQUEST'
    | 'E_BAD_TRANSITION'
    | 'E_BEACON_SILENT'
    | 'E_BIRTHDAY_SET'
    | 'E_BLOCKED'
    | 'E_BODY_TOO_LARGE'
    | 'E_CHANGED_MEANWHILE'
    | 'E_CONFLICT_OF_INTEREST'
    | 'E_CONTENT_TYPE'
    | 'E_COUNTRY'
    | 'E_DAILY_LIMIT'
    | 'E_DRAWING_ROUND_TO_COME'
    | 'E_DRAWING_TOO_EARLY'
    | 'E_EMAIL_TAKEN'
    | 'E_EMAIL_VERIFY'
    | 'E_EXPERIENCE_CHANGED'
    | 'E_EXPERIENCE_RETIRED'
    | 'E_EXPERIMENT_CHANGED'
    | 'E_EXPERIMENT_GROUP_FULL'
    | 'E_EXPERIMENT_LIMIT'
    | 'E_EXPERIMENT_OVER'
    | 'E_EXPERIMENT_STATUS'
    | 'E_FILE_SIZE'
    | 'E_FILE_TYPE'
    | 'E_FLAVOUR_FOREIGN'
    | 'E_FORBIDDEN'
    | 'E_GAME_CLOSED'
    | 'E_GAME_QUARANTINED'
    | 'E_GIFT_COLLECTED'
    | 'E_IDEMPOTENCY_IN_FLIGHT'
    | 'E_IDEMPOTENCY_MISMATCH'
    | 'E_INTERNAL'
    | 'E_INVALID_CREDENTIALS'
    | 'E_IN_USE'
    | 'E_LEADERBOARD_CLOSED'
    | 'E_LEADERBOARD_EXISTS'
    | 'E_LEADERBOARD_NOT_AWARDED'
    | 'E_LEADERBOARD_NOT_COMMITTED'
    | 'E_LEADERBOARD_UNAVAILABLE'
    | 'E_LINK_REQUIRED'
    | 'E_NOT_CLAIMABLE'
    | 'E_NOT_ENOUGH_TICKETS'
    | 'E_NOT_FOUND'
    | 'E_NOT_IMPLEMENTED'
    | 'E_PIN_EXPIRED'
    | 'E_PIN_INVALID'
    | 'E_PRIZE_NOT_CONFIRMED'
    | 'E_PRIZE_NOT_ELIGIBLE'
    | 'E_PRIZE_NOT_OFFERED'
    | 'E_PROFILE_INCOMPLETE'
    | 'E_PROVIDER_DISABLED'
    | 'E_REFRESH_INVALID'
    | 'E_REFRESH_REUSED'
    | 'E_REGION_LOCKED'
    | 'E_REGISTRY_CHANGED'
    | 'E_RELEASE_ADDRESS_TAKEN'
    | 'E_RELEASE_KILLED'
    | 'E_RELEASE_NONE_BEFORE'
    | 'E_ROUTE_NOT_FOUND'
    | 'E_SIGN_IN_AGAIN'
    | 'E_TICKET_NOT_ALLOWED'
    | 'E_TOKEN_EXPIRED'
    | 'E_TOO_MANY_ATTEMPTS'
    | 'E_TOO_MANY_REQUESTS'
    | 'E_TOS_REQUIRED'
    | 'E_UNAUTHORIZED'
    | 'E_UNAVAILABLE'
    | 'E_UNDERAGE'
    | 'E_USERNAME_TAKEN'
    | 'E_VALIDATION'
  message: string
  errors: {
    message: string
    field?: string
    rule?: string
  }[]
}
export type PlayedGame = {
  /** The question. */
  text: string
  /** The game type. */
  gameType: 'POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY'
  /** Text of side A. */
  sideA: string
  /** Text of side B. */
  sideB: string
  /** State of the game. */
  state:
    | 'new'
    | 'active'
    | 'waiting_for_declaration'
    | 'declaring_winner'
    | 'winner_declared'
    | 'changing_game_result'
    | 'processing_payouts'
    | 'ended'
    | 'canceled'
    | 'refunded'
    | 'quarantined'
  /** When the game ends. */
  endTime: string
  /** Address of the picture before its video; null without one. */
  poster: string | null
}
export type PlayWithGame = {
  /** Id of the play. */
  id: string
  /** Id of the game. */
  gameId: string
  /** Id of the player. */
  userId: string
  /** How far the play is. */
  state:
    | 'waiting_for_match'
    | 'matched'
    | 'declared_winner'
    | 'declared_loser'
    | 'won'
    | 'lost'
    | 'canceled'
  /** The side that was picked. */
  side: 'A' | 'B'
  /** Which tickets were staked. */
  ticketType: 'black' | 'white' | 'free'
  /** Number of tickets that were staked. */
  quantity: number
  /** Number of these tickets that found a counterpart; free plays match at once. */
  matched: number
  /** The rewards programme of a partner that the play counts in; null without one. */
  rewardType: 'gift_card' | null
  /** Slug of the distributor that the play is attributed to. */
  distributorId: string
  /** Id of the widget that the play was made in; null when unknown. */
  widgetId: string | null
  /** Address that mail about the play leads back to; null without one. */
  returnUrl: string | null
  /** Number of points that the play paid, or will pay when they are claimed. */
  points: number
  /** Whether the pick is correct; null while the outcome is not known. */
  correct: boolean | null
  /** The game's answer as it stands; null while there is none. */
  correctAnswer: ('A' | 'B') | null
  /** The players that the matched tickets met, by player id: name, picture, colour, number of tickets and side. */
  opponents: {
    [key: string]: any
  }
  /** When the points of a win that was decided later were claimed; null before, and where there are none. */
  claimedAt: string | null
  /** When the pick was made. */
  createdAt: string
  game: PlayedGame | null
  /** Number of points that wait to be claimed; 0 where none do. */
  claimablePoints: number
  /** Until when the points of the win can be claimed; null where nothing waits to be claimed. */
  claimableUntil: string | null
}
export type PlayWithGamePage = {
  /** The items of this page, in the order of the list. */
  items: PlayWithGame[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type GameStats = {
  /** Id of the game. */
  gameId: string
  /** State of the game. */
  state:
    | 'new'
    | 'active'
    | 'waiting_for_declaration'
    | 'declaring_winner'
    | 'winner_declared'
    | 'changing_game_result'
    | 'processing_payouts'
    | 'ended'
    | 'canceled'
    | 'refunded'
    | 'quarantined'
  /** Number of plays. */
  plays: number
  /** Number of players. */
  players: number
  /** Number of votes for side A. */
  sideA: number
  /** Number of votes for side B. */
  sideB: number
  /** Votes for side A in percent of all votes, as a whole number. */
  sideAPercent: number
  /** Votes for side B in percent of all votes, as a whole number. */
  sideBPercent: number
}
export type LeaderboardEntry = {
  /** Id of the player. */
  userId: string
  /** Rank on the board, from 1. */
  rank: number
  /** Name of the player. */
  username: string
  /** The player's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** Number of points on the board. */
  points: number
  /** Address of the player's picture; null without one. */
  avatar: string | null
}
export type LeaderboardStanding = {
  /** Id of the caller; null for a stranger. */
  userId: string | null
  /** The best players, from rank 1. */
  topN: LeaderboardEntry[]
  /** The caller with the entries just above and below. */
  neighbors: LeaderboardEntry[]
}
export type Leaderboard = {
  /** Id of the board. */
  id: string
  /** When the board ends. */
  endDate: string
  /** Name of the prize. */
  prizeName: string
  /** Title of the prize. */
  prizeTitle: string
  /** Title of the prize where space is small. */
  prizeShortTitle: string
  /** When the prize is drawn. */
  prizeDrawingDate: string
  /** Number of points from which a player takes part in the drawing. */
  pointThreshold: number
  /** Number of prizes that are drawn. */
  numberOfPrizes: number
  /** Address of the picture of the prize; null without one. */
  imageAssetUrl: string | null
  /** Address of the small picture; null without one. */
  imageSmallAssetUrl: string | null
  /** Address of the icon; null without one. */
  imageIconAssetUrl: string | null
}
export type OwnPoints = {
  /** Id of the board. */
  leaderboardId: string
  /** Number of points on the board. */
  points: number
  /** Rank on the board, from 1; null without points. */
  rank: number | null
  /** Whether the points suffice to take part in the drawing. */
  qualified: boolean
}
export type PrizeWinner = {
  /** Name of the player. */
  username: string
  /** Address of the player's picture; null without one. */
  avatar: string | null
  /** The player's colour: six hex digits in lower case, without #. */
  profileColor: string
}
export type PreviousLeaderboard = {
  /** Id of the board. */
  id: string
  /** When the board ends. */
  endDate: string
  /** Name of the prize. */
  prizeName: string
  /** Title of the prize. */
  prizeTitle: string
  /** Title of the prize where space is small. */
  prizeShortTitle: string
  /** When the prize is drawn. */
  prizeDrawingDate: string
  /** Number of points from which a player takes part in the drawing. */
  pointThreshold: number
  /** Number of prizes that are drawn. */
  numberOfPrizes: number
  /** Address of the picture of the prize; null without one. */
  imageAssetUrl: string | null
  /** Address of the small picture; null without one. */
  imageSmallAssetUrl: string | null
  /** Address of the icon; null without one. */
  imageIconAssetUrl: string | null
  /** How its prize stands. */
  state: 'qualified' | 'not_qualified' | 'drawing_pending' | 'awarded_soon' | 'awarded'
  /** When the prizes were drawn; null until then. */
  awardedAt: string | null
  /** Who won, in the order of the drawing; empty until then. */
  winners: PrizeWinner[]
}
export type LedgerLine = {
  /** Id of the ledger transaction; its lines share it. */
  id: string
  /** What happened. */
  type: string
  /** Where it came from, in more detail than the type; null without one. */
  source: string | null
  /** Currency of the amount; free for a play that cost nothing. */
  currency: string
  /** What the player's balance gained, in units of the currency; negative for a loss. */
  amount: number
  /** Balance after the line, in units of the currency; null where nothing was posted. */
  balanceAfter: number | null
  /** What the line is about, such as the id of a play; null without one. */
  reference: string | null
  /** When it was posted. */
  createdAt: string
}
export type LedgerLinePage = {
  /** The items of this page, in the order of the list. */
  items: LedgerLine[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type NotificationData = {
  /** Id of the game; null when it is about no game. */
  gameId: string | null
  /** Id of the play; null when it is about no play. */
  gamePlayId: string | null
  /** Number of points, tickets or coins, as the type says; null without one. */
  amount: number | null
}
export type Notification = {
  /** Id of the notification. */
  id: string
  /** What happened. */
  type:
    | 'game_won'
    | 'game_lost'
    | 'result_changed'
    | 'game_canceled'
    | 'tickets_refunded'
    | 'gray_converted'
    | 'gift_available'
    | 'purchase_complete'
    | 'purchase_failed'
    | 'redeem_complete'
    | 'redeem_error'
    | 'achievement'
    | 'promotion'
    | 'demotion'
    | 'prize_won'
    | 'prize_alternate'
    | 'declaration_missing'
  /** Heading in the reader's language. */
  title: string
  /** Text in the reader's language. */
  body: string
  data: NotificationData
  /** When it happened. */
  createdAt: string
  /** When the player saw it; null while it is unread. */
  readAt: string | null
}
export type NotificationPage = {
  /** The items of this page, in the order of the list. */
  items: Notification[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type NotificationCounts = {
  /** Number of unread notifications; it stops at the maximum. */
  count: number
  /** Number of wins whose points can be claimed. */
  rewardsToClaim: number
}
export type PrizeAddress = {
  /** Who receives it. */
  name: string
  /** First line of the address. */
  line1: string
  /** Second line of the address; null without one. */
  line2: string | null
  /** City. */
  city: string
  /** Code of the state. */
  state: string
  /** ZIP code, with or without its four more digits. */
  postalCode: string
}
export type PrizeContact = {
  /** E-mail address for what is sent online. */
  payoutEmail: string | null
  address: PrizeAddress | null
}
export type Prize = {
  /** Id of the board. */
  leaderboardId: string
  /** What is won. */
  prizeTitle: string
  /** Place in the drawing, from 1. */
  place: number
  /** How it stands. */
  state: 'waiting' | 'offered' | 'confirmed' | 'fulfilled' | 'passed_on'
  /** Why it was passed on; null unless it was. */
  reason: ('not_confirmed' | 'declined' | 'ineligible' | 'closed' | 'admin') | null
  /** When it was offered; null while waiting. */
  offeredAt: string | null
  /** Until when it can be confirmed; null while waiting. */
  confirmBefore: string | null
  /** When it was confirmed; null until then. */
  confirmedAt: string | null
  /** When it was passed on; null unless it was. */
  passedOnAt: string | null
  /** When it was sent; null until then. */
  fulfilledAt: string | null
  /** Whether public lists show initials in place of the name. */
  initialsOnly: boolean
  contact: PrizeContact | null
}
export type Product = {
  /** What the product is, in one or two sentences. */
  description: string
  /** Id of the product. */
  id: string
  /** Name of the product. */
  name: string
  /** Which tickets the bundle holds. */
  ticketType: 'white' | 'black'
  /** Number of tickets in the bundle. */
  quantity: number
  /** Price in cents of the currency. */
  priceCents: number
  /** ISO 4217 code of the currency. */
  currency: 'usd'
  /** Price in coins; null when coins cannot buy it. */
  priceCoins: number | null
  /** Address of the picture; null without one. */
  imageUrl: string | null
  /** Place in the list; lower comes first. */
  position: number
}
export type ExpiringTickets = {
  /** Number of tickets. */
  count: number
  /** When they expire. */
  at: string
}
export type AccountBalance = {
  /** Number of white tickets. */
  whiteTickets: number
  /** Number of black tickets. */
  blackTickets: number
  /** Number of coins. */
  coins: number
  /** Number of coins that wait for the end of their hold. */
  pendingCoins: number
  /** Amount of gray: what white tickets win, until it turns into black tickets. */
  gray: number
  /** Number of points. */
  points: number
  /** Whether today's gift waits to be collected. */
  canCollectFreeGift: boolean
  /** When the next daily gift is given. */
  nextFreeGiftAt: string
  expiringWhite: ExpiringTickets | null
}
export type DailyGift = {
  /** Number of white tickets. */
  amount: number
}
