import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'

/** One chunk for stakes; fetched where a configuration lets players choose one. */
const load = () => import(/* webpackChunkName: "bet" */ './bet_cards')

const card = (name: keyof Awaited<ReturnType<typeof load>>) =>
  deferredCard(() => load().then((cards) => cards[name]))

export const BetDetails = card('BetDetails')
export const BetSlider = card('BetSlider')
export const GameResult = card('GameResult')
export const LockedPickModal = card('LockedPickModal')
export const NeededTicketsAlert = card('NeededTicketsAlert')
export const OnboardingIntro = card('OnboardingIntro')
export const WelcomeDialog = card('WelcomeDialog')
export const TicketToggle = card('TicketToggle')
