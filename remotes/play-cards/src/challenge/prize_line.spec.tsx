import { screen } from '@testing-library/react'
import type { Card, CardProps } from '@sidepick/card-kit'
import { answeringHttp, renderCard } from '@sidepick/card-kit/testing'
import { platformOver } from '@sidepick/card-kit/testing/platform'
import { BOARDS_PATH, sampleBoard } from '@sidepick/card-kit/testing/sample_board'
import { activePrize } from './active_prize'
import { DailyChallengeResult as resultStates } from './challenge.gallery'
import { DailyChallengeResult } from './daily_challenge_result'

/** The end of a challenge while this board is the active one. */
function drawWith(endDate: string, locale: CardProps['locale'] = 'en-us') {
  const answers = { [`GET ${BOARDS_PATH}`]: { body: [sampleBoard({ endDate })] } }
  const { host, wrapper: Store } = platformOver(answeringHttp(answers))
  const InStore: Card = (own) => (
    <Store>
      <DailyChallengeResult {...own} />
    </Store>
  )
  const { props } = resultStates['with a prize of the week']!
  return renderCard(
    InStore,
    { ...(props as Partial<CardProps>), locale },
    { ...host, language: locale }
  )
}

describe('the prize that is played for meanwhile', () => {
  it.each([
    ['en-us', 'Meanwhile you play for: A gift card of 50 dollars, until November 23'],
    ['es-mx', 'Mientras tanto juegas por: A gift card of 50 dollars, hasta el 23 de noviembre'],
  ] as const)('is named with its end in %s', async (locale, words) => {
    drawWith('2099-11-23T17:00:00.000Z', locale)
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('is gone once its end has passed, and where there is no board', () => {
    const board = sampleBoard({ endDate: '2024-12-25T05:00:00.000Z' })
    const end = Date.parse(board.endDate)
    expect(activePrize([board], end - 1)).toBe(board)
    expect(activePrize([board], end)).toBeNull()
    expect(activePrize([], end - 1)).toBeNull()
    expect(activePrize(undefined, end - 1)).toBeNull()
  })
})
