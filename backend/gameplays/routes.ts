import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'
import { throttlePlays } from '#gameplays/middleware/throttle_plays'

const CreateGamePlay = () => import('#gameplays/controllers/create_game_play_controller')
const ListGamePlays = () => import('#gameplays/controllers/list_game_plays_controller')
const ListPlayerPlays = () => import('#gameplays/controllers/list_player_plays_controller')
const ShowGamePlay = () => import('#gameplays/controllers/show_game_play_controller')
const CancelGamePlay = () => import('#gameplays/controllers/cancel_game_play_controller')
const ClaimReward = () => import('#gameplays/controllers/claim_reward_controller')
const ShowGameStats = () => import('#gameplays/controllers/show_game_stats_controller')
const ShowAnswer = () => import('#gameplays/controllers/show_answer_controller')
const ShowSpeech = () => import('#gameplays/controllers/show_speech_controller')
const FileComplaint = () => import('#gameplays/controllers/file_complaint_controller')
const ListComplaints = () => import('#gameplays/controllers/list_complaints_controller')
const ShowMajorityBonus = () => import('#gameplays/controllers/show_majority_bonus_controller')

router
  .group(() => {
    router.post('/v1/gameplays', [CreateGamePlay]).as('gameplays.create').use(throttlePlays)
    router.get('/v1/gameplays', [ListGamePlays]).as('gameplays.list')
    router.get('/v1/gameplays/:id', [ShowGamePlay]).as('gameplays.show')
    router.delete('/v1/gameplays/:id', [CancelGamePlay]).as('gameplays.cancel')
    router.post('/v1/gameplays/:id/claim_reward', [ClaimReward]).as('gameplays.claim')
  })
  .use(middleware.player({ message: 'Sign Up or Sign In required to play' }))

router
  .group(() => {
    router.get('/v1/games/:id/stats', [ShowGameStats]).as('gameplays.stats')
    router.get('/v1/games/:id/answer', [ShowAnswer]).as('gameplays.answer')
    router.get('/v1/games/:id/speech', [ShowSpeech]).as('gameplays.speech')
    router.get('/v1/majority-bonus/:gameId', [ShowMajorityBonus]).as('gameplays.majority')
    router.post('/v1/games/:id/complaint', [FileComplaint]).as('gameplays.complain')
  })
  .use(middleware.optionalPlayer())
routeTraits.limits.set('gameplays.complain', 'complaintsPerAddress')

router
  .get('/v1/admin/gameplays', [ListPlayerPlays])
  .as('gameplays.admin.list')
  .use(middleware.role('admin'))
router
  .get('/v1/admin/complaints', [ListComplaints])
  .as('complaints.admin.list')
  .use(middleware.role('admin'))

for (const name of ['gameplays.cancel', 'gameplays.claim']) routeTraits.withoutBody.add(name)
