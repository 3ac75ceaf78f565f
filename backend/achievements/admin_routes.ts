import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const PromotePlayer = () => import('#achievements/controllers/promote_player_controller')
const DemotePlayer = () => import('#achievements/controllers/demote_player_controller')

router
  .group(() => {
    router.put('/:id/promote', [PromotePlayer]).as('promote')
    router.put('/:id/demote', [DemotePlayer]).as('demote')
  })
  .prefix('/v1/admin/wallets')
  .as('achievements.admin')
  .use([middleware.role('admin'), middleware.person('pay')])

for (const verb of ['promote', 'demote']) {
  routeTraits.withoutBody.add(`achievements.admin.${verb}`)
}
