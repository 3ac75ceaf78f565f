import type { GalleryStates } from '@sidepick/card-kit'
import { inTurn, send } from '@sidepick/card-kit/gallery/acts'
import { UNREACHABLE } from '@sidepick/card-kit/gallery/refusals'

const viewer = { loggedIn: true }
const SAVE = 'PATCH /v1/profiles'
const birthday = send({
  '[autocomplete="bday-month"]': '04',
  '[autocomplete="bday-day"]': '17',
  '[autocomplete="bday-year"]': '1993',
})
const home = inTurn(birthday, send({ '[type="radio"]': true }))
const all = inTurn(home, send({ '[autocomplete="address-level1"]': 'CA' }))

export const states: GalleryStates = {
  'first step': { viewer },
  'over a game': { viewer, props: { place: 'modal' } },
  'no date': { viewer, act: send() },
  'second step': { viewer, act: birthday },
  'last step': { viewer, act: home },
  'saving': { viewer, act: all },
  'unreachable': { viewer, act: all, answers: { [SAVE]: UNREACHABLE } },
  'saved': { viewer, act: all, answers: { [SAVE]: { body: {} } } },
  'stranger': {},
  'loading': { viewer: { loading: true } },
}
