import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/route_traits'
import { middleware } from '#start/kernel'

const ShowOwnProfile = () => import('#profiles/controllers/show_own_profile_controller')
const ShowPublicProfile = () => import('#profiles/controllers/show_public_profile_controller')
const CheckUsername = () => import('#profiles/controllers/check_username_controller')

router
  .group(() => {
    router.get('/v1/profiles', [ShowOwnProfile]).as('profiles.own')
    router.get('/v1/profiles/:id', [ShowPublicProfile]).as('profiles.show')
  })
  .use(middleware.player())

router.post('/v1/profiles/username_available', [CheckUsername]).as('profiles.username_available')

routeTraits.limits.set('profiles.username_available', 'usernameChecksPerAddress')
