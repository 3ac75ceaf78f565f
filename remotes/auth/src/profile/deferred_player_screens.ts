import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** One chunk for a player's own screens and the documents behind them. */
const loadScreens = () => import(/* webpackChunkName: "player" */ '../player_screens')

type Name = keyof Awaited<ReturnType<typeof loadScreens>>

const screen = (name: Name) => deferredScreen(() => loadScreens().then((module) => module[name]))

export const playerScreens = {
  ChangePassword: screen('ChangePassword'),
  DeleteAccount: screen('DeleteAccount'),
  DocPrivacy: screen('DocPrivacy'),
  DocPromotionalRules: screen('DocPromotionalRules'),
  DocRules: screen('DocRules'),
  DocTerms: screen('DocTerms'),
  Profile: screen('Profile'),
  ProfileEdit: screen('ProfileEdit'),
  ProfileThanks: screen('ProfileThanks'),
  QuickSignUpThanks: screen('QuickSignUpThanks'),
  TermsOfService: screen('TermsOfService'),
} satisfies Record<Name, unknown>
