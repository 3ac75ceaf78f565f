import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PLACEMENTS } from '@sidepick/rules/placements'
import { ExperiencesContract, type ExperienceScope } from '#experiences/contract'
import { newId } from '#shared/ids'

const open = () => app.container.make(ExperiencesContract)
const aScope = () => ({
  widgetId: newId(),
  distributorId: `partner-${newId()}`,
  flavour: `flavour-${newId()}`,
  widgetMode: 'DEFAULT',
  domainId: null as string | null,
  cardsAtOnce: new Set<string>(),
})

async function publish(scope: ExperienceScope, owner: string, doc: unknown) {
  return (await open()).publish({ scope, owner, doc, publishedBy: null })
}

test.group('Experiences | resolve', () => {
  test('is the built-in base where nothing was published', async ({ assert }) => {
    const { config, configVersion } = await (await open()).resolve(aScope())
    assert.equal(configVersion, 'b0')
    assert.equal(config.widgetMode, 'DEFAULT')
    assert.deepInclude(config.themeFlags, { resultReadingDuration: 3, setMaxWidth: 800 })
    for (const layout of ['GAME_PLAY', 'GAME_PLAY_LANDSCAPE']) {
      const cards = config.gameScreenComponents[layout]?.map((rule) => rule.componentName)
      assert.includeMembers(cards ?? [], ['VideoPlayer', 'Question', 'Answers', 'SignOnCard'])
    }
  })

  test('places the cards of a day where a page has games of the day', async ({ assert }) => {
    const experiences = await open()
    const namesOn = async (over: object) => {
      const { config } = await experiences.resolve({ ...aScope(), ...over })
      return config.widgetComponents.map(({ componentName }) => componentName)
    }
    const day = ['RedBanner', 'PartnerGameProgress', 'AllGamesComplete']
    assert.includeMembers(await namesOn({ pageFlags: { redBanner: true } }), day)
    assert.includeMembers(await namesOn({ flavour: 'daily-red-banner' }), day)
    const search = await namesOn({ flavour: 'search-partner' })
    assert.include(search, 'AllGamesComplete')
    assert.notInclude(search, 'RedBanner')
    assert.notIncludeMembers(await namesOn({ flavour: 'default' }), day)
  })

  test('leaves the cards of a day where a document has placed them', async ({ assert }) => {
    const scope = { ...aScope(), pageFlags: { redBanner: true } }
    const own = { componentName: 'RedBanner', panel: 'top', position: 'top-center' }
    await publish('widget', scope.widgetId, { widgetComponents: [own] })
    const { config } = await (await open()).resolve(scope)
    const banners = config.widgetComponents.filter((rule) => rule.componentName === 'RedBanner')
    assert.deepEqual(banners, [own])
  })

  test('asks nobody for the terms where a search partner shows us', async ({ assert }) => {
    const experiences = await open()
    for (const flavour of ['search-partner', 'search-embed']) {
      const { config } = await experiences.resolve({ ...aScope(), flavour })
      assert.isFalse(config.componentFlags.TermsOfService)
    }
    const { config } = await experiences.resolve({ ...aScope(), flavour: 'default' })
    assert.isUndefined(config.componentFlags.TermsOfService)
  })

  test('keeps the answers from the first look to the result in every layout', async ({
    assert,
  }) => {
    const { config } = await (await open()).resolve(aScope())
    for (const layout of ['GAME_PLAY', 'GAME_PLAY_LANDSCAPE']) {
      const rules = config.gameScreenComponents[layout] ?? []
      const [answers, ...others] = rules.filter(({ componentName }) => componentName === 'Answers')
      assert.lengthOf(others, 0)
      assert.includeMembers(answers?.when?.phases ?? [], ['passive', 'locking', 'locked', 'result'])
      assert.notInclude(
        rules.map(({ componentName }) => componentName),
        'ResultPoll'
      )
    }
  })

  test('writes the spoken words over the film until the pick', async ({ assert }) => {
    const { config } = await (await open()).resolve(aScope())
    for (const layout of ['GAME_PLAY', 'GAME_PLAY_LANDSCAPE']) {
      const rules = config.gameScreenComponents[layout] ?? []
      const captions = rules.filter(({ componentName }) => componentName === 'Subtitles')
      const phases = captions.map(({ when }) => when?.phases)
      assert.deepEqual(phases, [['passive', 'question']])
    }
  })

  test('cuts short lines of spoken words for the mini widget', async ({ assert }) => {
    const { config } = await (await open()).resolve({ ...aScope(), widgetMode: 'MINI_PASSIVE' })
    const rules = config.gameScreenComponents.GAME_PLAY ?? []
    const captions = rules.find(({ componentName }) => componentName === 'Subtitles')
    assert.deepEqual(captions?.props, { charactersPerLine: 10 })
  })

  test('lays flavour, partner and widget over it, the particular last', async ({ assert }) => {
    const scope = aScope()
    const theme = (accent: string, more = {}) => ({ widgetTheme: { accent, ...more } })
    await publish('widget', scope.widgetId, theme('red'))
    await publish('flavour', scope.flavour, theme('blue', { ink: 'black', radius: '4px' }))
    await publish('partner', scope.distributorId, theme('green', { ink: 'white', radius: null }))
    const { config, configVersion } = await (await open()).resolve(scope)
    assert.deepEqual(config.widgetTheme, { accent: 'red', ink: 'white' })
    assert.equal(configVersion, 'b0.f1.p1.w1')
  })

  test('takes the preset of the widget mode before what is published', async ({ assert }) => {
    const scope = { ...aScope(), widgetMode: 'STOCK_PARTNER' }
    const own = { setMaxWidth: 500, resultReadingDuration: 0 }
    await publish('partner', scope.distributorId, { themeFlags: own })
    const { config } = await (await open()).resolve(scope)
    assert.equal(config.widgetMode, 'STOCK_PARTNER')
    assert.deepInclude(config.themeFlags, { ...own, resultPollInViewDurationLoggedIn: 6 })
    const unknown = await (await open()).resolve({ ...aScope(), widgetMode: '__proto__' })
    assert.equal(unknown.config.themeFlags.setMaxWidth, 800)
  })

  test('replaces a list of cards as a whole', async ({ assert }) => {
    const scope = aScope()
    const rule = { componentName: 'OrbitCard', panel: 'top', position: 'top-right' }
    await publish('flavour', scope.flavour, { gameScreenComponents: { GAME_PLAY: [rule] } })
    const { config } = await (await open()).resolve(scope)
    assert.deepEqual(config.gameScreenComponents.GAME_PLAY, [rule])
    assert.isNotEmpty(config.gameScreenComponents.GAME_PLAY_LANDSCAPE)
  })
})

