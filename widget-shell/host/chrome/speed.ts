import { localStore } from '../picks/local_store'
import type { ChromeText } from './chrome_texts'

/** How fast a film may play, in the order in which one press leads to the next. */
export const SPEEDS = [1, 1.25, 1.5, 0.75] as const
export type Speed = (typeof SPEEDS)[number]

export const SPEED_LABELS: Record<Speed, ChromeText> = {
  1: 'speed.1',
  1.25: 'speed.1_25',
  1.5: 'speed.1_5',
  0.75: 'speed.0_75',
}

const FILMS = '#vs-root .vs-video video'

const speedKey = (host: string) => `vs:${host}:speed`

/** The speed that the player has chosen on pages of this site. */
export const keptSpeed = (host: string): Speed =>
  SPEEDS.find((speed) => String(speed) === localStore.get(speedKey(host))) ?? 1

export const nextSpeed = (speed: Speed): Speed =>
  SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1

/** Another source puts a film back to its default. */
function setSpeed(film: HTMLVideoElement, speed: Speed) {
  film.defaultPlaybackRate = speed
  film.playbackRate = speed
}

/** Keeps the speed for the next visit, and lets the films play at it from now on. */
export function keepSpeed(host: string, speed: Speed, page: Document) {
  if (speed === 1) localStore.remove(speedKey(host))
  else localStore.set(speedKey(host), String(speed))
  for (const film of page.querySelectorAll<HTMLVideoElement>(FILMS)) setSpeed(film, speed)
}

/** Lets each film of a game play at this speed; an ad plays at its own. Returns a function that stops. */
export function playAtSpeed(speed: () => Speed, page: Document): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement && target.matches(FILMS)) setSpeed(target, speed())
  }
  // It does not bubble.
  page.addEventListener('play', hear, true)
  return () => page.removeEventListener('play', hear, true)
}
