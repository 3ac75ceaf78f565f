import { useState } from 'react'
import { useHost, type ScreenProps } from '@sidepick/card-kit'
import type { AuthText } from '../entry/auth_text'
import { useSharedEmail } from '../entry/use_shared_email'
import { isEmail } from '../email'
import type { Faults } from '@sidepick/card-kit/forms/faults'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'

interface Options extends Pick<ScreenProps, 'emit' | 'props'> {
  text: AuthText
}

/** The sign-in on its way: what is filled in and what is wrong. */
export function useSignIn({ text, emit, props }: Options) {
  const { http, language } = useHost()
  const [email, setEmail] = useSharedEmail(props)
  const [password, setPassword] = useState('')
  const { tryTo, calm, ...attempt } = useAttempt(text, 'something_wrong')

  const goOn = () => {
    const found: Faults = {}
    if (!isEmail(email)) found.email = text('email_invalid')
    if (password === '') found.password = text('password_empty')
    tryTo(found, async () => {
      const body = { email: email.trim(), password, language }
      const { refreshToken } = await http('POST /auth/login', { body })
      emit('analytics', { name: 'email_sign_in' })
      emit('signed_in', { refreshToken, method: 'sign_in' })
    })
  }

  return {
    ...attempt,
    email,
    password,
    goOn,
    typeEmail: (typed: string) => {
      setEmail(typed)
      calm()
    },
    typePassword: (typed: string) => {
      setPassword(typed)
      calm()
    },
  }
}
