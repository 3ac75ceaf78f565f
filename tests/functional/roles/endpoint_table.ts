import type { AnyEndpoint } from '#tests/functional/roles/endpoint'
import { adminRows } from '#tests/functional/roles/rows/admin'
import { analyticsRows } from '#tests/functional/roles/rows/analytics'
import { assetsRows } from '#tests/functional/roles/rows/assets'
import { authRows } from '#tests/functional/roles/rows/auth'
import { socialRows } from '#tests/functional/roles/rows/auth_social'
import { contentRows } from '#tests/functional/roles/rows/content'
import { creatorRecordRows } from '#tests/functional/roles/rows/creator_records'
import { creatorsRows } from '#tests/functional/roles/rows/creators'
import { notificationRows } from '#tests/functional/roles/rows/notifications'
import { auditRows } from '#tests/functional/roles/rows/audit'
import { cutsRows } from '#tests/functional/roles/rows/cuts'
import { customUrlsRows } from '#tests/functional/roles/rows/custom_urls'
import { experienceRows } from '#tests/functional/roles/rows/experiences'
import { experimentRows } from '#tests/functional/roles/rows/experiments'
import { gameSearchRows } from '#tests/functional/roles/rows/game_search'
import { gameSetsRows } from '#tests/functional/roles/rows/game_sets'
import { gamesRows } from '#tests/functional/roles/rows/games'
import { leaderboardRows } from '#tests/functional/roles/rows/leaderboards'
import { ownAccountRows } from '#tests/functional/roles/rows/own_account'
import { pagesRows } from '#tests/functional/roles/rows/pages'
import { partnerExperienceRows } from '#tests/functional/roles/rows/partner_experiences'
import { partnerExperimentRows } from '#tests/functional/roles/rows/partner_experiments'
import { partnerRemoteRows } from '#tests/functional/roles/rows/partner_remotes'
import { partnerDomainRows } from '#tests/functional/roles/rows/partner_domains'
import { payoutEmailRows } from '#tests/functional/roles/rows/payout_email'
import { playRows } from '#tests/functional/roles/rows/play'
import { prizeRows } from '#tests/functional/roles/rows/prizes'
import { productRows } from '#tests/functional/roles/rows/products'
import { profilesRows } from '#tests/functional/roles/rows/profiles'
import { publicRows } from '#tests/functional/roles/rows/public'
import { remoteRows } from '#tests/functional/roles/rows/remotes'
import { walletRows } from '#tests/functional/roles/rows/wallets'

/** Every endpoint of the router. One that is missing here fails the suite: add its row with the endpoint. */
export const endpoints: readonly AnyEndpoint[] = [
  ...authRows,
  ...adminRows,
  ...contentRows,
  ...creatorsRows,
  ...customUrlsRows,
  ...experienceRows,
  ...experimentRows,
  ...gameSearchRows,
  ...gameSetsRows,
  ...gamesRows,
  ...leaderboardRows,
  ...payoutEmailRows,
  ...socialRows,
  ...profilesRows,
  ...ownAccountRows,
  ...assetsRows,
  ...playRows,
  ...walletRows,
  ...creatorRecordRows,
  ...partnerDomainRows,
  ...partnerExperienceRows,
  ...partnerExperimentRows,
  ...partnerRemoteRows,
  ...notificationRows,
  ...productRows,
  ...prizeRows,
  ...auditRows,
  ...cutsRows,
  ...publicRows,
  ...pagesRows,
  ...analyticsRows,
  ...remoteRows,
]
