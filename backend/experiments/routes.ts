import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const KeepMine = () => import('#experiments/controllers/keep_account_variants_controller')
const admin = {
  List: () => import('#experiments/controllers/admin/list_experiments_controller'),
  Show: () => import('#experiments/controllers/admin/show_experiment_controller'),
  Create: () => import('#experiments/controllers/admin/create_experiment_controller'),
  Edit: () => import('#experiments/controllers/admin/edit_experiment_controller'),
  Start: () => import('#experiments/controllers/admin/start_experiment_controller'),
  Stop: () => import('#experiments/controllers/admin/stop_experiment_controller'),
  Report: () => import('#experiments/controllers/admin/show_report_controller'),
  Conclude: () => import('#experiments/controllers/admin/conclude_experiment_controller'),
}
const partner = {
  List: () => import('#experiments/controllers/partner/list_own_experiments_controller'),
  Show: () => import('#experiments/controllers/partner/show_own_experiment_controller'),
  Create: () => import('#experiments/controllers/partner/create_own_experiment_controller'),
  Edit: () => import('#experiments/controllers/partner/edit_own_experiment_controller'),
  Start: () => import('#experiments/controllers/partner/start_own_experiment_controller'),
  Stop: () => import('#experiments/controllers/partner/stop_own_experiment_controller'),
  Report: () => import('#experiments/controllers/partner/show_own_report_controller'),
  Conclude: () => import('#experiments/controllers/partner/conclude_own_experiment_controller'),
}

router.post('/v1/experiments/mine', [KeepMine]).as('experiments.mine').use(middleware.player())

router
  .group(() => {
    router.get('/', [admin.List]).as('list')
    router.post('/', [admin.Create]).as('create')
    router.get('/:id', [admin.Show]).as('show')
    router.get('/:id/report', [admin.Report]).as('report')
    router.put('/:id', [admin.Edit]).as('edit')
    router.post('/:id/start', [admin.Start]).as('start')
    router.post('/:id/stop', [admin.Stop]).as('stop')
    router.post('/:id/conclude', [admin.Conclude]).as('conclude')
  })
  .prefix('/v1/admin/experiments')
  .as('experiments.admin')
  .use(middleware.role('admin'))

router
  .group(() => {
    router.get('/', [partner.List]).as('list')
    router.post('/', [partner.Create]).as('create')
    router.get('/:id', [partner.Show]).as('show')
    router.get('/:id/report', [partner.Report]).as('report')
    router.put('/:id', [partner.Edit]).as('edit')
    router.post('/:id/start', [partner.Start]).as('start')
    router.post('/:id/stop', [partner.Stop]).as('stop')
    router.post('/:id/conclude', [partner.Conclude]).as('conclude')
  })
  .prefix('/v1/partner/experiments')
  .as('experiments.partner')
  .use(middleware.player())
