import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import { Answers } from './answers/answers'
import { AudioIndicator } from './audio_indicator/audio_indicator'
import {
  CarouselButtons,
  CarouselIndicator,
  GameList,
  GameNavigation,
  MajorityBonus,
  NoGames,
  Points,
  ResultPoll,
  Status,
  Subtitles,
} from './later/deferred_cards'
import { LeaderboardCard, LeaderboardModal } from './leaderboard/deferred_leaderboard'
import { BrandedImage, FloatingCtaPill, SimpleCta } from './passive/deferred_passive'
import { Question } from './question/question'
import { VideoPlayer } from './video_player/video_player'

export { CONTRACT as contract } from '@sidepick/card-kit'

/** The cards of playing a game, by the names that component rules use. */
export const register = (host: Host) =>
  provideHost(host, {
    VideoPlayer,
    Subtitles,
    AudioIndicator,
    Question,
    Answers,
    ResultPoll,
    MajorityBonus,
    Points,
    Status,
    GameNavigation,
    NoGames,
    CarouselButtons,
    CarouselIndicator,
    GameList,
    LeaderboardCard,
    SimpleCta,
    FloatingCtaPill,
    BrandedImage,
  })

export const screens = (host: Host) => provideScreens(host, { LeaderboardModal })
