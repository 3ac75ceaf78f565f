import { test } from '@japa/runner'
import type { ExperienceConfig } from '@sidepick/rules/types'
import { adOrigins, analyticsOrigins } from '#pages/headers/page_origins'

const originsOf = (ads: ExperienceConfig['ads']) =>
  adOrigins({ config: { ads } as ExperienceConfig })

test.group('The origins of ads', () => {
  const network = {
    vastTag: 'https://ads.example.com/vast?slot=1',
    altVastTag: '/demo/ads/vast.xml',
    origins: ['https://cdn.example.com', 'https://ads.example.com'],
  }

  test('are those of the tags and those that are named, each once', ({ assert }) => {
    assert.deepEqual(originsOf({ provider: 'ima', ...network }), [
      'https://ads.example.com',
      'https://cdn.example.com',
    ])
  })

  test('are none where no network sells', ({ assert }) => {
    assert.deepEqual(originsOf({ provider: 'house', ...network }), [])
    assert.deepEqual(originsOf({ provider: 'null', ...network }), [])
    assert.deepEqual(originsOf(network), [])
    assert.deepEqual(originsOf(undefined), [])
  })
})

test.group('The origins of statistics', () => {
  const vendorsOf = (analytics: ExperienceConfig['analytics']) =>
    analyticsOrigins({ config: { analytics } as ExperienceConfig })

  test('are those of the vendors that the configuration names', ({ assert }) => {
    const eu = { key: 'phc_0123456789', origin: 'https://eu.i.posthog.com' }
    assert.deepEqual(vendorsOf({ posthog: eu, amplitude: { key: '0123456789' } }), [
      'https://eu.i.posthog.com',
      'https://api2.amplitude.com',
    ])
    assert.deepEqual(vendorsOf({ own: true }), [])
    assert.deepEqual(vendorsOf(undefined), [])
  })
})
