import { test } from '@japa/runner'
import { DEFAULT_HOST_FLAGS } from '#partner_domains/domain/host_flags'
import { programmeOf } from '#widgets/domain/programme_of'

const page = { domainId: null, widgetMode: 'DEFAULT', flavour: null, language: null }
const dailyGames = { ...DEFAULT_HOST_FLAGS, timeMode: true }

test.group('programmeOf', () => {
  test('is a partner’s: our own daily games have none', ({ assert }) => {
    const programme = (distributorId: string) =>
      programmeOf({ ...page, distributorId, flags: dailyGames })
    assert.isNull(programme('default'))
    assert.deepEqual(programme('orbit'), { rewardType: 'gift_card', distributorId: 'orbit' })
  })
})
