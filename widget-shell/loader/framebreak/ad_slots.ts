import type { FrameBreakState } from '../../host/bridge/page_data'
import { make } from './elements'
import type { LayerTexts } from './layer_texts'

/**
 * Fills a slot of the layer with an ad; false where there is none. A provider that shows ads in the publisher's own document
 * takes its place here, before the house banner: `slot` is 300 px wide, in the closed shadow root, and hidden until this
 * resolves with true.
 */
export type FillAd = (
  slot: HTMLElement,
  state: FrameBreakState,
  words: LayerTexts
) => Promise<boolean>

/** No provider is connected to the layer: our own banner stands there, where the configuration wants one. */
export const fillAd: FillAd = (slot, { enableFallback }, words) => {
  if (enableFallback) {
    const banner = make('div', 'house')
    banner.append(
      make('strong', '', { textContent: words.houseTitle }),
      make('span', '', { textContent: words.houseLine })
    )
    slot.replaceChildren(banner)
  }
  return Promise.resolve(enableFallback)
}
