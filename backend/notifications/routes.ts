import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const ListNotifications = () => import('#notifications/controllers/list_notifications_controller')
const ListPlayerNotifications = () =>
  import('#notifications/controllers/list_player_notifications_controller')
const CountNotifications = () => import('#notifications/controllers/count_notifications_controller')
const StreamNotifications = () =>
  import('#notifications/controllers/stream_notifications_controller')
const ReadNotifications = () => import('#notifications/controllers/read_notifications_controller')
const CountActivity = () => import('#notifications/controllers/count_activity_controller')

router
  .group(() => {
    router.get('/v1/notifications', [ListNotifications]).as('notifications.list')
    router.get('/v1/notifications/count', [CountNotifications]).as('notifications.count')
    router.get('/v1/notifications/stream', [StreamNotifications]).as('notifications.stream')
    router.post('/v1/notifications/read', [ReadNotifications]).as('notifications.read')
    router.get('/v1/activity/count', [CountActivity]).as('activity.count')
  })
  .use(middleware.player())

router
  .get('/v1/admin/notifications', [ListPlayerNotifications])
  .as('notifications.admin.list')
  .use(middleware.role('admin'))
