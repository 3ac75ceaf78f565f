import type { Http } from '@sidepick/card-kit'
import type { BootstrapAnswer, ExperienceConfig } from '@sidepick/rules/types'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { drawPart } from '../../testing/draw_part'
import { pageOf } from '../../testing/samples'
import { TryVariants } from './try_variants'
import { effectOf } from './variant_effect'

const user = userEvent.setup()
const WIDGET = { id: '01995b3e-7a11-7c3d-9f4e-000000000001', name: 'On the front page' }

const config = {
  ...{ widgetTheme: {}, gameTheme: {}, componentsTheme: {}, componentFlags: {} },
  themeFlags: { setMaxWidth: 800 },
  widgetComponents: [],
  gameScreenComponents: {},
} as unknown as ExperienceConfig

const experiment = (key: string, priority: number, setMaxWidth: number, domains?: string[]) => ({
  ...{ key, salt: key, version: 1, priority, traffic: 10_000, sliceFrom: 0 },
  variants: [
    { key: 'control', weight: 5_000, config: {} },
    { key: 'other', weight: 5_000, config: { themeFlags: { setMaxWidth } }, domains },
  ],
})

const pageWith = (experiments: BootstrapAnswer['experiments']) =>
  ({ config, experiments }) as BootstrapAnswer

const PAGE = pageWith([experiment('narrow', 1, 500), experiment('wide', 2, 900)])

const answers = ((call: string) =>
  Promise.resolve(call === 'GET /v2/embed/bootstrap' ? PAGE : pageOf([WIDGET]))) as unknown as Http

function Address() {
  return <output>{useLocation().search}</output>
}

const draw = (at: string) =>
  drawPart(
    <>
      <TryVariants />
      <Address />
    </>,
    answers,
    { at }
  )

describe('Trying out variants', () => {
  it('shows what they change, and keeps the choice in the address', async () => {
    draw(`/experiments/try?widget=${WIDGET.id}`)
    expect(await screen.findByText('Nothing is another than without them.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /narrow/ }))
    await user.click(await screen.findByRole('option', { name: 'other' }))
    const row = await screen.findByRole('row', { name: /themeFlags.setMaxWidth/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    ).toEqual([expect.stringContaining('800'), expect.stringContaining('500')])
    expect(screen.getByText(/vs_exp=narrow%3Aother/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open the widget with them' })).toHaveAttribute(
      'href',
      `/widget/${WIDGET.id}?vs_exp=narrow%3Aother`
    )
  })

  it('opens as its address says', async () => {
    draw(`/experiments/try?widget=${WIDGET.id}&vs_exp=narrow:other,wide:other`)
    const row = await screen.findByRole('row', { name: /themeFlags.setMaxWidth/ })
    expect(row).toHaveTextContent('900')
  })
})

describe('The effect of variants', () => {
  const chosen = new Map([
    ['narrow', 'other'],
    ['wide', 'other'],
  ])

  it('is that of the higher priority where two change the same value', () => {
    const page = pageWith([experiment('narrow', 3, 500), experiment('wide', 2, 900)])
    expect(effectOf(page, chosen, 'a.example').config.themeFlags).toMatchObject({
      setMaxWidth: 500,
    })
  })

  it('ends at the pages that a variant is for, and leaves out what does not run', () => {
    const page = pageWith([experiment('narrow', 3, 500, ['b.example'])])
    expect(effectOf(page, chosen, 'a.example').changes).toEqual([])
    expect(effectOf(page, chosen, 'b.example').changes).toEqual([
      { path: 'themeFlags.setMaxWidth', before: '800', after: '500' },
    ])
  })
})
