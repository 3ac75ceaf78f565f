import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'

const StartSocial = () => import('#auth/controllers/start_social_controller')
const FinishSocial = () => import('#auth/controllers/finish_social_controller')
const StartForWindow = () => import('#auth/controllers/start_for_window_controller')
const ClaimHandoff = () => import('#auth/controllers/claim_handoff_controller')
const GiveSession = () => import('#auth/controllers/give_session_controller')

const LinkRewards = () => import('#auth/controllers/link_rewards_controller')

const PROVIDER = new RegExp(`^(?:${SOCIAL_PROVIDERS.join('|')})$`)
/** 256 bits as base64url. */
const STATE = /^[\w-]{43}$/

router.get('/auth/:provider', [StartSocial]).where('provider', PROVIDER).as('auth.social.start')
router
  .post('/auth/:provider', [StartForWindow])
  .where('provider', PROVIDER)
  .as('auth.social.start_for_window')
router
  .get('/auth/:provider/callback', [FinishSocial])
  .where('provider', PROVIDER)
  .as('auth.social.finish')
router
  .post('/auth/:provider/callback', [FinishSocial])
  .where('provider', PROVIDER)
  .as('auth.social.finish_by_form')
router.get('/auth/handoff/:state', [ClaimHandoff]).where('state', STATE).as('auth.handoff')
router.post('/auth/handoff', [GiveSession]).use(middleware.player()).as('auth.give_session')
router
  .post('/auth/microsoft_rewards', [LinkRewards])
  .use([middleware.optionalPlayer(), middleware.sessionKey()])
  .as('auth.microsoft_rewards')

routeTraits.forms.add('auth.social.start_for_window')
routeTraits.forms.add('auth.social.finish_by_form')
routeTraits.limits.set('auth.handoff', 'handoffsPerAddress')
