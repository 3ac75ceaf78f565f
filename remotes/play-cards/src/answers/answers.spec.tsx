import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import { Answers } from './answers'

const game = sampleGame({ sideA: 'Jupiter', sideB: 'Saturn', correctAnswer: 'B' })
const settled = samplePlay({
  picked: 'A',
  sideAPercent: 64,
  winner: 'B',
  correct: false,
  points: { base: 10, bonus: 0, majority: 10, total: 20 },
})

const answer = (name: RegExp) => screen.getByRole('button', { name })

describe('Answers', () => {
  it('says which side was picked', async () => {
    const { host } = renderCard(Answers, { game })
    await userEvent.click(answer(/Saturn/))
    expect(host.emitted).toEqual([{ name: 'side_picked', data: { side: 'B' } }])
  })

  it('takes the first tap as final: once locked, neither button answers', async () => {
    const { host, update } = renderCard(Answers, { game })
    update({ phase: 'locking', play: samplePlay({ picked: 'A' }) })
    await userEvent.click(answer(/Saturn/))
    fireEvent.keyDown(document.body, { key: 'b' })
    expect(host.emitted).toEqual([])
    expect(answer(/Jupiter/)).toHaveAttribute('aria-pressed', 'true')
    expect(answer(/Saturn/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('picks with the keys A and B while the focus is in the answers', () => {
    const { host } = renderCard(Answers, { game, phase: 'passive' })
    fireEvent.keyDown(answer(/Jupiter/), { key: 'B' })
    expect(host.emitted).toEqual([{ name: 'side_picked', data: { side: 'B' } }])
  })

  it('leaves letters alone that are typed elsewhere, and shortcuts of the browser', () => {
    const { host, container } = renderCard(Answers, { game })
    const mute = container.appendChild(document.createElement('button'))
    fireEvent.keyDown(mute, { key: 'b' })
    fireEvent.keyDown(document.body, { key: 'a' })
    fireEvent.keyDown(answer(/Jupiter/), { key: 'a', ctrlKey: true })
    fireEvent.keyDown(answer(/Jupiter/), { key: 'a', repeat: true })
    expect(host.emitted).toEqual([])
  })

  it('says that they take no pick while they have only just come to stand there', () => {
    const { update } = renderCard(Answers, { game, play: samplePlay({ settling: true }) })
    expect(answer(/Jupiter/)).toHaveAttribute('aria-disabled', 'true')
    update({ play: samplePlay() })
    expect(answer(/Jupiter/)).not.toHaveAttribute('aria-disabled')
  })

  it('takes no press that began before they took picks, or over another game', () => {
    const settling = samplePlay({ settling: true })
    const { host, update } = renderCard(Answers, { game, play: settling })
    fireEvent.pointerDown(answer(/Jupiter/))
    update({ play: samplePlay() })
    fireEvent.click(answer(/Jupiter/))
    fireEvent.pointerDown(answer(/Jupiter/))
    update({ game: { ...game, id: 'another' }, play: samplePlay() })
    fireEvent.click(answer(/Jupiter/))
    expect(host.emitted).toEqual([])
    fireEvent.click(answer(/Jupiter/))
    expect(host.emitted).toEqual([{ name: 'side_picked', data: { side: 'A' } }])
  })

  it('takes no press of a key that repeats itself', () => {
    const { host } = renderCard(Answers, { game })
    fireEvent.keyDown(answer(/Jupiter/), { key: 'Enter', repeat: true })
    fireEvent.click(answer(/Jupiter/))
    expect(host.emitted).toEqual([])
  })

  it('walks between the answers with the arrow keys', async () => {
    renderCard(Answers, { game })
    answer(/Jupiter/).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(answer(/Saturn/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(answer(/Jupiter/)).toHaveFocus()
  })

  it('joins the countdown of the lock where it stands', () => {
    const lockedPick = { durationMs: 3000, remainingMs: 2000, completed: false }
    renderCard(Answers, {
      game,
      phase: 'locking',
      play: samplePlay({ picked: 'A' }),
      timers: { lockedPick },
    })
    expect(answer(/Jupiter/).style.getPropertyValue('--vs-lock-ms')).toBe('3000ms')
    expect(answer(/Jupiter/).style.getPropertyValue('--vs-lock-delay-ms')).toBe('-1000ms')
  })

  it('turns into the poll inside the same buttons, and keeps the focus', () => {
    const { update } = renderCard(Answers, { game })
    const picked = answer(/Jupiter/)
    picked.focus()
    update({ phase: 'result', play: settled })
    expect(picked).toHaveFocus()
    expect(picked).toHaveAccessibleName(/Jupiter.*64 percent, wrong answer, your pick/)
    expect(answer(/Saturn/)).toHaveAccessibleName(/Saturn.*36 percent, correct answer/)
  })

  it('marks the leading side where no answer is right', () => {
    const poll = sampleGame({
      gameType: 'POLL',
      correctAnswer: null,
      sideA: 'Tacos',
      sideB: 'Burgers',
    })
    renderCard(Answers, {
      game: poll,
      phase: 'result',
      play: { ...settled, winner: 'A', correct: true },
    })
    expect(answer(/Tacos/)).toHaveAccessibleName(/64 percent, leading, your pick/)
  })

  it('says of a tie that it is one, and what each side got', () => {
    const poll = sampleGame({ gameType: 'POLL', correctAnswer: null })
    renderCard(Answers, {
      game: { ...poll, sideA: 'Tacos', sideB: 'Burgers' },
      phase: 'result',
      play: { ...settled, sideAPercent: 50, sideVotes: { A: 1, B: 1 }, winner: 'A', correct: true },
    })
    expect(answer(/Tacos/)).toHaveAccessibleName(/50 percent, 1 vote, tie, your pick/)
    expect(answer(/Burgers/)).toHaveAccessibleName(/50 percent, 1 vote, tie/)
    expect(screen.queryByText('Leads')).toBeNull()
  })

  it('shows votes by their short form, and says them in full', () => {
    renderCard(Answers, {
      game,
      phase: 'result',
      play: { ...settled, sideVotes: { A: 12_340, B: 6_941 } },
    })
    expect(screen.getByText('12.3K')).toBeInTheDocument()
    expect(answer(/Jupiter/)).toHaveAccessibleName(/12,340 votes/)
  })

  it('judges nobody while the answer of a trivia is withheld', () => {
    const { update } = renderCard(Answers, { game: { ...game, correctAnswer: 'withheld' } })
    update({ phase: 'result', play: { ...settled, winner: 'A', correct: null } })
    expect(answer(/Jupiter/)).toHaveAccessibleName(/64 percent, leading, your pick/)
    for (const side of [/Jupiter/, /Saturn/]) {
      expect(answer(side)).not.toHaveAccessibleName(/correct|wrong/)
    }
  })

  it('tells the lock and the result to a screen reader, in the language of the visit', async () => {
    const { update } = renderCard(Answers, { game, locale: 'es-mx' })
    const spoken = screen.getByRole('status')
    expect(spoken).toBeEmptyDOMElement()
    update({ phase: 'locking', play: samplePlay({ picked: 'A' }) })
    expect(spoken).toHaveTextContent('Elegiste: Jupiter')
    update({ phase: 'majorityBonus', play: settled })
    update({ phase: 'result', play: settled })
    expect(screen.getByRole('status')).toBe(spoken)
    await waitFor(() =>
      expect(spoken).toHaveTextContent('Jupiter 64 por ciento, Saturn 36 por ciento. +20 puntos')
    )
  })
})
