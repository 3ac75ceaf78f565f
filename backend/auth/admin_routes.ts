import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const InviteUser = () => import('#auth/controllers/invite_user_controller')
const ListAccounts = () => import('#auth/controllers/list_accounts_controller')
const SetCreator = () => import('#auth/controllers/set_creator_controller')
const EditAccount = () => import('#auth/controllers/edit_account_controller')
const GrantRole = () => import('#auth/controllers/grant_role_controller')
const RemoveRole = () => import('#auth/controllers/remove_role_controller')

router
  .group(() => {
    router.post('/invite', [InviteUser]).as('invite')
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
