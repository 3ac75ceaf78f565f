import { useParams } from 'react-router'
import { useConsole } from '../../app/console_context'
import { RecordForm } from '../../form/record_form'
import type { Sent } from '../../form/sent'
import { Facts, Page, Panel } from '../../ui/page'
import { Read } from '../../ui/states'
import { formatMoney, formatNumber } from '../../words/format'
import { RecordAudit } from '../audit/record_audit'
import { useProductFields } from './product_fields'

/** A product is never deleted, because purchases name it; it goes out of sale. */
export function ProductPage() {
  const { id = '' } = useParams()
  const { text, http, language, endpoints } = useConsole()
  const fields = useProductFields()
  const state = endpoints.productsAdminShow.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true }
  )
  return (
    <Read state={state}>
      {(product) => (
        <Page title={product.name} up={{ to: '/products', label: text('view.products') }}>
          <Panel title={text('record.now')}>
            <Facts
              facts={[
                [text('products.forSale'), text(product.active ? 'yes' : 'no')],
                [text('products.tickets'), text(`currency.${product.ticketType}`)],
                [text('products.quantity'), formatNumber(product.quantity, language)],
                [
                  text('products.price'),
                  formatMoney(product.priceCents, product.currency, language),
                ],
                [
                  text('products.coins'),
                  product.priceCoins && formatNumber(product.priceCoins, language),
                ],
              ]}
            />
          </Panel>
          <Panel title={text('record.what')}>
            <RecordForm<Sent<'PATCH /v1/admin/products/{id}'>>
              call="PATCH /v1/admin/products/{id}"
              fields={fields}
              record={product}
              send={async (changes, expected) => {
                const body = { ...changes, expected }
                const saved = await http('PATCH /v1/admin/products/{id}', { params: { id }, body })
                void state.refetch()
                return saved
              }}
              latest={() => http('GET /v1/admin/products/{id}', { params: { id } })}
              label={text('form.save')}
              done={text('form.saved')}
            />
          </Panel>
          <RecordAudit type="product" id={id} />
        </Page>
      )}
    </Read>
  )
}
