import { placeOf, type Place } from './places'

const LEAVING_MS = 140

/** A copy begins its animations anew, and would be seen to come once more while it goes. */
function endAnimations(element: HTMLElement) {
  for (const animation of element.getAnimations({ subtree: true })) {
    const endMs = animation.effect?.getComputedTiming().endTime
    if (endMs === Infinity) animation.cancel()
    else animation.finish()
  }
}

/** What would name a copy to labels, tests and screen readers. */
const NAMES = ['id', 'for', 'name', 'data-testid', 'aria-label', 'aria-labelledby']

/** Lays what has just been removed over its old place, for eyes alone, and lets it fade away. */
function fadeAway(element: HTMLElement, over: HTMLElement, forMs: number) {
  element.inert = true
  element.setAttribute('aria-hidden', 'true')
  over.append(element)
  endAnimations(element)
  const fade = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: forMs, fill: 'both' })
  const remove = () => element.remove()
  fade.onfinish = remove
  fade.oncancel = remove
}

/** A card that is gone fades where it stood; its panel may have moved meanwhile. */
export function leave(part: HTMLElement, was: Place, panel: HTMLElement, stage: HTMLElement) {
  const copy = part.cloneNode(true) as HTMLElement
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) element.removeAttribute(name)
  }
  const now = placeOf(panel, stage)
  Object.assign(copy.style, {
    position: 'absolute',
    inset: `${was.y - now.y}px auto auto ${was.x - now.x}px`,
    width: `${was.width}px`,
    height: `${was.height}px`,
    margin: '0',
    gridArea: 'auto',
    pointerEvents: 'none',
  })
  fadeAway(copy, panel, LEAVING_MS)
}

const FADING_MS = 360

/** The picture of the last game, which React has let go of, fades over that of the next one. */
export function crossFade(picture: HTMLElement, panel: HTMLElement) {
  const layer = document.createElement('div')
  layer.className = 'vs-video'
  layer.append(picture)
  fadeAway(layer, panel, FADING_MS)
}
