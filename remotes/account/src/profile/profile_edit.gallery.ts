import type { GalleryStates } from '@sidepick/card-kit'
import { send, USERNAME } from '@sidepick/card-kit/gallery/acts'
import { refusal, TOO_MANY } from '@sidepick/card-kit/gallery/refusals'
import { answersWith } from './sample_answers'

const SAVE = 'PATCH /v1/profiles'
const act = send({ [USERNAME]: 'luna.ana' })

export const states: GalleryStates = {
  'no picture': { answers: answersWith() },
  'a picture': { answers: answersWith({ avatar: '/assets/default-avatar.svg' }) },
  'over a game': { answers: answersWith(), props: { place: 'modal' } },
  'no name': { answers: answersWith(), act: send({ [USERNAME]: '' }) },
  'saving': { answers: answersWith(), act },
  'name taken': { answers: { ...answersWith(), [SAVE]: refusal(409, 'E_USERNAME_TAKEN') }, act },
  'too many attempts': { answers: { ...answersWith(), [SAVE]: TOO_MANY }, act },
}
