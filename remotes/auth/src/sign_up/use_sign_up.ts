import { useState } from 'react'
import { useHost, type CardProps } from '@sidepick/card-kit'
import type { AuthResponse } from '@sidepick/rules/types'
import type { AuthText } from '../auth_text'
import type { Faults } from '../faults'
import { useSubmit } from '../form/use_submit'
import { readRefusal } from '../refusal'
import { signedIn } from '../signed_in'
import { emptyDraft, type Draft } from './draft'
import { signUpBody } from './sign_up_body'
import { checkUpTo, lastStep, stepAtFault } from './steps'
import { useRefusedNames } from './use_refused_names'

interface Options {
  email: string
  text: AuthText
  emit: CardProps['emit']
}

/** The sign-up on its way: what is filled in, which step is shown, what is wrong. */
export function useSignUp({ email, text, emit }: Options) {
  const host = useHost()
  const { busy, submit } = useSubmit()
  const [draft, setDraft] = useState(() => emptyDraft(email))
  const [step, setStep] = useState(0)
  const [faults, setFaults] = useState<Faults>({})
  const [alert, setAlert] = useState<string | null>(null)
  /** Grows with every refusal, so that focus and shake follow each of them. */
  const [round, setRound] = useState(0)
  const names = useRefusedNames()
  const refusedName = names.messageFor(draft.username)
  const nameFault: Faults = refusedName ? { username: text(refusedName) } : {}

  const fill = (change: Partial<Draft>) => {
    setDraft((known) => ({ ...known, ...change }))
    setFaults((known) => without(known, change))
    setAlert(null)
  }

  const refuse = (found: Faults, message: string | null = null) => {
    setFaults(found)
    setAlert(message)
    setStep(stepAtFault(found) ?? step)
    setRound((count) => count + 1)
  }

  const send = async () => {
    try {
      const body = signUpBody(draft, host)
      const answer = await host.http<AuthResponse>('/auth/signup', { method: 'POST', body })
      emit('analytics', { name: 'sign_up', properties: { method: 'email' } })
      emit('signed_in', signedIn(answer, 'sign_up'))
    } catch (error) {
      const refusal = readRefusal(error, text)
      const { email: message } = refusal.faults
      if (message) emit('analytics', { name: 'emailEnteredError', properties: { message } })
      refuse(refusal.faults, refusal.alert)
    }
  }

  const goOn = () => {
    const found = { ...nameFault, ...checkUpTo(step, draft, text) }
    if (stepAtFault(found) !== null) refuse(found)
    else if (step < lastStep) setStep(step + 1)
    else void submit(send)
  }

  const goBack = () => {
    setAlert(null)
    setStep(step - 1)
  }

  return {
    draft,
    step,
    faults: { ...nameFault, ...faults },
    alert,
    emailTaken: faults.email === text('email_taken'),
    round,
    busy,
    fill,
    goOn,
    goBack,
    askForName: () => names.ask(draft.username),
  }
}

const without = (faults: Faults, change: Partial<Draft>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change)))

export type SignUp = ReturnType<typeof useSignUp>
