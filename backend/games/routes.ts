import router from '@adonisjs/core/services/router'

const ListCategories = () => import('#games/controllers/list_categories_controller')

router.get('/v1/categories', [ListCategories]).as('categories.list')
