import { useState } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import type { Locale } from '@sidepick/rules/types'
import { authText } from '../entry/auth_text'
import { recoverUrlOf } from '../entry/paths'
import { isEmail } from '../email'
import { useRefusals } from '@sidepick/card-kit/forms/use_refusals'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'

/** `basic` asks for a tick, `compact` says that going on agrees. */
export type TermsMode = 'basic' | 'compact'

export const termsModeOf = (props: Readonly<Record<string, unknown>> | undefined): TermsMode =>
  props?.terms === 'compact' ? 'compact' : 'basic'

interface Options {
  terms: TermsMode
  locale: Locale
  emit: Emit
  /** Called once the e-mail is taken in, before the host hears of it. */
  onRegistered?: () => void
}

/** A sign-up with nothing but an e-mail: what is typed, and what is wrong with it. */
export function useQuickSignUp({ terms, locale, emit, onRegistered }: Options) {
  const host = useHost()
  const { http, language, signUp } = host
  const text = authText(locale)
  const { busy, submit } = useSubmit()
  const [email, setEmail] = useState('')
  const [agreed, setAgreed] = useState(false)
  const { faults, alert, round, refuse, forget } = useRefusals()

  /** Whether the terms stand in nobody's way; shakes when they do. */
  const mayGoOn = () => {
    if (terms === 'compact' || agreed) return true
    refuse({ tosSigned: text('terms_missing') })
    return false
  }

  const send = async () => {
    const body = {
      email: email.trim(),
      tosSigned: terms === 'basic' && agreed,
      returnUrl: recoverUrlOf(host),
      sourceDomain: signUp.sourceDomain,
      language,
      points: signUp.points(),
      distributorId: signUp.distributorId,
      referrerId: signUp.referrerId,
      amplitudeExperimentVariant: signUp.experimentVariants?.() || null,
    }
    try {
      await http('POST /auth/quick_signup', { body })
    } catch (error) {
      const refusal = readRefusal(error, text)
      const message = refusal.faults.email ?? refusal.alert
      emit('analytics', { name: 'emailEnteredError', properties: { message } })
      return refuse(refusal.faults, refusal.alert)
    }
    emit('analytics', { name: 'sign_up', properties: { method: 'quick' } })
    onRegistered?.()
    emit('registered', { email: body.email })
  }

  const blank = email.trim() === ''

  const goOn = () => {
    if (blank || busy) return
    if (!isEmail(email)) refuse({ email: text('email_invalid') })
    else if (mayGoOn()) void submit(send)
  }

  return {
    email,
    agreed,
    faults,
    alert,
    round,
    busy,
    blank,
    type: (typed: string) => {
      setEmail(typed)
      forget('email')
    },
    agree: (now: boolean) => {
      setAgreed(now)
      forget('tosSigned')
    },
    mayGoOn,
    goOn,
  }
}

export type QuickSignUp = ReturnType<typeof useQuickSignUp>
