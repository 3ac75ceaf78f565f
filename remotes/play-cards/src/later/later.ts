import { provideHost, provideScreens, type Host } from '@sidepick/card-kit'
import * as around from '../around/deferred_around'
import * as ads from '../ads/deferred_ads'
import { ResultPoll } from '../answers/result_poll'
import * as bet from '../bet/deferred_bet'
import * as challenge from '../challenge/deferred_challenge'
import * as between from '../between/deferred_between'
import { CarouselButtons } from '../games/carousel_buttons'
import { CarouselIndicator } from '../games/carousel_indicator'
import { GameList } from '../games/game_list'
import * as greeting from '../greeting/deferred_greeting'
import * as leaderboard from '../leaderboard/deferred_leaderboard'
import { MajorityBonus } from '../majority_bonus/majority_bonus'
import { GameNavigation } from '../navigation/game_navigation'
import * as partnerDay from '../partner_day/deferred_partner_day'
import * as passive from '../passive/deferred_passive'
import { Points } from '../points/points'
import * as quick from '../quick/deferred_quick'
import * as response from '../response/deferred_response'
import { Status } from '../status/status'
import * as stock from '../stock/deferred_stock'
import { Subtitles } from '../subtitles/subtitles'
import * as visit from '../visit/deferred_visit'
import { FlagGameConfirm } from '../flag/deferred_flag'

/** The cards that stand around and after a question: those of a `deferred_` file by the names that it exports. */
export const register = (host: Host) =>
  provideHost(host, {
    ...around,
    ...ads,
    ...bet,
    ...challenge,
    ...between,
    ...greeting,
    ...leaderboard,
    ...partnerDay,
    ...passive,
    ...quick,
    ...response,
    ...stock,
    ...visit,
    ResultPoll,
    CarouselButtons,
    CarouselIndicator,
    GameList,
    MajorityBonus,
    GameNavigation,
    Points,
    Status,
    Subtitles,
  })

/** Its screens, by the names of screens.json. */
export const screens = (host: Host) => provideScreens(host, { FlagGameConfirm })
