import type { Receivers } from '../channel'
import type { Widget } from '../widget'

/** What a page may ask of a widget. */
export type Verb = 'dock' | 'undock' | 'minimize' | 'maximize'

/** Moves the widget between its places on the page. */
export interface Driver extends Record<Verb, () => void> {
  /** The handlers of messages about places. */
  receivers: Receivers
  /** Gives the box the widths of its place. */
  setWidth(): void
  /** The widget's terms have come, or changed. */
  learned(): void
}

/** Makes a driver for a widget whose display mode is known. */
export type MakeDriver = (widget: Widget) => Driver
