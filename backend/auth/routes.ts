import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/route_traits'

const SignUp = () => import('#auth/controllers/sign_up_controller')
const LogIn = () => import('#auth/controllers/log_in_controller')
const RefreshSession = () => import('#auth/controllers/refresh_session_controller')
const LogOut = () => import('#auth/controllers/log_out_controller')

router.post('/auth/signup', [SignUp]).as('auth.signup')
router.post('/auth/login', [LogIn]).as('auth.login')
router.post('/auth/refresh', [RefreshSession]).as('auth.refresh')
router.post('/auth/logout', [LogOut]).as('auth.logout')

routeTraits.limits.set('auth.signup', 'signUpPerAddress')

/** A client signs its player out when these refuse it, so nothing but a dead token may be a reason to. */
for (const name of ['auth.refresh', 'auth.logout']) {
  routeTraits.withoutBody.add(name)
  routeTraits.busyWhenThrottled.add(name)
}
