import { useEffect, useState } from 'react'
import { useHost, type Emit, type HttpError } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { formText } from '@sidepick/card-kit/forms/form_text'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { profileText } from '../profile/profile_text'
import { emailVerify } from './email_verify_config'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'

type Stage = 'asking' | 'checked' | 'again'

/** The mail that proves an e-mail: sent, ticked off for a moment, and sent again on demand. */
export function useResend({ locale, emit }: { locale: Locale; emit: Emit }) {
  const { http, language } = useHost()
  const { busy, submit } = useSubmit()
  const [stage, setStage] = useState<Stage>('asking')
  const [email, setEmail] = useState<string | null>(null)
  const [alert, setAlert] = useState<string | null>(null)

  useEffect(() => {
    if (stage !== 'checked') return
    const over = setTimeout(() => setStage('again'), emailVerify.checkmarkMs)
    return () => clearTimeout(over)
  }, [stage])

  const ask = async () => {
    const { id: userId, email: to, emailVerified } = await http('GET /v1/profiles')
    setEmail(to)
    // Proved meanwhile, on another device perhaps.
    if (emailVerified) return emit('profile_changed', {})
    const body = { userId, email: to, language }
    await http('POST /auth/resend_email_verification', { body })
    setStage('checked')
  }

  const send = async () => {
    setAlert(null)
    try {
      await ask()
    } catch (error) {
      const tooSoon = (error as Partial<HttpError>).status === 429
      const { alert: refused } = readRefusal(error, formText(locale))
      setAlert(tooSoon ? profileText(locale)('verify_too_soon') : refused)
    }
  }

  return { stage, email, busy, alert, send: () => void submit(send) }
}
