import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { CutsContract, type MatchedTickets } from '#cuts/contract'
import { divideRake, type Claim } from '#cuts/domain/divide_rake'
import { SHARES, WHOLE_BPS, type CutRates } from '#cuts/domain/rates'
import { newId } from '#shared/ids'
import { WinningsContract } from '#wallets/contract'
import { givenCreator } from '#tests/fixtures/creators'
import { givenDomain } from '#tests/fixtures/partner_hosts'
import { createPlayer } from '#tests/helpers/players'

/** Before any version: the defaults divide. */
const LONG_AGO_MS = 1_000

const aGame = (creatorId: string) => ({
  gameId: newId(),
  revision: 1,
  creatorId,
  frozenAtMs: LONG_AGO_MS,
})

async function divide(
  game: ReturnType<typeof aGame>,
  tickets: MatchedTickets[],
  pay: 'pay' | 'show' = 'show'
) {
  const [cuts, winnings] = [
    await app.container.make(CutsContract),
    await app.container.make(WinningsContract),
  ]
  return db.transaction(async (trx) => {
    const payments = await cuts.divide({ ...game, tickets }, trx)
    if (pay === 'pay') await winnings.payCuts(payments, trx)
    return payments
  })
}

const coinsByKind = (payments: { kind: string; coins: number }[]) =>
  Object.fromEntries(payments.map(({ kind, coins }) => [kind, coins]))

/** A distributor somebody owns. */
async function givenOwned(ownerUserId: string) {
  const { id, distributorId } = await givenDomain()
  await db.from('partner_domains').where('id', id).update({ owner_user_id: ownerUserId })
  return distributorId
}

test.group('Dividing a rake', () => {
  test('shares the example of 24 matched tickets to the coin', async ({ assert }) => {
    const [creator, parent] = [await givenCreator(), await givenCreator()]
    const [owner, referrer] = [await createPlayer(), await createPlayer()]
    await db.from('creators').where('user_id', creator.id).update({ parent_id: parent.id })
    const distributorId = await givenOwned(owner.id)
    const game = aGame(creator.id)
    const payments = await divide(
      game,
      [
        { distributorId, referrerId: referrer.id, matched: 10 },
        { distributorId, referrerId: null, matched: 2 },
        { distributorId, referrerId: null, matched: 8 },
        { distributorId, referrerId: null, matched: 4 },
      ],
      'pay'
    )
    const { gameId, revision } = game
    assert.sameDeepMembers(payments, [
      { kind: 'host_cut', userId: creator.id, gameId, revision, coins: 72 },
      { kind: 'parent_cut', userId: parent.id, gameId, revision, coins: 18 },
      { kind: 'distributor_cut', userId: owner.id, gameId, revision, coins: 90 },
      { kind: 'referrer_cut', userId: referrer.id, gameId, revision, coins: 15 },
      { kind: 'platform', userId: null, gameId, revision, coins: 165 },
    ])
    const [account] = await db.from('ledger_accounts').where('id', `user:${creator.id}:coin`)
    assert.equal(account.balance, 72)
  })

  test('leaves what nobody claims to the platform', async ({ assert }) => {
    const { distributorId } = await givenDomain()
    const tickets = [{ distributorId, referrerId: null, matched: 24 }]
    const creator = await givenCreator()
    assert.deepEqual(coinsByKind(await divide(aGame(creator.id), tickets)), {
      host_cut: 72,
      platform: 288,
    })
    assert.deepEqual(coinsByKind(await divide(aGame(newId()), tickets)), { platform: 360 })
    assert.deepEqual(await divide(aGame(creator.id), []), [])
  })

  test('rounds once for each beneficiary of a game', async ({ assert }) => {
    const [creator, owner] = [await givenCreator(), await createPlayer()]
    const one = { referrerId: null, matched: 1, distributorId: await givenOwned(owner.id) }
    const other = { ...one, distributorId: await givenOwned(owner.id) }
    // 3.75 coins of each distributor, of one owner: 7.5 together, and not 3 twice.
    assert.deepEqual(coinsByKind(await divide(aGame(creator.id), [one, other])), {
      host_cut: 6,
      distributor_cut: 7,
      platform: 17,
    })
  })

  test('knows a distributor’s owner by its domains, the oldest that has one first', async ({
    assert,
  }) => {
    const [creator, first, second] = [
      await givenCreator(),
      await createPlayer(),
      await createPlayer(),
    ]
    const distributorId = await givenOwned(first.id)
    const [domain] = await db.from('partner_domains').where('distributor_id', distributorId)
    await db.table('partner_domains').insert({
      ...domain,
      id: newId(),
      owner_user_id: second.id,
      created_at: Number(domain.created_at) + 1,
    })
    const ownerOf = async () => {
      const tickets = [{ distributorId, referrerId: null, matched: 2 }]
      const payments = await divide(aGame(creator.id), tickets)
      return payments.find(({ kind }) => kind === 'distributor_cut')?.userId
    }
    assert.equal(await ownerOf(), first.id)
    await db.from('partner_domains').where('id', domain.id).update({ deleted_at: 1 })
    assert.equal(await ownerOf(), second.id)
    await db.from('distributors').where('id', distributorId).update({ owner_user_id: first.id })
    assert.equal(await ownerOf(), first.id)
  })
})

