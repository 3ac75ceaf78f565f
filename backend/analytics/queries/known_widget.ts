import cache from '@adonisjs/cache/services/main'
import { game } from '#config/game'
import type { WidgetsContract } from '#widgets/contract'

/** Whether there is such a widget. Kept in memory for seconds: every batch asks. */
export const knownWidget = (widgets: WidgetsContract, id: string): Promise<boolean> =>
  cache.use('memory').getOrSet({
    key: `analytics:widget:${id}`,
    ttl: game.cacheMs.widget,
    factory: async () => (await widgets.find(id)) !== null,
  })
