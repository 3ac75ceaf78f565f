import type { WidgetReading } from '#widgets/queries/read_widget'

/** The answer, encoded. The public part is text already, and is not built again for every caller. */
export function toWidgetBody({ widget, own }: WidgetReading): Buffer {
  return Buffer.from(`${widget.openJson},${JSON.stringify(own).slice(1)}`)
}
