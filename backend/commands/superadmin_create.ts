import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { OperatorCommand } from '#shared/console/operator_command'
import env from '#start/env'
import { explainSuperadmin } from '#auth/domain/explain_superadmin'
import { MakeSuperadmin } from '#auth/actions/make_superadmin'
import { superadminValidator } from '#auth/validators/superadmin_validator'

/** Makes a super admin. A password is never an argument, because other users of the machine could read it. */
export default class SuperadminCreate extends OperatorCommand {
  static commandName = 'superadmin:create'
  static description = 'Make somebody super admin; prints a link to choose the password'
  static help = [
    'The e-mail is that of --email, or of SUPERADMIN_EMAIL.',
    'With SUPERADMIN_PASSWORD in the environment a new account has that password, and there is no link.',
    'An account that exists with a verified e-mail keeps its password.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'E-mail of an account, or of one to be made' })
  declare email?: string

  async run() {
    const email = this.email ?? env.get('SUPERADMIN_EMAIL') ?? ''
    const password = env.get('SUPERADMIN_PASSWORD') || null
    const [problem, form] = await superadminValidator.tryValidate({ email, password })
    if (problem) return this.fail(String(problem.messages[0].message))
    const maker = await this.app.container.make(MakeSuperadmin)
    const made = await maker.handle({ ...form, mailLink: false })
    if (!made.ok) return this.fail(explainSuperadmin(made.error))
    this.logger.success(`${form.email} is super admin`)
    if (made.value.link) this.logger.log(`Choose the password here, once: ${made.value.link}`)
  }
}
