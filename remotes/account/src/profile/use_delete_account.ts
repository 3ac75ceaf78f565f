import { useState } from 'react'
import { useHost, type Emit, type HttpError } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { Locale } from '@sidepick/rules/types'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'
import { useRefusals } from '@sidepick/card-kit/forms/use_refusals'
import { profileText } from './profile_text'

type Closing = 'DELETE /v1/profiles'

/** The end of an account, proved by its password or by having signed in just now. */
export function useDeleteAccount({ locale, emit }: { locale: Locale; emit: Emit }) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [password, setPassword] = useState('')
  const { faults, alert, round, refuse, calm } = useRefusals<{ password: string }>()
  const text = profileText(locale)

  const explain = (error: Partial<HttpError>) => {
    if (isRefused<Closing>(error, 'E_VALIDATION')) {
      return refuse({ password: text('passwordWrong') })
    }
    if (isRefused<Closing>(error, 'E_SIGN_IN_AGAIN')) return refuse({}, text('delete_fresh'))
    if (isRefused<Closing>(error, 'E_BAD_TRANSITION')) return refuse({}, text('delete_refused'))
    refuse({}, readRefusal(error, formText(locale)).alert)
  }

  const send = async () => {
    try {
      const body = password === '' ? {} : { password }
      await http('DELETE /v1/profiles', { body })
    } catch (error) {
      return explain(error as Partial<HttpError>)
    }
    emit('screen_closed', {})
    emit('log_out_requested', { notice: text('deleted') })
  }

  const type = (typed: string) => {
    setPassword(typed)
    calm()
  }

  return {
    password,
    fault: faults.password,
    alert,
    round,
    busy,
    type,
    goOn: () => void submit(send),
  }
}
