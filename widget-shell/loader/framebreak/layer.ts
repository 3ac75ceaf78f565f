import type { FrameBreakRule, FrameBreakState } from '../../host/bridge/page_data'
import { text } from '../text'
import { fillAd } from './ad_slots'
import { CARDS, type CardParts } from './cards'
import { make, signButton } from './elements'
import type { MakeLayer } from './layer_contract'
import { layerTexts } from './layer_texts'
import { readState } from './read_state'
import { addSurface, type Surface } from './surface'
import { createPlayer } from './video_player'

/** The passive cards of a widget on the publisher's page. The frame owns the state; this draws what it last said. */
export const makeLayer: MakeLayer = (widget) => {
  const { signal, options, channel, iframe } = widget
  const words = layerTexts(options.lang)
  const player = createPlayer((name, data) => channel.post(name, data), words)
  const drawn = new Map<string, HTMLElement>()
  /** Where an ad stands, and what its slot is called. */
  let shown: { slot: string; element: HTMLElement } | null = null
  let surface: Surface | null = null
  let state: FrameBreakState | null = null
  let closed = false

  const parts: CardParts = {
    words,
    player,
    start() {
      channel.post('vs_framebreak_start', {})
      iframe.scrollIntoView?.({ block: 'nearest' })
      iframe.focus()
    },
  }

  function clear() {
    player.destroy()
    drawn.clear()
    surface?.remove()
    surface = null
    lookForAd()
  }

  /** Says so when the slot of an ad has left the page. */
  function lookForAd() {
    if (!shown || shown.element.isConnected) return
    channel.post('framebreak_player_ad_completed', { slot: shown.slot })
    shown = null
  }

  function addClose(to: HTMLElement) {
    const { button, show } = signButton(() => {
      closed = true
      clear()
    })
    show('cross', words.close)
    const head = make('div', 'head')
    head.append(button)
    to.append(head)
  }

  function stand({ position }: FrameBreakState): Surface {
    if (surface?.position === position) return surface
    surface?.remove()
    surface = addSurface(widget, position, words.layer)
    // What lies over the page can be sent away.
    if (position !== 'default') addClose(surface.inside)
    for (const element of drawn.values()) surface.inside.append(element)
    return surface
  }

  const keyOf = ({ componentName, props }: FrameBreakRule) =>
    `${componentName} ${JSON.stringify(props)}`

  /** Keeps what stands already, so that a video goes on and the focus stays. */
  function draw(next: FrameBreakState) {
    const { inside } = stand(next)
    const wanted = new Map(next.componentRules.map((rule) => [keyOf(rule), rule]))
    for (const [key, element] of drawn) {
      if (wanted.has(key)) continue
      element.remove()
      drawn.delete(key)
    }
    for (const [key, { componentName, props }] of wanted) {
      const element = drawn.get(key) ?? CARDS[componentName](props, parts)
      if (!element) continue
      if (!drawn.has(key)) inside.append(element)
      drawn.set(key, element)
    }
    lookForAd()
  }

  signal.addEventListener('abort', clear)

  async function ad(slot: string) {
    const [, element] = [...drawn].find(([key]) => key.startsWith('PassiveAdSlot ')) ?? []
    const filled = element && state && !state.adsDisabled && (await fillAd(element, state, words))
    if (!filled || !element.isConnected) {
      channel.post('framebreak_player_ad_failed', { slot })
      return
    }
    element.hidden = false
    shown = { slot, element }
    channel.post('framebreak_player_ad_started', { slot })
  }

  return {
    vs_framebreak_state(data) {
      const next = readState(data)
      if (!next || closed || signal.aborted) return
      state = next
      if (next.componentRules.length === 0) clear()
      else draw(next)
    },
    ...player.orders,
    framebreak_player_load: (data) => !closed && player.orders.framebreak_player_load(data),
    framebreak_player_ad_request: ({ slot }) => void ad(text(slot).slice(0, 40)),
  }
}
