import router from '@adonisjs/core/services/router'
import { SOCIAL_PROVIDERS } from '@sidepick/rules/types'
import { routeTraits } from '#shared/http/route_traits'
import env from '#start/env'

const ShowDemo = () => import('#demo/publisher_pages/show_demo_controller')
const ShowGallery = () => import('#pages/controllers/show_gallery_controller')
const ShowMailbox = () => import('#demo/mailbox/show_mailbox_controller')
const ShowDemoAccount = () => import('#demo/account/show_demo_account_controller')
const TakeTest = () => import('#demo/test/take_test_controller')

const PROVIDER = new RegExp(`^(?:${SOCIAL_PROVIDERS.join('|')})$`)

for (const name of ['demo.account', 'demo.mailbox', 'demo.pages', 'pages.gallery']) {
  routeTraits.pages.add(name)
}

if (env.get('DEMO')) {
  router
    .get('/demo/account/:provider', [ShowDemoAccount])
    .where('provider', PROVIDER)
    .as('demo.account')
  router.get('/demo/cards/:view?', [ShowGallery]).as('pages.gallery')
  router.get('/demo/mailbox/:mail?', [ShowMailbox]).as('demo.mailbox')
  router.post('/demo/test', [TakeTest]).as('demo.test')
  router.get('/demo/:page?', [ShowDemo]).as('demo.pages')
}
