import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const UploadAsset = () => import('#assets/controllers/upload_asset_controller')
const ShowAsset = () => import('#assets/controllers/show_asset_controller')
const RemoveAsset = () => import('#assets/controllers/remove_asset_controller')
const ShowDefaultAvatar = () => import('#assets/controllers/show_default_avatar_controller')
const ServeUpload = () => import('#assets/controllers/serve_upload_controller')

router
  .group(() => {
    router.post('/v1/assets', [UploadAsset]).as('assets.upload')
    router.get('/v1/assets/:id', [ShowAsset]).as('assets.show')
    router.delete('/v1/assets/:id', [RemoveAsset]).as('assets.remove')
  })
  .use(middleware.player())

router.get('/uploads/:owner/:asset/:name', [ServeUpload]).as('assets.file')
router.get('/assets/default-avatar.svg', [ShowDefaultAvatar]).as('assets.default_avatar')

/** The controller streams the file, after checking that the caller may upload. */
routeTraits.withoutBody.add('assets.upload')

/** A leaderboard shows many pictures at once. */
routeTraits.unlimited.add('assets.file')
routeTraits.unlimited.add('assets.default_avatar')
