import { SOCIAL_PROVIDERS, type SocialProvider } from '@sidepick/rules/types'

/** Where a sign-up of the gallery comes from, with these other accounts to sign in with. */
export const galleryHost = (providers: readonly SocialProvider[] = SOCIAL_PROVIDERS) => ({
  signUp: {
    distributorId: 'default',
    sourceDomain: 'publisher.example',
    returnUrl: '/widget/widget-1',
    referrerId: null,
    points: () => 340,
    bonus: 1_000,
    providers,
  },
})
