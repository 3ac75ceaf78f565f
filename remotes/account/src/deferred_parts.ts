import { deferredCard } from '@sidepick/card-kit/screens/deferred_card'
import { deferredScreen } from '@sidepick/card-kit/screens/deferred_screen'

/** What comes up beside a game: apart from the screens, so that a game fetches no more than it shows. */
const loadMoments = () => import(/* webpackChunkName: "moments" */ './account_moments')

/** A player's own screens and the documents behind them. */
const loadScreens = () => import(/* webpackChunkName: "screens" */ './account_screens')

type Name = keyof Awaited<ReturnType<typeof loadScreens>>

const screen = (name: Name) => deferredScreen(() => loadScreens().then((module) => module[name]))

export const accountCards = {
  EmailVerify: deferredCard(() => loadMoments().then(({ EmailVerify }) => EmailVerify)),
}

export const accountScreens = {
  LevelUpModal: deferredScreen(() => loadMoments().then(({ LevelUpModal }) => LevelUpModal)),
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
} satisfies Record<Name | 'LevelUpModal', unknown>
