import type { FrameBreakState } from '../../host/bridge/page_data'

/**
 * Fills a slot of the layer with an ad; false where there is none. A provider that shows ads in the publisher's own document
 * takes its place here: `slot` is 300 px wide, in the closed shadow root, and hidden until this resolves with true.
 */
export type FillAd = (slot: HTMLElement, state: FrameBreakState) => Promise<boolean>

/** No provider of ads is connected to the layer. */
export const fillAd: FillAd = () => Promise.resolve(false)
