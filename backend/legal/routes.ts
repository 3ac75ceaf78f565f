import router from '@adonisjs/core/services/router'
import { DOCUMENT_NAMES } from '#legal/domain/document_names'

const ShowDocument = () => import('#legal/controllers/show_document_controller')

for (const name of DOCUMENT_NAMES) {
  router.get(`/${name}/:lang`, [ShowDocument]).as(`legal.${name.replaceAll('-', '_')}`)
}
