import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListProfiles = () => import('#profiles/controllers/list_profiles_controller')
const ShowProfile = () => import('#profiles/controllers/show_profile_controller')
const EditProfile = () => import('#profiles/controllers/edit_profile_controller')

router
  .group(() => {
    router.get('/', [ListProfiles]).as('list')
    router.get('/:id', [ShowProfile]).as('show')
    router.patch('/:id', [EditProfile]).as('edit').use(middleware.person('edit'))
  })
  .prefix('/v1/admin/profiles')
  .as('profiles.admin')
  .use(middleware.role('admin'))
