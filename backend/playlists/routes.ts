import router from '@adonisjs/core/services/router'
import { throttled } from '#shared/throttled'

const ListPlaylists = () => import('#playlists/controllers/list_playlists_controller')

router.get('/v1/playlists', [ListPlaylists]).use(throttled('otherPerAddress')).as('playlists.list')
