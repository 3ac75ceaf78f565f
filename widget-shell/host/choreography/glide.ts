import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'
import { NUMBERS } from '../engine/numbers'
import { crossFade, leave } from './leave'
import { placeOf, type Place } from './places'

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const GLIDE: KeyframeAnimationOptions = { duration: NUMBERS.glideMs, easing: EASE_OUT }
/** What comes waits until the question and the answers are out of its way. */
const ENTER: KeyframeAnimationOptions = { ...GLIDE, delay: 120, fill: 'backwards' }

/** A part that a phase moves less than this stays where it is, in CSS px. */
const NOTABLE_PX = 2

/** Cards that glide, each of their answers by itself; the bonus only fades. */
const PARTS = [
  '.vs-panel--console .vs-question',
  '.vs-panel--console .vs-answer',
  '.vs-panel--console .vs-position:not([data-card="Question"], [data-card="Answers"]) > *',
  '.vs-panel--overlay .vs-position[data-card="MajorityBonus"] > *',
].join(',')

const ENTERS_BY_ITSELF = '.vs-question, .vs-panel--overlay *'

interface Part {
  place: Place
  panel: HTMLElement | null
  glide?: Animation
}

/** How far a part is from its place at this moment, because it still glides there. */
function offsetNow(part: HTMLElement, { glide }: Part): [x: number, y: number] {
  if (glide?.playState !== 'running') return [0, 0]
  const [x = 0, y = 0] = getComputedStyle(part).translate.split(' ').map(Number.parseFloat)
  return [x || 0, y || 0]
}

/** Whether a part is drawn otherwise than before: the question in another size, a card in another width. */
const isRedrawn = (part: HTMLElement, was: Place, now: Place) =>
  Math.abs(was.width - now.width) > NOTABLE_PX ||
  (part.matches('.vs-question') && was.height !== now.height)

/** A part glides from where it is seen to its new place. One that is drawn otherwise there also fades over to that. */
function glideTo(part: HTMLElement, kept: Part, place: Place): Animation | undefined {
  const [dx, dy] = offsetNow(part, kept)
  const x = kept.place.x + dx - place.x
  const y = kept.place.y + dy - place.y
  const redrawn = isRedrawn(part, kept.place, place)
  if (!redrawn && Math.hypot(x, y) < NOTABLE_PX) return kept.glide
  kept.glide?.cancel()
  const from = { translate: `${x}px ${y}px`, ...(redrawn && { opacity: 0 }) }
  return part.animate([from, { translate: '0px 0px' }], GLIDE)
}

/** The scrim behind the console grows or shrinks with it. */
function stretchScrim(console: HTMLElement, beforePx: number) {
  const afterPx = console.offsetHeight
  if (!beforePx || !afterPx || Math.abs(afterPx - beforePx) < NOTABLE_PX) return
  const transform = `scaleY(${beforePx / afterPx})`
  const transformOrigin = 'bottom'
  console.animate(
    [
      { transform, transformOrigin },
      { transform: 'none', transformOrigin },
    ],
    {
      ...GLIDE,
      pseudoElement: '::before',
    }
  )
}

const isPicture = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('img:not([hidden]), video:not([hidden])')

/** The picture that a game leaves behind: its film, if that has a frame to show, else its poster. */
function leftPicture(changes: readonly MutationRecord[]): HTMLElement | undefined {
  const left = changes
    .filter(({ target }) => target instanceof Element && target.matches('.vs-video'))
    .flatMap(({ removedNodes }) => [...removedNodes].filter(isPicture))
  const film = left.find((one) => one instanceof HTMLVideoElement && one.readyState > 1)
  return film ?? left.find((one) => one instanceof HTMLImageElement)
}

/**
 * Lets the parts of a play hand over to each other: what stays glides to its new place, what comes rises, what goes fades,
 * and the pictures of two games cross-fade. It looks after each change of the stage, before the browser paints it. Returns a
 * function that stops.
 */
export function startGliding(stage: HTMLElement): () => void {
  const parts = new Map<HTMLElement, Part>()
  let consolePx = 0

  const panelNamed = (name: string) => stage.querySelector<HTMLElement>(`.vs-panel--${name}`)

  function settle(moving: boolean) {
    for (const [part, kept] of parts) {
      if (part.isConnected) continue
      parts.delete(part)
      if (moving && kept.panel && !part.matches('.vs-question, .vs-answer')) {
        leave(part, kept.place, kept.panel, stage)
      }
    }
    for (const part of stage.querySelectorAll<HTMLElement>(PARTS)) {
      const place = placeOf(part, stage)
      const panel = part.closest<HTMLElement>('.vs-panel')
      const kept = parts.get(part)
      const glide = kept && moving ? glideTo(part, kept, place) : undefined
      parts.set(part, { place, panel, ...(glide && { glide }) })
      if (!kept && moving && !part.matches(ENTERS_BY_ITSELF)) {
        part.animate([{ opacity: 0, translate: '0 12px' }, { translate: '0px 0px' }], ENTER)
      }
    }
    const console = panelNamed('console')
    if (console && moving) stretchScrim(console, consolePx)
    consolePx = console?.offsetHeight ?? 0
  }

  const changed = new MutationObserver((changes) => {
    const moving = !prefersStill()
    const picture = moving && leftPicture(changes)
    const video = panelNamed('video')
    if (picture && video && !picture.isConnected) crossFade(picture, video)
    settle(moving)
  })
  const resized = new ResizeObserver(() => settle(false))

  settle(false)
  changed.observe(stage, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-phase', 'data-layout-mode'],
  })
  resized.observe(stage)
  return () => {
    changed.disconnect()
    resized.disconnect()
  }
}
