import { act, screen } from '@testing-library/react'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import type { GameMetadata } from '@sidepick/rules/types'
import { setCurrentVideo } from '../video_player/current_video'
import { Subtitles } from './subtitles'

const metadata: GameMetadata = {
  speechMarks: [
    { type: 'word', value: 'Tacos', time: 200 },
    { type: 'word', value: 'or', time: 700 },
    { type: 'word', value: 'burgers', time: 900 },
  ],
  subtitlesStyle: {
    animation: 'pop',
    alignment: 'lower-third',
    color: '#ffffff',
    background: 'red;}',
  },
}

function at(seconds: number) {
  setCurrentVideo({ currentTime: seconds } as HTMLVideoElement)
  act(() => jest.advanceTimersByTime(33))
}

describe('Subtitles', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    setCurrentVideo(null)
    jest.useRealTimers()
  })

  it('shows the words as the video says them', () => {
    renderCard(Subtitles, { game: sampleGame({ metadata }) })
    at(0)
    expect(screen.queryByText('Tacos')).toBeNull()
    at(0.3)
    expect(screen.getByText('Tacos')).toHaveClass('said', 'current')
    expect(screen.getByText('or')).not.toHaveClass('said')
    at(0.75)
    expect(screen.getByText('Tacos')).toHaveClass('said')
    expect(screen.getByText('or')).toHaveClass('said', 'current')
    at(5)
    expect(screen.queryByText('Tacos')).toBeNull()
  })

  it('does not repeat the question that stands below', () => {
    const { update } = renderCard(Subtitles, {
      game: sampleGame({ text: '¿Tacos or... BURGERS?', metadata }),
    })
    at(0.3)
    expect(screen.queryByText('Tacos')).toBeNull()
    update({ game: sampleGame({ text: 'Tacos or burger stand?', metadata }) })
    at(0.3)
    expect(screen.getByText('Tacos')).toBeInTheDocument()
  })

  it('cuts its lines as short as its rule says', () => {
    const rule = { componentName: 'Subtitles', panel: 'mainPanel', position: 'main-overlay' }
    const game = sampleGame({ metadata })
    const { update } = renderCard(Subtitles, { game, rule })
    at(0.95)
    expect(screen.getByText('Tacos')).toBeInTheDocument()
    expect(screen.getByText('burgers')).toBeInTheDocument()
    update({ rule: { ...rule, props: { charactersPerLine: 10 } } })
    at(0.95)
    expect(screen.queryByText('Tacos')).toBeNull()
    expect(screen.getByText('burgers')).toBeInTheDocument()
  })

  it('takes the colours of the game, and only colours', () => {
    const { container } = renderCard(Subtitles, { game: sampleGame({ metadata }) })
    at(0.3)
    const drawn = container.querySelector<HTMLElement>('.subtitles')
    expect(drawn).toHaveClass('lower-third', 'pop')
    expect(drawn?.style.getPropertyValue('--caption-color')).toBe('#ffffff')
    expect(drawn?.style.getPropertyValue('--caption-background')).toBe('initial')
  })

  it.each([
    ['the player turned captions off', { play: samplePlay({ captionsOn: false }) }],
    [
      'the game has no timings',
      { game: sampleGame({ metadata: { subtitlesStyle: metadata.subtitlesStyle } }) },
    ],
    [
      'the game has no style',
      { game: sampleGame({ metadata: { speechMarks: metadata.speechMarks } }) },
    ],
  ])('shows nothing when %s', (_, overrides) => {
    const { container } = renderCard(Subtitles, { game: sampleGame({ metadata }), ...overrides })
    at(0.3)
    expect(container).toBeEmptyDOMElement()
  })
})
