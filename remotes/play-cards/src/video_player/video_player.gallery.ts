import type { GalleryStates } from '@sidepick/card-kit'
import { asking } from '../moments'

const NOTHING = { mp4720: null, poster: null }

export const VideoPlayer: GalleryStates = {
  'the poster': { props: asking },
  'a video that is gone': {
    props: asking,
    game: { videoUrls: { ...NOTHING, mp4720: '/gone.mp4' } },
  },
  'no picture at all': { props: asking, game: { videoUrls: NOTHING } },
}
