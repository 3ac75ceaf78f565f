/** @jest-environment node */
import type { ExperienceConfig } from '@sidepick/rules/types'
import { createStore } from '../store/store'
import { configPlaced } from '../store/widget_slice'
import { aBootstrap, anEntry } from '../testing/fixtures'
import { screenProps } from './screen_props'

function aScene(componentFlags: ExperienceConfig['componentFlags']) {
  const base = aBootstrap()
  const bootstrap = aBootstrap({ config: { ...base.config, componentFlags } })
  return { entry: anEntry([], { bootstrap }), app: createStore() }
}

describe('the props of a screen', () => {
  test('are those of the configuration, under those of its opener', () => {
    const scene = aScene({ Terms: { tone: 'calm', size: 'small' } })
    expect(screenProps(scene, 'Terms', { size: 'big' })).toEqual({ tone: 'calm', size: 'big' })
  })

  test('follow a configuration that replaces the entry’s', () => {
    const scene = aScene({ Terms: { tone: 'calm' } })
    const { config } = scene.entry.bootstrap
    const later = { ...config, componentFlags: { Terms: { tone: 'loud' } } }
    scene.app.store.dispatch(configPlaced(later))
    expect(screenProps(scene, 'Terms', {})).toEqual({ tone: 'loud' })
  })

  test('are the opener’s alone where the configuration only switches the screen, or does not name it', () => {
    const scene = aScene({ Terms: true })
    expect(screenProps(scene, 'Terms', { size: 'big' })).toEqual({ size: 'big' })
    expect(screenProps(scene, 'toString', {})).toEqual({})
  })
})
