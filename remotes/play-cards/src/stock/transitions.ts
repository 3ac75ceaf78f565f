import { montage } from './stock_config'
import { montageFrames, startFrame } from './timeline'

/** How a picture comes over the one before. The names are those of editing programs. */
const TRANSITIONS = {
  'fade': { opacity: 0 },
  'slide-left': { transform: 'translateX(100%)' },
  'slide-right': { transform: 'translateX(-100%)' },
  'slide-up': { transform: 'translateY(100%)' },
  'slide-down': { transform: 'translateY(-100%)' },
  'zoom-in': { transform: 'scale(0.4)', opacity: 0 },
  'zoom-out': { transform: 'scale(1.6)', opacity: 0 },
  'wipe-left': { clipPath: 'inset(0 0 0 100%)' },
  'wipe-right': { clipPath: 'inset(0 100% 0 0)' },
  'iris': { clipPath: 'circle(0% at 50% 50%)' },
} as const satisfies Record<string, Keyframe>
type Transition = keyof typeof TRANSITIONS

export const TRANSITION_NAMES = Object.keys(TRANSITIONS) as Transition[]

/** Where every transition ends; a circle of 75% covers the corners too. */
const WHOLE = { clipPath: 'inset(0 0 0 0)', transform: 'none', opacity: 1 }
const ENDS: Partial<Record<Transition, Keyframe>> = { iris: { clipPath: 'circle(75% at 50% 50%)' } }

/** The transition of a picture: the same game has the same ones in every visit. */
export const transitionOf = (seed: number, index: number): Transition =>
  TRANSITION_NAMES[(seed + index) % TRANSITION_NAMES.length]!

/** What a picture does in one round of a montage of so many: it waits unseen, comes, and stays. The first is there at once. */
export function keyframesOf(index: number, pictures: number, transition: Transition): Keyframe[] {
  if (index === 0) return [WHOLE, WHOLE]
  const share = (frames: number) => frames / montageFrames(pictures)
  const from: Keyframe = { ...WHOLE, ...ENDS[transition], ...TRANSITIONS[transition] }
  const to: Keyframe = { ...WHOLE, ...ENDS[transition] }
  const begins = share(startFrame(index))
  return [
    { ...from, opacity: 0, offset: 0 },
    { ...from, opacity: 0, offset: begins },
    { ...from, offset: begins },
    { ...to, offset: share(startFrame(index) + montage.overlapFrames) },
    { ...to, offset: 1 },
  ]
}