const someone = fc.constantFrom('a', 'b', 'c', null)

/** Shares that come to the whole rake at most. */
const anyRates: fc.Arbitrary<CutRates> = fc
  .array(fc.integer({ min: 0, max: WHOLE_BPS }), { minLength: 4, maxLength: 4 })
  .map((cuts) => {
    const [first, second, third, fourth] = cuts.sort((a, b) => a - b) as [
      number,
      number,
      number,
      number,
    ]
    return {
      hostBps: first,
      parentBps: second - first,
      referrerBps: third - second,
      distributorBps: fourth - third,
    }
  })

const anyGame = fc.record({
  rates: fc.dictionary(fc.constantFrom('x', 'y', 'z'), anyRates, { minKeys: 3 }),
  owners: fc.record({ x: someone, y: someone, z: someone, host: someone, parent: someone }),
  tickets: fc.array(
    fc.record({
      distributorId: fc.constantFrom('x' as const, 'y' as const, 'z' as const),
      referrerId: someone,
      matched: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 30 }
  ),
})

const KINDS = ['host_cut', 'parent_cut', 'referrer_cut', 'distributor_cut'] as const

function shared(
  { rates, owners }: typeof anyGame extends fc.Arbitrary<infer T> ? T : never,
  tickets: MatchedTickets[]
) {
  const claimsOf = ({ distributorId, referrerId }: MatchedTickets): Claim[] => {
    const users = [owners.host, owners.parent, referrerId, owners[distributorId as 'x']]
    return KINDS.map((kind, n) => ({ kind, userId: users[n]!, bps: SHARES[n]! }))
  }
  return divideRake(tickets, ({ distributorId }) => rates[distributorId]!, claimsOf)
}

test.group('Any rake', () => {
  test('is divided exactly, into whole coins, to nobody’s loss', ({ assert }) => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const shares = shared(game, game.tickets)
        const rake = game.tickets.reduce((sum, { matched }) => sum + 15 * matched, 0)
        assert.equal(
          shares.reduce((sum, { coins }) => sum + coins, 0),
          rake
        )
        for (const { coins } of shares) assert.isTrue(Number.isSafeInteger(coins) && coins > 0)
        const keys = shares.map(({ kind, userId }) => `${kind}:${userId}`)
        assert.lengthOf(new Set(keys), keys.length)
      })
    )
  })

  test('is divided the same in whatever order its tickets come', ({ assert }) => {
    fc.assert(
      fc.property(anyGame, fc.infiniteStream(fc.nat()), (game, keys) => {
        const shuffled = game.tickets
          .map((group) => ({ group, key: keys.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ group }) => group)
        assert.deepEqual(shared(game, shuffled), shared(game, game.tickets))
      })
    )
  })
})
