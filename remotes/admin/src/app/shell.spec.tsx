import type { Http } from '@sidepick/card-kit'
import { screen, within } from '@testing-library/react'
import { drawPart } from '../testing/draw_part'
import type { Reach } from './console_context'
import { Shell } from './shell'

/** Each page of the menu by its address: who finds it there, and may open it. A player is not shown the console at all. */
const MENU: readonly (readonly [path: string, name: string, open: readonly Reach[]])[] = [
  ['', 'Today', ['everybody', 'own']],
  ['games', 'Games', ['everybody', 'own']],
  ['complaints', 'Complaints', ['everybody']],
  ['playlists', 'Playlists', ['everybody', 'own']],
  ['game-sets', 'Game sets', ['everybody']],
  ['widgets', 'Widgets', ['everybody', 'own']],
  ['categories', 'Categories', ['everybody']],
  ['addresses', 'Short addresses', ['everybody', 'own']],
  ['people', 'People', ['everybody']],
  ['creators', 'Creators', ['everybody']],
  ['ledger', 'Ledger', ['everybody']],
  ['products', 'Products', ['everybody']],
  ['cuts', 'Cuts', ['everybody']],
  ['boards', 'Leaderboards', ['everybody']],
  ['domains', 'Domains', ['everybody']],
  ['experiences', 'Experiences', ['everybody']],
  ['experiments', 'Experiments', ['everybody']],
  ['remotes', 'Releases', ['everybody']],
  ['audit', 'Audit log', ['everybody']],
  ['failures', 'Failures', ['everybody']],
  ['counts', 'Numbers', ['everybody', 'own']],
]

/** What the server answers to GET /v1/console for each role that it opens the console to. */
const ROLES = [
  ['a creator', { reach: 'own', givesRoles: false }],
  ['an admin', { reach: 'everybody', givesRoles: false }],
  ['a super admin', { reach: 'everybody', givesRoles: true }],
] as const

/** The pages wait for their records: which page it is does not depend on them. */
const waits = (() => new Promise(() => undefined)) as Http

const draw = (given: (typeof ROLES)[number][1], at: string) =>
  drawPart(<Shell />, waits, { ...given, at })

describe.each(ROLES)('The console of %s', (_, given) => {
  it('has these pages in its menu, and no other', async () => {
    draw(given, '/no-such-page')
    const menu = await screen.findByRole('navigation', { name: 'Console' })
    const links = within(menu).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      MENU.filter(([, , open]) => open.includes(given.reach)).map(([path, name]) => [
        `/${path}`,
        name,
      ])
    )
  })

  it.each(MENU)('opens /%s (%s) to whom it is for, and to nobody else', async (path, __, open) => {
    draw(given, `/${path}`)
    await screen.findByRole('navigation', { name: 'Console' })
    const refused = screen.queryByRole('heading', { name: 'There is no such page' })
    expect(refused === null).toBe(open.includes(given.reach))
  })

  it.each([
    ['/people/invite', ['everybody']],
    ['/boards/new', ['everybody']],
    ['/experiences/base', ['everybody']],
    ['/games/new', ['everybody', 'own']],
    ['/domains/which', ['everybody']],
    ['/experiments/variants', ['everybody']],
    ['/games/videos', ['everybody', 'own']],
    ['/games/calendar', ['everybody', 'own']],
    ['/constructor', []],
  ] as [string, Reach[]][])('opens %s below a page just as the page itself', async (path, open) => {
    draw(given, path)
    await screen.findByRole('navigation', { name: 'Console' })
    const refused = screen.queryByRole('heading', { name: 'There is no such page' })
    expect(refused === null).toBe(open.includes(given.reach))
  })
})
