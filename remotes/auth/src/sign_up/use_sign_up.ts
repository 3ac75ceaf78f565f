import { useEffect } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { AuthText } from '../entry/auth_text'
import { goTo } from '../entry/paths'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import { readRefusal } from '@sidepick/card-kit/forms/refusal'
import { emailIssue } from './email_issue'
import { signUpBody } from './sign_up_body'
import { signUpStoreOf } from './sign_up_store'
import { useSignUpState } from './use_sign_up_state'
import { checkStep, stepAfter, stepAtFault, stepLackingBefore, type StepName } from './steps'
import { noteTaken, refusalOfName } from './use_name_check'

interface Options {
  step: StepName
  text: AuthText
  emit: Emit
}

/** The sign-up on its way through one of its steps; all of them share what was filled in. */
export function useSignUp({ step, text, emit }: Options) {
  const host = useHost()
  const store = signUpStoreOf(host)
  const { draft, faults, alert, round, finished } = useSignUpState(store)
  const { busy, submit } = useSubmit()
  const lacking = finished ? null : stepLackingBefore(step, draft)

  useEffect(() => {
    // Coming back to the form after an account was made starts a new one.
    if (store.read().finished) store.restart()
  }, [store])

  useEffect(() => {
    if (lacking) goTo(emit, lacking, { replace: true })
  }, [lacking, emit])

  const say = (message: string) =>
    emit('analytics', { name: 'emailEnteredError', properties: { message } })

  const send = async () => {
    try {
      const body = signUpBody(draft, host)
      const { refreshToken } = await host.http('POST /auth/signup', { body })
      emit('analytics', { name: 'sign_up', properties: { method: 'email' } })
      store.finish()
      emit('signed_in', { refreshToken, method: 'sign_up' })
    } catch (error) {
      const refusal = readRefusal(error, text)
      if (refusal.faults.email) say(refusal.faults.email)
      if (isRefused<'POST /auth/signup'>(error, 'E_USERNAME_TAKEN')) noteTaken(host, draft.username)
      store.refuse(refusal.faults, refusal.alert)
      const wrong = stepAtFault(refusal.faults)
      if (wrong && wrong !== step) goTo(emit, wrong)
    }
  }

  const askAboutEmail = async () => {
    const message = await emailIssue(host, draft.email)
    if (message) {
      say(text(message))
      store.refuse({ email: text(message) })
    } else goOn()
  }

  const goOn = () => {
    const next = stepAfter(step, draft)
    if (!next) return void submit(send)
    store.calm()
    goTo(emit, next)
  }

  /** Checks this step, and goes to the next one or sends it all. */
  const proceed = () => {
    const refused = step === 'username' && refusalOfName(host, draft.username)
    const found = { ...(refused && { username: text(refused) }), ...checkStep(step, draft, text) }
    if (Object.keys(found).length > 0) store.refuse(found)
    else if (step === 'email') void submit(askAboutEmail)
    else goOn()
  }

  return {
    draft,
    faults,
    alert,
    round,
    busy: busy || finished,
    lacking: lacking !== null,
    last: stepAfter(step, draft) === null,
    fill: store.fill,
    proceed,
  }
}
