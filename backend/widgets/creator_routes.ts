import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CreateWidget = () => import('#widgets/controllers/create_widget_controller')
const ListOwnWidgets = () => import('#widgets/controllers/list_own_widgets_controller')
const ShowOwnWidget = () => import('#widgets/controllers/show_own_widget_controller')
const EditWidget = () => import('#widgets/controllers/edit_widget_controller')
const RemoveWidget = () => import('#widgets/controllers/remove_widget_controller')

const creators = middleware.role('creator')
const creatorsAndAdmins = middleware.role(['creator', 'admin'])

router
  .group(() => {
    router.post('/', [CreateWidget]).as('create').use(creators)
    router.get('/', [ListOwnWidgets]).as('list').use(creatorsAndAdmins)
    router.get('/:id', [ShowOwnWidget]).as('show').use(creatorsAndAdmins)
    router.patch('/:id', [EditWidget]).as('edit').use(creators)
    router.delete('/:id', [RemoveWidget]).as('remove').use(creators)
  })
  .prefix('/v1/creator/widgets')
  .as('widgets.own')
