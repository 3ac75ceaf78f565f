import type { GalleryStates, Host } from '@sidepick/card-kit'
import { BOX, EMAIL, send, until } from '@sidepick/card-kit/gallery/acts'
import { TOO_MANY, UNREACHABLE } from '@sidepick/card-kit/gallery/refusals'
import { states as invited } from '../invite/accept_invite.gallery'
import type { Draft } from './draft'
import { signUpStoreOf } from './sign_up_store'

const ANA: Draft = {
  email: 'ana@example.com',
  password: 'Sol2luna!',
  username: 'ana.luna',
  birthday: { month: '04', day: '17', year: '1993' },
  usResidency: true,
  country: 'US',
  state: 'CA',
  tosSigned: true,
}

/** The steps before were taken, and this one as far as `changes` say. */
const drafted =
  (changes: Partial<Draft> = {}) =>
  (host: Host) => {
    const store = signUpStoreOf(host)
    store.restart()
    store.fill({ ...ANA, ...changes })
  }

const NAME = 'POST /v1/profiles/username_available'
const EMAIL_CHECK = 'POST /auth/validate_email'
const SIGN_UP = 'POST /auth/signup'
const typed = send({ [EMAIL]: 'ana@example.com', [BOX]: true })

export const SignupEmail: GalleryStates = {
  'empty': { props: { waitingPoints: 340 } },
  'nothing filled in': { act: send() },
  'checking': { act: typed },
  'taken': { answers: { [EMAIL_CHECK]: { body: { valid: true, available: false } } }, act: typed },
  'throwaway': {
    answers: { [EMAIL_CHECK]: { body: { valid: false, available: true } } },
    act: typed,
  },
}

export const SignupPassword: GalleryStates = {
  'empty': { prepare: drafted({ password: '' }) },
  'on the way': { prepare: drafted({ password: 'sol2' }) },
  'too weak': { prepare: drafted({ password: 'sol2' }), act: send() },
  'strong': { prepare: drafted() },
}

export const SignupUsername: GalleryStates = {
  empty: { prepare: drafted({ username: '' }) },
  asking: { prepare: drafted() },
  free: {
    prepare: drafted(),
    answers: { [NAME]: { body: { available: true } } },
    act: until('[role="status"] svg'),
  },
  long: {
    prepare: drafted({ username: 'maximiliana.hernandez.castillo' }),
    answers: { [NAME]: { body: { available: true } } },
    act: until('[role="status"] svg'),
  },
  taken: {
    prepare: drafted(),
    answers: { [NAME]: { body: { available: false, reason: 'taken' } } },
    act: until('[aria-invalid]'),
  },
  reserved: {
    prepare: drafted({ username: 'admin' }),
    answers: { [NAME]: { body: { available: false, reason: 'reserved' } } },
    act: until('[aria-invalid]'),
  },
  ...invited,
}

const born = (year: string) => drafted({ birthday: { month: '04', day: '17', year } })

export const SignupBirthDate: GalleryStates = {
  'empty': { prepare: drafted({ birthday: { month: '', day: '', year: '' } }) },
  'filled in': { prepare: drafted() },
  'no date': { prepare: born(''), act: send() },
  'too young': { prepare: born(String(new Date().getFullYear() - 10)), act: send() },
}

const elsewhere = { usResidency: false, country: 'MX', state: '' }

export const SignupLocation: GalleryStates = {
  'empty': { prepare: drafted({ usResidency: null, country: '', state: '' }) },
  'nothing chosen': {
    prepare: drafted({ usResidency: null, country: '', state: '' }),
    act: send(),
  },
  'at home': { prepare: drafted({ state: '' }) },
  'elsewhere, the last step': { prepare: drafted(elsewhere) },
}

const refused = (answer: typeof UNREACHABLE) => ({
  prepare: drafted(),
  answers: { [SIGN_UP]: answer },
  act: send(),
})

export const SignupState: GalleryStates = {
  'empty': { prepare: drafted({ state: '' }) },
  'nothing chosen': { prepare: drafted({ state: '' }), act: send() },
  'a blocked state': { prepare: drafted({ state: 'TX' }) },
  'creating': { prepare: drafted(), act: send() },
  'too many attempts': refused(TOO_MANY),
  'unreachable': refused(UNREACHABLE),
}
