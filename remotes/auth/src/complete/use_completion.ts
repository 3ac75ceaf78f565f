import { useState } from 'react'
import { useHost, type Emit } from '@sidepick/card-kit'
import type { AuthText } from '../entry/auth_text'
import { useAttempt } from '@sidepick/card-kit/forms/use_attempt'
import type { Refusal } from '@sidepick/card-kit/forms/refusal'
import { emptyDraft, HOME, isoBirthday, type Draft } from '../sign_up/draft'
import { checkStep, stepAtFault, stepsOf } from '../sign_up/steps'

const ASKED = ['birth-date', 'location', 'state'] as const
export type CompletionStep = (typeof ASKED)[number]

/** The completion of a profile on its way through its steps. */
export function useCompletion({ text, emit }: { text: AuthText; emit: Emit }) {
  const { http } = useHost()
  const [draft, setDraft] = useState(emptyDraft)
  const [step, setStep] = useState<CompletionStep>('birth-date')
  const [done, setDone] = useState(false)
  const { tryTo, calm, ...attempt } = useAttempt(text)
  const taken = stepsOf(draft)
  const steps = ASKED.filter((it) => taken.includes(it))
  const next = steps[steps.indexOf(step) + 1]
  const before = steps[steps.indexOf(step) - 1]

  const turnTo = (to: CompletionStep) => {
    calm()
    setStep(to)
  }

  const save = async () => {
    const { birthday, usResidency, country, state } = draft
    const body = {
      birthday: isoBirthday(birthday),
      usResidencyConfirmed: usResidency === true,
      country,
      state: country === HOME ? state : null,
    }
    await http('PATCH /v1/profiles', { body })
    emit('profile_changed', {})
    setDone(true)
  }

  const turnToFault = ({ faults }: Refusal) => {
    const wrong = ASKED.find((it) => it === stepAtFault(faults))
    if (wrong) setStep(wrong)
    return false
  }

  const goOn = () => {
    const found = checkStep(step, draft, text)
    if (next && stepAtFault(found) === null) turnTo(next)
    else tryTo(found, save, turnToFault)
  }

  return {
    ...attempt,
    draft,
    step,
    steps,
    done,
    last: !next,
    goOn,
    goBack: before && (() => turnTo(before)),
    fill: (changes: Partial<Draft>) => {
      setDraft({ ...draft, ...changes })
      calm()
    },
  }
}
