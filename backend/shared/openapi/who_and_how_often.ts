import { game } from '#config/game'
import { routeTraits } from '#shared/http/route_traits'
import type { DescribedRoute, Operation } from '#shared/openapi/operation'

const WHO: Record<Operation['auth'], string> = {
  public: 'For everybody.',
  optional: 'For everybody; an access token says who asks.',
  refresh: 'For whoever holds a refresh token.',
  oneTime: 'For whoever holds the token of a mailed link.',
  player: 'For players who are signed in.',
  creator: 'For creators.',
  creatorOrAdmin: 'For creators and admins.',
  admin: 'For admins.',
  superadmin: 'For super admins.',
}

/** Who may make the call, and how often one address may. */
export function whoAndHowOften({ name, operation: { auth } }: DescribedRoute): string {
  if (routeTraits.unlimited.has(name)) return `${WHO[auth]} As often as one likes.`
  const own = routeTraits.limits.get(name)
  const { requests, seconds } = game.rateLimits[own ?? 'otherPerAddress']
  const often = `${requests} calls of one address in ${seconds} s`
  return `${WHO[auth]} ${own ? `At most ${often}.` : `One of the ${often} that calls without a limit of their own share.`}`
}
