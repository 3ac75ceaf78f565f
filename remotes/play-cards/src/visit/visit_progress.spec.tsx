import { screen } from '@testing-library/react'
import { renderCard, samplePlay } from '@sidepick/card-kit/testing'
import { visited } from '../moments'
import { VisitProgress } from './visit_progress'

const after = (results: number, streak = 0) => samplePlay(visited(results, { streak }))

describe('VisitProgress', () => {
  it('tells streaks of two and more, and each milestone once', () => {
    const { update } = renderCard(VisitProgress, { phase: 'result', play: after(4, 1) })
    expect(screen.queryByText('1 in a row')).toBeNull()
    update({ play: after(5, 2) })
    expect(screen.getByText('2 in a row')).toBeInTheDocument()
    expect(screen.getByText('5 games played')).toBeInTheDocument()
    update({ play: after(6, 3) })
    expect(screen.queryByText('6 games played')).toBeNull()
    expect(screen.getByText('6 games this visit, 3 right in a row')).toBeInTheDocument()
  })

  it('celebrates the set that is whole, in place of a milestone', () => {
    const points = { base: 10, bonus: 0, majority: 0, sets: 10, total: 20 }
    const set = (played: number) => ({ set: { played, size: 3, points: 10 } })
    const five = { ...after(5), points }
    const { update } = renderCard(VisitProgress, {
      phase: 'result',
      play: { ...five, ...set(3) },
    })
    expect(screen.getByText('Set of 3 complete!')).toBeInTheDocument()
    expect(screen.getByText('+10 bonus points')).toBeInTheDocument()
    expect(screen.queryByText('5 games played')).toBeNull()
    update({ play: { ...five, ...set(2) }, locale: 'es-mx' })
    expect(screen.queryByText(/completa/)).toBeNull()
  })

  it('takes the distance between milestones from its rule', () => {
    const rule = { componentName: 'VisitProgress', panel: 'mainPanel', position: 'main-overlay' }
    renderCard(VisitProgress, {
      phase: 'result',
      play: after(3),
      rule: { ...rule, props: { milestoneEvery: 3 } },
    })
    expect(screen.getByText('3 games played')).toBeInTheDocument()
  })

  it('is not there before the first result', () => {
    const { container } = renderCard(VisitProgress, { phase: 'result', play: samplePlay() })
    expect(container).toBeEmptyDOMElement()
  })
})
