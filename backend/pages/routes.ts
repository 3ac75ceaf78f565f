import router from '@adonisjs/core/services/router'
import { WIDGET_PATHS } from '@sidepick/rules/own_address'
import { routeTraits } from '#shared/http/route_traits'

const Enter = () => import('#pages/controllers/enter_controller')
const EnterCustom = () => import('#pages/controllers/enter_custom_controller')
const ShowPage = () => import('#pages/controllers/show_page_controller')
const ShowWidget = () => import('#pages/controllers/show_widget_controller')
const ShowRoot = () => import('#pages/controllers/show_root_controller')
const ShowHealth = () => import('#pages/controllers/show_health_controller')
const ShowOpenapi = () => import('#pages/controllers/show_openapi_controller')

router.get('/', [ShowRoot]).as('pages.root')
router.get('/healthcheck', [ShowHealth]).as('pages.health')
routeTraits.unlimited.add('pages.health')
router.get('/openapi.json', [ShowOpenapi]).as('pages.openapi')

/** Both prefixes lead to the same pages. */
for (const [name, path] of Object.entries(WIDGET_PATHS)) {
  router.get(path, [ShowWidget]).as(`pages.widget.${name}`)
  router.get(`/go/:payload${path}`, [ShowWidget]).as(`pages.go.widget.${name}`)
}
router.get('/go/:payload?', [Enter]).as('pages.go')
router.get('/custom/:customId?/:gameId?', [EnterCustom]).as('pages.custom')
router.get('/go/:payload/custom/:customId?/:gameId?', [EnterCustom]).as('pages.go.custom')

// Last of all: which pages there are is the registry's to say.
router.get('/go/:payload/*', [ShowPage]).as('pages.go.screen')
router.get('/*', [ShowPage]).as('pages.screen')
