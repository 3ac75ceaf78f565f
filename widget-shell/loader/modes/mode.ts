import type { DisplayMode } from '@sidepick/rules/types'
import type { Receivers } from '../channel'
import type { MountOptions } from '../options'

export interface Box {
  /** The element inserted into the publisher's container. */
  outer: HTMLElement
  /** Holds the frame for the widget's whole life: a frame that changes its parent reloads and loses the game. */
  slot: HTMLElement
}

/** The layout of one display mode on the publisher's page. */
export interface Mode {
  name: DisplayMode
  /** Loads the frame without waiting for the reader to come near. */
  eager?: boolean
  /** Reserves the widget's place before anything loads. */
  box(options: MountOptions): Box
  /** Answers the messages about size and place. */
  onMessage: Receivers
}
