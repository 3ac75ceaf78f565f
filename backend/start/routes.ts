import router from '@adonisjs/core/services/router'

const modules = [
  () => import('#legal/routes'),
  () => import('#auth/routes'),
  () => import('#profiles/routes'),
  () => import('#games/routes'),
  () => import('#gameplays/routes'),
  () => import('#wallets/routes'),
  () => import('#leaderboards/routes'),
  () => import('#widgets/routes'),
  () => import('#playlists/routes'),
  () => import('#custom_urls/routes'),
  () => import('#pages/routes'),
]

/** A record's id in a path: a UUID, in lower case on the way in. */
router.where('id', router.matchers.uuid())

for (const load of modules) await load()
