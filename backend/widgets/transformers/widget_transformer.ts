import type { WidgetReading } from '#widgets/queries/read_widget'

/** The encoded answer. The public part is text already and is not serialised for every caller. */
export function toWidgetBody({ widget, own }: WidgetReading): Buffer {
  return Buffer.from(`${widget.openJson},${JSON.stringify(own).slice(1)}`)
}
