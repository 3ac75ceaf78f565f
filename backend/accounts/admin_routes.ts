import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListAccounts = () => import('#accounts/controllers/list_accounts_controller')
const SetCreator = () => import('#accounts/controllers/set_creator_controller')
const EditAccount = () => import('#accounts/controllers/edit_account_controller')
const GrantRole = () => import('#accounts/controllers/grant_role_controller')
const RemoveRole = () => import('#accounts/controllers/remove_role_controller')

router
  .group(() => {
    router.get('/users', [ListAccounts]).as('users.list')
    router.patch('/users/:id', [EditAccount]).as('users.edit').use(middleware.person('edit'))
    router
      .post('/users/:id/set_creator', [SetCreator])
      .as('users.set_creator')
      .use(middleware.person('pay'))
  })
  .prefix('/admin/auth')
  .as('auth.admin')
  .use(middleware.role('admin'))

router
  .group(() => {
    router.post('/:id', [GrantRole]).as('grant')
    router.delete('/:id', [RemoveRole]).as('remove')
  })
  .prefix('/superadmin/auth/role')
  .as('auth.role')
  .use([middleware.role('superadmin'), middleware.person('edit')])
