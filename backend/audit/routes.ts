import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const List = () => import('#audit/controllers/list_audit_controller')
const Show = () => import('#audit/controllers/show_audit_controller')

router
  .group(() => {
    router.get('/', [List]).as('list')
    router.get('/:id', [Show]).as('show')
  })
  .prefix('/v1/admin/audit')
  .as('audit.admin')
  .use(middleware.role('admin'))
