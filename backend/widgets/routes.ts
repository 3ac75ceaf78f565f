import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const SearchWidget = () => import('#widgets/controllers/search_widget_controller')
const SearchWidgetByArticle = () =>
  import('#widgets/controllers/search_widget_by_article_controller')
const ShowBootstrap = () => import('#widgets/controllers/show_bootstrap_controller')
const ShowConsole = () => import('#widgets/controllers/show_console_controller')
const ShowWidget = () => import('#widgets/controllers/show_widget_controller')

router
  .group(() => {
    router.get('/v1/widgets/:id', [ShowWidget]).use(middleware.optionalPlayer()).as('show')
    router.get('/v2/widgets/:id', [SearchWidget]).use(middleware.optionalPlayer()).as('search')
    router
      .post('/v2/widgets/:id', [SearchWidgetByArticle])
      .use(middleware.optionalPlayer())
      .as('search_by_article')
    router.get('/v2/embed/bootstrap', [ShowBootstrap]).as('bootstrap')
    router
      .get('/v1/console', [ShowConsole])
      .use(middleware.role(['creator', 'admin']))
      .as('console')
  })
  .as('widgets')

for (const name of ['show', 'search', 'search_by_article', 'bootstrap']) {
  routeTraits.limits.set(`widgets.${name}`, 'widgetsPerAddress')
}
