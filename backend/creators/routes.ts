import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListFellows = () => import('#creators/controllers/list_fellows_controller')
const EditOwnCreator = () => import('#creators/controllers/edit_own_creator_controller')
const ListCreators = () => import('#creators/controllers/list_creators_controller')
const ShowCreator = () => import('#creators/controllers/show_creator_controller')
const EditCreator = () => import('#creators/controllers/edit_creator_controller')

router
  .group(() => {
    router.get('/', [ListFellows]).as('list')
    router.patch('/', [EditOwnCreator]).as('edit')
  })
  .prefix('/v1/creators/creators')
  .as('creators')
  .use(middleware.role('creator'))

router
  .group(() => {
    router.get('/', [ListCreators]).as('list')
    router.get('/:id', [ShowCreator]).as('show')
    router.patch('/:id', [EditCreator]).as('edit').use(middleware.person('pay'))
  })
  .prefix('/v1/admin/creators')
  .as('creators.admin')
  .use(middleware.role('admin'))
