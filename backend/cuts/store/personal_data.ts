import type { PersonalDataKeeper } from '#shared/privacy/personal_data'
import { listHistory } from '#cuts/queries/list_history'

/** More versions than any creator's shares will ever have. */
const ALL = 1_000

/** Shares agreed on with a creator. They stay, because they explain past payments. */
export const cutsPersonalData: PersonalDataKeeper = {
  section: 'cuts',
  tables: ['cut_versions'],

  async collect(userId) {
    const versions = await listHistory(
      { scope: 'creator', id: userId },
      { after: null, limit: ALL }
    )
    return versions.map(({ rates, effectiveFromMs }) => ({ ...rates, effectiveFromMs }))
  },
}
