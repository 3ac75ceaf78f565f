import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ComponentRule } from '@sidepick/rules/types'
import { ExperiencesContract } from '#experiences/contract'
import { newId } from '#shared/ids'
import { givenExperience } from '#tests/fixtures/experiences'

const PLATFORM = ['VideoPlayer', 'Question', 'Answers', 'Points']
const cardsAtOnce = new Set(PLATFORM)
const OWN: ComponentRule = {
  componentName: 'OwnAnswers',
  panel: 'mainPanel',
  position: 'main-bottom',
  when: { phases: ['passive', 'question', 'locking', 'locked'] },
}
const QUESTION: ComponentRule = { ...OWN, componentName: 'Question', position: 'main-center' }
const VIDEO: ComponentRule = {
  componentName: 'VideoPlayer',
  panel: 'mainPanel',
  position: 'main-top',
}

async function resolved(doc: object, atOnce: ReadonlySet<string> = cardsAtOnce) {
  const experiences = await app.container.make(ExperiencesContract)
  const flavour = `flavour-${newId()}`
  await givenExperience({ scope: 'flavour', owner: flavour, doc })
  const { config } = await experiences.resolve({
    widgetId: newId(),
    distributorId: `partner-${newId()}`,
    flavour,
    domainId: null,
    widgetMode: 'DEFAULT',
    cardsAtOnce: atOnce,
  })
  return config
}

const inLayout = (rules: ComponentRule[]) => ({ gameScreenComponents: { GAME_PLAY: rules } })
const names = (rules: ComponentRule[] = []) => rules.map(({ componentName }) => componentName)

test.group('Experiences | platform cards stand in', () => {
  test('for a card in their place, whose rules are kept beside them', async ({ assert }) => {
    const config = await resolved(inLayout([VIDEO, QUESTION, OWN]))
    assert.sameMembers(names(config.gameScreenComponents.GAME_PLAY), PLATFORM.slice(0, 3))
    const kept = config.replacements?.gameScreenComponents
    assert.deepEqual(kept?.GAME_PLAY, [VIDEO, QUESTION, OWN])
    assert.deepEqual(kept?.GAME_PLAY_LANDSCAPE, config.gameScreenComponents.GAME_PLAY_LANDSCAPE)
  })

  test('for a card elsewhere that names them, several at once', async ({ assert }) => {
    const own = { ...OWN, position: 'main-overlay', replaces: ['Answers', 'Question'] }
    const config = await resolved(inLayout([VIDEO, own]))
    assert.sameMembers(names(config.gameScreenComponents.GAME_PLAY), PLATFORM.slice(0, 3))
  })

  test('for a card that every layout has', async ({ assert }) => {
    const own = { ...OWN, replaces: ['Answers'] }
    const doc = { ...inLayout([VIDEO, QUESTION]), widgetComponents: [own] }
    const config = await resolved(doc)
    assert.isEmpty(config.widgetComponents)
    assert.include(names(config.gameScreenComponents.GAME_PLAY), 'Answers')
    assert.deepEqual(config.replacements?.widgetComponents, [own])
  })

  test('for a card of their own remote that comes later', async ({ assert }) => {
    const doc = { replace: { VideoPlayer: 'StockMontagePlayer' } }
    const config = await resolved(doc, new Set([...PLATFORM, 'StockMontagePlayer']))
    const after = config.replacements?.gameScreenComponents ?? {}
    for (const layout of ['GAME_PLAY', 'GAME_PLAY_LANDSCAPE']) {
      assert.include(names(config.gameScreenComponents[layout]), 'VideoPlayer')
      assert.notInclude(names(config.gameScreenComponents[layout]), 'StockMontagePlayer')
      assert.include(names(after[layout]), 'StockMontagePlayer')
      assert.notInclude(names(after[layout]), 'VideoPlayer')
    }
  })

  test('for none that the first question waits for, that stands beside them, or was taken out', async ({
    assert,
  }) => {
    const atOnce = await resolved(
      inLayout([VIDEO, QUESTION, OWN]),
      new Set([...PLATFORM, 'OwnAnswers'])
    )
    assert.include(names(atOnce.gameScreenComponents.GAME_PLAY), 'OwnAnswers')
    const beside = await resolved({ widgetComponents: [OWN] })
    assert.deepEqual(names(beside.widgetComponents), ['OwnAnswers'])
    const silent = await resolved(inLayout([QUESTION, { ...OWN, componentName: 'Answers' }]))
    assert.notInclude(names(silent.gameScreenComponents.GAME_PLAY), 'VideoPlayer')
    for (const config of [atOnce, beside, silent]) assert.isUndefined(config.replacements)
  })
})
