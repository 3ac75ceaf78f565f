import type { GalleryStates, PlayView } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { asking } from '../moments'

const NOTHING = { mp4720: null, poster: null }

const POSTER = '/demo-media/taco_or_burger.webp'

/** A film that never comes, so that every picture of it is its poster. */
const film = { videoUrls: { mp4720: '/gone.mp4', poster: POSTER } }

const watching = (play: Partial<PlayView> = {}) => ({
  ...asking,
  play: samplePlay({
    video: { playing: true, paused: false, completed: false, loading: false },
    ...play,
  }),
})

export const VideoPlayer: GalleryStates = {
  'a film to pause': { props: watching(), game: film },
  'paused by the player': { props: watching({ motionStopped: true }), game: film },
  'the poster': { props: asking },
  'a video that is gone': {
    props: watching(),
    game: { videoUrls: { ...NOTHING, mp4720: '/gone.mp4' } },
  },
  'no picture at all': { props: asking, game: { videoUrls: NOTHING } },
}
