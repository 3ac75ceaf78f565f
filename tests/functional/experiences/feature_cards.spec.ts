import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ExperiencesContract } from '#experiences/contract'
import { newId } from '#shared/ids'
import { givenExperience } from '#tests/fixtures/experiences'

/** The configuration of a widget whose document says this. */
async function configOf(doc: object, pageFlags: object = {}) {
  const widgetId = newId()
  await givenExperience({ scope: 'widget', owner: widgetId, doc })
  const experiences = await app.container.make(ExperiencesContract)
  const { config } = await experiences.resolve({
    widgetId,
    distributorId: `partner-${newId()}`,
    flavour: `flavour-${newId()}`,
    widgetMode: 'DEFAULT',
    domainId: null,
    pageFlags,
    cardsAtOnce: new Set<string>(),
  })
  return config
}

const rulesOf = async (doc: object) => (await configOf(doc)).widgetComponents

test.group('Experiences | cards of features', () => {
  test('fills the screen of an offer where a setting asks for it, unless a document does', async ({
    assert,
  }) => {
    const namesIn = async (doc: object) => {
      const { gameScreenComponents } = await configOf(doc)
      return gameScreenComponents.INTERSTITIAL_ROKT?.map(({ componentName }) => componentName)
    }
    const asks = { componentFlags: { CommerceOffer: true } }
    assert.isUndefined(await namesIn({}))
    assert.deepEqual(await namesIn(asks), ['CommerceOffer'])
    const own = { componentName: 'SwipeUp', panel: 'centerPanel', position: 'center-center' }
    const filled = { ...asks, gameScreenComponents: { INTERSTITIAL_ROKT: [own] } }
    assert.deepEqual(await namesIn(filled), ['SwipeUp'])
  })

  test('places the cards that a setting calls for, and none of them without it', async ({
    assert,
  }) => {
    const settings: [componentName: string, doc: object, props?: object][] = [
      ['QuickPlayIntro', { gameExperience: { quickPlay: 'on' } }],
      ['GreatPick', { gameExperience: { quickPlay: 'on' } }],
      ['DoubleDown', { gameExperience: { quickPlay: 'on' } }],
      ['YouWin', { gameExperience: { quickPlay: 'on' } }],
      ['YoureIn', { gameExperience: { quickPlay: 'on' } }],
      ['Confetti', { gameExperience: { quickPlay: 'on' } }],
      ['DailyGame', { themeFlags: { enableDailyChallenge: true } }],
      ['TapsBonus', { componentFlags: { TapsBonus: true } }, {}],
      ['TransitionalOverlay', { componentFlags: { TransitionalOverlay: true } }, {}],
      ['SkipSynopsis', { componentFlags: { SkipSynopsis: true } }, {}],
      [
        'CustomLink',
        {
          themeFlags: { enableSpecialContent: true },
          componentFlags: { CustomLink: { linkUrl: 'https://orbit.example/' } },
        },
        { linkUrl: 'https://orbit.example/' },
      ],
      [
        'DiscountCodeBanner',
        {
          themeFlags: { shutterDiscountPercentage: 30 },
          componentFlags: { DiscountCodeBanner: { discountCode: 'STOCK30' } },
        },
        { discountCode: 'STOCK30' },
      ],
    ]
    const plain = (await rulesOf({})).map(({ componentName }) => componentName)
    assert.notIncludeMembers(
      plain,
      settings.map(([name]) => name)
    )
    for (const [name, doc, props] of settings) {
      const placed = (await rulesOf(doc)).filter(({ componentName }) => componentName === name)
      assert.lengthOf(placed, 2, name)
      for (const rule of placed) assert.deepEqual(rule.props, props, name)
    }
    const half = { componentFlags: { CustomLink: { linkUrl: 'https://orbit.example/' } } }
    const withoutFlag = (await rulesOf(half)).map(({ componentName }) => componentName)
    assert.notInclude(withoutFlag, 'CustomLink')
  })

  test('shows whose widget it is and whose platform, where their cards are switched on', async ({
    assert,
  }) => {
    const namesOf = async (doc: object) => (await rulesOf(doc)).map((rule) => rule.componentName)
    const cards = ['FrameTitle', 'PoweredByFooter']
    assert.notIncludeMembers(await namesOf({}), cards)
    const componentFlags = { FrameTitle: true, PoweredByFooter: true }
    assert.includeMembers(await namesOf({ componentFlags }), cards)
  })

  test('covers a programme’s games for strangers where its setting wants that', async ({
    assert,
  }) => {
    const partner = { partner: 'Lumen', provider: 'microsoft' }
    const doc = { componentFlags: { LoggedOutCard: partner } }
    const { widgetComponents } = await configOf(doc, { timeMode: true })
    const cards = widgetComponents.filter((rule) => rule.componentName === 'LoggedOutCard')
    assert.lengthOf(cards, 2)
    for (const { when, props } of cards) {
      assert.deepEqual(when, { auth: 'logged_out', flag: 'LoggedOutCard' })
      assert.deepEqual(props, partner)
    }
  })

  test('keeps the prize away from the end of a stranger’s quick round', async ({ assert }) => {
    const prizeIn = async (doc: object) => {
      const { gameScreenComponents } = await configOf(doc)
      const rules = gameScreenComponents.GAME_PLAY ?? []
      return rules.find(({ componentName }) => componentName === 'PrizeCard')?.when?.auth
    }
    assert.isUndefined(await prizeIn({}))
    assert.equal(await prizeIn({ gameExperience: { quickPlay: 'arcade' } }), 'logged_in')
  })

  test('puts the stars right behind the answers of every layout', async ({ assert }) => {
    const { gameScreenComponents } = await configOf({ componentFlags: { RateCard: true } })
    for (const layout of ['GAME_PLAY', 'GAME_PLAY_LANDSCAPE']) {
      const names = (gameScreenComponents[layout] ?? []).map((rule) => rule.componentName)
      assert.equal(names.indexOf('RateCard'), names.indexOf('Answers') + 1, layout)
    }
  })

  test('places the cards of a stake, and keeps the question while it is chosen', async ({
    assert,
  }) => {
    const resolved = async (doc: object) => {
      const { widgetComponents, gameScreenComponents } = await configOf(doc)
      const game = gameScreenComponents.GAME_PLAY ?? []
      const rules = [...widgetComponents, ...game]
      return (name: string) => rules.find(({ componentName }) => componentName === name)
    }
    const betting = await resolved({ gameExperience: { betting: 'white' } })
    const stake = ['TicketToggle', 'BetSlider', 'BetDetails', 'NeededTicketsAlert']
    for (const name of [...stake, 'WalletPillWhite', 'WalletPillBlack']) {
      assert.deepEqual(betting(name)?.when?.phases, ['betting'], name)
    }
    for (const name of ['LockedPickModal', 'GameResult']) assert.isDefined(betting(name), name)
    for (const name of ['Question', 'Answers', 'AudioIndicator']) {
      assert.include(betting(name)?.when?.phases ?? [], 'betting', name)
    }
    assert.notInclude(betting('MajorityBonus')?.when?.phases ?? [], 'betting')
    const free = await resolved({})
    assert.isUndefined(free('BetDetails'))
    assert.isUndefined(free('WalletPillWhite'))
    assert.notInclude(free('Answers')?.when?.phases ?? [], 'betting')
  })

  test('leaves such a card where a document has placed it', async ({ assert }) => {
    const own = { componentName: 'RateCard', panel: 'bottom', position: 'bottom-center' }
    const rules = await rulesOf({
      componentFlags: { RateCard: true },
      widgetComponents: [own],
    })
    assert.deepEqual(
      rules.filter(({ componentName }) => componentName === 'RateCard'),
      [own]
    )
  })
})
