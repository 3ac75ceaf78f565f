import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CreateOwnGame = () => import('#games/controllers/create_own_game_controller')
const ListOwnGames = () => import('#games/controllers/list_own_games_controller')
const ShowOwnGame = () => import('#games/controllers/show_own_game_controller')
const EditOwnGame = () => import('#games/controllers/edit_own_game_controller')
const RemoveOwnGame = () => import('#games/controllers/remove_own_game_controller')
const DeclareOwnGame = () => import('#games/controllers/declare_own_game_controller')

const creators = middleware.role('creator')
const creatorsAndAdmins = middleware.role(['creator', 'admin'])

router
  .group(() => {
    router.post('/', [CreateOwnGame]).as('create').use(creators)
    router.get('/', [ListOwnGames]).as('list').use(creatorsAndAdmins)
    router.get('/:id', [ShowOwnGame]).as('show').use(creatorsAndAdmins)
    router.patch('/:id', [EditOwnGame]).as('edit').use(creators)
    router.delete('/:id', [RemoveOwnGame]).as('remove').use(creators)
    router.post('/:id/declare', [DeclareOwnGame]).as('declare').use(creators)
  })
  .prefix('/v1/creator/games')
  .as('games.own')
