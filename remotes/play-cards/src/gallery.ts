import type { RemoteGallery } from '@sidepick/card-kit'
import { pollStates as ResultPoll, states as Answers } from './answers/answers.gallery'
import { states as AudioIndicator } from './audio_indicator/audio_indicator.gallery'
import {
  buttonStates as CarouselButtons,
  indicatorStates as CarouselIndicator,
  listStates as GameList,
} from './games/games.gallery'
import {
  modalStates as LeaderboardModal,
  states as LeaderboardCard,
} from './leaderboard/leaderboard.gallery'
import { states as MajorityBonus } from './majority_bonus/majority_bonus.gallery'
import { states as GameNavigation } from './navigation/game_navigation.gallery'
import { states as NoGames } from './no_games/no_games.gallery'
import {
  ctaStates as SimpleCta,
  imageStates as BrandedImage,
  pillStates as FloatingCtaPill,
} from './passive/passive.gallery'
import { states as Points } from './points/points.gallery'
import { states as Question } from './question/question.gallery'
import { states as Status } from './status/status.gallery'
import { states as Subtitles } from './subtitles/subtitles.gallery'
import { states as VideoPlayer } from './video_player/video_player.gallery'

/** Every state of every card and screen of this remote, by the names it registers. */
export const gallery: RemoteGallery = {
  Question,
  Answers,
  ResultPoll,
  Status,
  MajorityBonus,
  Points,
  GameNavigation,
  NoGames,
  CarouselButtons,
  CarouselIndicator,
  GameList,
  LeaderboardCard,
  LeaderboardModal,
  VideoPlayer,
  Subtitles,
  AudioIndicator,
  SimpleCta,
  FloatingCtaPill,
  BrandedImage,
}
