import router from '@adonisjs/core/services/router'
import { routesWithoutBody } from '#shared/middleware/body_middleware'
import { throttled } from '#shared/throttled'

const SignUp = () => import('#auth/controllers/sign_up_controller')
const LogIn = () => import('#auth/controllers/log_in_controller')
const RefreshSession = () => import('#auth/controllers/refresh_session_controller')
const LogOut = () => import('#auth/controllers/log_out_controller')

router.post('/auth/signup', [SignUp]).as('auth.signup').use(throttled('signUpPerAddress'))
router.post('/auth/login', [LogIn]).as('auth.login')
router.post('/auth/refresh', [RefreshSession]).as('auth.refresh')
router.post('/auth/logout', [LogOut]).as('auth.logout')

/** Both answer a dead session alike, whatever comes with it. */
routesWithoutBody.add('auth.refresh').add('auth.logout')
