import { render, screen, within } from '@testing-library/react'
import { Bars, Donut, Sparkline } from './chart'

const points = [
  { label: 'Music', value: 3, text: '75 %' },
  { label: 'Film', value: 1, text: '25 %' },
]

describe('the charts', () => {
  it.each([
    ['Sparkline', <Sparkline key="s" label="Themes" points={points} />],
    ['Bars', <Bars key="b" label="Themes" points={points} />],
    ['Donut', <Donut key="d" label="Themes" points={points} sum="4" />],
  ])('%s tells every number in a table', (_, chart) => {
    render(chart)
    const table = screen.getByRole('table', { name: 'Themes' })
    expect(within(table).getByRole('row', { name: 'Music 75 %' })).toBeVisible()
    expect(within(table).getAllByRole('row')).toHaveLength(2)
  })

  it('Bars are as long as their share of the largest', () => {
    const { container } = render(<Bars label="Themes" points={points} />)
    const widths = [...container.querySelectorAll('rect[fill]')].map((bar) =>
      Number(bar.getAttribute('width')).toFixed(0)
    )
    expect(widths).toEqual(['100', '33'])
  })

  it('Donut closes its circle', () => {
    const { container } = render(<Donut label="Themes" points={points} sum="4" />)
    const circles = [...container.querySelectorAll('circle')]
    const around = 2 * Math.PI * 40
    const ends = circles.map(
      (circle) =>
        Number.parseFloat(circle.getAttribute('stroke-dasharray') ?? '') -
        Number(circle.getAttribute('stroke-dashoffset'))
    )
    expect(ends[0]).toBeCloseTo(around * 0.75 - 2)
    expect(ends[1]).toBeCloseTo(around - 2)
  })

  it('a Sparkline of equal numbers is a line, and one without numbers draws no NaN', () => {
    const flat = points.map((point) => ({ ...point, value: 0 }))
    const { container } = render(
      <>
        <Sparkline label="Flat" points={flat} />
        <Sparkline label="None" points={[]} />
      </>
    )
    expect(container.innerHTML).not.toContain('NaN')
  })
})
