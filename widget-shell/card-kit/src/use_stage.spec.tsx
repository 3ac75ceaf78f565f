import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { useStage } from './use_stage'

function Card({
  found,
  drawn = true,
}: {
  found: (stage: Element | null) => void
  drawn?: boolean
}) {
  const { place, stage } = useStage<HTMLParagraphElement>()
  useEffect(() => found(stage()), [found, stage])
  return drawn ? <p ref={place} /> : null
}

describe('the stage around a card', () => {
  it('is the box of the game that the card stands in', () => {
    const found = jest.fn()
    const { container } = render(
      <div className="vs-stage">
        <div>
          <Card found={found} />
        </div>
      </div>
    )
    expect(found).toHaveBeenCalledWith(container.querySelector('.vs-stage'))
  })

  it('is none outside of a game, and for a card that draws nothing', () => {
    const found = jest.fn()
    render(<Card found={found} />)
    render(
      <div className="vs-stage">
        <Card found={found} drawn={false} />
      </div>
    )
    expect(found.mock.calls).toEqual([[null], [null]])
  })
})
