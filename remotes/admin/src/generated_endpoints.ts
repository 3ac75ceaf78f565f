import { endpointSource as api } from '@sidepick/card-kit'
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authAdminUsersList: build.query<AuthAdminUsersListAnswer, AuthAdminUsersListArg>({
      query: (queryArg) => ({
        url: `/admin/auth/users`,
        params: {
          search: queryArg.search,
          status: queryArg.status,
          role: queryArg.role,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    gameSetsAdminList: build.query<GameSetsAdminListAnswer, GameSetsAdminListArg>({
      query: (queryArg) => ({
        url: `/admin/gamesets`,
        params: {
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    gameSetsAdminShow: build.query<GameSetsAdminShowAnswer, GameSetsAdminShowArg>({
      query: (queryArg) => ({ url: `/admin/gamesets/${queryArg}` }),
    }),
    auditAdminList: build.query<AuditAdminListAnswer, AuditAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/audit`,
        params: {
          actorId: queryArg.actorId,
          action: queryArg.action,
          subjectType: queryArg.subjectType,
          subjectId: queryArg.subjectId,
          from: queryArg['from'],
          to: queryArg.to,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    auditAdminShow: build.query<AuditAdminShowAnswer, AuditAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/audit/${queryArg}` }),
    }),
    categoriesAdminList: build.query<CategoriesAdminListAnswer, CategoriesAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/categories`,
        params: {
          language: queryArg,
        },
      }),
    }),
    categoriesAdminShow: build.query<CategoriesAdminShowAnswer, CategoriesAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/categories/${queryArg}` }),
    }),
    creatorsAdminList: build.query<CreatorsAdminListAnswer, CreatorsAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/creators`,
        params: {
          search: queryArg.search,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    creatorsAdminShow: build.query<CreatorsAdminShowAnswer, CreatorsAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/creators/${queryArg}` }),
    }),
    cutsAdminShow: build.query<CutsAdminShowAnswer, CutsAdminShowArg>({
      query: () => ({ url: `/v1/admin/cuts` }),
    }),
    cutsAdminOwnShow: build.query<CutsAdminOwnShowAnswer, CutsAdminOwnShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/cuts/${queryArg}` }),
    }),
    cutsAdminOwnHistory: build.query<CutsAdminOwnHistoryAnswer, CutsAdminOwnHistoryArg>({
      query: (queryArg) => ({
        url: `/v1/admin/cuts/${queryArg.id}/history`,
        params: {
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    cutsAdminHistory: build.query<CutsAdminHistoryAnswer, CutsAdminHistoryArg>({
      query: (queryArg) => ({
        url: `/v1/admin/cuts/history`,
        params: {
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    experiencesAdminList: build.query<ExperiencesAdminListAnswer, ExperiencesAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/experiences`,
        params: {
          scope: queryArg.scope,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    experiencesAdminShow: build.query<ExperiencesAdminShowAnswer, ExperiencesAdminShowArg>({
      query: (queryArg) => ({
        url: `/v1/admin/experiences/document`,
        params: {
          scope: queryArg.scope,
          owner: queryArg.owner,
          version: queryArg.version,
        },
      }),
    }),
    experiencesAdminVersions: build.query<
      ExperiencesAdminVersionsAnswer,
      ExperiencesAdminVersionsArg
    >({
      query: (queryArg) => ({
        url: `/v1/admin/experiences/versions`,
        params: {
          scope: queryArg.scope,
          owner: queryArg.owner,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    experimentsAdminList: build.query<ExperimentsAdminListAnswer, ExperimentsAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/experiments`,
        params: {
          status: queryArg.status,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    experimentsAdminShow: build.query<ExperimentsAdminShowAnswer, ExperimentsAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/experiments/${queryArg}` }),
    }),
    experimentsAdminReport: build.query<ExperimentsAdminReportAnswer, ExperimentsAdminReportArg>({
      query: (queryArg) => ({ url: `/v1/admin/experiments/${queryArg}/report` }),
    }),
    gamesAdminShow: build.query<GamesAdminShowAnswer, GamesAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/games/${queryArg}` }),
    }),
    gamesAdminDetails: build.query<GamesAdminDetailsAnswer, GamesAdminDetailsArg>({
      query: (queryArg) => ({
        url: `/v1/admin/games/details`,
        params: {
          ids: queryArg,
        },
      }),
    }),
    gamesAdminSearch: build.query<GamesAdminSearchAnswer, GamesAdminSearchArg>({
      query: (queryArg) => ({
        url: `/v1/admin/games/search`,
        params: {
          q: queryArg.q,
          state: queryArg.state,
          type: queryArg['type'],
          creatorId: queryArg.creatorId,
          from: queryArg['from'],
          to: queryArg.to,
          eventsFrom: queryArg.eventsFrom,
          eventsTo: queryArg.eventsTo,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    leaderboardsAdminList: build.query<LeaderboardsAdminListAnswer, LeaderboardsAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/leaderboards`,
        params: {
          distributorId: queryArg.distributorId,
          series: queryArg.series,
          at: queryArg.at,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    leaderboardsAdminShow: build.query<LeaderboardsAdminShowAnswer, LeaderboardsAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/leaderboards/${queryArg}` }),
    }),
    leaderboardsAdminEligible: build.query<
      LeaderboardsAdminEligibleAnswer,
      LeaderboardsAdminEligibleArg
    >({
      query: (queryArg) => ({
        url: `/v1/admin/leaderboards/${queryArg.id}/eligible-players-list`,
        params: {
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    ledgerAdminList: build.query<LedgerAdminListAnswer, LedgerAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/ledger`,
        params: {
          type: queryArg['type'],
          currency: queryArg.currency,
          start: queryArg.start,
          limit: queryArg.limit,
          userId: queryArg.userId,
          gameId: queryArg.gameId,
          transactionId: queryArg.transactionId,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    prizesAdminList: build.query<PrizesAdminListAnswer, PrizesAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/prizes`,
        params: {
          state: queryArg.state,
          leaderboardId: queryArg.leaderboardId,
          limit: queryArg.limit,
        },
      }),
    }),
    prizesAdminShow: build.query<PrizesAdminShowAnswer, PrizesAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/prizes/${queryArg.id}/${queryArg.place}` }),
    }),
    productsAdminList: build.query<ProductsAdminListAnswer, ProductsAdminListArg>({
      query: () => ({ url: `/v1/admin/products` }),
    }),
    productsAdminShow: build.query<ProductsAdminShowAnswer, ProductsAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/products/${queryArg}` }),
    }),
    remotesAdminRegistry: build.query<RemotesAdminRegistryAnswer, RemotesAdminRegistryArg>({
      query: () => ({ url: `/v1/admin/remotes/registry` }),
    }),
    remotesAdminList: build.query<RemotesAdminListAnswer, RemotesAdminListArg>({
      query: (queryArg) => ({
        url: `/v1/admin/remotes/releases`,
        params: {
          remote: queryArg.remote,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    remotesAdminShow: build.query<RemotesAdminShowAnswer, RemotesAdminShowArg>({
      query: (queryArg) => ({ url: `/v1/admin/remotes/releases/${queryArg}` }),
    }),
    analyticsCounts: build.query<AnalyticsCountsAnswer, AnalyticsCountsArg>({
      query: (queryArg) => ({
        url: `/v1/analytics/counts`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          by: queryArg.by,
          event: queryArg.event,
          gameId: queryArg.gameId,
          limit: queryArg.limit,
          widgetId: queryArg.widgetId,
          partner: queryArg.partner,
        },
      }),
    }),
    analyticsFailures: build.query<AnalyticsFailuresAnswer, AnalyticsFailuresArg>({
      query: (queryArg) => ({
        url: `/v1/analytics/failures`,
        params: {
          minutes: queryArg.minutes,
          widgetId: queryArg.widgetId,
          partner: queryArg.partner,
        },
      }),
    }),
    categoriesList: build.query<CategoriesListAnswer, CategoriesListArg>({
      query: (queryArg) => ({
        url: `/v1/categories`,
        params: {
          language: queryArg,
        },
      }),
    }),
    customUrlsOwnList: build.query<CustomUrlsOwnListAnswer, CustomUrlsOwnListArg>({
      query: (queryArg) => ({
        url: `/v1/creator/custom-urls`,
        params: {
          creatorId: queryArg.creatorId,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    customUrlsOwnShow: build.query<CustomUrlsOwnShowAnswer, CustomUrlsOwnShowArg>({
      query: (queryArg) => ({ url: `/v1/creator/custom-urls/${queryArg}` }),
    }),
    gamesOwnList: build.query<GamesOwnListAnswer, GamesOwnListArg>({
      query: (queryArg) => ({
        url: `/v1/creator/games`,
        params: {
          state: queryArg.state,
          type: queryArg['type'],
          creatorId: queryArg.creatorId,
          eventsFrom: queryArg.eventsFrom,
          eventsTo: queryArg.eventsTo,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    gamesOwnShow: build.query<GamesOwnShowAnswer, GamesOwnShowArg>({
      query: (queryArg) => ({ url: `/v1/creator/games/${queryArg}` }),
    }),
    playlistsOwnList: build.query<PlaylistsOwnListAnswer, PlaylistsOwnListArg>({
      query: (queryArg) => ({
        url: `/v1/creator/playlists`,
        params: {
          creatorId: queryArg.creatorId,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    playlistsOwnShow: build.query<PlaylistsOwnShowAnswer, PlaylistsOwnShowArg>({
      query: (queryArg) => ({ url: `/v1/creator/playlists/${queryArg}` }),
    }),
    widgetsOwnList: build.query<WidgetsOwnListAnswer, WidgetsOwnListArg>({
      query: (queryArg) => ({
        url: `/v1/creator/widgets`,
        params: {
          creatorId: queryArg.creatorId,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    widgetsOwnShow: build.query<WidgetsOwnShowAnswer, WidgetsOwnShowArg>({
      query: (queryArg) => ({ url: `/v1/creator/widgets/${queryArg}` }),
    }),
    leaderboardsDrawing: build.query<LeaderboardsDrawingAnswer, LeaderboardsDrawingArg>({
      query: (queryArg) => ({ url: `/v1/leaderboards/${queryArg}/drawing` }),
    }),
    partnerDomainsList: build.query<PartnerDomainsListAnswer, PartnerDomainsListArg>({
      query: (queryArg) => ({
        url: `/v1/partner-domain`,
        params: {
          search: queryArg.search,
          distributorId: queryArg.distributorId,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    partnerDomainsShow: build.query<PartnerDomainsShowAnswer, PartnerDomainsShowArg>({
      query: (queryArg) => ({ url: `/v1/partner-domain/${queryArg}` }),
    }),
    experiencesPartnerList: build.query<ExperiencesPartnerListAnswer, ExperiencesPartnerListArg>({
      query: (queryArg) => ({
        url: `/v1/partner/experiences`,
        params: {
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
    experiencesPartnerShow: build.query<ExperiencesPartnerShowAnswer, ExperiencesPartnerShowArg>({
      query: (queryArg) => ({
        url: `/v1/partner/experiences/document`,
        params: {
          scope: queryArg.scope,
          owner: queryArg.owner,
          version: queryArg.version,
        },
      }),
    }),
    experiencesPartnerVersions: build.query<
      ExperiencesPartnerVersionsAnswer,
      ExperiencesPartnerVersionsArg
    >({
      query: (queryArg) => ({
        url: `/v1/partner/experiences/versions`,
        params: {
          scope: queryArg.scope,
          owner: queryArg.owner,
          start: queryArg.start,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
})
export { injectedRtkApi as adminEndpoints }
export type AuthAdminUsersListAnswer =
  /** status 200 Accounts, newest first; searched by part of an e-mail or username, or by id */ AccountPage
export type AuthAdminUsersListArg = {
  /** Part of an e-mail address or username, or an id. */
  search?: string
  /** Only accounts with this status. */
  status?: 'pending' | 'active' | 'blocked' | 'deleted'
  /** Only accounts with this role. */
  role?: 'creator' | 'admin' | 'superadmin'
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type GameSetsAdminListAnswer = /** status 200 Every set, the newest first */ GameSetPage
export type GameSetsAdminListArg = {
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type GameSetsAdminShowAnswer = /** status 200 One set, running or not */ GameSet
export type GameSetsAdminShowArg = /** Id of the set. */ string
export type AuditAdminListAnswer =
  /** status 200 Who did what to which record, newest first */ AuditLinePage
export type AuditAdminListArg = {
  /** Only what this account did. */
  actorId?: string
  /** Only acts of this kind. */
  action?:
    | 'category.created'
    | 'category.deleted'
    | 'category.edited'
    | 'creator.edited'
    | 'creator.terms_ended'
    | 'custom_url.edited'
    | 'cuts.creator_edited'
    | 'cuts.distributor_edited'
    | 'cuts.global_edited'
    | 'experience.published'
    | 'experience.retired'
    | 'experience.rolled_back'
    | 'experiment.concluded'
    | 'experiment.created'
    | 'experiment.edited'
    | 'experiment.started'
    | 'experiment.stopped'
    | 'flavour.pointed'
    | 'flavour.retired'
    | 'flavour.rolled_back'
    | 'game.canceled'
    | 'game.created'
    | 'game.declared'
    | 'game.edited'
    | 'game.quarantined'
    | 'game.released'
    | 'game.settlement_failed'
    | 'game_set.created'
    | 'game_set.deleted'
    | 'game_set.edited'
    | 'leaderboard.archived'
    | 'leaderboard.awarded'
    | 'leaderboard.created'
    | 'leaderboard.edited'
    | 'leaderboard.removed'
    | 'ledger.not_sound'
    | 'partner.added'
    | 'partner.origins_set'
    | 'partner.trusted'
    | 'partner.untrusted'
    | 'partner_domain.added'
    | 'partner_domain.removed'
    | 'partner_domain.replaced'
    | 'player.demoted'
    | 'player.promoted'
    | 'prize.address_read'
    | 'prize.fulfilled'
    | 'prize.passed_on'
    | 'product.added'
    | 'product.edited'
    | 'profile.edited'
    | 'profile.opened'
    | 'release.killed'
    | 'release.published'
    | 'release.revived'
    | 'session.proof_refused'
    | 'session.proved'
    | 'user.closed'
    | 'user.creator_set'
    | 'user.edited'
    | 'user.invite_confirmed'
    | 'user.invited'
    | 'user.role_granted'
    | 'user.role_removed'
    | 'wallet.balance_set'
  /** Only what was done to this kind of record. */
  subjectType?:
    | 'base'
    | 'category'
    | 'custom_url'
    | 'cuts'
    | 'experiment'
    | 'flavour'
    | 'game'
    | 'game_set'
    | 'host'
    | 'invite'
    | 'leaderboard'
    | 'ledger'
    | 'mode'
    | 'partner'
    | 'partner_domain'
    | 'product'
    | 'release'
    | 'user'
    | 'widget'
  /** Only what was done to this record. */
  subjectId?: string
  /** Only lines from this instant on: ISO 8601, or milliseconds since the epoch. */
  from?: string
  /** Only lines before this instant: ISO 8601, or milliseconds since the epoch. */
  to?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type AuditAdminShowAnswer = /** status 200 One line of the audit log */ AuditLine
export type AuditAdminShowArg = /** Id of the line. */ string
export type CategoriesAdminListAnswer =
  /** status 200 Every category in its order, those out of use too */ AdminCategory[]
export type CategoriesAdminListArg =
  /** Only categories of this language. */ ('en-us' | 'en-gb' | 'es-mx') | undefined
export type CategoriesAdminShowAnswer = /** status 200 One category, in use or not */ AdminCategory
export type CategoriesAdminShowArg = /** Id of the category. */ string
export type CreatorsAdminListAnswer =
  /** status 200 Creators, newest first; searched by part of their own or their partner's name */ CreatorPage
export type CreatorsAdminListArg = {
  /** Part of a creator's own or their partner's name. */
  search?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type CreatorsAdminShowAnswer =
  /** status 200 A creator with the terms agreed on, by user id */ Creator
export type CreatorsAdminShowArg = /** Id of the creator's account. */ string
export type CutsAdminShowAnswer =
  /** status 200 Shares of the rake, where neither creator nor distributor has others */ Cuts
export type CutsAdminShowArg = void
export type CutsAdminOwnShowAnswer =
  /** status 200 A creator's own shares by user id, or a distributor's by slug; null where the wider scope decides */ Cuts
export type CutsAdminOwnShowArg =
  /** Account id of the creator, or slug of the distributor. */ string
export type CutsAdminOwnHistoryAnswer =
  /** status 200 Every version of a creator's or a distributor's shares, newest first */ CutVersionPage
export type CutsAdminOwnHistoryArg = {
  /** Account id of the creator, or slug of the distributor. */
  id: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type CutsAdminHistoryAnswer =
  /** status 200 Every version of the global shares, newest first */ CutVersionPage
export type CutsAdminHistoryArg = {
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type ExperiencesAdminListAnswer =
  /** status 200 The newest version of every experience document, the last published first */ ExperienceVersionPage
export type ExperiencesAdminListArg = {
  /** What the document is for. */
  scope?: 'base' | 'mode' | 'flavour' | 'partner' | 'widget' | 'host'
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type ExperiencesAdminShowAnswer =
  /** status 200 One version of an experience document, the newest by default */ Experience
export type ExperiencesAdminShowArg = {
  /** What the document is for. */
  scope: 'base' | 'mode' | 'flavour' | 'partner' | 'widget' | 'host'
  /** Whose it is; left out for the base. */
  owner?: string
  /** Number of the version; the newest one when left out. */
  version?: number
}
export type ExperiencesAdminVersionsAnswer =
  /** status 200 The versions of one experience document, the last first */ ExperienceVersionPage
export type ExperiencesAdminVersionsArg = {
  /** What the document is for. */
  scope: 'base' | 'mode' | 'flavour' | 'partner' | 'widget' | 'host'
  /** Whose it is; left out for the base. */
  owner?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type ExperimentsAdminListAnswer =
  /** status 200 Experiments, the last made first */ ExperimentSummaryPage
export type ExperimentsAdminListArg = {
  /** Only of this status. */
  status?: 'draft' | 'running' | 'stopped' | 'concluded'
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type ExperimentsAdminShowAnswer =
  /** status 200 An experiment with its document */ AdminExperiment
export type ExperimentsAdminShowArg = /** Id of the experiment. */ string
export type ExperimentsAdminReportAnswer =
  /** status 200 What an experiment has come to: sizes, rates with intervals, and whether the sizes are right */ ExperimentReport
export type ExperimentsAdminReportArg = /** Id of the experiment. */ string
export type GamesAdminShowAnswer = /** status 200 Anybody's game, in whatever state */ OwnGame
export type GamesAdminShowArg = /** Id of the game. */ string
export type GamesAdminDetailsAnswer =
  /** status 200 Whole games with what was played of them and what they moved, in the order of the ids; unknown ones are left out */ GameDetailsPage
export type GamesAdminDetailsArg = /** Ids of the games, joined by commas. */ string[]
export type GamesAdminSearchAnswer =
  /** status 200 Everybody's games that hold all words of q, or have it as their id; made from … to, the newest first */ OwnGamePage
export type GamesAdminSearchArg = {
  /** Words that a game must hold, all of them, or its id. */
  q?: string
  /** Only games in this state. */
  state?:
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
  /** Only games of this type. */
  type?: 'POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY'
  /** Only games of this creator. */
  creatorId?: string
  /** Only games that were added from this instant on: ISO 8601, or milliseconds since the epoch. */
  from?: string
  /** Only games that were added before this instant: ISO 8601, or milliseconds since the epoch. */
  to?: string
  /** Only games that start, close or end from this instant on: ISO 8601, or milliseconds since the epoch. */
  eventsFrom?: string
  /** Only games that start, close or end before this instant: ISO 8601, or milliseconds since the epoch. */
  eventsTo?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type LeaderboardsAdminListAnswer =
  /** status 200 Boards of all weeks, newest first, archived ones too */ AdminLeaderboardPage
export type LeaderboardsAdminListArg = {
  /** Only boards of this distributor. */
  distributorId?: string
  /** Only boards of this series. */
  series?: string
  /** Only boards that run at this instant: ISO 8601, or milliseconds since the epoch. */
  at?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type LeaderboardsAdminShowAnswer = /** status 200 A board of any week */ AdminLeaderboard
export type LeaderboardsAdminShowArg = /** Id of the board. */ string
export type LeaderboardsAdminEligibleAnswer =
  /** status 200 Everybody on a board, by points, with what keeps them out of the drawing */ BoardEntrantPage
export type LeaderboardsAdminEligibleArg = {
  /** Id of the board. */
  id: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type LedgerAdminListAnswer =
  /** status 200 Everybody's ledger lines, newest first */ AnyLedgerLinePage
export type LedgerAdminListArg = {
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
  /** Only lines of this player. */
  userId?: string
  /** Only what this game moved. */
  gameId?: string
  /** Only lines of this ledger transaction. */
  transactionId?: string
  /** Only lines from this instant on: ISO 8601, or milliseconds since the epoch. */
  from?: string
  /** Only lines before this instant: ISO 8601, or milliseconds since the epoch. */
  to?: string
}
export type PrizesAdminListAnswer =
  /** status 200 Places of drawings, those of the newest first */ PrizeAward[]
export type PrizesAdminListArg = {
  /** Only places in this state. */
  state?: 'waiting' | 'offered' | 'confirmed' | 'fulfilled' | 'passed_on'
  /** Only places of this board. */
  leaderboardId?: string
  /** Number of items. */
  limit?: number
}
export type PrizesAdminShowAnswer =
  /** status 200 A place of a drawing with where its prize goes; who reads it is written down */ PrizeAwardWithContact
export type PrizesAdminShowArg = {
  /** Id of the board. */
  id: string
  /** Place in the drawing. */
  place: string
}
export type ProductsAdminListAnswer =
  /** status 200 Every product in its order, those out of sale too */ AdminProduct[]
export type ProductsAdminListArg = void
export type ProductsAdminShowAnswer = /** status 200 A product, in sale or out of it */ AdminProduct
export type ProductsAdminShowArg = /** Id of the product. */ string
export type RemotesAdminRegistryAnswer =
  /** status 200 Which releases are served to whom */ RemoteRegistry
export type RemotesAdminRegistryArg = void
export type RemotesAdminListAnswer =
  /** status 200 The releases of a remote, or of all, the last published first */ RemoteReleasePage
export type RemotesAdminListArg = {
  /** Name of the remote. */
  remote?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type RemotesAdminShowAnswer =
  /** status 200 One release, with its registry entry */ WholeRemoteRelease
export type RemotesAdminShowArg = /** Id of the release. */ string
export type AnalyticsCountsAnswer =
  /** status 200 How often something happened, by full hours: of everybody for an admin, of the own widget or partner for others */ AnalyticsCounts
export type AnalyticsCountsArg = {
  /** The first hour, in UTC. */
  from: string
  /** The end, in UTC: at most 90 days later. */
  to: string
  /** What to group by, separated by commas; one number for all when left out. */
  by?: (
    | 'hour'
    | 'day'
    | 'event'
    | 'widgetId'
    | 'gameId'
    | 'partner'
    | 'displayMode'
    | 'widgetMode'
    | 'flavour'
    | 'release'
    | 'detail'
  )[]
  /** Only events of this name. */
  event?:
    | 'widget_loaded'
    | 'game_viewed'
    | 'games_searched'
    | 'game_started'
    | 'side_picked'
    | 'game_played'
    | 'game_rated'
    | 'end_card_viewed'
    | 'leaderboard_viewed'
    | 'rewards_gift_clicked'
    | 'game_shared'
    | 'sign_up_prompted'
    | 'sign_up'
    | 'email_sign_in'
    | 'social_sign_in_failed'
    | 'terms_accepted'
    | 'emailEnteredError'
    | 'ad_started'
    | 'ad_ended'
    | 'adblock_detected'
    | 'experiment_exposed'
    | 'advance_rejected'
    | 'component_rule_invalid'
    | 'embed_diagnostic'
    | 'remote_failed'
    | 'card_failed'
    | 'preload_failed'
    | 'client_error'
  /** Only of this game. */
  gameId?: string
  /** Most rows of the answer. */
  limit?: number
  /** Only of this widget. */
  widgetId?: string
  /** Only of this partner. */
  partner?: string
}
export type AnalyticsFailuresAnswer =
  /** status 200 What failed in browsers in the last minutes, with remote, version and reason: of everybody for an admin, of the own widget or partner for others */ AnalyticsFailures
export type AnalyticsFailuresArg = {
  /** How far back; an hour when left out. */
  minutes?: number
  /** Only of this widget. */
  widgetId?: string
  /** Only of this partner. */
  partner?: string
}
export type CategoriesListAnswer =
  /** status 200 Active categories in their order, of one language or of all */ Category[]
export type CategoriesListArg =
  /** Only categories of this language. */ ('en-us' | 'en-gb' | 'es-mx') | undefined
export type CustomUrlsOwnListAnswer =
  /** status 200 The caller's short names, the newest first; an admin sees everybody's */ OwnCustomUrlPage
export type CustomUrlsOwnListArg = {
  /** Only what this creator owns; for admins, who see what everybody owns. */
  creatorId?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type CustomUrlsOwnShowAnswer =
  /** status 200 One of the caller's short names; an admin sees everybody's */ OwnCustomUrl
export type CustomUrlsOwnShowArg = /** Id of the short name. */ string
export type GamesOwnListAnswer =
  /** status 200 The caller's games, the newest first, the private ones too; an admin sees all */ OwnGamePage
export type GamesOwnListArg = {
  /** Only games in this state. */
  state?:
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
  /** Only games of this type. */
  type?: 'POLL' | 'PREDICTION' | 'INSTANT_POLL' | 'TRIVIA' | 'SURVEY'
  /** Only what this creator owns; for admins, who see what everybody owns. */
  creatorId?: string
  /** Only games that start, close or end from this instant on: ISO 8601, or milliseconds since the epoch. */
  eventsFrom?: string
  /** Only games that start, close or end before this instant: ISO 8601, or milliseconds since the epoch. */
  eventsTo?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type GamesOwnShowAnswer =
  /** status 200 One of the caller's games; an admin sees anybody's */ OwnGame
export type GamesOwnShowArg = /** Id of the game. */ string
export type PlaylistsOwnListAnswer =
  /** status 200 The caller's playlists, the newest first, the retired ones too; an admin sees all */ OwnPlaylistPage
export type PlaylistsOwnListArg = {
  /** Only what this creator owns; for admins, who see what everybody owns. */
  creatorId?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type PlaylistsOwnShowAnswer =
  /** status 200 One of the caller's playlists; an admin sees everybody's */ OwnPlaylist
export type PlaylistsOwnShowArg = /** Id of the playlist. */ string
export type WidgetsOwnListAnswer =
  /** status 200 The caller's widgets, the newest first; an admin sees everybody's */ OwnWidgetPage
export type WidgetsOwnListArg = {
  /** Only what this creator owns; for admins, who see what everybody owns. */
  creatorId?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type WidgetsOwnShowAnswer =
  /** status 200 One of the caller's widgets; an admin sees everybody's */ OwnWidget
export type WidgetsOwnShowArg = /** Id of the widget. */ string
export type LeaderboardsDrawingAnswer =
  /** status 200 What is published of a board's drawing, with which anybody repeats it */ Drawing
export type LeaderboardsDrawingArg = /** Id of the board. */ string
export type PartnerDomainsListAnswer =
  /** status 200 Partners' domains, newest first; searched by part of host or name */ PartnerDomainPage
export type PartnerDomainsListArg = {
  /** Part of a host or name. */
  search?: string
  /** Only domains of this distributor. */
  distributorId?: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type PartnerDomainsShowAnswer = /** status 200 A partner's domain */ PartnerDomain
export type PartnerDomainsShowArg = /** Id of the domain. */ string
export type ExperiencesPartnerListAnswer =
  /** status 200 The newest version of each of the partner's documents, the last published first */ ExperienceVersionPage
export type ExperiencesPartnerListArg = {
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type ExperiencesPartnerShowAnswer =
  /** status 200 One version of one of the partner's documents, the newest by default */ Experience
export type ExperiencesPartnerShowArg = {
  /** What the document is for. */
  scope: 'flavour' | 'partner' | 'host'
  /** Whose it is: a flavour, distributor or domain of the caller. */
  owner: string
  /** Number of the version; the newest one when left out. */
  version?: number
}
export type ExperiencesPartnerVersionsAnswer =
  /** status 200 The versions of one of the partner's documents, the last first */ ExperienceVersionPage
export type ExperiencesPartnerVersionsArg = {
  /** What the document is for. */
  scope: 'flavour' | 'partner' | 'host'
  /** Whose it is: a flavour, distributor or domain of the caller. */
  owner: string
  /** Cursor of the page: `next` of the page before; the first page when left out. */
  start?: string
  /** Number of items on the page. */
  limit?: number
}
export type Account = {
  /** Id of the account. */
  id: string
  /** E-mail address, in lower case. */
  email: string
  /** Name that the player is shown under. */
  username: string
  /** Address of the player's picture; null without one. */
  avatar: string | null
  /** The player's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** Status of the account. */
  status: 'pending' | 'active' | 'blocked' | 'deleted'
  /** Whether the player proved to read mail at the address. */
  emailVerified: boolean
  /** E-mail address that payouts go to; null without one. */
  payoutEmail: string | null
  /** ISO 3166-1 alpha-2 code of the country; null while unknown. */
  country: string | null
  /** Code of the state in the United States; null elsewhere or while unknown. */
  state: string | null
  /** Language that the player chose. */
  language: string
  /** Roles of the account. */
  roles: string[]
  /** When the account was made. */
  createdAt: string
}
export type AccountPage = {
  /** The items of this page, in the order of the list. */
  items: Account[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
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
export type GameSet = {
  /** Id of the set. */
  id: string
  /** Name of the set. */
  name: string
  /** Slug of the partner's distributor. */
  partnerId: string
  /** Ids of the games, in playing order. */
  gameIds: string[]
  /** When the set starts to run. */
  startAt: string
  /** When the set ends. */
  endAt: string
  /** Whether the set runs between its start and its end. */
  active: boolean
  /** When the set was added. */
  createdAt: string
}
export type GameSetPage = {
  /** The items of this page, in the order of the list. */
  items: GameSet[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type AuditActor = {
  /** Id of the account. */
  id: string
  /** Its username now; null when the account is not known any more. */
  username: string | null
}
export type AuditSubject = {
  /** Kind of the record. An experience document is named by its scope. */
  type: string
  /** Its id, or its name where it has none. */
  id: string
  /** Username of a person now; null for other records. */
  name: string | null
}
export type AuditChange = {
  /** Name of the field. */
  field: string
  /** Its value before; null when there was none, or it is withheld. */
  before: string | number | boolean | any | object | null
  /** Its value after; null when there is none, or it is withheld. */
  after: string | number | boolean | any | object | null
  /** Whether its values are not told, because they say who somebody is. */
  withheld: boolean
}
export type AuditLine = {
  /** Id of the line. */
  id: string
  /** When it was done. */
  createdAt: string
  /** What was done, as `game.edited`. */
  action: string
  actor: AuditActor | null
  subject: AuditSubject
  /** Why, in the words of whoever did it; null when nothing was said. */
  reason: string | null
  /** What it changed; empty for an act that changes no field. */
  changes: AuditChange[]
  /** Id of the request, as in the logs; null for jobs and commands. */
  requestId: string | null
}
export type AuditLinePage = {
  /** The items of this page, in the order of the list. */
  items: AuditLine[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type AdminCategory = {
  /** Id of the category. */
  id: string
  /** Name of the category in addresses. */
  slug: string
  /** Name of the category. */
  categoryName: string
  /** Place in the list; lower comes first. */
  position: number
  /** Language of the category. */
  language: 'en-us' | 'en-gb' | 'es-mx'
  /** Whether the category is in use. */
  active: boolean
  /** When the category was added. */
  createdAt: string
}
export type Creator = {
  /** Id of the creator's account. */
  id: string
  /** Name that the creator is shown under. */
  userName: string
  /** The creator's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** Address of the creator's picture; null without one. */
  avatar: string | null
  /** Name of the partner that the creator works for; null without one. */
  partnerName: string | null
  /** Id of the creator who shares in this one's games; null without one. */
  parentId: string | null
  /** Agreed share of the rake in basis points; null where the general share holds. */
  hostBps: number | null
}
export type CreatorPage = {
  /** The items of this page, in the order of the list. */
  items: Creator[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type ResolvedCuts = {
  /** Share of the rake for the game's creator, in basis points. */
  hostBps: number
  /** Share of the rake for the creator's parent, in basis points. */
  parentBps: number
  /** Share of the rake for whoever referred the player, in basis points. */
  referrerBps: number
  /** Share of the rake for the distributor of the play, in basis points. */
  distributorBps: number
  /** Share of the rake for the platform, which gets the rest, in basis points. */
  platformBps: number
}
export type Cuts = {
  /** Whose games or plays the shares are for. */
  scope: 'global' | 'creator' | 'distributor'
  /** Account id of the creator or slug of the distributor; null for global. */
  id: string | null
  /** Share of the rake for the game's creator, in basis points; null leaves it to the wider scope. */
  hostBps: number | null
  /** Share of the rake for the creator's parent, in basis points; null leaves it to the wider scope. */
  parentBps: number | null
  /** Share of the rake for whoever referred the player, in basis points; null leaves it to the wider scope. */
  referrerBps: number | null
  /** Share of the rake for the distributor of the play, in basis points; null leaves it to the wider scope. */
  distributorBps: number | null
  /** Games that start from this instant on have these shares; null for the built-in ones. */
  effectiveFrom: string | null
  /** Account id of the admin who set the shares; null for the built-in ones. */
  actorId: string | null
  resolved: ResolvedCuts
}
export type CutVersion = {
  /** Whose games or plays the shares are for. */
  scope: 'global' | 'creator' | 'distributor'
  /** Account id of the creator or slug of the distributor; null for global. */
  id: string | null
  /** Share of the rake for the game's creator, in basis points; null leaves it to the wider scope. */
  hostBps: number | null
  /** Share of the rake for the creator's parent, in basis points; null leaves it to the wider scope. */
  parentBps: number | null
  /** Share of the rake for whoever referred the player, in basis points; null leaves it to the wider scope. */
  referrerBps: number | null
  /** Share of the rake for the distributor of the play, in basis points; null leaves it to the wider scope. */
  distributorBps: number | null
  /** Games that start from this instant on have these shares; null for the built-in ones. */
  effectiveFrom: string | null
  /** Account id of the admin who set the shares; null for the built-in ones. */
  actorId: string | null
  /** When the shares were set. */
  createdAt: string
}
export type CutVersionPage = {
  /** The items of this page, in the order of the list. */
  items: CutVersion[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type ExperienceVersion = {
  /** What the document is for. */
  scope: 'base' | 'mode' | 'flavour' | 'partner' | 'widget' | 'host'
  /** Whose it is: name of a widget mode, flavour or distributor, id of a widget or domain; empty for the base. */
  owner: string
  /** Number of the version, from 1. */
  version: number
  /** Whether the version is a document, or says that there is none from now on. */
  status: 'published' | 'retired'
  /** When it was published. */
  publishedAt: string
  /** Id of the account that published it; null for the platform. */
  publishedBy: string | null
}
export type ExperienceVersionPage = {
  /** The items of this page, in the order of the list. */
  items: ExperienceVersion[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type Experience = {
  /** What the document is for. */
  scope: 'base' | 'mode' | 'flavour' | 'partner' | 'widget' | 'host'
  /** Whose it is: name of a widget mode, flavour or distributor, id of a widget or domain; empty for the base. */
  owner: string
  /** Number of the version, from 1. */
  version: number
  /** Whether the version is a document, or says that there is none from now on. */
  status: 'published' | 'retired'
  /** When it was published. */
  publishedAt: string
  /** Id of the account that published it; null for the platform. */
  publishedBy: string | null
  /** The document, as experience.schema.json describes it. */
  doc: {
    [key: string]: any
  }
  /** The document of the release, which this one lies over; null without one. */
  builtIn:
    | {
        [key: string]: any
      }
    | {
        [key: string]: any
      }
}
export type ExperimentSummary = {
  /** Id of the experiment. */
  id: string
  /** Its name, for good. */
  key: string
  /** What people call it. */
  name: string
  /** Whether it runs. */
  status: 'draft' | 'running' | 'stopped' | 'concluded'
  /** Grows when the variants change after a start; devices are counted by it. */
  version: number
  /** Grows with every change; a change names it. */
  revision: number
  /** When it was made. */
  createdAt: string
  /** When it was first started; null before. */
  startedAt: string | null
  /** When it was last stopped; null while it runs. */
  stoppedAt: string | null
  /** When it was concluded; null before. */
  concludedAt: string | null
  /** Key of the variant that was kept; null for none. */
  winner: string | null
}
export type ExperimentSummaryPage = {
  /** The items of this page, in the order of the list. */
  items: ExperimentSummary[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type ExperimentVariant = {
  /** Its name. */
  key: string
  /** Its share, beside the weights of the others. */
  weight: number
  /** Hosts whose pages it changes; all when left out. */
  domains?: string[]
  /** The part of an experience document that it changes. */
  config: {
    [key: string]: any
  }
  /** What the page's statistics are told with it. */
  payload?: {
    [key: string]: any
  }
}
export type ExperimentDocument = {
  /** Its name, for good. */
  key: string
  /** What people call it. */
  name: string
  /** What is expected, and why. */
  hypothesis?: string
  /** Of two that change the same value, the higher one wins. */
  priority: number
  /** How many of 10,000 devices take part. */
  traffic: number
  /** A device takes part in one running experiment of a group at most. */
  group?: string
  /** Hosts where it runs; all when left out. */
  domains?: string[]
  /** The event that decides. */
  metric:
    | 'side_picked'
    | 'game_played'
    | 'end_card_viewed'
    | 'leaderboard_viewed'
    | 'rewards_gift_clicked'
    | 'game_shared'
    | 'sign_up'
    | 'email_sign_in'
  /** When it ends by itself. */
  endsAt?: string
  /** The first one is what the others are compared with. */
  variants: ExperimentVariant[]
}
export type AdminExperiment = {
  /** Id of the experiment. */
  id: string
  /** Its name, for good. */
  key: string
  /** What people call it. */
  name: string
  /** Whether it runs. */
  status: 'draft' | 'running' | 'stopped' | 'concluded'
  /** Grows when the variants change after a start; devices are counted by it. */
  version: number
  /** Grows with every change; a change names it. */
  revision: number
  /** When it was made. */
  createdAt: string
  /** When it was first started; null before. */
  startedAt: string | null
  /** When it was last stopped; null while it runs. */
  stoppedAt: string | null
  /** When it was concluded; null before. */
  concludedAt: string | null
  /** Key of the variant that was kept; null for none. */
  winner: string | null
  /** What was learned; null before the conclusion. */
  note: string | null
  doc: ExperimentDocument
}
export type SampleRatio = {
  /** How likely such sizes are by chance, by a chi-squared test; null where they are not compared. */
  p: number | null
  /** Whether they are so unlikely that the rates must not be trusted. */
  mismatch: boolean
}
export type ShareInterval = {
  /** As it was counted, from -1 to 1. */
  value: number
  /** Lower end. */
  low: number
  /** Upper end. */
  high: number
}
export type ExperimentMetricReport = {
  /** Name of the event. */
  metric:
    | 'side_picked'
    | 'game_played'
    | 'end_card_viewed'
    | 'leaderboard_viewed'
    | 'rewards_gift_clicked'
    | 'game_shared'
    | 'sign_up'
    | 'email_sign_in'
  /** Devices with such an event. */
  devices: number
  rate: ShareInterval | null
  difference: ShareInterval | null
}
export type VariantReport = {
  /** Its name. */
  key: string
  /** Its share, beside the weights of the others. */
  weight: number
  /** Devices that were shown it. */
  devices: number
  /** Every event that is counted. */
  metrics: ExperimentMetricReport[]
}
export type ExperimentReport = {
  /** Id of the experiment. */
  id: string
  /** Its name. */
  key: string
  /** Whether it runs. */
  status: 'draft' | 'running' | 'stopped' | 'concluded'
  /** The version that is counted. */
  version: number
  /** The event that decides. */
  metric:
    | 'side_picked'
    | 'game_played'
    | 'end_card_viewed'
    | 'leaderboard_viewed'
    | 'rewards_gift_clicked'
    | 'game_shared'
    | 'sign_up'
    | 'email_sign_in'
  /** Devices that were shown a variant. */
  devices: number
  sampleRatio: SampleRatio
  /** The first one is what the others are compared with. */
  variants: VariantReport[]
}
export type CreatorSummary = {
  /** Name that the creator is shown under. */
  userName: string
  /** The creator's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** Address of the creator's picture; null without one. */
  avatar: string | null
  /** Name of the partner that the creator works for; null without one. */
  partnerName: string | null
}
export type GameCategory = {
  /** Name of the category. */
  categoryName: string
}
export type GameVideo = {
  /** Address of the MP4 file with 720 lines; null without one. */
  mp4720: string | null
  /** Address of the picture before the video; null without one. */
  poster: string | null
}
export type LandscapeGameVideo = {
  /** Address of the MP4 file with 720 lines; null without one. */
  mp4720: string | null
}
export type SpeechMark = {
  /** What the mark stands for. */
  type: 'word' | 'ssml'
  /** The word or the markup. */
  value: string
  /** Milliseconds from the start of the clip. */
  time: number
}
export type SubtitlesStyle = {
  /** How words appear. */
  animation: 'pop' | 'karaoke'
  /** Where in the video they stand. */
  alignment: 'center' | 'bottom' | 'lower-third' | 'upper-third' | 'inline'
  /** CSS colour of the words; left out for the usual one. */
  color?: string
  /** CSS background of the words; left out for none. */
  background?: string
}
export type GameMedia = {
  /** What it shows, for those who cannot see it. */
  description?: string
  /** Address of the file. */
  url: string
}
export type GameMetadata = {
  /** Times of the spoken words. */
  speechMarks?: SpeechMark[]
  subtitlesStyle?: SubtitlesStyle
  /** Name of a message that cards know. */
  systemMessageName?: string
  /** Pictures and films beside the question. */
  csrAssets?: GameMedia[]
  /** Words that the game was made from. */
  sourceKeywords?: string[]
}
export type OwnGame = {
  /** Id of the game. */
  id: string
  /** The question. */
  text: string
  /** Title of the game; may be empty. */
  gameTitle: string
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
  /** When the game starts. */
  startTime: string
  /** Until when it can be joined. */
  lastJoinTime: string
  /** When the game ends. */
  endTime: string
  /** Whether the game is sponsored. */
  isAd: boolean
  /** Whether only the creator's own widgets show the game. */
  isPrivate: boolean
  /** Orientation that the game is drawn in. */
  orientation: 'landscape' | 'portrait'
  /** Language of the game. */
  language: 'en-us' | 'en-gb' | 'es-mx'
  /** Id of the creator. */
  creatorId: string
  creator: CreatorSummary
  /** Id of the category. */
  categoryId: string
  category: GameCategory
  /** Address of the page that the game is about; null without one. */
  sourceUrl: string | null
  videoUrls: GameVideo
  landscapeVideoUrls: LandscapeGameVideo
  /** Whether the game has a video in landscape format. */
  landscapeGame: boolean
  metadata: GameMetadata
  /** The correct side; null while there is none. */
  correctAnswer: ('A' | 'B') | null
  /** Whether a poll takes black tickets. */
  allowBlack: boolean
  /** Whether somebody played the game. */
  played: boolean
  /** When the game was added. */
  createdAt: string
  /** When the game last changed. */
  updatedAt: string
}
export type GameTotals = {
  /** Number of plays that count. */
  plays: number
  /** Number of plays that were taken back. */
  canceledPlays: number
  /** Number of plays without tickets. */
  freePlays: number
  /** Number of plays with white tickets. */
  whitePlays: number
  /** Number of plays with black tickets. */
  blackPlays: number
  /** Number of votes for side A. */
  sideA: number
  /** Number of votes for side B. */
  sideB: number
  /** Number of complaints. */
  complaints: number
  /** Number of white tickets that were staked. */
  whiteTickets: number
  /** Number of black tickets that were staked. */
  blackTickets: number
  /** Number of black tickets that found a counterpart. */
  matchedTickets: number
  /** Number of coins that wait for the end of their hold. */
  pendingCoins: number
  /** Number of coins that were paid. */
  paidCoins: number
  /** Number of coins that were kept as rake. */
  rakeCoins: number
  /** Number of tickets that the game still holds. */
  heldTickets: number
  /** Number of coins of the rake that are not shared out yet. */
  heldRakeCoins: number
}
export type GameDetails = {
  /** Id of the game. */
  id: string
  /** The question. */
  text: string
  /** Title of the game; may be empty. */
  gameTitle: string
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
  /** When the game starts. */
  startTime: string
  /** Until when it can be joined. */
  lastJoinTime: string
  /** When the game ends. */
  endTime: string
  /** Whether the game is sponsored. */
  isAd: boolean
  /** Whether only the creator's own widgets show the game. */
  isPrivate: boolean
  /** Orientation that the game is drawn in. */
  orientation: 'landscape' | 'portrait'
  /** Language of the game. */
  language: 'en-us' | 'en-gb' | 'es-mx'
  /** Id of the creator. */
  creatorId: string
  creator: CreatorSummary
  /** Id of the category. */
  categoryId: string
  category: GameCategory
  /** Address of the page that the game is about; null without one. */
  sourceUrl: string | null
  videoUrls: GameVideo
  landscapeVideoUrls: LandscapeGameVideo
  /** Whether the game has a video in landscape format. */
  landscapeGame: boolean
  metadata: GameMetadata
  /** The correct side; null while there is none. */
  correctAnswer: ('A' | 'B') | null
  /** Whether a poll takes black tickets. */
  allowBlack: boolean
  /** Whether somebody played the game. */
  played: boolean
  /** When the game was added. */
  createdAt: string
  /** When the game last changed. */
  updatedAt: string
  totals: GameTotals
}
export type GameDetailsPage = {
  /** The items of this page, in the order of the list. */
  items: GameDetails[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type OwnGamePage = {
  /** The items of this page, in the order of the list. */
  items: OwnGame[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type AdminLeaderboard = {
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
  /** Slug of the distributor whose plays count on it. */
  distributorId: string
  /** Whether it is a distributor's board or a league's. */
  kind: 'prize' | 'league'
  /** Slug that the boards of one weekly series share. */
  series: string
  /** When the board begins. */
  startDate: string
  /** When the board was made. */
  createdAt: string
  /** When it was archived; null while public lists show it. */
  archivedAt: string | null
  /** Number of players with an entry. */
  players: number
}
export type AdminLeaderboardPage = {
  /** The items of this page, in the order of the list. */
  items: AdminLeaderboard[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type BoardEntrant = {
  /** Id of the board. */
  leaderboardId: string
  /** Id of the player. */
  userId: string
  /** Number of points on the board. */
  points: number
  /** Rank on the board, from 1; equal points share it. */
  rank: number
  /** When the player reached these points. */
  reachedAt: string
  /** Whether the player is qualified whatever the points. */
  instantQualified: boolean
  /** Whether the entry has the threshold of points, or is qualified without. */
  qualified: boolean
  /** Name of the player. */
  username: string
  /** The player's colour: six hex digits in lower case, without #. */
  profileColor: string
  /** Address of the player's picture; null without one. */
  avatar: string | null
  /** Whether the player takes part in the drawing as things stand. */
  eligible: boolean
  /** What keeps the player out: too few `points`, an account that is `closed` or `blocked`, an unverified `email`, `terms` that are not the current ones, an incomplete `profile`, another `country` than the US, a `residency` that is not confirmed, `staff`, or a creator of the `sponsor`. Empty for an eligible player. */
  reasons: (
    | 'points'
    | 'closed'
    | 'blocked'
    | 'email'
    | 'terms'
    | 'profile'
    | 'country'
    | 'residency'
    | 'staff'
    | 'sponsor'
  )[]
}
export type BoardEntrantPage = {
  /** The items of this page, in the order of the list. */
  items: BoardEntrant[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type AnyLedgerLine = {
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
  /** Id of the player. */
  userId: string
}
export type AnyLedgerLinePage = {
  /** The items of this page, in the order of the list. */
  items: AnyLedgerLine[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type PrizeAward = {
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
  /** Id of the player. */
  userId: string
  /** Name of the player. */
  username: string
  /** How it was sent, as an admin wrote it down; null until then. */
  fulfilment: string | null
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
export type PrizeAwardWithContact = {
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
  /** Id of the player. */
  userId: string
  /** Name of the player. */
  username: string
  /** How it was sent, as an admin wrote it down; null until then. */
  fulfilment: string | null
  contact: PrizeContact | null
}
export type AdminProduct = {
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
  /** Whether the product is for sale. */
  active: boolean
  /** When the product was added. */
  createdAt: string
}
export type RemoteRegistry = {
  /** Number of the version, which a change names; 0 before the first. */
  version: number
  /** What each flavour points at. */
  pointers: {
    /** The flavour; `default` is everybody. */
    flavour: string
    /** Name of the remote. */
    remote: string
    /** Id of the release; null where the flavour is without the remote. */
    releaseId: string | null
    /** Ids of the releases before it, the last first. */
    before: string[]
  }[]
  /** Ids of the releases that are served to nobody. */
  killed: string[]
}
export type RemoteRelease = {
  /** Id of the release. */
  id: string
  /** Name of the remote. */
  remote: string
  /** Whose it is: a partner's name, or `sidepick`. */
  owner: string
  /** Version of the release. */
  version: string
  /** When it was published. */
  publishedAt: string
  /** Whether it is served to nobody. */
  killed: boolean
  /** Flavours that point at it; `default` is everybody. */
  servedTo: string[]
}
export type RemoteReleasePage = {
  /** The items of this page, in the order of the list. */
  items: RemoteRelease[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type WholeRemoteRelease = {
  /** Id of the release. */
  id: string
  /** Name of the remote. */
  remote: string
  /** Whose it is: a partner's name, or `sidepick`. */
  owner: string
  /** Version of the release. */
  version: string
  /** When it was published. */
  publishedAt: string
  /** Whether it is served to nobody. */
  killed: boolean
  /** Flavours that point at it; `default` is everybody. */
  servedTo: string[]
  /** The entry as it was published. */
  entry: {
    [key: string]: any
  }
}
export type AnalyticsCount = {
  /** Number of events. */
  events: number
  /** Start of the hour. */
  hour?: string
  /** Start of the day, in UTC. */
  day?: string
  /** Name of the event. */
  event?:
    | 'widget_loaded'
    | 'game_viewed'
    | 'games_searched'
    | 'game_started'
    | 'side_picked'
    | 'game_played'
    | 'game_rated'
    | 'end_card_viewed'
    | 'leaderboard_viewed'
    | 'rewards_gift_clicked'
    | 'game_shared'
    | 'sign_up_prompted'
    | 'sign_up'
    | 'email_sign_in'
    | 'social_sign_in_failed'
    | 'terms_accepted'
    | 'emailEnteredError'
    | 'ad_started'
    | 'ad_ended'
    | 'adblock_detected'
    | 'experiment_exposed'
    | 'advance_rejected'
    | 'component_rule_invalid'
    | 'embed_diagnostic'
    | 'remote_failed'
    | 'card_failed'
    | 'preload_failed'
    | 'client_error'
  /** Id of the widget; empty without one. */
  widgetId?: string
  /** Id of the game; empty without one. */
  gameId?: string
  /** Slug of the partner. */
  partner?: string
  /** The display mode. */
  displayMode?: string
  /** Preset of settings of the page. */
  widgetMode?: string
  /** The flavour. */
  flavour?: string
  /** The remote that drew the game, or that failed, with its version. */
  release?: string
  /** The event's own word, such as the side or the method; empty without one. */
  detail?: string
}
export type AnalyticsCounts = {
  /** End of the last hour that is counted; what came later is not in here. */
  rolledUpTo: string | null
  /** Most frequent first. */
  items: AnalyticsCount[]
}
export type AnalyticsFailure = {
  /** Name of the event. */
  event:
    | 'widget_loaded'
    | 'game_viewed'
    | 'games_searched'
    | 'game_started'
    | 'side_picked'
    | 'game_played'
    | 'game_rated'
    | 'end_card_viewed'
    | 'leaderboard_viewed'
    | 'rewards_gift_clicked'
    | 'game_shared'
    | 'sign_up_prompted'
    | 'sign_up'
    | 'email_sign_in'
    | 'social_sign_in_failed'
    | 'terms_accepted'
    | 'emailEnteredError'
    | 'ad_started'
    | 'ad_ended'
    | 'adblock_detected'
    | 'experiment_exposed'
    | 'advance_rejected'
    | 'component_rule_invalid'
    | 'embed_diagnostic'
    | 'remote_failed'
    | 'card_failed'
    | 'preload_failed'
    | 'client_error'
  /** The remote that failed, with its version; else the one that drew the game. */
  release: string
  /** Name of the card, where it was one. */
  detail: string
  /** Why it failed. */
  reason: string
  /** Slug of the partner. */
  partner: string
  /** The flavour. */
  flavour: string
  /** Versions of the configuration. */
  config: string
  /** How often it was reported. */
  events: number
  /** In how many visits, as far as they have ids. */
  sessions: number
  /** When the first report came. */
  firstAt: string
  /** When the latest report came. */
  lastAt: string
}
export type AnalyticsFailures = {
  /** Most frequent first. */
  items: AnalyticsFailure[]
}
export type Category = {
  /** Id of the category. */
  id: string
  /** Name of the category in addresses. */
  slug: string
  /** Name of the category. */
  categoryName: string
  /** Place in the list; lower comes first. */
  position: number
  /** Language of the category. */
  language: string
}
export type OwnCustomUrl = {
  /** Id of the short name. */
  id: string
  /** The short name: the part after /custom/ of its address. */
  url: string
  /** Id of the widget that it opens. */
  widgetId: string
  /** Id of the game that comes first; null when the playlist decides. */
  gameId: string | null
  /** Id of the creator who owns it. */
  creatorId: string
  /** Flavour that the widget is shown in; null for the usual one. */
  flavour: string | null
  /** Whether the address works. */
  active: boolean
  /** Whether an admin switched it off, so that the creator cannot switch it on. */
  locked: boolean
  /** When the short name was taken. */
  createdAt: string
}
export type OwnCustomUrlPage = {
  /** The items of this page, in the order of the list. */
  items: OwnCustomUrl[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type PlaylistRules = {
  /** Ids of the categories that games are taken from; empty for all of them. */
  categoryIds: string[]
  /** Words that a game should match. */
  keywords: string[]
  /** Language of the games; null for any. */
  language: ('en-us' | 'en-gb' | 'es-mx') | null
  /** Whether games are added when the playlist runs short. */
  autofill: boolean
  /** Whether the playlist holds sponsored games. */
  isAd: boolean
}
export type OwnPlaylist = {
  /** Id of the playlist. */
  id: string
  /** Name of the playlist. */
  name: string
  /** Id of the creator who owns it. */
  creatorId: string
  /** Slug of the distributor that it is made for. */
  distributorId: string
  /** Ids of the games that were chosen by hand, in playing order. */
  gameIds: string[]
  /** Ids of the games that fill the playlist up, in playing order. */
  autofilledGameIds: string[]
  rules: PlaylistRules
  /** Whether the playlist is in use. */
  active: boolean
  /** When the playlist was added. */
  createdAt: string
}
export type OwnPlaylistPage = {
  /** The items of this page, in the order of the list. */
  items: OwnPlaylist[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type OwnWidget = {
  /** Id of the widget. */
  id: string
  /** Name of the widget. */
  name: string
  /** The display mode. */
  type: 'inline' | 'expanding' | 'mobile-expanding' | 'docked' | 'carousel' | 'sidebar' | 'playlist'
  /** Id of the creator who owns it. */
  creatorId: string
  /** Id of the playlist that it shows. */
  playlistId: string
  /** Id of the set of games that it shows while the set runs; null without one. */
  gameSetId: string | null
  /** Slug of the distributor that its plays are attributed to. */
  distributorId: string
  /** Language of the widget. */
  language: 'en-us' | 'en-gb' | 'es-mx'
  /** Ids of the categories that fill its list up first. */
  preferredCategoryIds: string[]
  /** Custom properties, without the leading --vs-. */
  theme: {
    [key: string]: any
  }
  /** Settings of its experience. */
  config: {
    [key: string]: any
  }
  /** Origins of pages that may frame it. */
  allowedDomains: string[]
  /** Whether every page may frame it. */
  isPublic: boolean
  /** Whether it is shown. */
  active: boolean
  /** When the widget was added. */
  createdAt: string
  /** When the widget last changed. */
  updatedAt: string
}
export type OwnWidgetPage = {
  /** The items of this page, in the order of the list. */
  items: OwnWidget[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
export type BeaconChain = {
  /** Its id, in hex. */
  hash: string
  /** The key that signs its rounds, in hex. */
  publicKey: string
  /** When round 1 came, in seconds since 1970. */
  genesisTime: number
  /** Seconds from a round to the next. */
  periodSeconds: number
}
export type DrawingBeacon = {
  chain: BeaconChain
  /** The round that was named when the board was made. */
  namedRound: number
  /** The round that decides: a later one where the list was closed later. */
  round: number
  /** When that round comes. */
  roundAt: string
  /** The round's signature, whose SHA-256 is the randomness; null until the drawing. */
  signature: string | null
}
export type Drawing = {
  /** Id of the board. */
  leaderboardId: string
  /** Number of prizes that are drawn. */
  numberOfPrizes: number
  /** SHA-256 of the seed, published when the board was made. 32 bytes in hex. */
  commitment: string
  /** When the commitment was published. */
  committedAt: string
  /** From when on the prizes are drawn. */
  prizeDrawingDate: string
  /** When they were drawn; null until then. */
  awardedAt: string | null
  /** The seed; null until the drawing. 32 bytes in hex. */
  seed: string | null
  /** What a public beacon gave; null without a beacon. 32 bytes in hex. */
  randomness: string | null
  beacon: DrawingBeacon | null
  /** Hash of the list of entries; null until the list is closed. 32 bytes in hex. */
  listHash: string | null
  /** When the list was closed; null until then. */
  listClosedAt: string | null
  /** One for each eligible player, in ascending order. */
  entries: string[]
  /** The entries that win. */
  winners: string[]
  /** Who follows when a winner does not confirm, in order. */
  alternates: string[]
}
export type PartnerDomain = {
  /** Id of the domain. */
  id: string
  /** The host, such as example.com; *.example.com stands for every host below it. */
  host: string
  /** Path that an address must begin with; null for the whole host. */
  pathPattern: string | null
  /** A name=value pair that the address must carry; null without one. */
  queryMarker: string | null
  /** Slug of the distributor that plays on these pages count for. */
  distributorId: string
  /** Name of the partner. */
  name: string
  /** Id of the account that owns the domain; null without one. */
  ownerUserId: string | null
  /** The flags that differ from the defaults of the platform. */
  flags: {
    [key: string]: any
  }
  /** Preset of settings for these pages; null for the usual one. */
  widgetMode: string | null
  /** Flavour for these pages; null for the usual one. */
  flavour: string | null
  /** Decides between rows that match equally well; the higher one wins. */
  priority: number
  /** Whether the row is in use. */
  active: boolean
  /** When the domain was added. */
  createdAt: string
}
export type PartnerDomainPage = {
  /** The items of this page, in the order of the list. */
  items: PartnerDomain[]
  /** Cursor to send as `start` for the next page; null on the last page. */
  next: string | null
}
