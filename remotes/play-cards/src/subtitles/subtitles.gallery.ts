import type { GalleryStates } from '@sidepick/card-kit'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import type { GameMetadata, SubtitlesStyle } from '@sidepick/rules/types'
import { asking } from '../moments'

/** All of it is spoken at once, because nothing plays here. */
const speechMarks: GameMetadata['speechMarks'] = ['Nobody', 'saw', 'this', 'coming'].map(
  (value) => ({ type: 'word', value, time: 0 })
)

const spoken = (subtitlesStyle: SubtitlesStyle) => ({
  props: asking,
  game: { metadata: { speechMarks, subtitlesStyle } },
})

export const Subtitles: GalleryStates = {
  'below': spoken({ animation: 'pop', alignment: 'bottom' }),
  'in the middle, as karaoke': spoken({ animation: 'karaoke', alignment: 'center' }),
  'in the upper third': spoken({ animation: 'pop', alignment: 'upper-third' }),
  'in colours of its own': spoken({
    animation: 'pop',
    alignment: 'lower-third',
    color: '#1b1300',
    background: '#ffd23f',
  }),
  'switched off': {
    ...spoken({ animation: 'pop', alignment: 'bottom' }),
    props: { ...asking, play: samplePlay({ captionsOn: false }) },
  },
}
