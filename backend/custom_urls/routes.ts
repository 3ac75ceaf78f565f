import router from '@adonisjs/core/services/router'

const ShowCustomUrl = () => import('#custom_urls/controllers/show_custom_url_controller')

router.get('/v1/custom-urls/:url', [ShowCustomUrl]).as('custom_urls.show')
