import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { SocialProof } from './social_proof'
import { WelcomeMessageV3, WelcomeMessageV4 } from './welcome_bubble'
import { WelcomeMessageV5 } from './welcome_panel'

const PICK = 'Pick a side to play!'

describe.each<[string, Card, string, string]>([
  ['WelcomeMessageV3', WelcomeMessageV3, 'welcomeV3', PICK],
  ['WelcomeMessageV4', WelcomeMessageV4, 'welcomeV4', PICK],
  [
    'WelcomeMessageV5',
    WelcomeMessageV5,
    'welcomeV5',
    'Pick a side. See where everybody stands. Earn points.',
  ],
])('%s', (componentName, card, greeting, words) => {
  it('stands while it greets, and not before or after', () => {
    const { container, update } = renderCard(card, { play: samplePlay({ greeting }) })
    expect(screen.getByText(words)).toBeVisible()
    update({ play: samplePlay({ greeting: 'another' }) })
    expect(container).toBeEmptyDOMElement()
    update({ play: samplePlay() })
    expect(container).toBeEmptyDOMElement()
  })

  it('says what its rule says, by language', () => {
    const props = { text: { 'en-us': 'Go!', 'es-mx': '¡Vamos!' } }
    const rule = { componentName, panel: 'mainPanel', position: 'main-overlay', props }
    renderCard(card, { rule, play: samplePlay({ greeting }), locale: 'es-mx' })
    expect(screen.getByText('¡Vamos!')).toBeVisible()
  })
})

describe('a hand', () => {
  it('points at the answers in the second bubble alone', () => {
    const hands = (card: Card, greeting: string) =>
      renderCard(card, { play: samplePlay({ greeting }) }).container.querySelectorAll('svg')
    expect(hands(WelcomeMessageV3, 'welcomeV3')).toHaveLength(0)
    expect(hands(WelcomeMessageV4, 'welcomeV4')).toHaveLength(1)
  })
})

describe('the panel', () => {
  it('starts the game by its button', async () => {
    const { host } = renderCard(WelcomeMessageV5, { play: samplePlay({ greeting: 'welcomeV5' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(host.emitted).toEqual([{ name: 'start_requested', data: {} }])
  })
})

describe('SocialProof', () => {
  const greeted = (players?: number) =>
    samplePlay({ greeting: 'socialProofIfLoggedOut', ...(players !== undefined && { players }) })

  it.each([
    [50, '50'],
    [99, '99'],
    [1_289, '1,200'],
    [73_001, '73,000'],
  ])('rounds %d down to %s', (players, count) => {
    renderCard(SocialProof, { play: greeted(players) })
    expect(screen.getByText(`${count} people have played this game`)).toBeVisible()
  })

  it.each([
    ['few', greeted(49)],
    ['nobody knows how many', greeted()],
    ['nothing greets', samplePlay({ players: 900 })],
  ])('says nothing where %s', (_, play) => {
    expect(renderCard(SocialProof, { play }).container).toBeEmptyDOMElement()
  })
})
