import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ShowCuts = () => import('#cuts/controllers/show_cuts_controller')
const EditCuts = () => import('#cuts/controllers/edit_cuts_controller')
const ListCutsHistory = () => import('#cuts/controllers/list_cuts_history_controller')
const ShowOwnCuts = () => import('#cuts/controllers/show_own_cuts_controller')
const EditCreatorCuts = () => import('#cuts/controllers/edit_creator_cuts_controller')
const EditDistributorCuts = () => import('#cuts/controllers/edit_distributor_cuts_controller')
const ListOwnCutsHistory = () => import('#cuts/controllers/list_own_cuts_history_controller')

/** A creator's user id or a distributor's slug. */
const SUBJECT = /^[\w.-]{1,64}$/

router
  .group(() => {
    router.get('/', [ShowCuts]).as('show')
    router.patch('/', [EditCuts]).as('edit')
    router.get('/history', [ListCutsHistory]).as('history')
    router.get('/:id', [ShowOwnCuts]).where('id', SUBJECT).as('own.show')
    router.patch('/:id', [EditCreatorCuts]).as('creator.edit')
    router
      .patch('/:id/distributor', [EditDistributorCuts])
      .where('id', SUBJECT)
      .as('distributor.edit')
    router.get('/:id/history', [ListOwnCutsHistory]).where('id', SUBJECT).as('own.history')
  })
  .prefix('/v1/admin/cuts')
  .as('cuts.admin')
  .use(middleware.role('admin'))
