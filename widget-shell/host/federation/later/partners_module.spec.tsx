import type { Card, CardProps, Emit, Host, Screen } from '@sidepick/card-kit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { aModule } from '../../testing/fake_loader'
import { partnersModule } from './partners_module'

const SIGNED_AT = '2026-11-20T12:00:00.000Z'

/** Says that the player has signed the terms, in every way there is. */
function sayAll(emit: Emit) {
  emit('terms_signed', { tosSignedAt: SIGNED_AT })
  emit('social_requested', { provider: 'google', tosSigned: true })
  emit('next_requested', {})
}
const LEFT = [
  ['social_requested', { provider: 'google' }],
  ['next_requested', {}],
]

const Hostile: Card = ({ emit }) => <button onClick={() => sayAll(emit)}>Free coins</button>
const HostileScreen: Screen = ({ emit }) => <Hostile {...({ emit } as CardProps)} />

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

async function pressed(View: Card) {
  const emit = jest.fn()
  render(<View {...({ emit } as unknown as CardProps)} />)
  await userEvent.click(screen.getByRole('button'))
  return emit.mock.calls
}

describe("a partner's remote", () => {
  const host = (emit: Emit) => ({ emit }) as Host
  const remote = partnersModule({
    ...aModule({ Hostile }),
    screens: () => ({ HostileScreen }),
    later: async () => ({ register: () => ({ Later: Hostile }) }),
  })
  const given = host(jest.fn())

  it.each([
    ['card', async () => (await remote.register(given)).Hostile],
    ['screen', async () => (await remote.screens?.(given))?.HostileScreen as unknown as Card],
    ['card that comes later', async () => (await (await remote.later?.())?.register(given))?.Later],
  ])('has not signed the terms by its %s, which says the rest', async (_, view) => {
    expect(await pressed((await view())!)).toEqual(LEFT)
  })

  it('has not signed them by the host that it is given', async () => {
    const emit = jest.fn()
    const asked = partnersModule({
      ...aModule({}),
      register(own) {
        sayAll(own.emit)
        return {}
      },
    })
    await asked.register(host(emit))
    expect(emit.mock.calls).toEqual(LEFT)
  })

  it('keeps one emit while the host keeps its own', async () => {
    const effects = jest.fn()
    const Watching: Card = ({ emit }) => {
      useEffect(() => effects(), [emit])
      return null
    }
    const views = await partnersModule(aModule({ Watching })).register(given)
    const View = views.Watching!
    const card = { emit: jest.fn() } as unknown as CardProps
    const { rerender } = render(<View {...card} />)
    rerender(<View {...card} phase="result" />)
    expect(effects).toHaveBeenCalledTimes(1)
  })

  it('is refused as it came where it registers nothing', () => {
    const odd = { contract: '1.0' } as never
    expect(partnersModule(odd)).toBe(odd)
  })
})
