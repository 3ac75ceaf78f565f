import router from '@adonisjs/core/services/router'

const modules = [
  () => import('#analytics/routes'),
  () => import('#achievements/routes'),
  () => import('#achievements/admin_routes'),
  () => import('#prizes/routes'),
  () => import('#legal/routes'),
  () => import('#accounts/routes'),
  () => import('#accounts/admin_routes'),
  () => import('#audit/routes'),
  () => import('#auth/routes'),
  () => import('#profiles/routes'),
  () => import('#profiles/admin_routes'),
  () => import('#assets/routes'),
  () => import('#creators/routes'),
  () => import('#games/routes'),
  () => import('#games/search_routes'),
  () => import('#games/admin_routes'),
  () => import('#games/creator_routes'),
  () => import('#gameplays/routes'),
  () => import('#wallets/routes'),
  () => import('#cuts/routes'),
  () => import('#payments/routes'),
  () => import('#leaderboards/routes'),
  () => import('#notifications/routes'),
  () => import('#widgets/routes'),
  () => import('#widgets/creator_routes'),
  () => import('#playlists/routes'),
  () => import('#playlists/admin_routes'),
  () => import('#custom_urls/routes'),
  () => import('#custom_urls/own_routes'),
  () => import('#experiences/routes'),
  () => import('#experiments/routes'),
  () => import('#partner_domains/routes'),
  () => import('#remotes/routes'),
  () => import('#demo/routes'),
  () => import('#pages/routes'),
]

/** A record's id in a path: a UUID, in lower case on the way in. */
for (const id of ['id', 'userId']) router.where(id, router.matchers.uuid())

for (const load of modules) await load()
