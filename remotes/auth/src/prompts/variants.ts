import type { GlyphName } from '@sidepick/card-kit/ui/glyph'
import type { PromptMessage } from './prompt_text'

/** One way of asking to sign up: what it says, and how it looks. */
export interface Variant {
  /** null shows no header; `name` is then what a screen reader hears. */
  title: PromptMessage | null
  name?: PromptMessage
  lead: PromptMessage | null
  action: PromptMessage
  tone: 'coral' | 'night' | 'violet' | 'sun'
  glyph: GlyphName
  /** Shows how far the points are on their way. */
  progress?: boolean
}

export const VARIANTS = {
  dontLoseYourPoints: {
    title: 'dont_lose_title',
    lead: 'dont_lose_lead',
    action: 'save_my_points',
    tone: 'coral',
    glyph: 'star',
  },
  newDontLoseYourPoints: {
    title: 'keep_title',
    lead: 'keep_lead',
    action: 'continue_with_email',
    tone: 'night',
    glyph: 'star',
  },
  whereCanWeLetYouKnow: {
    title: 'notify_title',
    lead: 'notify_lead',
    action: 'notify_me',
    tone: 'violet',
    glyph: 'bell',
  },
  noHeader: {
    title: null,
    name: 'no_header_name',
    lead: null,
    action: 'sign_up',
    tone: 'night',
    glyph: 'star',
  },
  noHeaderROKT: {
    title: null,
    name: 'overlay_name',
    lead: null,
    action: 'continue',
    tone: 'night',
    glyph: 'star',
  },
  unlockYourResults: {
    title: 'unlock_title',
    lead: 'unlock_lead',
    action: 'sign_up',
    tone: 'violet',
    glyph: 'lock',
  },
  newPrizesEveryWeek: {
    title: 'prizes_title',
    lead: 'prizes_lead',
    action: 'sign_up',
    tone: 'sun',
    glyph: 'crown',
  },
  almostThereRegister: {
    title: 'almost_title',
    lead: 'almost_lead',
    action: 'sign_up',
    tone: 'night',
    glyph: 'star',
    progress: true,
  },
} as const satisfies Record<string, Variant>

export type VariantName = keyof typeof VARIANTS

export const QUICK: Variant = {
  title: 'quick_title',
  lead: 'quick_lead',
  action: 'sign_up',
  tone: 'night',
  glyph: 'star',
}

/** The variant of that name; what nobody knows asks in the default way. */
export function variantOf(name: unknown): Variant {
  const known = typeof name === 'string' && Object.hasOwn(VARIANTS, name)
  return known ? VARIANTS[name as VariantName] : VARIANTS.newDontLoseYourPoints
}
