import { EVERYBODY } from '#cuts/domain/cut_version'
import { findCuts } from '#cuts/queries/find_cuts'
import { toCuts } from '#cuts/transformers/cuts'
import { cutsSchema } from '#cuts/wire/cuts'

export default class ShowCutsController {
  static readonly operation = {
    summary: 'Shares of the rake, where neither creator nor distributor has others',
    auth: 'admin',
    responses: { 200: cutsSchema },
  }

  async handle() {
    return toCuts(await findCuts(EVERYBODY))
  }
}
