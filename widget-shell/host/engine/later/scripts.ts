import type { PostStart, ScriptId } from '@sidepick/rules/experience'
import type { ExperienceScript, ScriptStep } from './steps'

/** One letter a step, as scripts are written. */
const STEPS = {
  G: { type: 'GAMEPLAY' },
  A: { type: 'GAMEPLAY_ADS' },
  R: { type: 'INTERSTITIAL', card: 'rokt' },
  D: { type: 'INTERSTITIAL', card: 'dont-lose-points' },
  W: { type: 'INTERSTITIAL', card: 'swipe', mobileOnly: true },
  M: { type: 'INTERSTITIAL_MORE_GAMES' },
  S: { type: 'STOCK_SEARCH' },
  K: { type: 'STOCK_ASSET' },
  N: { type: 'STOCK_ASSET_NO_ADS' },
} as const satisfies Record<string, ScriptStep>

type Letter = keyof typeof STEPS

const read = (letters: string): ScriptStep[] =>
  letters.split(' ').map((letter) => STEPS[letter as Letter])

const script = (
  postStart: PostStart,
  loggedOut: string,
  loggedIn = loggedOut
): ExperienceScript => ({
  loggedOut: read(loggedOut),
  loggedIn: read(loggedIn),
  postStart,
})

/** A player has nothing to lose: those steps of a stranger are games, so that both lists keep the same places. */
export const SCRIPTS: Record<ScriptId, ExperienceScript> = {
  standard16: script(
    'socialProofIfLoggedOut',
    'G A A R A A D A A A A A A A A A',
    'G A A R A A A A A A A A A A A A'
  ),
  ads9: script('none', 'A A A A A A A A A'),
  stockAsset12: script('none', 'N K K K K D K K K K K K', 'N K K K K K K K K K K K'),
  stockSearch10: script('none', 'S S S S S M S S S S', 'S S S S S S S S S S'),
  long23: script(
    'welcomeV4',
    'G A A R A A D A A A A W A A A A M A A A A A A',
    'G A A R A A A A A A A W A A A A A A A A A A A'
  ),
}

/** The step after the last one: never the opener again. */
const WRAP_TO = 1

/**
 * The place of the next step that can be shown, wrapping while there are games; null if none can.
 */
export function nextStepIndex(
  from: number,
  list: readonly ScriptStep[],
  canShow: (step: ScriptStep) => boolean
): number | null {
  let index = from
  for (let tried = 0; tried < list.length; tried += 1) {
    index = index + 1 < list.length ? index + 1 : Math.min(WRAP_TO, list.length - 1)
    const step = list[index]
    if (step && canShow(step)) return index
  }
  return null
}
