import type { Http } from '@sidepick/card-kit'
import type { SessionProof } from '@sidepick/rules/generated_wire'
import { useMemo, useState, type ReactNode } from 'react'
import { ProofDialog } from '../ui/proof_dialog'
import { ConsoleContext, useConsole } from './console_context'
import { oneAtATime, withProof } from './with_proof'

interface Asked {
  by: SessionProof['by']
  answer: (given: boolean) => void
}

/** Asks for the proof that an act needs, once for all acts that wait for it, and lets them go on. */
export function Proof({ children }: { children: ReactNode }) {
  const parts = useConsole()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { http } = parts
  const proved = useMemo(() => {
    const prove = oneAtATime(() => ask(http, setAsked).finally(() => setAsked(null)))
    return { ...parts, http: withProof(http, prove) }
  }, [parts, http])
  return (
    <ConsoleContext value={proved}>
      {children}
      {asked && <ProofDialog by={asked.by} http={http} answer={asked.answer} />}
    </ConsoleContext>
  )
}

async function ask(http: Http, show: (asked: Asked) => void): Promise<boolean> {
  const { by } = await http('GET /auth/proof')
  return new Promise((answer) => show({ by, answer }))
}
