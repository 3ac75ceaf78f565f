import type { Receivers } from '../channel'
import type { Widget } from '../widget'

/** Makes the layer of one widget; gives the handlers of its messages. Everything goes with the widget's signal. */
export type MakeLayer = (widget: Widget) => Receivers
