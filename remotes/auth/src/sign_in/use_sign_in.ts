import { useState } from 'react'
import { useHost, type CardProps } from '@sidepick/card-kit'
import type { AuthResponse } from '@sidepick/rules/types'
import type { AuthText } from '../auth_text'
import { isEmail } from '../email'
import type { Faults } from '../faults'
import { useSubmit } from '../form/use_submit'
import { readRefusal } from '../refusal'
import { signedIn } from '../signed_in'

interface Options extends Pick<CardProps, 'locale' | 'emit'> {
  email: string
  text: AuthText
}

/** The sign-in on its way: what is filled in and what is wrong. */
export function useSignIn({ email, locale, text, emit }: Options) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const [draft, setDraft] = useState({ email, password: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [round, setRound] = useState(0)

  const fill = (change: Partial<typeof draft>) => {
    setDraft((known) => ({ ...known, ...change }))
    setFaults({})
    setAlert(null)
  }

  const refuse = (found: Faults, message: string | null = null) => {
    setFaults(found)
    setAlert(message)
    setRound((count) => count + 1)
  }

  const send = async () => {
    try {
      const body = { email: draft.email.trim(), password: draft.password, language: locale }
      const answer = await http<AuthResponse>('/auth/login', { method: 'POST', body })
      emit('analytics', { name: 'email_sign_in' })
      emit('signed_in', signedIn(answer, 'sign_in'))
    } catch (error) {
      const refusal = readRefusal(error, text)
      refuse(refusal.faults, refusal.alert)
    }
  }

  const goOn = () => {
    const found: Faults = {}
    if (!isEmail(draft.email)) found.email = text('email_invalid')
    if (draft.password === '') found.password = text('password_empty')
    if (found.email || found.password) refuse(found)
    else void submit(send)
  }

  return { draft, faults, alert, round, busy, fill, goOn }
}
