import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const ListActiveLeaderboards = () =>
  import('#leaderboards/controllers/list_active_leaderboards_controller')
const ListOwnPoints = () => import('#leaderboards/controllers/list_own_points_controller')
const ShowLeaderboard = () => import('#leaderboards/controllers/show_leaderboard_controller')
const ListTop = () => import('#leaderboards/controllers/list_top_controller')

router
  .get('/v1/leaderboards/activeLeaderboards', [ListActiveLeaderboards])
  .as('leaderboards.active')

router
  .group(() => {
    router.get('/v1/leaderboards/points', [ListOwnPoints]).as('leaderboards.points')
    router.get('/v1/leaderboards/:id', [ShowLeaderboard]).as('leaderboards.show')
    router.get('/v1/leaderboards/:id/top/:n', [ListTop]).as('leaderboards.top')
  })
  .use(middleware.optionalPlayer())

const READS = ['active', 'points', 'show', 'top']
for (const read of READS) {
  routeTraits.failures.set(`leaderboards.${read}`, 'E_LEADERBOARD_UNAVAILABLE')
}
