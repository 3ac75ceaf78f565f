import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListProducts = () => import('#payments/controllers/list_products_controller')
const ListAllProducts = () => import('#payments/controllers/list_all_products_controller')
const ShowProduct = () => import('#payments/controllers/show_product_controller')
const AddProduct = () => import('#payments/controllers/add_product_controller')
const EditProduct = () => import('#payments/controllers/edit_product_controller')

router.get('/v1/products', [ListProducts]).as('products.list')

router
  .group(() => {
    router.post('/', [AddProduct]).as('add')
    router.get('/', [ListAllProducts]).as('list')
    router.get('/:id', [ShowProduct]).as('show')
    router.patch('/:id', [EditProduct]).as('edit')
  })
  .prefix('/v1/admin/products')
  .as('products.admin')
  .use(middleware.role('admin'))
