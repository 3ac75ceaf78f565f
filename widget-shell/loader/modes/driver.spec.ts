import { filesCome, hear, send } from '../testing/fake_page'
import { prepareLoader, TERMS, widgetWith } from '../testing/known_widget'

/** As a tap in the frame does. */
const touch = () => document.querySelector('iframe')!.focus()

prepareLoader()

test.each([
  ['a narrow experience', { 'data-vs-mode': 'docked' }, { maxWidth: 378, noMinWidth: true }],
  ["a mode of the widget's record", {}, {}],
])('with %s, a dock keeps the width of the place in the text', async (_, attributes, terms) => {
  const { handle, columns } = await widgetWith(attributes, terms)
  const before = columns()
  expect(before).toMatch(/^minmax/)
  for (const verb of ['dock', 'undock'] as const) {
    handle[verb]()
    await filesCome()
    expect(columns()).toBe(before)
  }
})

test.each([
  [800, '800px'],
  [640, '640px'],
])('an experience of %i px at most lets the whole width be %s', async (maxWidth, widest) => {
  const { handle, columns } = await widgetWith(
    { 'data-vs-mode': 'expanding' },
    { mode: 'expanding', maxWidth }
  )
  touch()
  send(handle, 'vs_widget_full_width', { enabled: true })
  await filesCome()
  expect(columns()).toContain(`min(${widest},`)
})

test('new terms count for a player in full width, once the box lies below the window', async () => {
  const { handle, columns } = await widgetWith(
    { 'data-vs-mode': 'expanding' },
    { mode: 'expanding', maxWidth: 640 }
  )
  handle.maximize()
  await filesCome()
  send(handle, 'vs_terms', { ...TERMS, mode: 'expanding', maxWidth: 700 })
  await filesCome()
  expect(columns()).toContain('min(700px,')
})

test.each([
  ['vs_dock_player', { placement: 'modal', width: 800, height: 800 }],
  ['vs_lightbox_load', {}],
  ['vs_maximize_player', {}],
] as const)('%s of a frame that nobody has touched covers nothing', async (action, data) => {
  const { handle } = await widgetWith({ 'data-vs-mode': 'docked' }, {})
  const places: string[] = []
  handle.on('place', ({ place }) => void places.push(place))
  send(handle, action, data)
  await filesCome()
  expect(places).toEqual([])
  touch()
  send(handle, action, data)
  await filesCome()
  expect(places).toHaveLength(1)
})

describe('a bar', () => {
  const INLINE = { mode: 'inline' } as const
  const bar = (terms: object = INLINE) => widgetWith({ 'data-vs-mini': '' }, terms)

  test('grows and becomes a bar again by the handle, by messages of its frame, and by Escape', async () => {
    const { handle } = await bar()
    const places: string[] = []
    handle.on('place', ({ place }) => void places.push(place))
    handle.maximize()
    await filesCome()
    handle.minimize()
    await filesCome()
    touch()
    send(handle, 'vs_maximize_player', {})
    await filesCome()
    send(handle, 'vs_undock_player', {})
    await filesCome()
    send(handle, 'vs_maximize_player', {})
    await filesCome()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(places).toEqual(['grown', 'flow', 'grown', 'flow', 'grown', 'flow'])
  })

  test('is silent while it is closed', async () => {
    const { handle } = await bar()
    const heard = hear(handle)
    const actions = () => heard.map(({ action }) => action)
    handle.maximize()
    await filesCome()
    expect(actions()).toEqual(['vs_resume', 'vs_placed'])
    handle.minimize()
    await filesCome()
    expect(actions().slice(2)).toEqual(['vs_pause', 'vs_placed'])
  })

  test('in a mode that docks, docks, and grows where that is forbidden', async () => {
    const { handle } = await bar({ docking: false })
    const places: string[] = []
    handle.on('place', ({ place }) => void places.push(place))
    handle.dock()
    await filesCome()
    expect(places).toEqual(['grown'])
  })
})

describe('a docked player', () => {
  const resizeTo = (height: number) => {
    Object.assign(window, { innerHeight: height })
    dispatchEvent(new Event('resize'))
  }
  afterEach(() => resizeTo(768))

  async function docked() {
    const { handle } = await widgetWith({ 'data-vs-mode': 'docked' }, {})
    const places: string[] = []
    handle.on('place', ({ place }) => void places.push(place))
    handle.dock()
    await filesCome()
    return { handle, places }
  }

  test('comes back into the text where the window became too low for it', async () => {
    const { handle, places } = await docked()
    resizeTo(600)
    expect(places).toEqual(['docked'])
    resizeTo(300)
    expect(places).toEqual(['docked', 'flow'])
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    handle.dock()
    await filesCome()
    expect(places).toEqual(['docked', 'flow'])
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      '[VSWidget] dock() does nothing: the window is too small',
    ])
  })

  test('stands in the text on paper, and in its corner after that', async () => {
    const { handle, places } = await docked()
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
    expect(places).toEqual(['docked', 'flow', 'docked'])
    handle.undock()
    await filesCome()
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
    expect(places.slice(3)).toEqual(['flow'])
  })
})
