import router from '@adonisjs/core/services/router'
import { throttled } from '#shared/throttled'

const ListCategories = () => import('#games/controllers/list_categories_controller')

router
  .get('/v1/categories', [ListCategories])
  .use(throttled('otherPerAddress'))
  .as('categories.list')
