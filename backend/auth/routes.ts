import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import '#auth/social/routes'
import { STEP_UP_ACTS } from '#auth/domain/step_up_acts'
import { middleware } from '#start/kernel'

const SignUp = () => import('#auth/controllers/sign_up_controller')
const QuickSignUp = () => import('#auth/controllers/quick_sign_up_controller')
const InviteUser = () => import('#auth/controllers/invite_user_controller')
const ListSessions = () => import('#auth/controllers/list_sessions_controller')
const EndSession = () => import('#auth/controllers/end_session_controller')
const ConfirmInvite = () => import('#auth/controllers/confirm_invite_controller')
const LogIn = () => import('#auth/controllers/log_in_controller')
const RefreshSession = () => import('#auth/controllers/refresh_session_controller')
const LogOut = () => import('#auth/controllers/log_out_controller')
const ResetPassword = () => import('#auth/controllers/reset_password_controller')
const CheckResetToken = () => import('#auth/controllers/check_reset_token_controller')
const SetNewPassword = () => import('#auth/controllers/set_new_password_controller')
const ChangePassword = () => import('#auth/controllers/change_password_controller')
const ShowProof = () => import('#auth/controllers/show_proof_controller')
const GiveProof = () => import('#auth/controllers/give_proof_controller')
const ValidateEmail = () => import('#auth/controllers/validate_email_controller')
const VerifyEmail = () => import('#auth/controllers/verify_email_controller')
const CheckVerifyToken = () => import('#auth/controllers/check_verify_token_controller')
const ResendVerification = () => import('#auth/controllers/resend_verification_controller')

router.post('/auth/signup', [SignUp]).as('auth.signup').use(middleware.sessionKey())
router.post('/auth/quick_signup', [QuickSignUp]).as('auth.quick_signup')
router
  .post('/auth/confirm_invite', [ConfirmInvite])
  .as('auth.confirm_invite')
  .use(middleware.sessionKey())
router.post('/auth/login', [LogIn]).as('auth.login').use(middleware.sessionKey())
router.post('/auth/refresh', [RefreshSession]).as('auth.refresh')
router.post('/auth/logout', [LogOut]).as('auth.logout')
router.post('/auth/reset_password', [ResetPassword]).as('auth.reset_password')
router.post('/auth/reset_password/verify_token', [CheckResetToken]).as('auth.check_reset_token')
router.post('/auth/reset_password/set_new', [SetNewPassword]).as('auth.set_new_password')
router.post('/auth/validate_email', [ValidateEmail]).as('auth.validate_email')
router.post('/auth/verify_email', [VerifyEmail]).as('auth.verify_email')
router.post('/auth/verify_email/verify_token', [CheckVerifyToken]).as('auth.check_verify_token')
router
  .post('/auth/resend_email_verification', [ResendVerification])
  .as('auth.resend_email_verification')
router
  .post('/auth/change_password', [ChangePassword])
  .as('auth.change_password')
  .use(middleware.player())
router.get('/auth/proof', [ShowProof]).as('auth.proof').use(middleware.player())
router.post('/auth/proof', [GiveProof]).as('auth.give_proof').use(middleware.player())
router
  .post('/admin/auth/invite', [InviteUser])
  .as('auth.admin.invite')
  .use(middleware.role('admin'))

router.where('sessionId', router.matchers.uuid())
router
  .group(() => {
    router.get('/', [ListSessions]).as('list')
    router.delete('/:sessionId', [EndSession]).as('end').use(middleware.person('edit'))
  })
  .prefix('/admin/auth/users/:id/sessions')
  .as('auth.admin.sessions')
  .use(middleware.role('admin'))

routeTraits.limits.set('auth.signup', 'signUpPerAddress')
routeTraits.limits.set('auth.quick_signup', 'signUpPerAddress')
routeTraits.limits.set('auth.validate_email', 'emailChecksPerAddress')

for (const name of ['auth.check_verify_token', 'auth.check_reset_token']) {
  routeTraits.withoutBody.add(name)
}

/** A client signs its player out when these refuse, so only an invalid token may be a reason. */
for (const name of ['auth.refresh', 'auth.logout']) {
  routeTraits.withoutBody.add(name)
  routeTraits.busyWhenThrottled.add(name)
}

for (const [name, { by }] of STEP_UP_ACTS) if (by === 'recent') routeTraits.provenLately.add(name)
