import app from '@adonisjs/core/services/app'
import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { DEMO_OWNER, personId } from '#demo/people/demo_people'
import env from '#start/env'
import { explainSuperadmin } from '#auth/domain/explain_superadmin'
import { MakeSuperadmin } from '#auth/actions/make_superadmin'
import { hasSuperadmin } from '#accounts/queries/has_superadmin'
import { superadminValidator } from '#auth/validators/superadmin_validator'

/** The first super admin, from the settings, beside the one of a demo. Without them there is none: no install begins with a password we know. */
export default class SuperadminSeeder extends BaseSeeder {
  async run() {
    const email = env.get('SUPERADMIN_EMAIL')
    if (!email || (await hasSuperadmin(personId(DEMO_OWNER)))) return
    const password = env.get('SUPERADMIN_PASSWORD') || null
    const [problem, form] = await superadminValidator.tryValidate({ email, password })
    if (problem) throw new Error(`SUPERADMIN_PASSWORD: ${problem.messages[0].message}`)
    const maker = await app.container.make(MakeSuperadmin)
    const made = await maker.handle({ ...form, mailLink: true })
    if (!made.ok) throw new Error(`SUPERADMIN_EMAIL: ${explainSuperadmin(made.error)}`)
  }
}
