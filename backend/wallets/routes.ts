import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const ShowAccountBalance = () => import('#wallets/controllers/show_account_balance_controller')
const ShowDailyGift = () => import('#wallets/controllers/show_daily_gift_controller')
const ClaimDailyGift = () => import('#wallets/controllers/claim_daily_gift_controller')
const ShowBalances = () => import('#wallets/controllers/show_balances_controller')
const SetBalance = () => import('#wallets/controllers/set_balance_controller')
const ListLedger = () => import('#wallets/controllers/list_ledger_controller')
const ListAllLedger = () => import('#wallets/controllers/list_all_ledger_controller')
const ListPointLedger = () => import('#wallets/controllers/list_point_ledger_controller')

router
  .group(() => {
    router.get('/v1/wallets/account-balance', [ShowAccountBalance]).as('wallets.balance')
    router.get('/v1/wallets/daily-gift', [ShowDailyGift]).as('wallets.gift')
    router
      .post('/v1/wallets/claim-daily-gift', [ClaimDailyGift])
      .as('wallets.claim_gift')
      .use(middleware.signedTerms())
    router.get('/v1/ledger', [ListLedger]).as('ledger.list')
  })
  .use(middleware.player())

router
  .group(() => {
    router.get('/v1/admin/wallets/:id', [ShowBalances]).as('wallets.admin.show')
    router
      .put('/v1/admin/wallets/:id', [SetBalance])
      .as('wallets.admin.set')
      .use(middleware.person('pay'))
    router.get('/v1/admin/ledger', [ListAllLedger]).as('ledger.admin.list')
    router.get('/v1/admin/leaderboards/ledger/:userId', [ListPointLedger]).as('ledger.admin.points')
  })
  .use(middleware.role('admin'))

routeTraits.withoutBody.add('wallets.claim_gift')
