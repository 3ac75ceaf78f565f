import type { WidgetReading } from '#widgets/queries/read_widget'

/** The answer's JSON: the public part is text already, and is not built again for every caller. */
export function toWidgetJson({ widget, own }: WidgetReading): string {
  return `${widget.openJson},${JSON.stringify(own).slice(1)}`
}
