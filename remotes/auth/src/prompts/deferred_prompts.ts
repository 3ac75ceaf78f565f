import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'
import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** One chunk for whatever asks somebody to sign up. */
export const loadPrompts = () => import(/* webpackChunkName: "prompts" */ '../prompt_parts')

type Parts = Awaited<ReturnType<typeof loadPrompts>>
type CardName = 'DontLosePoints' | 'LoggedOutCard' | 'QuickSignUpCard'
type ScreenName = 'QuickSignUpModal' | 'SignUpModal' | 'SignUpOverlay'

const card = (name: CardName) =>
  deferredCard(() => loadPrompts().then((parts: Parts) => parts[name]))

const screen = (name: ScreenName) =>
  deferredScreen(() => loadPrompts().then((parts: Parts) => parts[name]))

export const promptCards = {
  DontLosePoints: card('DontLosePoints'),
  LoggedOutCard: card('LoggedOutCard'),
  QuickSignUpCard: card('QuickSignUpCard'),
} satisfies Record<CardName, unknown>

export const promptScreens = {
  QuickSignUpModal: screen('QuickSignUpModal'),
  SignUpModal: screen('SignUpModal'),
  SignUpOverlay: screen('SignUpOverlay'),
} satisfies Record<ScreenName, unknown>
