import type { Host } from '@sidepick/card-kit'
import type { RemoteEntry } from '@sidepick/rules/types'
import { aModule, fakeLoader } from '../testing/fake_loader'
import { aRemote } from '../testing/fixtures'
import { good, Question, remotesRig as rig } from '../testing/remotes_rig'
import { RemoteError } from './remote_errors'
import { browserWaiting } from './remote_loader'
import { createRemotes } from './remotes'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const settle = () => jest.advanceTimersByTimeAsync(0)

describe('loading a remote', () => {
  test('goes from idle over loading to ready, with its cards by name', async () => {
    const { remotes, state } = rig({ 'play-cards': good })
    expect(state().status).toBe('idle')
    const loaded = remotes.load('play-cards')
    expect(state().status).toBe('loading')
    await expect(loaded).resolves.toEqual({
      status: 'ready',
      cards: { Question },
      screens: {},
    })
  })

  test('happens once, however often it is asked for', async () => {
    const { remotes, asked } = rig({ 'play-cards': good })
    await Promise.all([remotes.load('play-cards'), remotes.load('play-cards')])
    await remotes.load('play-cards')
    expect(asked).toHaveLength(1)
  })

  test('finds the remote of a card by the registry alone', () => {
    const { remotes } = rig({})
    expect(remotes.entryOf('Answers')?.id).toBe('play-cards')
    expect(remotes.entryOf('Nope')).toBeNull()
  })

  test('a remote of the framed tier is disabled and never fetched', async () => {
    const { remotes, asked, state } = rig({ 'play-cards': good }, { trust: 'frame' })
    await remotes.load('play-cards')
    expect(state().status).toBe('disabled')
    expect(asked).toEqual([])
  })
})

describe('refusing before a byte is asked for', () => {
  test.each<[string, Partial<RemoteEntry>, string]>([
    ['no integrity', { integrity: '' }, 'no_integrity'],
    ['a weaker hash', { integrity: `sha1-${'A'.repeat(27)}=` }, 'no_integrity'],
    ['a hexadecimal hash', { integrity: `sha384-${'a1'.repeat(48)}` }, 'no_integrity'],
    ['a newer minor', { contract: '1.1' }, 'wrong_contract'],
    ['a newer major', { contract: '2.0' }, 'wrong_contract'],
    ['no version at all', { contract: 'latest' }, 'wrong_contract'],
  ])('%s', async (_name, over, reason) => {
    const { remotes, asked, reported } = rig({ 'play-cards': good }, over)
    await expect(remotes.load('play-cards')).resolves.toMatchObject({
      status: 'failed',
      error: { reason },
    })
    expect(asked).toEqual([])
    expect(reported).toEqual([`play-cards ${reason}`])
  })
})

describe('what arrives is checked again', () => {
  test.each<[string, unknown, string]>([
    ['another contract than declared', aModule({ Question }, '9.0'), 'wrong_contract'],
    ['no contract', { register: () => ({}) }, 'wrong_contract'],
    ['no register', { contract: '1.0' }, 'bad_module'],
    ['nothing', null, 'bad_module'],
    [
      'a register that throws',
      {
        contract: '1.0',
        register: () => {
          throw new Error('x')
        },
      },
      'register_failed',
    ],
    [
      'a register that rejects',
      { contract: '1.0', register: () => Promise.reject(new Error('x')) },
      'register_failed',
    ],
  ])('%s fails', async (_name, module, reason) => {
    const { remotes, asked } = rig({ 'play-cards': module as never })
    await expect(remotes.load('play-cards')).resolves.toMatchObject({
      status: 'failed',
      error: { reason },
    })
    expect(asked).toHaveLength(1)
  })
})

