import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { throttlePlays } from '#gameplays/throttle'

const CreateGamePlay = () => import('#gameplays/controllers/create_game_play_controller')
const ListGamePlays = () => import('#gameplays/controllers/list_game_plays_controller')
const ShowMajorityBonus = () => import('#gameplays/controllers/show_majority_bonus_controller')

router
  .group(() => {
    router.post('/v1/gameplays', [CreateGamePlay]).as('gameplays.create').use(throttlePlays)
    router.get('/v1/gameplays', [ListGamePlays]).as('gameplays.list')
  })
  .use(middleware.player({ message: 'Sign Up or Sign In required to play' }))

router.get('/v1/majority-bonus/:gameId', [ShowMajorityBonus]).as('gameplays.majority')
