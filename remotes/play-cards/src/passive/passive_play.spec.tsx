import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Card } from '@sidepick/card-kit'
import { renderCard } from '@sidepick/card-kit/testing'
import { samplePlay } from '@sidepick/card-kit/testing/card_props'
import { sampleGame } from '@sidepick/card-kit/testing/sample_game'
import { right, tied, wrong } from '../moments'
import { MeterNeedle } from './meter_needle'
import { MeterPie } from './meter_pie'
import { PassiveAnswers } from './passive_answers'
import { PassiveQuestion } from './passive_question'
import { PassiveVideo } from './passive_video'

beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as never
})

const passive = { phase: 'passive' as const }
const { sideA, sideB, text } = sampleGame()

describe('PassiveQuestion', () => {
  it('is the heading of the widget', () => {
    renderCard(PassiveQuestion, passive)
    expect(screen.getByRole('heading', { name: text })).toBeVisible()
  })
})

describe('PassiveAnswers', () => {
  it('is active while a pointer is in it, which starts nothing', () => {
    const { host } = renderCard(PassiveAnswers, passive)
    const group = screen.getByRole('group', { name: 'Your answer' })
    expect(group).toHaveAttribute('data-display', 'passive')
    fireEvent.pointerEnter(group)
    expect(group).toHaveAttribute('data-display', 'active')
    fireEvent.pointerLeave(group)
    expect(group).toHaveAttribute('data-display', 'passive')
    expect(host.emitted).toEqual([])
  })

  it.each([
    [sideA, 'A'],
    [sideB, 'B'],
  ])('takes a click on %s as the pick', async (label, side) => {
    const { host } = renderCard(PassiveAnswers, passive)
    await userEvent.click(screen.getByText(label))
    expect(host.emitted).toContainEqual({ name: 'side_picked', data: { side } })
  })
})

describe('PassiveVideo', () => {
  const aFilm = { playing: true, paused: false, completed: false, loading: false }

  it('is muted and loops, whatever the player wished', () => {
    const { container } = renderCard(PassiveVideo, {
      phase: 'question',
      play: samplePlay({ muted: false, video: aFilm }),
    })
    const video = container.querySelector('video') as HTMLVideoElement
    expect(video.muted).toBe(true)
    expect(video.loop).toBe(true)
  })
})

const turnOf = (container: Element) =>
  container.querySelector('[data-turn]')?.getAttribute('data-turn')

describe('MeterNeedle', () => {
  it.each([
    ['A', right, '-50'],
    ['B', wrong, '5'],
    ['no side', tied, '-22.5'],
  ])('points to %s, which leads', (_name, moment, turn) => {
    const { container } = renderCard(MeterNeedle, moment)
    expect(turnOf(container)).toBe(turn)
  })

  it('stands between the sides before a pick, whoever leads', () => {
    const play = samplePlay({ sideAPercent: 90, sideVotes: { A: 9, B: 1 } })
    const { container } = renderCard(MeterNeedle, { ...passive, play })
    expect(turnOf(container)).toBe('-22.5')
  })
})

describe.each<[string, Card]>([
  ['MeterNeedle', MeterNeedle],
  ['MeterPie', MeterPie],
])('%s', (_name, card) => {
  it('tells no number before a pick, and says so', () => {
    const play = samplePlay({ sideAPercent: 90, sideVotes: { A: 9, B: 1 } })
    const { container } = renderCard(card, { ...passive, play })
    expect(screen.getByText('Pick a side to see who leads.')).toBeVisible()
    expect(container).not.toHaveTextContent('%')
    expect(container.innerHTML).not.toContain('90')
  })

  it('says who leads after the pick', () => {
    renderCard(card, wrong)
    expect(screen.getByText(`${sideB} leads with 62%.`)).toBeVisible()
    expect(screen.getByText('38%')).toBeVisible()
  })

  it('says in Spanish that both are level', () => {
    renderCard(card, { ...tied, locale: 'es-mx' })
    expect(screen.getByText('Los dos lados están empatados.')).toBeVisible()
  })
})

describe('MeterPie', () => {
  it('cuts a slice as large as the share of A', () => {
    const { container } = renderCard(MeterPie, right)
    expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute(
      'stroke-dasharray',
      '62 100'
    )
  })
})