describe('trouble on the way', () => {
  test.each(['network', 'server_error'] as const)(
    '%s is tried once more after 500 ms',
    async (reason) => {
      const { remotes, asked, state } = rig({ 'play-cards': [new RemoteError(reason, 'x'), good] })
      void remotes.load('play-cards')
      await jest.advanceTimersByTimeAsync(499)
      expect(asked).toHaveLength(1)
      await jest.advanceTimersByTimeAsync(1)
      expect(asked).toHaveLength(2)
      expect(state().status).toBe('ready')
    }
  )

  test('and no more than once', async () => {
    const { remotes, asked, state } = rig({ 'play-cards': new RemoteError('network', 'x') })
    void remotes.load('play-cards')
    await jest.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(2)
    expect(state()).toMatchObject({ status: 'failed', error: { reason: 'network' } })
  })

  test('entry and chunk each get their second try', async () => {
    const stumble = (file: string) => new RemoteError('server_error', 'x', { file })
    const { remotes, asked, state } = rig({
      'play-cards': [stumble('entry.js'), stumble('card.js'), good],
    })
    void remotes.load('play-cards')
    await jest.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(3)
    expect(state().status).toBe('ready')
  })

  test.each(['refused', 'integrity_mismatch', 'bad_module', 'timeout'] as const)(
    '%s is never tried again',
    async (reason) => {
      const { remotes, asked } = rig({ 'play-cards': new RemoteError(reason, 'x') })
      void remotes.load('play-cards')
      await jest.advanceTimersByTimeAsync(5000)
      expect(asked).toHaveLength(1)
    }
  )

  test('after three failures a release is not asked for again', async () => {
    const { remotes, asked, state } = rig({ 'play-cards': new RemoteError('refused', 'x') })
    await remotes.load('play-cards')
    await remotes.retry('play-cards')
    await remotes.retry('play-cards')
    await remotes.retry('play-cards')
    expect(asked).toHaveLength(3)
    expect(state()).toMatchObject({ error: { reason: 'circuit_open' } })
  })

  test('a card that failed in use is taken off once', async () => {
    const { remotes, reported, state } = rig({ 'play-cards': good })
    await remotes.load('play-cards')
    remotes.fail('play-cards', new RemoteError('reducer_failed', 'x'))
    remotes.fail('play-cards', new RemoteError('reducer_failed', 'y'))
    expect(state().status).toBe('failed')
    expect(reported).toEqual(['play-cards reducer_failed'])
  })
})

test('a remote whose reducer failed is drawn neither when it arrives nor after another try', async () => {
  const failing = new RemoteError('reducer_failed', 'x')
  const { remotes, held, reported, state } = rig({ 'play-cards': 'hang' })
  const loaded = remotes.load('play-cards')
  await settle()
  remotes.fail('play-cards', failing)
  held[0]?.arrive(good)
  await expect(loaded).resolves.toMatchObject({ status: 'failed', error: failing })
  void remotes.retry('play-cards')
  held.at(-1)?.arrive(good)
  await settle()
  expect(state()).toMatchObject({ status: 'failed', error: failing })
  expect(reported).toEqual(['play-cards reducer_failed'])
})

describe('deadlines', () => {
  test.each([true, false])('critical %s: 8 seconds', async (critical) => {
    const { remotes, state } = rig({ 'play-cards': 'hang' }, { critical })
    void remotes.load('play-cards')
    await jest.advanceTimersByTimeAsync(7999)
    expect(state().status).toBe('loading')
    await jest.advanceTimersByTimeAsync(1)
    expect(state()).toMatchObject({ status: 'failed', error: { reason: 'timeout' } })
  })

  test('the registry may set another one', async () => {
    const { remotes, state } = rig({ 'play-cards': 'hang' }, { timeoutMs: 1000 })
    void remotes.load('play-cards')
    await jest.advanceTimersByTimeAsync(1000)
    expect(state().status).toBe('failed')
  })

  test('a critical remote that comes late is still used', async () => {
    const { remotes, held, state } = rig({ 'play-cards': 'hang' })
    void remotes.load('play-cards')
    await jest.advanceTimersByTimeAsync(8000)
    held[0]?.arrive(good)
    await settle()
    expect(state().status).toBe('ready')
  })

  test('any other one that comes late is dropped', async () => {
    const { remotes, held, state } = rig({ 'play-cards': 'hang' }, { critical: false })
    void remotes.load('play-cards')
    await jest.advanceTimersByTimeAsync(8000)
    held[0]?.arrive(good)
    await settle()
    expect(state()).toMatchObject({ status: 'failed', error: { reason: 'timeout' } })
  })

  test('one remote that hangs holds no other up', async () => {
    const { loader } = fakeLoader({ slow: 'hang', fast: good })
    const entries = [aRemote({ id: 'slow' }), aRemote({ id: 'fast' })]
    const options = {
      loader,
      waiting: browserWaiting,
      contract: '1.0',
      hostFor: () => ({}) as Host,
      report: () => undefined,
    }
    const remotes = createRemotes({ entries, ...options })
    void remotes.load('slow')
    await expect(remotes.load('fast')).resolves.toMatchObject({ status: 'ready' })
  })
})
