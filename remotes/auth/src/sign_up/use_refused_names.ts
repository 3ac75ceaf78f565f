import { useRef, useState } from 'react'
import { useHost } from '@sidepick/card-kit'
import { usernameIssue } from '@sidepick/rules/username'
import type { AuthMessage } from '../auth_text'

interface Answer {
  available: boolean
  reason?: 'taken' | 'invalid' | 'reserved'
}

const MESSAGES: Record<NonNullable<Answer['reason']>, AuthMessage> = {
  taken: 'username_taken',
  invalid: 'username_invalid',
  reserved: 'username_reserved',
}

/**
 * Asks whether a name can be had once it stands, so that nobody learns it at the very end. Advice only: when the question
 * stays unanswered, the sign-up itself decides.
 */
export function useRefusedNames() {
  const { http } = useHost()
  const asked = useRef(new Set<string>())
  const [refused, setRefused] = useState<ReadonlyMap<string, AuthMessage>>(new Map())

  const ask = (username: string) => {
    if (usernameIssue(username) !== null || asked.current.has(username)) return
    asked.current.add(username)
    http<Answer>('/v1/profiles/username_available', { method: 'POST', body: { username } }).then(
      ({ available, reason = 'taken' }) => {
        if (!available) setRefused((names) => new Map(names).set(username, MESSAGES[reason]))
      },
      () => asked.current.delete(username)
    )
  }

  return { ask, messageFor: (username: string) => refused.get(username) }
}
