import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ShowSchema = () => import('#experiences/controllers/show_experience_schema_controller')
const admin = {
  List: () => import('#experiences/controllers/admin/list_experiences_controller'),
  ListVersions: () => import('#experiences/controllers/admin/list_versions_controller'),
  Show: () => import('#experiences/controllers/admin/show_experience_controller'),
  Check: () => import('#experiences/controllers/admin/check_document_controller'),
  Publish: () => import('#experiences/controllers/admin/publish_experience_controller'),
  RollBack: () => import('#experiences/controllers/admin/roll_back_experience_controller'),
  Retire: () => import('#experiences/controllers/admin/retire_experience_controller'),
  Explain: () => import('#experiences/controllers/admin/explain_value_controller'),
}
const partner = {
  List: () => import('#experiences/controllers/partner/list_own_experiences_controller'),
  ListVersions: () => import('#experiences/controllers/partner/list_own_versions_controller'),
  Show: () => import('#experiences/controllers/partner/show_own_experience_controller'),
  Check: () => import('#experiences/controllers/partner/check_own_document_controller'),
  Publish: () => import('#experiences/controllers/partner/publish_own_experience_controller'),
  RollBack: () => import('#experiences/controllers/partner/roll_back_own_experience_controller'),
  Retire: () => import('#experiences/controllers/partner/retire_own_experience_controller'),
  Explain: () => import('#experiences/controllers/partner/explain_own_value_controller'),
}

router.get('/experience.schema.json', [ShowSchema]).as('experiences.schema')

router
  .group(() => {
    router.get('/', [admin.List]).as('list')
    router.get('/versions', [admin.ListVersions]).as('versions')
    router.get('/document', [admin.Show]).as('show')
    router.get('/explain', [admin.Explain]).as('explain')
    router.post('/check', [admin.Check]).as('check')
    router.post('/publish', [admin.Publish]).as('publish')
    router.post('/roll-back', [admin.RollBack]).as('rollBack')
    router.post('/retire', [admin.Retire]).as('retire')
  })
  .prefix('/v1/admin/experiences')
  .as('experiences.admin')
  .use(middleware.role('admin'))

router
  .group(() => {
    router.get('/', [partner.List]).as('list')
    router.get('/versions', [partner.ListVersions]).as('versions')
    router.get('/document', [partner.Show]).as('show')
    router.get('/explain', [partner.Explain]).as('explain')
    router.post('/check', [partner.Check]).as('check')
    router.post('/publish', [partner.Publish]).as('publish')
    router.post('/roll-back', [partner.RollBack]).as('rollBack')
    router.post('/retire', [partner.Retire]).as('retire')
  })
  .prefix('/v1/partner/experiences')
  .as('experiences.partner')
  .use(middleware.player())
