import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListPlaylists = () => import('#playlists/controllers/list_playlists_controller')
const CreatePlaylist = () => import('#playlists/controllers/create_playlist_controller')
const ListOwnPlaylists = () => import('#playlists/controllers/list_own_playlists_controller')
const ShowOwnPlaylist = () => import('#playlists/controllers/show_own_playlist_controller')
const EditPlaylist = () => import('#playlists/controllers/edit_playlist_controller')
const RefreshPlaylist = () => import('#playlists/controllers/refresh_playlist_controller')

router.get('/v1/playlists', [ListPlaylists]).as('playlists.list')

const creators = middleware.role('creator')
const creatorsAndAdmins = middleware.role(['creator', 'admin'])

router
  .group(() => {
    router.post('/', [CreatePlaylist]).as('create').use(creators)
    router.get('/', [ListOwnPlaylists]).as('list').use(creatorsAndAdmins)
    router.get('/:id', [ShowOwnPlaylist]).as('show').use(creatorsAndAdmins)
    router.patch('/:id', [EditPlaylist]).as('edit').use(creators)
    router.post('/:id/refresh', [RefreshPlaylist]).as('refresh').use(creators)
  })
  .prefix('/v1/creator/playlists')
  .as('playlists.own')
