import cache from '@adonisjs/cache/services/main'

/** Tag of a widget's cached data. */
export const widgetTag = (id: string) => `widget:${id.toLowerCase()}`

/** Call after the commit: drops the widget's cached data in this and all other processes. */
export async function forgetWidget(id: string): Promise<void> {
  const tags = [widgetTag(id)]
  await cache.deleteByTag({ tags })
  await cache.use('memory').deleteByTag({ tags })
}
