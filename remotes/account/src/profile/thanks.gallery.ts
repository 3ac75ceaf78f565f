import type { GalleryStates } from '@sidepick/card-kit'
import { answersWith } from './sample_answers'

export const states: GalleryStates = {
  'to verify': { answers: answersWith() },
  'verified': { answers: answersWith({ emailVerified: true }) },
}

export const quickStates: GalleryStates = {
  'mail on its way': { props: { props: { email: 'ana@example.com' } } },
}
