import { withSettings } from './card_settings.js'
import type { ComponentRule, ExperienceConfig } from './types.js'

type Flags = ExperienceConfig['componentFlags']

const captions: ComponentRule = {
  componentName: 'Subtitles',
  panel: 'mainPanel',
  position: 'main-overlay',
}

test('settings of a card become its props, below those of its rule', () => {
  const Subtitles = { charactersPerLine: 10, tone: 'calm' }
  const propsOf = (rule: ComponentRule) =>
    withSettings(rule, { componentFlags: { Subtitles } }).props
  expect(propsOf(captions)).toEqual(Subtitles)
  expect(propsOf({ ...captions, props: { charactersPerLine: 12 } })).toEqual({
    charactersPerLine: 12,
    tone: 'calm',
  })
})

const WITHOUT: [card: string, componentFlags: Flags][] = [
  ['without any', {}],
  ['that is only switched on', { Subtitles: true }],
  ['that is switched off', { Subtitles: false }],
  ['beside one that has some', { Points: { charactersPerLine: 10 } }],
]

test.each(WITHOUT)('a card %s stays as it is', (_, componentFlags) => {
  expect(withSettings(captions, { componentFlags })).toBe(captions)
})
