import type { DisplayMode } from '@sidepick/rules/types'
import type { WidgetMessages } from '../../host/bridge/messages'
import type { MountOptions } from '../options'

export interface Box {
  /** Goes into the publisher's container. */
  outer: HTMLElement
  /** Holds the frame for the widget's whole life: a frame that changes its parent reloads and loses the game. */
  slot: HTMLElement
}

export interface ModeContext {
  box: Box
  options: MountOptions
  /** The player is using the frame right now, so its box may change. */
  inUse(): boolean
  /** Says that the box has changed its height. CSS px. */
  resized(height: number): void
}

/** How one display mode lies on the publisher's page. */
export interface Mode {
  name: DisplayMode
  /** Loads the frame without waiting for the reader to come near. */
  eager: boolean
  /** Reserves the widget's place before anything loads. */
  box(options: MountOptions): Box
  /** Answers the messages about size and place. */
  onMessage: {
    [Action in keyof WidgetMessages]?: (
      data: Partial<WidgetMessages[Action]>,
      context: ModeContext
    ) => void
  }
}
