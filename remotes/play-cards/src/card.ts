import { provideHost, type Host } from '@sidepick/card-kit'
import { Answers } from './answers/answers'
import { AudioIndicator } from './audio_indicator/audio_indicator'
import { Question } from './question/question'
import { VideoPlayer } from './video_player/video_player'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** What question, locking and locked draw. All other cards stand in `later/later.ts`. */
export const register = (host: Host) =>
  provideHost(host, { VideoPlayer, AudioIndicator, Question, Answers })

export const later = () => import(/* webpackChunkName: "later" */ './later/later')
