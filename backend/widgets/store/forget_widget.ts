import cache from '@adonisjs/cache/services/main'

/** Marks what is kept in memory of a widget. */
export const widgetTag = (id: string) => `widget:${id.toLowerCase()}`

/** After a change is committed: what was kept in memory of the widget, by all processes and by this one, is read anew. */
export async function forgetWidget(id: string): Promise<void> {
  const tags = [widgetTag(id)]
  await cache.deleteByTag({ tags })
  await cache.use('memory').deleteByTag({ tags })
}
