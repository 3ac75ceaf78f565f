import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { field } from '@sidepick/card-kit/testing/queries'
import { fillAll } from '../testing/fill_in'
import { startServer } from '../testing/local_server'
import { walk } from '../testing/walk'

const focused = (label: string) => waitFor(() => expect(field(label)).toHaveFocus())

describe('The sign-up by keyboard', () => {
  it('goes from the e-mail to the account with Enter after every field', async () => {
    const server = await startServer()
    const user = userEvent.setup()
    const { host } = walk('/auth/signup/email', {}, { http: server.http })
    await focused('Email')
    await user.keyboard('ana@example.com{Tab} {Enter}')
    await focused('Password')
    await user.keyboard('Sol2luna!{Enter}')
    await focused('Username')
    await user.keyboard('ana{Enter}')
    await focused('Month')
    await user.keyboard('04171993{Enter}')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus())
    await user.keyboard(' {Enter}')
    await focused('State')
    await user.selectOptions(field('State'), 'NY')
    await user.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(host.emitted.map(({ name }) => name)).toContain('signed_in'))
    expect(server.received.at(-1)?.body).toMatchObject({
      birthday: '1993-04-17',
      country: 'US',
      state: 'NY',
    })
    await server.close()
  })

  it('names every field to browsers and password managers', async () => {
    const server = await startServer()
    const user = userEvent.setup()
    const { container } = walk('/auth/signup/email', {}, { http: server.http })
    const tokens = () =>
      [...container.querySelectorAll('[autocomplete]')].map((it) => it.getAttribute('autocomplete'))
    expect(tokens()).toEqual(['email'])
    expect(field('Email')).toHaveAttribute('inputmode', 'email')
    await user.keyboard('{Tab}')
    await fillAll(user)
    const seen: string[][] = []
    for (let step = 0; step < 5; step++) {
      seen.unshift(tokens() as string[])
      await user.click(screen.getByRole('button', { name: 'Back' }))
    }
    expect(seen).toEqual([
      ['username', 'new-password'],
      ['username'],
      ['bday-month', 'bday-day', 'bday-year'],
      ['country'],
      ['address-level1'],
    ])
    await server.close()
  })

  it('opens the terms in the language of the visit beside the game', () => {
    walk('/auth/signup/email', { locale: 'es-mx' })
    const link = screen.getByRole('link', { name: 'Aviso de privacidad' })
    expect(link).toHaveAttribute('href', '/privacy-policy/es-mx')
    expect(link).toHaveAttribute('target', '_blank')
    expect(screen.getByRole('link', { name: 'Términos del servicio' })).toHaveAttribute(
      'href',
      '/tos/es-mx'
    )
  })
})
