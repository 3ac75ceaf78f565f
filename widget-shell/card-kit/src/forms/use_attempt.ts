import type { FormMessage, FormText } from './form_text'
import type { Faults } from './faults'
import { readRefusal, type Refusal } from './refusal'
import { useRefusals } from './use_refusals'
import { useSubmit } from './use_submit'

/** A form that is tried until it passes: what is wrong with it, and one sending at a time. */
export function useAttempt(text: FormText, unknown?: FormMessage) {
  const { busy, submit } = useSubmit()
  const { faults, alert, round, refuse, calm } = useRefusals()

  /** Sends; what the server refuses is told in the player's words, unless `onRefused` takes it. */
  const send = (work: () => Promise<void>, onRefused?: (refusal: Refusal) => boolean) =>
    submit(async () => {
      try {
        await work()
      } catch (error) {
        const refusal = readRefusal(error, text, unknown)
        if (!onRefused?.(refusal)) refuse(refusal.faults, refusal.alert)
      }
    })

  /** Sends when nothing is wrong already. */
  const tryTo = (found: Faults, ...sending: Parameters<typeof send>) => {
    if (Object.keys(found).length > 0) refuse(found)
    else void send(...sending)
  }

  return { busy, faults, alert, round, refuse, calm, tryTo }
}
