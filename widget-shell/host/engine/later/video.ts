import type { VideoChange, VideoView } from '@sidepick/card-kit'
import type { PlaySettings, PlayState } from '../play_state'
import { visitOf, withVisit } from './visit'

/** What a change of the video says of it; that it was seen to its end stays true while it loops. */
const AFTER: Record<VideoChange, Partial<VideoView>> = {
  loading: { loading: true, playing: false },
  playing: { loading: false, playing: true, paused: false },
  paused: { loading: false, playing: false, paused: true },
  completed: { completed: true },
}

export const changeVideo = (
  state: PlayState,
  change: VideoChange,
  settings: PlaySettings
): PlayState =>
  withVisit(state, { video: { ...visitOf(state, settings).video, ...AFTER[change] } }, settings)
