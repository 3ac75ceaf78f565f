import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const ShowOwnProfile = () => import('#profiles/controllers/show_own_profile_controller')
const UpdateOwnProfile = () => import('#profiles/controllers/update_own_profile_controller')
const ShowPublicProfile = () => import('#profiles/controllers/show_public_profile_controller')
const ShowLeagues = () => import('#profiles/controllers/show_leagues_controller')
const CheckUsername = () => import('#profiles/controllers/check_username_controller')
const ShowPersonalInformation = () =>
  import('#profiles/controllers/show_personal_information_controller')
const UpdatePersonalInformation = () =>
  import('#profiles/controllers/update_personal_information_controller')

router
  .group(() => {
    router.get('/v1/profiles', [ShowOwnProfile]).as('profiles.own')
    router.patch('/v1/profiles', [UpdateOwnProfile]).as('profiles.update')
    router.get('/v1/profiles/:id', [ShowPublicProfile]).as('profiles.show')
    router.get('/v1/profiles/:id/leagues', [ShowLeagues]).as('profiles.leagues')
    router.get('/v1/personal-information', [ShowPersonalInformation]).as('personal_information.own')
    router
      .patch('/v1/personal-information', [UpdatePersonalInformation])
      .as('personal_information.update')
  })
  .use(middleware.player())

router.post('/v1/profiles/username_available', [CheckUsername]).as('profiles.username_available')

routeTraits.limits.set('profiles.username_available', 'usernameChecksPerAddress')
