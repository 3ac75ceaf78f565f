import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const CreateGameSet = () => import('#playlists/controllers/create_game_set_controller')
const ListGameSets = () => import('#playlists/controllers/list_game_sets_controller')
const ListPartnerGameSets = () => import('#playlists/controllers/list_partner_game_sets_controller')
const ShowGameSet = () => import('#playlists/controllers/show_game_set_controller')
const ReplaceGameSet = () => import('#playlists/controllers/replace_game_set_controller')
const RemoveGameSet = () => import('#playlists/controllers/remove_game_set_controller')

/** A partner is told by its slug. */
const SLUG = /^[\w.-]{1,64}$/

router
  .group(() => {
    router.post('/', [CreateGameSet]).as('create')
    router.get('/', [ListGameSets]).as('list')
    router.get('/partners/:id', [ListPartnerGameSets]).where('id', SLUG).as('of_partner')
    router.get('/:id', [ShowGameSet]).as('show')
    router.put('/:id', [ReplaceGameSet]).as('replace')
    router.delete('/:id', [RemoveGameSet]).as('remove')
  })
  .prefix('/admin/gamesets')
  .as('game_sets.admin')
  .use(middleware.role('admin'))
