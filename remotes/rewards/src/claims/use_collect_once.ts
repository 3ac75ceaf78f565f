import { useRef, useState } from 'react'
import { useHost, type Http, type HttpError } from '@sidepick/card-kit'
import { randomId } from '@sidepick/card-kit/random_id'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'

interface Collecting<Answer, Fault> {
  /** The call that pays, with these headers. */
  call: (http: Http, sent: { headers: Record<string, string> }) => Promise<Answer>
  /** Why it is refused for good, by the code of the problem. */
  refusals: Readonly<Record<string, Fault>>
  /** Anything else that kept it from being paid. */
  otherwise: Fault
  onCollected: (answer: Answer) => void
}

/** Collects something, once: a second try after a lost answer carries the same key, and pays nothing twice. */
export function useCollectOnce<Answer, Fault>(collecting: Collecting<Answer, Fault>) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const key = useRef<string | null>(null)
  const [collected, setCollected] = useState<Answer | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)

  const send = async () => {
    const { call, refusals, otherwise, onCollected } = collecting
    setFault(null)
    key.current ??= randomId()
    try {
      const answer = await call(http, { headers: { 'x-idempotency-key': key.current } })
      setCollected(() => answer)
      onCollected(answer)
    } catch (error) {
      const refusal = refusals[(error as Partial<HttpError>).code ?? '']
      // What was refused is asked anew: its answer is kept under the old key.
      if (refusal !== undefined) key.current = null
      setFault(() => refusal ?? otherwise)
    }
  }

  return { busy, collected, fault, collect: () => void submit(send) }
}
