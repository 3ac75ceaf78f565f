import type { RemoteGallery } from '@sidepick/card-kit'
import * as ads from './ads/ads.gallery'
import * as answers from './answers/answers.gallery'
import * as around from './around/around.gallery'
import * as bet from './bet/bet.gallery'
import * as audioIndicator from './audio_indicator/audio_indicator.gallery'
import * as between from './between/between.gallery'
import * as challenge from './challenge/challenge.gallery'
import * as flag from './flag/flag_game_confirm.gallery'
import * as games from './games/games.gallery'
import * as greeting from './greeting/greeting.gallery'
import * as leaderboard from './leaderboard/leaderboard.gallery'
import * as majorityBonus from './majority_bonus/majority_bonus.gallery'
import * as navigation from './navigation/game_navigation.gallery'
import * as partnerDay from './partner_day/partner_day.gallery'
import * as passive from './passive/passive.gallery'
import * as points from './points/points.gallery'
import * as question from './question/question.gallery'
import * as quick from './quick/quick.gallery'
import * as response from './response/response.gallery'
import * as status from './status/status.gallery'
import * as stock from './stock/stock.gallery'
import * as subtitles from './subtitles/subtitles.gallery'
import * as videoPlayer from './video_player/video_player.gallery'
import * as visit from './visit/visit.gallery'

/** Every state of every card and screen of this remote: each file exports them by the names that the cards are registered under. */
export const gallery: RemoteGallery = {
  ...ads,
  ...answers,
  ...around,
  ...bet,
  ...audioIndicator,
  ...between,
  ...challenge,
  ...flag,
  ...games,
  ...greeting,
  ...leaderboard,
  ...majorityBonus,
  ...navigation,
  ...partnerDay,
  ...passive,
  ...points,
  ...question,
  ...quick,
  ...response,
  ...status,
  ...stock,
  ...subtitles,
  ...videoPlayer,
  ...visit,
}
