import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { throttleBundles } from '#remotes/middleware/throttle_bundles'
import { middleware } from '#start/kernel'

const admin = {
  List: () => import('#remotes/controllers/admin/list_releases_controller'),
  Registry: () => import('#remotes/controllers/admin/show_registry_controller'),
  Show: () => import('#remotes/controllers/admin/show_release_controller'),
  Check: () => import('#remotes/controllers/admin/check_release_controller'),
  Publish: () => import('#remotes/controllers/admin/publish_release_controller'),
  Point: () => import('#remotes/controllers/admin/point_flavour_controller'),
  RollBack: () => import('#remotes/controllers/admin/roll_back_remote_controller'),
  Retire: () => import('#remotes/controllers/admin/retire_remote_controller'),
  Kill: () => import('#remotes/controllers/admin/kill_release_controller'),
  Revive: () => import('#remotes/controllers/admin/revive_release_controller'),
}
const partner = {
  List: () => import('#remotes/controllers/partner/list_own_releases_controller'),
  Registry: () => import('#remotes/controllers/partner/show_own_registry_controller'),
  Show: () => import('#remotes/controllers/partner/show_own_release_controller'),
  Check: () => import('#remotes/controllers/partner/check_own_release_controller'),
  Publish: () => import('#remotes/controllers/partner/publish_own_release_controller'),
  Point: () => import('#remotes/controllers/partner/point_own_flavour_controller'),
  RollBack: () => import('#remotes/controllers/partner/roll_back_own_remote_controller'),
  Retire: () => import('#remotes/controllers/partner/retire_own_remote_controller'),
}

router
  .group(() => {
    router.get('/releases', [admin.List]).as('list')
    router.get('/releases/:id', [admin.Show]).as('show')
    router.get('/registry', [admin.Registry]).as('registry')
    router.post('/check', [admin.Check]).as('check').use(throttleBundles)
    router.post('/publish', [admin.Publish]).as('publish').use(throttleBundles)
    router.post('/point', [admin.Point]).as('point')
    router.post('/roll-back', [admin.RollBack]).as('rollBack')
    router.post('/retire', [admin.Retire]).as('retire')
    router.post('/releases/:id/kill', [admin.Kill]).as('kill')
    router.post('/releases/:id/revive', [admin.Revive]).as('revive')
  })
  .prefix('/v1/admin/remotes')
  .as('remotes.admin')
  .use(middleware.role('admin'))

router
  .group(() => {
    router.get('/releases', [partner.List]).as('list')
    router.get('/releases/:id', [partner.Show]).as('show')
    router.get('/registry', [partner.Registry]).as('registry')
    router.post('/check', [partner.Check]).as('check').use(throttleBundles)
    router.post('/publish', [partner.Publish]).as('publish').use(throttleBundles)
    router.post('/point', [partner.Point]).as('point')
    router.post('/roll-back', [partner.RollBack]).as('rollBack')
    router.post('/retire', [partner.Retire]).as('retire')
  })
  .prefix('/v1/partner/remotes')
  .as('remotes.partner')
  .use(middleware.player())

// Each call fetches a bundle, and runs it in a process of its own.
routeTraits.limits.set('remotes.partner.check', 'partnerBundlesPerAddress')
routeTraits.limits.set('remotes.partner.publish', 'partnerBundlesPerAddress')
