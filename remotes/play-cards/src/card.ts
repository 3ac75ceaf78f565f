import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import { Answers } from './answers/answers'
import { ResultPoll } from './answers/result_poll'
import { AudioIndicator } from './audio_indicator/audio_indicator'
import { LeaderboardCard, LeaderboardModal } from './leaderboard/deferred_leaderboard'
import { MajorityBonus } from './majority_bonus/majority_bonus'
import { GameNavigation } from './navigation/game_navigation'
import { NoGames } from './no_games/no_games'
import { Points } from './points/points'
import { Question } from './question/question'
import { Status } from './status/status'
import { Subtitles } from './subtitles/subtitles'
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
    LeaderboardCard,
  })

export const screens = (host: Host) => provideScreens(host, { LeaderboardModal })
