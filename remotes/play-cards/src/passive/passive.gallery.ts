import type { GalleryStates } from '@sidepick/card-kit'
import { asking } from '../moments'

const waiting = { ...asking, phase: 'passive' as const }
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

export const ctaStates: GalleryStates = {
  'in our words': ruleWith('SimpleCta', 'main-bottom'),
  "in a partner's words": ruleWith('SimpleCta', 'main-bottom', WORDS),
}

export const pillStates: GalleryStates = {
  'in our words': ruleWith('FloatingCtaPill', 'main-overlay'),
  "in a partner's words": ruleWith('FloatingCtaPill', 'main-overlay', WORDS),
}

export const imageStates: GalleryStates = {
  'with a link': ruleWith('BrandedImage', 'main-top', { ...BRAND, href: 'https://orbit.example/' }),
  'without a link': ruleWith('BrandedImage', 'main-top', BRAND),
}
