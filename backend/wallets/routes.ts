import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ShowAccountBalance = () => import('#wallets/controllers/show_account_balance_controller')
const ListLedger = () => import('#wallets/controllers/list_ledger_controller')

router
  .group(() => {
    router.get('/v1/wallets/account-balance', [ShowAccountBalance]).as('wallets.balance')
    router.get('/v1/ledger', [ListLedger]).as('ledger.list')
  })
  .use(middleware.player())
