import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Screen } from '@sidepick/card-kit'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'
import { DocPrivacy, DocPromotionalRules, DocRules, DocTerms } from './document_screen'

let server: LocalServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const CASES: [string, Screen, string, string][] = [
  ['Terms of Service', DocTerms, '/tos/en-us', '/docs/terms-of-service'],
  ['Game Rules', DocRules, '/rules/en-us', '/docs/rules'],
  ['Promotional Rules', DocPromotionalRules, '/promotional-rules/en-us', '/docs/promotional-rules'],
  ['Privacy Policy', DocPrivacy, '/privacy-policy/en-us', '/docs/privacy-policy'],
]

describe('DocumentScreen', () => {
  it.each(CASES)('shows the %s', async (title, Doc, source) => {
    openScreen(Doc, server.http, { place: 'page' })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(await screen.findByText(`The text of ${source}`)).toBeInTheDocument()
    expect(screen.getByText('In force since January 5, 2026')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /own page/ })).toHaveAttribute('href', source)
  })

  it('leads to the others inside the app, and back', async () => {
    const { host } = openScreen(DocTerms, server.http, { place: 'page' })
    const others = screen.getByRole('navigation', { name: 'More documents' })
    const links = [...others.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/docs/rules', '/docs/promotional-rules', '/docs/privacy-policy'])
    await userEvent.click(screen.getByRole('link', { name: 'Game Rules' }))
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(host.emitted).toEqual([
      { name: 'navigated', data: { to: '/docs/rules' } },
      { name: 'screen_closed', data: {} },
    ])
  })

  it('says in which language the text is, when it is another one', async () => {
    const body = { lang: 'en-us', version: '2026-01-05', title: 'Terms', html: '<p>In English</p>' }
    server.replyOnce('/tos/es-mx', { status: 200, body })
    openScreen(DocTerms, server.http, { locale: 'es-mx' })
    const text = await screen.findByText('In English')
    expect(text.closest('article')).toHaveAttribute('lang', 'en-us')
    expect(screen.getByText('Vigente desde el 5 de enero de 2026')).toBeInTheDocument()
  })

  it('asks again for a document that did not come', async () => {
    server.replyOnce('/tos/en-us', problem(503, 'E_UNAVAILABLE', [{ message: 'Later' }]))
    openScreen(DocTerms, server.http)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The text of /tos/en-us')).toBeInTheDocument()
  })
})
