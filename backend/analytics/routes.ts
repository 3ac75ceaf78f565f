import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const TakeEvents = () => import('#analytics/controllers/take_events_controller')
const ListCounts = () => import('#analytics/controllers/list_counts_controller')
const ListFailures = () => import('#analytics/controllers/list_failures_controller')

router
  .group(() => {
    router.post('/events', [TakeEvents]).as('take')
    router.get('/counts', [ListCounts]).as('counts').use(middleware.player())
    router.get('/failures', [ListFailures]).as('failures').use(middleware.player())
  })
  .prefix('/v1/analytics')
  .as('analytics')

routeTraits.limits.set('analytics.take', 'analyticsPerAddress')
routeTraits.jsonAsText.add('analytics.take')
