import type { Reach } from './console_context'
import { CONTENT_VIEWS } from './content_views'
import { PLATFORM_VIEWS } from './platform_views'
import type { View } from './view'

/** Everything the console has, in the order of its menu. A new view is one more entry of one of them. */
const VIEWS: readonly View[] = [...CONTENT_VIEWS, ...PLATFORM_VIEWS]

/** What somebody with this reach is shown. */
export const viewsFor = (reach: Reach): readonly View[] =>
  VIEWS.filter((view) => view.reach.includes(reach))
