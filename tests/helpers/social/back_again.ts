import { createHash, randomUUID } from 'node:crypto'
import { newSecret } from '#auth/social/flow'
import { CookieWalker } from '#tests/helpers/social/cookie_walker'
import { leaveForWindow, openForgedProvider } from '#tests/helpers/social/forged_provider'

/** What a window keeps to itself, and what it lets others see of it. */
export function newWindow() {
  const verifier = newSecret()
  return { verifier, state: createHash('sha256').update(verifier).digest('base64url') }
}

/** A sign-in that came back, begun by a window that waits for it. */
export async function backAgain(
  cleanup: (undo: () => Promise<void>) => void,
  fields: Record<string, string> = {}
) {
  const provider = await openForgedProvider('google')
  cleanup(() => provider.close())
  const waiting = newWindow()
  const walker = new CookieWalker()
  const asked = await leaveForWindow(walker, { state: waiting.state, ...fields })
  const email = `h${randomUUID()}@example.com`
  const who = { sub: randomUUID(), email, email_verified: true }
  provider.answers({ id_token: await provider.sign(provider.claims(asked, who)) })
  const callback = await walker.go(`/auth/google/callback?code=c&state=${asked.state}`)
  const ask = async (from: CookieWalker, { state, verifier }: Partial<typeof waiting>) => {
    const bearer: Record<string, string> = verifier ? { authorization: `Bearer ${verifier}` } : {}
    const answer = await from.go(`/auth/handoff/${state}`, { headers: bearer })
    return JSON.parse(answer.body).refreshToken as string | null
  }
  return { walker, waiting, callback, asked, email, ask }
}
