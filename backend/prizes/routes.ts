import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const ListOwn = () => import('#prizes/controllers/list_own_prizes_controller')
const Confirm = () => import('#prizes/controllers/confirm_prize_controller')
const Decline = () => import('#prizes/controllers/decline_prize_controller')
const Edit = () => import('#prizes/controllers/edit_prize_controller')
const admin = {
  List: () => import('#prizes/controllers/admin/list_prizes_controller'),
  Show: () => import('#prizes/controllers/admin/show_prize_controller'),
  Fulfil: () => import('#prizes/controllers/admin/fulfil_prize_controller'),
  PassOn: () => import('#prizes/controllers/admin/pass_on_prize_controller'),
}

router
  .group(() => {
    router.get('/', [ListOwn]).as('list')
    router.patch('/:id', [Edit]).as('edit')
    router.post('/:id/confirm', [Confirm]).as('confirm')
    router.post('/:id/decline', [Decline]).as('decline')
  })
  .prefix('/v1/prizes')
  .as('prizes')
  .use(middleware.player())

router
  .group(() => {
    router.get('/', [admin.List]).as('list')
    router.get('/:id/:place', [admin.Show]).as('show')
    router.post('/:id/:place/fulfil', [admin.Fulfil]).as('fulfil')
    router.post('/:id/:place/pass-on', [admin.PassOn]).as('passOn')
  })
  .prefix('/v1/admin/prizes')
  .as('prizes.admin')
  .use(middleware.role('admin'))

routeTraits.withoutBody.add('prizes.decline')
