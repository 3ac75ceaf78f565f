export { sampleGame } from './sample_game'
export { cardProps, samplePlay } from './card_props'
export { fakeHost, type EmittedEvent, type FakeHost } from './fake_host'
export { renderCard, type RenderedCard } from './render_card'
