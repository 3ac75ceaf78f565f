import router from '@adonisjs/core/services/router'
import { throttled } from '#shared/throttled'

const ShowCustomUrl = () => import('#custom_urls/controllers/show_custom_url_controller')

router
  .get('/v1/custom-urls/:url', [ShowCustomUrl])
  .use(throttled('otherPerAddress'))
  .as('custom_urls.show')
