import { failure, success, type Result } from '#shared/result'
import type { WidgetFields } from '#widgets/store/own_widget'

type Audience = Pick<WidgetFields, 'allowedDomains' | 'isPublic'>

/** A widget is public or lists its sites, not both. */
export interface SitesNamed {
  type: 'sites_named'
}

/** Listing sites makes it private, because the list has no effect on a public widget. */
export function narrowed<Widget extends Audience>(
  widget: Widget,
  wanted: Partial<Audience>
): Result<Widget, SitesNamed> {
  if (widget.allowedDomains.length === 0) return success(widget)
  if (wanted.isPublic === true) return failure({ type: 'sites_named' })
  return success({ ...widget, isPublic: false })
}
