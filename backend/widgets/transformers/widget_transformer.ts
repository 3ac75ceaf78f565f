import type { PublicWidget } from '#widgets/queries/get_public_widget'
import type { WidgetReading } from '#widgets/queries/read_widget'

/** Answers to strangers by the widget in memory and what the page adds: a handful of flag sets. */
const bodies = new WeakMap<PublicWidget, Map<string, Buffer>>()

/** The answer's JSON. The public part is text already; a stranger's whole answer is encoded once and sent many times. */
export function toWidgetBody({ widget, own }: WidgetReading): string | Buffer {
  const ownJson = JSON.stringify(own).slice(1)
  if (own.gamePlays.length > 0) return `${widget.openJson},${ownJson}`
  const known = bodies.get(widget) ?? new Map<string, Buffer>()
  bodies.set(widget, known)
  const body = known.get(ownJson) ?? Buffer.from(`${widget.openJson},${ownJson}`)
  known.set(ownJson, body)
  return body
}
