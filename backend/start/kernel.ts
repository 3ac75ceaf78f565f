import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import '#shared/http/abilities'
import { shareBrandMark } from '#shared/http/brand_mark'
import { refuseReservedNames } from '#shared/http/view_names'

refuseReservedNames()
shareBrandMark()

server.errorHandler(() => import('#shared/http/exception_handler'))

server.use([
  () => import('#pages/middleware/static_files_middleware'),
  () => import('#shared/http/middleware/request_log_middleware'),
  () => import('#partner_domains/middleware/partner_origin_middleware'),
  () => import('@adonisjs/cors/cors_middleware'),
  () => import('#shared/http/middleware/maintenance_middleware'),
])

router.use([
  () => import('#shared/http/middleware/throttle_middleware'),
  () => import('#shared/http/middleware/body_middleware'),
  () => import('#auth/middleware/initialize_auth_middleware'),
])

export const middleware = router.named({
  /** Answers 401 unless the request carries a valid access token. */
  player: () => import('#auth/middleware/player_middleware'),
  /** Reads the access token when there is one; a bad one is treated as none. */
  optionalPlayer: () => import('#auth/middleware/optional_player_middleware'),
  /** Gives the browser the key that its session is bound to. */
  sessionKey: () => import('#auth/middleware/session_key_middleware'),
  /** After `player`: answers 403 E_TOS_REQUIRED unless the caller accepted the terms in force. */
  signedTerms: () => import('#accounts/middleware/signed_terms_middleware'),
  /** Answers 401 to strangers and 403 to everybody who does not act in the role. */
  role: () => import('#auth/middleware/role_middleware'),
  /** After `role`: answers 403 unless the caller may `edit` or `pay` the person whose id is in the path. */
  person: () => import('#shared/http/middleware/person_middleware'),
})
