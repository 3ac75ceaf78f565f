/** What the conformance run needs of card-kit, in one bundle so that host and cards share one React context. */
export { PHASES } from '@sidepick/rules/experience'
export { LOCALES } from '@sidepick/rules/types'
export * from '../src/index'
export { cardProps, samplePlay, screenProps } from '../src/testing/card_props'
export { fakeHost } from '../src/testing/fake_host'
export { sampleGame } from '../src/testing/sample_game'
