import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CreateCategory = () => import('#games/controllers/create_category_controller')
const ListAllCategories = () => import('#games/controllers/list_all_categories_controller')
const ShowCategory = () => import('#games/controllers/show_category_controller')
const EditCategory = () => import('#games/controllers/edit_category_controller')
const RemoveCategory = () => import('#games/controllers/remove_category_controller')

router
  .group(() => {
    router.post('/', [CreateCategory]).as('create')
    router.get('/', [ListAllCategories]).as('list')
    router.get('/:id', [ShowCategory]).as('show')
    router.patch('/:id', [EditCategory]).as('edit')
    router.delete('/:id', [RemoveCategory]).as('remove')
  })
  .prefix('/v1/admin/categories')
  .as('categories.admin')
  .use(middleware.role('admin'))
