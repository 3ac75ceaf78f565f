import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { httpOver, type HttpRequest } from '@sidepick/card-kit/http_over'
import { renderScreen } from '@sidepick/card-kit/testing'
import { FlagGameConfirm } from './flag_game_confirm'

const asked = { place: 'modal' as const, props: { gameId: 'g7' } }

describe('FlagGameConfirm', () => {
  it('reports the game with the reason, thanks, and leads past it', async () => {
    const send = jest.fn((_: HttpRequest) => Promise.resolve({}))
    const { host } = renderScreen(FlagGameConfirm, asked, { http: httpOver(send), widgetId: 'w1' })
    await userEvent.click(screen.getByRole('button', { name: 'Report' }))
    await waitFor(() => expect(host.emitted).toHaveLength(3))
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'POST',
        url: '/v1/games/g7/complaint?widgetId=w1',
        body: {
          gameId: 'g7',
          compliantData: {
            sessionId: expect.any(String),
            reason: 'This game is inaccurate or inappropriate.',
          },
        },
      })
    )
    expect(host.emitted.map(({ name }) => name)).toEqual([
      'toast',
      'screen_closed',
      'skip_requested',
    ])
  })

  it('says so when the report does not arrive, and lets it be sent again', async () => {
    const http = () => Promise.reject({ status: 0 })
    const { host } = renderScreen(
      FlagGameConfirm,
      { ...asked, locale: 'es-mx' },
      { http: http as never }
    )
    await userEvent.click(screen.getByRole('button', { name: 'Reportar' }))
    await waitFor(() => expect(host.emitted).toHaveLength(1))
    expect(host.emitted[0]).toMatchObject({ name: 'toast', data: { kind: 'error' } })
    expect(screen.getByRole('button', { name: 'Reportar' })).toBeEnabled()
  })

  it('reports nothing when it is left', async () => {
    const http = jest.fn()
    const { host } = renderScreen(FlagGameConfirm, asked, { http: http as never })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
    expect(http).not.toHaveBeenCalled()
  })
})
