import { failure, success, type Result } from '#shared/result'
import type { WidgetFields } from '#widgets/store/own_widget'

type Audience = Pick<WidgetFields, 'allowedDomains' | 'isPublic'>

/** A widget is for everybody, or for the sites it names: not for both. */
export interface SitesNamed {
  type: 'sites_named'
}

/** Naming sites ends public: any site could frame the widget otherwise, and the list would do nothing. */
export function narrowed<Widget extends Audience>(
  widget: Widget,
  wanted: Partial<Audience>
): Result<Widget, SitesNamed> {
  if (widget.allowedDomains.length === 0) return success(widget)
  if (wanted.isPublic === true) return failure({ type: 'sites_named' })
  return success({ ...widget, isPublic: false })
}
