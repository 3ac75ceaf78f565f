import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CreateCustomUrl = () => import('#custom_urls/controllers/create_custom_url_controller')
const ListOwnCustomUrls = () => import('#custom_urls/controllers/list_own_custom_urls_controller')
const ShowOwnCustomUrl = () => import('#custom_urls/controllers/show_own_custom_url_controller')
const EditCustomUrl = () => import('#custom_urls/controllers/edit_custom_url_controller')
const RemoveCustomUrl = () => import('#custom_urls/controllers/remove_custom_url_controller')
const ListCustomUrls = () => import('#custom_urls/controllers/list_custom_urls_controller')
const EditCustomUrlAsAdmin = () =>
  import('#custom_urls/controllers/edit_custom_url_as_admin_controller')

const creators = middleware.role('creator')
const creatorsAndAdmins = middleware.role(['creator', 'admin'])

router
  .group(() => {
    router.post('/', [CreateCustomUrl]).as('create').use(creators)
    router.get('/', [ListOwnCustomUrls]).as('list').use(creatorsAndAdmins)
    router.get('/:id', [ShowOwnCustomUrl]).as('show').use(creatorsAndAdmins)
    router.patch('/:id', [EditCustomUrl]).as('edit').use(creators)
    router.delete('/:id', [RemoveCustomUrl]).as('remove').use(creators)
  })
  .prefix('/v1/creator/custom-urls')
  .as('custom_urls.own')

router
  .group(() => {
    router.get('/', [ListCustomUrls]).as('list')
    router.patch('/:id', [EditCustomUrlAsAdmin]).as('edit')
  })
  .prefix('/v1/admin/custom-urls')
  .as('custom_urls.admin')
  .use(middleware.role('admin'))
