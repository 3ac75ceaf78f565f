import { useState } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'

/** The agreement to the terms in force, sent once. */
export function useSignTerms({ locale, emit }: { locale: Locale; emit: Emit }) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [alert, setAlert] = useState<string | null>(null)

  const send = async () => {
    setAlert(null)
    try {
      const signed = await http('POST /auth/sign_tos')
      emit('terms_signed', { tosSignedAt: signed.tosSignedAt })
      emit('analytics', { name: 'terms_accepted' })
      emit('screen_closed', {})
    } catch (error) {
      setAlert(readRefusal(error, formText(locale)).alert)
    }
  }

  return { busy, alert, accept: () => void submit(send) }
}
