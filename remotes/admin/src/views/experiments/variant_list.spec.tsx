import { screen, within } from '@testing-library/react'
import { startServer } from '@sidepick/card-kit/testing/local_server'
import { drawPart } from '../../testing/draw_part'
import { EXPERIMENT } from '../../testing/partner_samples'
import { pageOf } from '../../testing/samples'
import { VariantList } from './variant_list'

it('tells of each variant that runs how many devices get it, and how one looks at it', async () => {
  const { doc: _doc, note: _note, ...summary } = EXPERIMENT
  const server = await startServer({
    'GET /v1/admin/experiments?status=running&limit=100': { status: 200, body: pageOf([summary]) },
    [`GET /v1/admin/experiments/${EXPERIMENT.id}`]: { status: 200, body: EXPERIMENT },
  })
  drawPart(<VariantList />, server.http, { at: '/experiments/variants' })
  const row = await screen.findByRole('row', { name: /^green/ })
  expect(row).toHaveTextContent('50%')
  expect(row).toHaveTextContent('?vs_exp=greener-button:green')
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/experiments/${EXPERIMENT.id}`)
  await server.close()
})
