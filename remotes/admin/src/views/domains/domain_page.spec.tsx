import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { startServer, type LocalServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { DOMAIN, RELEASE } from '../../testing/partner_samples'
import { pageOf } from '../../testing/samples'
import { DomainPage } from './domain_page'
import { WhichRow } from './which_row'

const PATH = `/v1/partner-domain/${DOMAIN.id}`
const AUDIT = `/v1/admin/audit?subjectType=partner_domain&subjectId=${DOMAIN.id}&limit=5`
/** With a flag that this console does not know. */
const STORED = { ...DOMAIN, flags: { ...DOMAIN.flags, retired: true } }

let server: LocalServer
const user = userEvent.setup()

beforeEach(async () => {
  sessionStorage.clear()
  server = await startServer({
    [`GET ${PATH}`]: { status: 200, body: STORED },
    [`GET ${AUDIT}`]: { status: 200, body: pageOf([]) },
    'GET /v1/partner-domain?limit=100': { status: 200, body: pageOf([DOMAIN], 'more') },
    'GET /v1/partner-domain?limit=100&start=more': {
      status: 200,
      body: pageOf([{ ...DOMAIN, id: RELEASE.id, name: 'All of it', pathPattern: null }]),
    },
  })
})
afterEach(() => server.close())

async function choose(label: string, option: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(label) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('The flags of a domain', () => {
  it('are set one by one; those that were not touched, or are not known, stay as they are', async () => {
    const put = jest.fn().mockResolvedValue(STORED)
    const http = ((call: string, input: unknown) =>
      call.startsWith('PUT') ? put(input) : server.http(call as never, input as never)) as never
    const page = (
      <Routes>
        <Route path="domains/:id" element={<DomainPage />} />
      </Routes>
    )
    drawPart(page, http, { at: `/domains/${DOMAIN.id}` })
    await choose('Tickets can be bought', 'As usual')
    await choose('No ads', 'Off')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(put).toHaveBeenCalled())
    const { body } = JSON.parse(JSON.stringify(put.mock.calls[0]![0])) as { body: object }
    expect(body).toMatchObject({
      host: DOMAIN.host,
      flags: { language: 'es-mx', retired: true, adsDisabled: false },
      expected: { flags: STORED.flags },
    })
    expect(body).not.toHaveProperty('flags.purchasing')
  })
})

describe('Which row wins', () => {
  const ask = async (address: string) => {
    drawPart(<WhichRow />, server.http, { at: '/domains/which' })
    await user.type(await screen.findByRole('textbox'), address)
    await user.click(screen.getByRole('button', { name: 'Look it up' }))
  }

  it('is told for an address among all rows, with those that would win without it', async () => {
    await ask('fold.example/sport/today')
    await screen.findByRole('heading', { name: /Rows for/ })
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      DOMAIN.name,
      'All of it',
    ])
  })

  it.each([
    ['elsewhere.example', /No row in use matches/],
    ['not an address', /no address of a page/],
  ])('for %s is nobody', async (address, said) => {
    await ask(address)
    expect(await screen.findByText(said)).toBeInTheDocument()
  })
})
