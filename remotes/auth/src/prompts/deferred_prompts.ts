import { deferred, type Card, type CardProps } from '@sidepick/card-kit'
import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** One chunk for whatever asks somebody to sign up or to prove an e-mail. */
export const loadPrompts = () => import(/* webpackChunkName: "prompts" */ '../prompt_parts')

type Parts = Awaited<ReturnType<typeof loadPrompts>>
type CardName = 'DontLosePoints' | 'EmailVerify' | 'LoggedOutCard' | 'QuickSignUpCard'
type ScreenName = 'LevelUpModal' | 'QuickSignUpModal' | 'SignUpModal' | 'SignUpOverlay'

/** A card beside the game: until its code is there, and when that never comes, the game goes on without it. */
const card = (name: CardName): Card =>
  deferred<CardProps>(() => loadPrompts().then((parts: Parts) => parts[name]), {
    loading: () => null,
    failed: () => null,
  })

const screen = (name: ScreenName) =>
  deferredScreen(() => loadPrompts().then((parts: Parts) => parts[name]))

export const promptCards = {
  DontLosePoints: card('DontLosePoints'),
  EmailVerify: card('EmailVerify'),
  LoggedOutCard: card('LoggedOutCard'),
  QuickSignUpCard: card('QuickSignUpCard'),
} satisfies Record<CardName, Card>

export const promptScreens = {
  LevelUpModal: screen('LevelUpModal'),
  QuickSignUpModal: screen('QuickSignUpModal'),
  SignUpModal: screen('SignUpModal'),
  SignUpOverlay: screen('SignUpOverlay'),
} satisfies Record<ScreenName, unknown>
