import type { GalleryStates } from '@sidepick/card-kit'
import { send } from '@sidepick/card-kit/gallery/acts'
import { refusal, TOO_MANY } from '@sidepick/card-kit/gallery/refusals'
import { answersWith } from './sample_answers'

const CHANGE = 'POST /auth/change_password'
const act = send({
  '[name="old_password"]': 'Luna2sol!',
  '[name="new_password"]': 'Sol2luna!',
  '[name="confirm_password"]': 'Sol2luna!',
})

export const states: GalleryStates = {
  'as a page': { answers: answersWith() },
  'over a game': { answers: answersWith(), props: { place: 'modal' } },
  'nothing filled in': { answers: answersWith(), act: send() },
  'changing': { answers: answersWith(), act },
  'wrong password': {
    answers: {
      ...answersWith(),
      [CHANGE]: refusal(422, 'E_VALIDATION', [{ field: 'old_password', rule: 'passwordWrong' }]),
    },
    act,
  },
  'easy to guess': {
    answers: {
      ...answersWith(),
      [CHANGE]: refusal(422, 'E_VALIDATION', [{ field: 'new_password', rule: 'passwordCommon' }]),
    },
    act,
  },
  'too many attempts': { answers: { ...answersWith(), [CHANGE]: TOO_MANY }, act },
}
