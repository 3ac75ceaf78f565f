import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const SearchGames = () => import('#games/controllers/search_games_controller')
const RecommendGames = () => import('#games/controllers/recommend_games_controller')

router
  .group(() => {
    router.get('/search', [SearchGames]).as('search')
    router.get('/recommend', [RecommendGames]).as('recommend')
  })
  .prefix('/v1/admin/games')
  .as('games.admin')
  .use(middleware.role('admin'))
