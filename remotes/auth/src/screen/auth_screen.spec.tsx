import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { button, field } from '../testing/fill_in'
import { startServer } from '../testing/local_server'
import { AuthScreen } from './deferred_screen'

const opened = () => screen.findByRole('heading', { name: /Create your account|Crea tu cuenta/ })

describe('AuthScreen', () => {
  it('promises to keep the points that wait', async () => {
    renderCard(AuthScreen, { play: samplePlay({ sessionPoints: 1340 }) })
    await opened()
    expect(screen.getByText('Keep your 1,340 points')).toBeInTheDocument()
    expect(screen.getByText('+1,000 bonus points')).toBeInTheDocument()
  })

  it('promises the bonus to who has none yet', async () => {
    renderCard(AuthScreen, { locale: 'es-mx' })
    await opened()
    expect(screen.getByText(/^Empieza con 1[.,]?000 puntos$/)).toBeInTheDocument()
  })

  it('keeps the e-mail while the player changes between signing up and in', async () => {
    renderCard(AuthScreen)
    await opened()
    await userEvent.type(field('Email'), 'ana@example.com')
    await userEvent.click(button('Sign in'))
    expect(field('Email')).toHaveValue('ana@example.com')
    await userEvent.type(field('Email'), '.mx')
    await userEvent.click(button('Sign up'))
    expect(field('Email')).toHaveValue('ana@example.com.mx')
  })

  it('asks to be closed with its button and with Escape', async () => {
    const { host } = renderCard(AuthScreen)
    await opened()
    await userEvent.click(button('Close'))
    await userEvent.type(field('Email'), '{Escape}')
    expect(host.emitted).toEqual([
      { name: 'auth_closed', data: {} },
      { name: 'auth_closed', data: {} },
    ])
  })

  it('lets somebody sign up with the keyboard alone', async () => {
    const server = await startServer()
    const user = userEvent.setup()
    const { host } = renderCard(AuthScreen, {}, { http: server.http })
    await opened()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    await user.keyboard('ana@example.com{Tab}Sol2luna!{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus())
    await user.keyboard('ana{Tab}04171993{Enter}')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus())
    await user.keyboard(' {Tab}{Tab}')
    expect(field('State')).toHaveFocus()
    await user.selectOptions(field('State'), 'NY')
    await user.keyboard('{Tab} {Tab}{Tab}{Tab}{Tab}{Enter}')
    await waitFor(() => expect(host.emitted.map(({ name }) => name)).toContain('signed_in'))
    expect(server.received.at(-1)?.body).toMatchObject({
      birthday: '1993-04-17',
      country: 'US',
      state: 'NY',
    })
    await server.close()
  })

  it('opens the terms in the language of the visit beside the game', async () => {
    const server = await startServer()
    const user = userEvent.setup()
    renderCard(AuthScreen, { locale: 'es-mx' }, { http: server.http })
    await opened()
    await user.type(field('Correo electrónico'), 'ana@example.com')
    await user.type(field('Contraseña'), 'Sol2luna!{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Nombre de usuario')).toHaveFocus())
    await user.keyboard('ana{Tab}17041993{Enter}')
    const link = await screen.findByRole('link', { name: 'Aviso de privacidad' })
    expect(link).toHaveAttribute('href', '/privacy-policy/es-mx')
    expect(screen.getByRole('link', { name: 'Términos del servicio' })).toHaveAttribute(
      'href',
      '/tos/es-mx'
    )
    expect(link).toHaveAttribute('target', '_blank')
    await server.close()
  })
})
