import router from '@adonisjs/core/services/router'
import { routeTraits } from '#shared/http/route_traits'
import { middleware } from '#start/kernel'

const ListActiveLeaderboards = () =>
  import('#leaderboards/controllers/list_active_leaderboards_controller')
const ListOwnPoints = () => import('#leaderboards/controllers/list_own_points_controller')
const ShowLeaderboard = () => import('#leaderboards/controllers/show_leaderboard_controller')
const ListPrevious = () => import('#leaderboards/controllers/list_previous_leaderboards_controller')
const ListCommitments = () => import('#leaderboards/controllers/list_commitments_controller')
const ShowDrawing = () => import('#leaderboards/controllers/show_drawing_controller')
const ShowOwnEntry = () => import('#leaderboards/controllers/show_own_entry_controller')
const ListTop = () => import('#leaderboards/controllers/list_top_controller')
const admin = {
  Create: () => import('#leaderboards/controllers/admin/create_leaderboard_controller'),
  List: () => import('#leaderboards/controllers/admin/list_leaderboards_controller'),
  Show: () => import('#leaderboards/controllers/admin/show_leaderboard_controller'),
  Edit: () => import('#leaderboards/controllers/admin/edit_leaderboard_controller'),
  Remove: () => import('#leaderboards/controllers/admin/remove_leaderboard_controller'),
  Award: () => import('#leaderboards/controllers/admin/award_prizes_controller'),
  Archive: () => import('#leaderboards/controllers/admin/archive_leaderboard_controller'),
  ListPoints: () => import('#leaderboards/controllers/admin/list_points_controller'),
  ShowPoints: () => import('#leaderboards/controllers/admin/show_points_controller'),
  ListPlayers: () => import('#leaderboards/controllers/admin/list_players_controller'),
  ListEligiblePlayers: () =>
    import('#leaderboards/controllers/admin/list_eligible_players_controller'),
  ListTop: () => import('#leaderboards/controllers/admin/list_top_controller'),
}

router
  .get('/v1/leaderboards/activeLeaderboards', [ListActiveLeaderboards])
  .as('leaderboards.active')
router.get('/v1/leaderboards/previousLeaderboards', [ListPrevious]).as('leaderboards.previous')
router.get('/v1/leaderboards/commitments', [ListCommitments]).as('leaderboards.commitments')
router.get('/v1/leaderboards/:id/drawing', [ShowDrawing]).as('leaderboards.drawing')
router
  .get('/v1/leaderboards/:id/drawing/entry', [ShowOwnEntry])
  .use(middleware.player())
  .as('leaderboards.entry')

router
  .group(() => {
    router.get('/v1/leaderboards/points', [ListOwnPoints]).as('leaderboards.points')
    router.get('/v1/leaderboards/:id', [ShowLeaderboard]).as('leaderboards.show')
    router.get('/v1/leaderboards/:id/top/:n', [ListTop]).as('leaderboards.top')
  })
  .use(middleware.optionalPlayer())

router
  .group(() => {
    router.post('/', [admin.Create]).as('create')
    router.get('/', [admin.List]).as('list')
    // Before `:id`, which takes every word.
    router.get('/points', [admin.ListPoints]).as('points')
    router.get('/:id', [admin.Show]).as('show')
    router.patch('/:id', [admin.Edit]).as('edit')
    router.delete('/:id', [admin.Remove]).as('remove')
    router.post('/:id/award-prizes', [admin.Award]).as('award')
    router.post('/:id/archive', [admin.Archive]).as('archive')
    router.get('/:id/players-list', [admin.ListPlayers]).as('players')
    router.get('/:id/eligible-players-list', [admin.ListEligiblePlayers]).as('eligible')
    router.get('/:id/top/:n', [admin.ListTop]).as('top')
    router.get('/:id/points/:userId', [admin.ShowPoints]).as('player')
    router.get('/:id/points/:userId/top/:n', [admin.ListTop]).as('neighbors')
  })
  .prefix('/v1/admin/leaderboards')
  .as('leaderboards.admin')
  .use(middleware.role('admin'))

const READS = ['active', 'previous', 'points', 'show', 'top']
for (const read of READS) {
  routeTraits.failures.set(`leaderboards.${read}`, 'E_LEADERBOARD_UNAVAILABLE')
}
