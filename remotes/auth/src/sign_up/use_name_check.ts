import { useEffect, useState } from 'react'
import { useHost, type Host } from '@sidepick/card-kit'
import { USERNAME_WORDS } from '@sidepick/card-kit/forms/username_words'
import type { UsernameCheck } from '@sidepick/rules/generated_wire'
import { usernameIssue } from '@sidepick/rules/username'
import type { AuthMessage } from '../entry/auth_text'

/** What is known of a name: nothing, a question under way, free, or why it cannot be had. */
export type NameVerdict = 'unknown' | 'asking' | 'free' | AuthMessage

const MESSAGES: Record<NonNullable<UsernameCheck['reason']>, AuthMessage> = {
  taken: 'username_taken',
  invalid: USERNAME_WORDS.invalid,
  reserved: USERNAME_WORDS.reserved,
}

/** Long enough for the next letter to be typed. */
const PAUSE_MS = 400

const verdicts = new WeakMap<Host, Map<string, NameVerdict>>()

function verdictsOf(host: Host) {
  const known = verdicts.get(host) ?? new Map<string, NameVerdict>()
  verdicts.set(host, known)
  return known
}

/** Why this name was refused before, so that nobody sends it again. */
export function refusalOfName(host: Host, username: string): AuthMessage | null {
  const verdict = verdictsOf(host).get(username.trim())
  return verdict === undefined || verdict === 'free' ? null : (verdict as AuthMessage)
}

/** Somebody took the name meanwhile. */
export const noteTaken = (host: Host, username: string) =>
  verdictsOf(host).set(username.trim(), 'username_taken')

/**
 * Asks while one types whether a name can be had. Advice only: when the question stays unanswered, the sign-up itself
 * decides.
 */
export function useNameCheck(typed: string): NameVerdict {
  const host = useHost()
  const known = verdictsOf(host)
  const username = typed.trim()
  const [answered, setAnswered] = useState({ username: '', verdict: 'unknown' as NameVerdict })
  const askable = usernameIssue(username) === null

  useEffect(() => {
    if (!askable || known.has(username)) return
    const giveUp = new AbortController()
    const ask = async () => {
      try {
        const { available, reason = 'taken' } = await host.http(
          'POST /v1/profiles/username_available',
          { body: { username }, signal: giveUp.signal }
        )
        const verdict = available ? 'free' : MESSAGES[reason]
        known.set(username, verdict)
        setAnswered({ username, verdict })
      } catch {
        if (!giveUp.signal.aborted) setAnswered({ username, verdict: 'unknown' })
      }
    }
    const waiting = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(waiting)
      giveUp.abort()
    }
  }, [username, askable, host, known])

  if (!askable) return 'unknown'
  return known.get(username) ?? (answered.username === username ? answered.verdict : 'asking')
}
