import type { GalleryStates } from '@sidepick/card-kit'
import { galleryHost } from '../entry/gallery_host'
import { VARIANTS } from '../prompts/variants'
import { quickStates } from '../prompts/quick_states'

const host = galleryHost()
const state = (variant: string, more: Record<string, unknown> = {}, waitingPoints = 340) => ({
  host,
  props: { props: { variant, ...more }, waitingPoints },
})

export const states: GalleryStates = {
  ...Object.fromEntries(Object.keys(VARIANTS).map((name) => [name, state(name)])),
  'ready to claim': state('almostThereRegister', {}, 1200),
  'one point': state('newDontLoseYourPoints', {}, 1),
  'implied consent': state('newPrizesEveryWeek', { terms: 'compact' }),
  'hard limit': { host, props: { ...state('newDontLoseYourPoints').props, insists: true } },
  'no providers': { ...state('unlockYourResults'), host: galleryHost([]) },
  ...quickStates(state('newDontLoseYourPoints')),
}
