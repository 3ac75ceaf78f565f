import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** One chunk for what question, locking and locked do not draw; the host fetches it when the browser is idle. */
const load = () => import(/* webpackChunkName: "later" */ './later_cards')

type Name = keyof Awaited<ReturnType<typeof load>>

const card = (name: Name) => deferredCard(() => load().then((cards) => cards[name]))

export const Subtitles = card('Subtitles')
export const ResultPoll = card('ResultPoll')
export const ResultNews = card('ResultNews')
export const MajorityBonus = card('MajorityBonus')
export const Points = card('Points')
export const Status = card('Status')
export const GameNavigation = card('GameNavigation')
export const NoGames = card('NoGames')
export const CarouselButtons = card('CarouselButtons')
export const CarouselIndicator = card('CarouselIndicator')
export const GameList = card('GameList')