test.group('Experiences | publish', () => {
  test('counts versions, and keeps the version of what is published already', async ({
    assert,
  }) => {
    const owner = newId()
    const [red, blue] = [{ widgetTheme: { accent: 'red' } }, { widgetTheme: { accent: 'blue' } }]
    const versions = []
    for (const doc of [red, red, blue, red]) {
      const result = await publish('widget', owner, doc)
      versions.push(result.ok ? result.value.version : result.error)
    }
    assert.deepEqual(versions, [1, 1, 2, 3])
  })

  test('refuses a document with every fault it has, and stores nothing', async ({ assert }) => {
    const scope = aScope()
    const result = await publish('widget', scope.widgetId, {
      colour: 'red',
      widgetTheme: { accent: 'red; } body { display: none', ink: 4 },
      themeFlags: { lockedPickDelay: 61, dancing: true, noMinWidth: null },
      widgetComponents: [
        { componentName: 'Menu', panel: 'attic', position: 'top-right' },
        { panel: 'top', position: 'top-sideways', when: { phases: ['dessert'], moon: 'full' } },
      ],
      gameScreenComponents: { GAME_PLAY: 'none' },
    })
    const paths = result.ok
      ? []
      : 'faults' in result.error
        ? result.error.faults.map((fault) => fault.split(' ')[0])
        : []
    assert.sameMembers(paths, [
      'colour',
      'widgetTheme.accent',
      'widgetTheme.ink',
      'themeFlags.lockedPickDelay',
      'themeFlags.dancing',
      'themeFlags.noMinWidth',
      'widgetComponents[0].panel',
      'widgetComponents[1].componentName',
      'widgetComponents[1].position',
      'widgetComponents[1].when.phases[0]',
      'widgetComponents[1].when.moon',
      'gameScreenComponents.GAME_PLAY',
    ])
    assert.equal((await (await open()).resolve(scope)).configVersion, 'b0')
  })

  test('refuses a layout that there is not, and a panel that a layout lacks', async ({
    assert,
  }) => {
    const rule = { componentName: 'Fact', panel: 'mainPanel', position: 'main-center' }
    const result = await publish('widget', newId(), {
      gameScreenComponents: {
        GAME_PLAY: [{ ...rule, intervals: [9, 3], when: { displayModes: ['attic'] } }],
        GAME_PLAY_LANDSCAPE: [{ ...rule, panel: 'right', position: 'right-top' }, rule],
        INTERSTITIAL: [rule],
        ATTIC: [],
      },
    })
    const faults = result.ok || !('faults' in result.error) ? [] : result.error.faults
    assert.sameMembers(
      faults.map((fault) => fault.split(' ')[0]),
      [
        'gameScreenComponents.GAME_PLAY[0].intervals',
        'gameScreenComponents.GAME_PLAY[0].when.displayModes[0]',
        'gameScreenComponents.GAME_PLAY_LANDSCAPE[1].panel',
        'gameScreenComponents.INTERSTITIAL[0].panel',
        'gameScreenComponents.ATTIC',
      ]
    )
  })

  test('accepts each placement and each condition of a card', async ({ assert }) => {
    const rule = { componentName: 'Fact', panel: 'sidePanel', position: 'side-center' }
    const when = {
      displayModes: ['docked'],
      mobileOnly: true,
      desktopOnly: false,
      flag: 'passiveModeEnabled',
    }
    const placed = PLACEMENTS.map((position) => ({ ...rule, position }))
    const rules = [...placed, { ...rule, when, intervals: [3, 31] }]
    const doc = { gameScreenComponents: { GAME_PLAY_ADS: rules, INTERSTITIAL: null } }
    assert.deepInclude(await publish('widget', newId(), doc), { ok: true })
  })

  test('accepts what it builds on', async ({ assert }) => {
    const { config } = await (await open()).resolve(aScope())
    const { widgetMode: _mode, ...doc } = config
    assert.isTrue((await publish('widget', newId(), doc)).ok)
  })

  test('refuses a document without an owner, or none at all', async ({ assert }) => {
    for (const [owner, doc] of [
      ['', {}],
      [newId(), null],
      [newId(), []],
    ] as const) {
      const result = await publish('widget', owner, doc)
      assert.isFalse(result.ok)
    }
  })

  test('publishes once when two do it at the same moment', async ({ assert }) => {
    const owner = newId()
    const both = await Promise.all(
      ['red', 'blue'].map((accent) => publish('widget', owner, { widgetTheme: { accent } }))
    )
    const versions = both.flatMap((result) => (result.ok ? [result.value.version] : []))
    assert.lengthOf(new Set(versions), versions.length)
    for (const result of both) {
      if (!result.ok) assert.equal(result.error.type, 'published_meanwhile')
    }
  })
})
