import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { transact } from '#shared/database/transact'
import { senderOf } from '#shared/http/sender_of'
import { AccountRecordsContract } from '#profiles/contract'
import { signTerms } from '#accounts/actions/sign_terms'
import { signedTermsSchema } from '#accounts/wire/terms'

@inject()
export default class SignTermsController {
  static readonly operation = {
    summary: 'Accepts the terms in force',
    auth: 'player',
    responses: { 200: signedTermsSchema },
  }

  constructor(private records: AccountRecordsContract) {}

  async handle({ auth, request }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const evidence = senderOf(request)
    const signed = await transact((trx) => signTerms(id, evidence, this.records, trx))
    return { tosSignedAt: new Date(signed.termsSignedAtMs).toISOString(), lastTosSigned: true }
  }
}
