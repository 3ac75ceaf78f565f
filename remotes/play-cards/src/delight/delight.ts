import type { CardProps } from '@sidepick/card-kit'
import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'
import { playSound, type SoundName } from './sounds'

/** How long a phone shakes as the pick is taken, in ms. */
const SHAKE_MS = 15

const wonOrQuiet = ({ play }: Pick<CardProps, 'play'>): SoundName =>
  play.points.bonus + play.points.majority > 0 ? 'won' : 'quiet'

/** What sounds as a phase begins; the other phases begin in silence. */
const SOUND_OF: Partial<Record<CardProps['phase'], (props: Pick<CardProps, 'play'>) => SoundName>> =
  {
    locking: () => 'pick',
    locked: () => 'lock',
    majorityBonus: wonOrQuiet,
  }

/** A sound where sound is on, and a short shake with the pick where the reader has nothing against motion. */
export function delight({ phase, play }: Pick<CardProps, 'phase' | 'play'>) {
  const sound = SOUND_OF[phase]?.({ play })
  if (sound && !play.muted) playSound(sound)
  if (phase === 'locking' && !prefersStill()) navigator.vibrate?.(SHAKE_MS)
}
