import type { GalleryStates } from '@sidepick/card-kit'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'
import { asking, right, tied, wrong } from '../moments'

/** Without a picture behind the cards, which would be most of what their stored pictures take. */
const game = sampleGame({
  text: 'Tacos or burgers: what wins dinner tonight?',
  sideA: 'Tacos',
  sideB: 'Burgers',
  correctAnswer: null,
  gameType: 'POLL',
  videoUrls: { mp4720: null, poster: null },
  landscapeVideoUrls: { mp4720: null },
})

const waiting = { ...asking, game, phase: 'passive' as const }
const ruleWith = (componentName: string, position: string, props?: Record<string, unknown>) => ({
  props: {
    ...waiting,
    rule: { componentName, panel: 'mainPanel', position, ...(props && { props }) },
  },
})

const WORDS = {
  text: { 'en-us': 'Can you name the planet?', 'es-mx': '¿Sabes qué planeta es?' },
  label: { 'en-us': 'Take off', 'es-mx': 'Despegar' },
}
const BRAND = { name: 'Orbit', imageUrl: '/brand/orbit.svg' }

export const SimpleCta: GalleryStates = {
  'in our words': ruleWith('SimpleCta', 'main-bottom'),
  "in a partner's words": ruleWith('SimpleCta', 'main-bottom', WORDS),
}

export const FloatingCtaPill: GalleryStates = {
  'in our words': ruleWith('FloatingCtaPill', 'main-overlay'),
  "in a partner's words": ruleWith('FloatingCtaPill', 'main-overlay', WORDS),
}

export const BrandedImage: GalleryStates = {
  'with a link': ruleWith('BrandedImage', 'main-top', { ...BRAND, href: 'https://orbit.example/' }),
  'without a link': ruleWith('BrandedImage', 'main-top', BRAND),
}

export const PassiveQuestion: GalleryStates = {
  waiting: ruleWith('PassiveQuestion', 'main-center'),
}

export const PassiveAnswers: GalleryStates = {
  waiting: ruleWith('PassiveAnswers', 'main-bottom'),
}

export const PassiveVideo: GalleryStates = {
  'muted, with captions': {
    props: {
      ...asking,
      phase: 'passive',
      rule: { componentName: 'PassiveVideo', panel: 'mainPanel', position: 'main-top' },
    },
  },
}

const meterStates = (componentName: string): GalleryStates => {
  const rule = { componentName, panel: 'microPanel', position: 'micro-center' }
  return {
    'before a pick': { props: { ...waiting, rule } },
    'A leads': { props: { ...right, game, rule } },
    'B leads': { props: { ...wrong, game, rule } },
    'a tie': { props: { ...tied, game, rule } },
  }
}
export const MeterNeedle = meterStates('MeterNeedle')
export const MeterPie = meterStates('MeterPie')
