/** @jest-environment node */
import { laterRig, stopVisit } from '../testing/later_rig'

afterEach(() => stopVisit())

describe('a rewards partner', () => {
  const offer = { token: 'rewards-1', email: 'ada@example.com' }
  const answer = {
    refreshToken: 'rt_0',
    accessToken: 'at_0',
    accessTokenExpiresIn: 900,
    newAccount: true,
  }

  test('signs a stranger in', async () => {
    const sent: unknown[] = []
    const rig = await laterRig(
      {},
      {
        'POST /auth/microsoft_rewards': ({ body }) => {
          sent.push(body)
          return { status: 200, body: answer }
        },
      }
    )
    rig.visit.emit('rewards_token_received', offer)
    await rig.until(() => rig.state().session.loggedIn)
    expect(sent).toEqual([offer])
    expect(rig.values.get('refresh_token')).toBe('rt_1')
    expect(rig.visit.measurements.early).toContainEqual({
      name: 'sign_up',
      properties: { method: 'microsoft' },
    })
  })

  test('that is refused logs out, and the page around hears of it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await laterRig({}, { 'POST /auth/microsoft_rewards': () => ({ status: 401 }) })
    rig.visit.emit('rewards_token_received', offer)
    await rig.until(() => rig.state().widget.toast?.text === 'You are logged out')
    expect(rig.sent).toEqual([['vs_logout', {}]])
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
  })

  test('leaves a player signed in whose accounts it cannot join', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const rig = await laterRig(
      { refresh_token: 'rt_0' },
      { 'POST /auth/microsoft_rewards': () => ({ status: 401 }) }
    )
    await rig.until(() => rig.state().session.loggedIn)
    rig.visit.emit('rewards_token_received', offer)
    await rig.until(() => warned.mock.calls.length > 0)
    expect(rig.state().session.loggedIn).toBe(true)
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
  })
})
