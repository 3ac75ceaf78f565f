import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { DEMO_PEOPLE, emailOf, hasDemoPeople, passwordOf, personId } from '#demo/people/demo_people'
import { ProfilesContract } from '#profiles/contract'
import { isLocalCall } from '#shared/http/validation/loopback'

/** The demo's accounts with their way in, for calls from this machine alone: as for the mailbox. */
export async function knownPeople({ request }: HttpContext) {
  if (!hasDemoPeople() || !isLocalCall(request.request)) return []
  const profiles = await app.container.make(ProfilesContract)
  const known = await profiles.listPublic(DEMO_PEOPLE.map(personId))
  return DEMO_PEOPLE.filter((person) => known.has(personId(person))).map((person) => ({
    ...person,
    email: emailOf(person),
    password: passwordOf(person),
  }))
}
