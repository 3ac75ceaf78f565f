import type { Game } from '@sidepick/rules/types'
import type { Bridge } from '../bridge/bridge'
import type { FrameBreakState } from '../bridge/page_data'
import { wholeAddress } from './layer_rules'
import { spokenLines } from './spoken_lines'

/** Shows the game's video in the layer while the layer has a place for it, muted: nobody has asked for sound there. */
export function drivePlayer({ send }: Pick<Bridge, 'send'>, base: string) {
  let loaded = ''
  let slot = false

  return (state: FrameBreakState, game: Game | null) => {
    const has = (name: string) =>
      state.componentRules.some(({ componentName }) => componentName === name)
    const src = wholeAddress(has('PassiveVideo') && game?.videoUrls.mp4720, base)
    const captions = spokenLines(game?.metadata.speechMarks)
    // What is spoken may come after the video: the layer takes the captions of the same address and plays on.
    const wanted = src && `${src} ${captions.length}`
    if (wanted !== loaded) {
      loaded = wanted
      if (src) {
        send('framebreak_player_load', {
          src,
          poster: wholeAddress(game?.videoUrls.poster, base),
          captions,
        })
        send('framebreak_player_mute', { muted: true })
        send('framebreak_player_play', {})
      } else send('framebreak_player_destroy', {})
    }
    const wants = has('PassiveAdSlot') && !state.adsDisabled
    if (wants && !slot) send('framebreak_player_ad_request', { slot: 'passive' })
    slot = wants
  }
}
