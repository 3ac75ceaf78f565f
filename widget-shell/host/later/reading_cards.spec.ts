import type { ComponentRule } from '@sidepick/rules/types'
import { aBootstrap } from '../testing/fixtures'
import { readingCards } from './reading_cards'

const first = { first: 1, every: 3 }

const rule = (componentName: string, when: ComponentRule['when']): ComponentRule => ({
  componentName,
  panel: 'mainPanel',
  position: 'main-right',
  when,
})

/** What a result brings to read, of these rules. */
function cardsOf(rules: ComponentRule[], { asks = true, flags = {}, everywhere = false } = {}) {
  const config = {
    ...aBootstrap().config,
    widgetComponents: everywhere ? rules : [],
    gameScreenComponents: { GAME_PLAY: everywhere ? [] : rules },
    componentFlags: flags,
  }
  return readingCards(config, asks)
}

test('an offer is read with its results, by those it is for', () => {
  const offer = rule('Offer', { phases: ['result'], auth: 'logged_in', results: first })
  expect(cardsOf([offer])).toEqual([{ auth: 'logged_in', results: first }])
})

test('what a document adds to results alone is read with each of them', () => {
  const fact = rule('Fact', { phases: ['result'] })
  expect(cardsOf([fact], { everywhere: true })).toEqual([{}])
})

test('what belongs to every game is nothing to read', () => {
  expect(cardsOf([rule('Status', { phases: ['result'] })])).toEqual([])
  expect(cardsOf([rule('Menu', { phases: ['question', 'result'] })], { everywhere: true })).toEqual(
    []
  )
})

test('a card that is switched off, or may not ask, takes no time', () => {
  const ask = rule('Ask', { phases: ['result'], auth: 'logged_out', results: first })
  expect(cardsOf([ask])).toHaveLength(1)
  expect(cardsOf([ask], { asks: false })).toEqual([])
  expect(cardsOf([ask], { flags: { Ask: false } })).toEqual([])
})
