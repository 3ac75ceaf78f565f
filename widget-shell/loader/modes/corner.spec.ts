import { filesCome, send } from '../testing/fake_page'
import { prepareLoader, TERMS, widgetWith } from '../testing/known_widget'

prepareLoader()

describe('a corner that is not to be had', () => {
  const widths = (width: number) => Object.assign(window, { innerWidth: width })
  afterEach(() => widths(1024))

  test.each([
    ['expanding', {}, ' in mode expanding'],
    ['mobile-expanding', {}, ' in mode mobile-expanding'],
    ['docked', { docking: false }, ': the configuration forbids docking'],
    ['sidebar', {}, ': the configuration lets no rail expand'],
    ['sidebar', { rail: true }, ': the window is too small'],
  ] as const)('in mode %s with %j is refused once, with the reason', async (mode, terms, why) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    if (mode === 'sidebar' && 'rail' in terms) widths(599)
    for (const attributes of [{}, { 'data-vs-start-docked': '' }]) {
      warn.mockClear()
      const { handle } = await widgetWith(
        { 'data-vs-mode': mode, ...attributes },
        { mode, ...terms }
      )
      const places: string[] = []
      handle.on('place', ({ place }) => void places.push(place))
      handle.dock()
      handle.dock()
      await filesCome()
      expect(warn.mock.calls.map(([text]) => text)).toEqual([
        `[VSWidget] dock() does nothing${why}`,
      ])
      expect(places).toEqual([])
      handle.destroy()
    }
  })

  test('is taken as soon as the configuration allows it, and left when it forbids it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const rail = { mode: 'sidebar', rail: true } as const
    const { handle } = await widgetWith(
      { 'data-vs-mode': 'sidebar', 'data-vs-start-docked': '' },
      rail
    )
    const places: string[] = []
    handle.on('place', ({ place }) => void places.push(place))
    handle.undock()
    handle.dock()
    await filesCome()
    expect(places).toEqual(['flow', 'docked'])
    expect(warn).not.toHaveBeenCalled()
    send(handle, 'vs_terms', { ...TERMS, ...rail, docking: false })
    await filesCome()
    expect(places).toEqual(['flow', 'docked', 'flow'])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

test.each<[string, object, string[]]>([
  ["the partner's configuration says so", {}, ['flow']],
  ["the page's snippet says otherwise", { 'data-vs-start-docked': 'false' }, []],
])('a player may start in its corner: %s', async (_, attributes, places) => {
  const { handle } = await widgetWith(
    { 'data-vs-mode': 'docked', ...attributes },
    { mode: 'docked', docked: true }
  )
  const seen: string[] = []
  handle.on('place', ({ place }) => void seen.push(place))
  handle.undock()
  await filesCome()
  send(handle, 'vs_terms', { ...TERMS, docked: true, maxWidth: 700 })
  await filesCome()
  expect(seen).toEqual(places)
})
