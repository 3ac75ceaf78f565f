import type { GalleryStates } from '@sidepick/card-kit'
import { NO_PICTURE } from '@sidepick/card-kit/testing/sample_game'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'

const WORDS = { text: { 'en-us': 'Guess the planet!', 'es-mx': '¡Adivina el planeta!' } }

const states = (componentName: string, greeting: string): GalleryStates => {
  const rule = { componentName, panel: 'mainPanel', position: 'main-overlay' }
  const greeted = { phase: 'question' as const, play: samplePlay({ greeting }) }
  return {
    'in our words': { props: { ...greeted, rule } },
    "in a partner's words": { props: { ...greeted, rule: { ...rule, props: WORDS } } },
  }
}

export const WelcomeMessageV3 = states('WelcomeMessageV3', 'welcomeV3')
export const WelcomeMessageV4 = states('WelcomeMessageV4', 'welcomeV4')
export const WelcomeMessageV5 = states('WelcomeMessageV5', 'welcomeV5')

const game = NO_PICTURE

const proofRule = { componentName: 'SocialProof', panel: 'mainPanel', position: 'main-overlay' }
const proven = (players: number) => ({
  phase: 'question' as const,
  play: samplePlay({ greeting: 'socialProofIfLoggedOut', players }),
  rule: proofRule,
})

export const SocialProof: GalleryStates = {
  'of a game that many played': { game, props: proven(12_840) },
  'of a game that some played': { props: proven(57) },
}
