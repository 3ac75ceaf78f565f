import { forgetTags } from '#shared/database/forget_tags'

/** Tag of a widget's cached data. */
export const widgetTag = (id: string) => `widget:${id.toLowerCase()}`

/** Call after the commit: drops the widget's cached data in this and all other processes. */
export async function forgetWidget(id: string): Promise<void> {
  await forgetTags(widgetTag(id))
}
