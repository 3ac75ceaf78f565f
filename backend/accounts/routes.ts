import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const CloseOwnAccount = () => import('#accounts/controllers/close_own_account_controller')
const SendPayoutPin = () => import('#accounts/controllers/send_payout_pin_controller')
const ConfirmPayoutEmail = () => import('#accounts/controllers/confirm_payout_email_controller')
const SignTerms = () => import('#accounts/controllers/sign_terms_controller')
const DownloadData = () => import('#accounts/controllers/download_data_controller')

router
  .group(() => {
    router.post('/auth/sign_tos', [SignTerms]).as('auth.sign_tos')
    router
      .post('/auth/payout_email_verification', [SendPayoutPin])
      .as('auth.payout_email_verification')
    router.patch('/auth/payout_email', [ConfirmPayoutEmail]).as('auth.payout_email')
    router.delete('/v1/profiles', [CloseOwnAccount]).as('auth.close_own_account')
    router.get('/v1/profiles/export', [DownloadData]).as('profiles.export')
  })
  .use(middleware.player())

routeTraits.withoutBody.add('auth.sign_tos')
