import type { GalleryStates } from '@sidepick/card-kit'
import { press } from '@sidepick/card-kit/gallery/acts'
import { TOO_MANY } from '@sidepick/card-kit/gallery/refusals'
import { answersWith } from '../profile/sample_answers'

const rule = { componentName: 'EmailVerify', panel: 'mainPanel', position: 'main-right' }
const viewer = {
  loggedIn: true,
  profile: {
    id: 'user-1',
    username: 'ana.luna',
    avatar: null,
    profileColor: 'e4572e',
    emailVerified: false,
  },
}

const RESEND = 'POST /auth/resend_email_verification'
const shown = { viewer, props: { phase: 'result', rule }, act: press('button') } as const

export const states: GalleryStates = {
  'default': { viewer, props: { phase: 'result', rule } },
  'a level waits': {
    viewer,
    props: { phase: 'result', rule: { ...rule, props: { variant: 'level_up', level: 2 } } },
  },
  'sending': { ...shown, answers: answersWith() },
  'sent': { ...shown, answers: { ...answersWith(), [RESEND]: { body: {} } } },
  'too soon': { ...shown, answers: { ...answersWith(), [RESEND]: TOO_MANY } },
}
