import { useState } from 'react'
import { useHost, type Emit, type HttpError } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'
import { profileText } from './profile_text'

/** The end of an account, proved by its password or by having signed in just now. */
export function useDeleteAccount({ locale, emit }: { locale: Locale; emit: Emit }) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const text = profileText(locale)

  const refuse = (error: Partial<HttpError>) => {
    const wrong = error.code === 'E_VALIDATION' || error.code === 'E_INVALID_CREDENTIALS'
    setFault(wrong ? text('passwordWrong') : null)
    if (error.code === 'E_SIGN_IN_AGAIN') setAlert(text('delete_fresh'))
    else if (error.status === 409) setAlert(text('delete_refused'))
    else setAlert(wrong ? null : readRefusal(error, formText(locale)).alert)
    setRound((count) => count + 1)
  }

  const send = async () => {
    try {
      const body = password === '' ? {} : { password }
      await http('DELETE /v1/profiles', { body })
    } catch (error) {
      return refuse(error as Partial<HttpError>)
    }
    emit('screen_closed', {})
    emit('log_out_requested', { notice: text('deleted') })
  }

  const type = (typed: string) => {
    setPassword(typed)
    setFault(null)
    setAlert(null)
  }

  return { password, fault, alert, round, busy, type, goOn: () => void submit(send) }
}
