import router from '@adonisjs/core/services/router'

const ListAchievements = () => import('#achievements/controllers/list_achievements_controller')

router.get('/v1/achievements', [ListAchievements]).as('achievements.list')
