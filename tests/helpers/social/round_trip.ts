import type { CookieWalker, Step } from '#tests/helpers/social/cookie_walker'

/** The longest way from leaving to coming back, in redirects. */
const MAX_STEPS = 12

/** Walks from the app to the provider, does what is asked there, and stops with the app's answer to the callback. */
export async function roundTrip(
  walker: CookieWalker,
  start: string,
  choice: 'go_on' | 'leave' = 'go_on',
  headers: Record<string, string> = {}
): Promise<Step> {
  let step = await walker.go(start, { headers })
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (step.url.pathname.endsWith('/callback')) return step
    step = await onward(walker, step, choice)
  }
  throw new Error(`still at ${step.url.href} after ${MAX_STEPS} steps`)
}

function onward(walker: CookieWalker, step: Step, choice: string): Promise<Step> {
  if (step.location) return walker.go(step.location)
  const form = postedForm(step.body)
  if (form) return walker.submit(form.action, form.fields)
  if (step.body.includes('value="go_on"')) return walker.go(`${step.url.href}?choice=${choice}`)
  throw new Error(`stuck at ${step.url.href} (${step.status}): ${step.body.slice(0, 300)}`)
}

/** The form that a provider's page posts by itself. */
function postedForm(html: string): { action: string; fields: Record<string, string> } | null {
  const action = /<form[^>]*method="post"[^>]*action="([^"]+)"/i.exec(html)?.[1]
  if (!action) return null
  const fields = [...html.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/gi)]
  return {
    action: unescape(action),
    fields: Object.fromEntries(fields.map(([, name, value]) => [name!, unescape(value!)])),
  }
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** What the page that the callback leads to is given. */
export async function takeOver(
  walker: CookieWalker,
  callback: Step
): Promise<{
  refreshToken: string | null
  newAccount: boolean
  returnUrl: string | null
  waiting: boolean
  site: string | null
}> {
  const state = callback.location?.searchParams.get('state')
  const answer = await walker.go(`/auth/handoff/${state}`)
  return JSON.parse(answer.body)
}
