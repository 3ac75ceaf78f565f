import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CreateCategory = () => import('#games/controllers/create_category_controller')
const ListAllCategories = () => import('#games/controllers/list_all_categories_controller')
const ShowCategory = () => import('#games/controllers/show_category_controller')
const EditCategory = () => import('#games/controllers/edit_category_controller')
const RemoveCategory = () => import('#games/controllers/remove_category_controller')
const ListGames = () => import('#games/controllers/list_games_controller')
const CreateGame = () => import('#games/controllers/create_game_controller')
const ListGameDetails = () => import('#games/controllers/list_game_details_controller')
const ShowGame = () => import('#games/controllers/show_game_controller')
const EditGame = () => import('#games/controllers/edit_game_controller')
const DeclareGame = () => import('#games/controllers/declare_game_controller')
const CancelGame = () => import('#games/controllers/cancel_game_controller')

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

router
  .group(() => {
    router.get('/', [ListGames]).as('list')
    router.post('/', [CreateGame]).as('create')
    router.get('/details', [ListGameDetails]).as('details')
    router.get('/:id', [ShowGame]).as('show')
    router.patch('/:id', [EditGame]).as('edit')
    router.post('/:id/declare', [DeclareGame]).as('declare')
    router.patch('/:id/cancel', [CancelGame]).as('cancel')
  })
  .prefix('/v1/admin/games')
  .as('games.admin')
  .use(middleware.role('admin'))
