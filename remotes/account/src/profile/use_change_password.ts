import { useState } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { useRefusals } from '@sidepick/card-kit/forms/use_refusals'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import {
  checkPasswords,
  EMPTY_PASSWORDS,
  wantsPassword,
  type PasswordDraft,
  type PasswordFaults,
  type PasswordField,
} from './password_draft'
import { profileText } from './profile_text'
import { sendPassword } from './send_password'

/** A new password on its way: what is typed, what is wrong with it. */
export function useChangePassword({ locale, emit }: { locale: Locale; emit: Emit }) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [draft, setDraft] = useState(EMPTY_PASSWORDS)
  const { faults, alert, round, refuse, forget } = useRefusals<PasswordFaults>()

  const fill = (change: Partial<PasswordDraft>) => {
    setDraft((known) => ({ ...known, ...change }))
    forget(...(Object.keys(change) as PasswordField[]))
  }

  const send = async () => {
    const outcome = await sendPassword(http, draft, locale)
    if (!outcome.changed) return refuse(outcome.faults, outcome.alert)
    setDraft(EMPTY_PASSWORDS)
    emit('toast', { kind: 'success', text: profileText(locale)('password_changed') })
    emit('screen_closed', {})
  }

  const goOn = () => {
    const found: PasswordFaults = wantsPassword(draft)
      ? checkPasswords(draft)
      : { newPassword: 'passwordMinLength' }
    if (Object.keys(found).length > 0) refuse(found)
    else void submit(send)
  }

  return { draft, faults, alert, round, busy, fill, goOn }
}
