import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListDomains = () => import('#partner_domains/controllers/list_partner_domains_controller')
const ShowDomain = () => import('#partner_domains/controllers/show_partner_domain_controller')
const AddDomain = () => import('#partner_domains/controllers/add_partner_domain_controller')
const ReplaceDomain = () => import('#partner_domains/controllers/replace_partner_domain_controller')
const RemoveDomain = () => import('#partner_domains/controllers/remove_partner_domain_controller')

router
  .group(() => {
    router.post('/', [AddDomain]).as('add')
    router.get('/', [ListDomains]).as('list')
    router.get('/:id', [ShowDomain]).as('show')
    router.put('/:id', [ReplaceDomain]).as('replace')
    router.delete('/:id', [RemoveDomain]).as('remove')
  })
  .prefix('/v1/partner-domain')
  .as('partner_domains')
  .use(middleware.role('admin'))
