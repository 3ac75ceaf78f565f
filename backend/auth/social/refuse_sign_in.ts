import type { HttpContext } from '@adonisjs/core/http'
import type { SocialError } from '#auth/actions/sign_in_socially'

export type Refusal = SocialError['type'] | 'access_denied' | 'provider_error'

/** Redirects to the sign-in page with the error. */
export function refuseSignIn({ response }: HttpContext, error: Refusal): void {
  response
    .redirect()
    .status(303)
    .toPath(`/auth?${new URLSearchParams({ error })}`)
}
