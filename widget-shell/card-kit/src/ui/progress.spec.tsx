import { render, screen } from '@testing-library/react'
import { Progress, Ring } from './progress'

describe('Progress and Ring', () => {
  it('say how far it is, in the reader’s words', () => {
    render(<Progress label="Next league" value={14} most={25} text="14 of 25" />)
    const bar = screen.getByRole('progressbar', { name: 'Next league' })
    expect(bar).toHaveAttribute('aria-valuenow', '14')
    expect(bar).toHaveAttribute('aria-valuetext', '14 of 25')
    expect(bar.firstElementChild).toHaveStyle({ width: '56%' })
  })

  it.each([
    [40, 25, '100%'],
    [-1, 25, '0%'],
    [3, 0, '0%'],
  ])('%d of %d fills %s', (value, most, width) => {
    render(<Progress label="League" value={value} most={most} text="" />)
    expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width })
  })

  it('draw no dot for nothing', () => {
    const { container } = render(
      <Ring label="Today" value={0} most={5} text="0 of 5">
        0/5
      </Ring>
    )
    expect(screen.getByRole('progressbar', { name: 'Today' })).toHaveTextContent('0/5')
    expect(container.querySelectorAll('circle')).toHaveLength(1)
  })
})
