import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { button } from '@sidepick/card-kit/testing/queries'
import { TermsOfService } from './terms_of_service'

let server: LocalServer
let user: UserEvent
beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup()
})
afterEach(() => server.close())

const signings = () => server.received.filter(({ path }) => path === '/auth/sign_tos')

describe('TermsOfService', () => {
  it('shows the terms, and accepts them only with the tick', async () => {
    const { host } = openScreen(TermsOfService, server.http)
    expect(await screen.findByText('The text of /tos/en-us')).toBeInTheDocument()
    expect(button('Accept')).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'I agree to the Terms of Service' }))
    await user.click(button('Accept'))
    await waitFor(() => expect(host.emitted).toHaveLength(3))
    expect(host.emitted).toEqual([
      { name: 'terms_signed', data: { tosSignedAt: '2026-11-20T12:00:00.000Z' } },
      { name: 'analytics', data: { name: 'terms_accepted' } },
      { name: 'screen_closed', data: {} },
    ])
    expect(signings()).toEqual([{ method: 'POST', path: '/auth/sign_tos', body: {} }])
  })

  it('is not accepted twice while the first is under way', async () => {
    let answer = () => {}
    const after = new Promise<void>((resolve) => (answer = resolve))
    const body = { tosSignedAt: '2026-11-20T12:00:00.000Z', lastTosSigned: true }
    server.replyOnce('/auth/sign_tos', { status: 200, body, after })
    const { host } = openScreen(TermsOfService, server.http)
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(button('Accept'))
    expect(button('One moment…')).toBeDisabled()
    answer()
    await waitFor(() => expect(host.emitted).toHaveLength(3))
    expect(signings()).toHaveLength(1)
  })

  it('says when it could not be accepted, and lets one try again', async () => {
    server.replyOnce('/auth/sign_tos', problem(500, 'E_INTERNAL', [{ message: 'Unknown error' }]))
    const { host } = openScreen(TermsOfService, server.http)
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Accept'))
    expect(await screen.findByText('Unknown error')).toHaveAttribute('role', 'alert')
    expect(host.emitted).toEqual([])
    expect(button('Accept')).toBeEnabled()
  })

  it('can be put off, and links what belongs to it', async () => {
    const { host } = openScreen(TermsOfService, server.http, { locale: 'es-mx' })
    const others = screen.getByRole('navigation', { name: 'Más documentos' })
    const links = [...others.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/rules/es-mx', '/promotional-rules/es-mx', '/privacy-policy/es-mx'])
    await user.click(button('Ahora no'))
    expect(host.emitted).toEqual([{ name: 'screen_closed', data: {} }])
  })

  it.each([
    ['are new to the player', null, 'Before you go on'],
    ['have changed', '2025-01-05T00:00:00.000Z', 'Our terms have changed'],
  ])('says when the terms %s', async (_, tosSignedAt, title) => {
    openScreen(TermsOfService, server.http, { props: { tosSignedAt } })
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(await screen.findByText('The text of /tos/en-us')).toBeInTheDocument()
  })
})
