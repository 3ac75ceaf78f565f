import router from '@adonisjs/core/services/router'

const ListPlaylists = () => import('#playlists/controllers/list_playlists_controller')

router.get('/v1/playlists', [ListPlaylists]).as('playlists.list')
