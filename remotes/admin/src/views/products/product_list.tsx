import { Link } from 'react-router'
import { useConsole } from '../../app/console_context'
import { ListView } from '../../list/list_view'
import button from '../../ui/act.css'
import { formatMoney, formatNumber } from '../../words/format'

export function ProductList() {
  const { text, language, endpoints } = useConsole()
  return (
    <ListView
      title={text('view.products')}
      name="products"
      query={endpoints.productsAdminList}
      call="GET /v1/admin/products"
      acts={
        <Link to="/products/new" className={`${button.button} ${button.main}`}>
          {text('products.new')}
        </Link>
      }
      columns={[
        { id: 'name', label: text('record.name'), value: (product) => product.name },
        {
          id: 'tickets',
          label: text('products.tickets'),
          value: (product) => text(`currency.${product.ticketType}`),
        },
        {
          id: 'quantity',
          label: text('products.quantity'),
          value: (product) => product.quantity,
          draw: (product) => formatNumber(product.quantity, language),
          numeric: true,
        },
        {
          id: 'cents',
          label: text('products.price'),
          value: (product) => product.priceCents,
          draw: (product) => formatMoney(product.priceCents, product.currency, language),
          numeric: true,
        },
        {
          id: 'coins',
          label: text('products.coins'),
          value: (product) => product.priceCoins,
          draw: (product) =>
            product.priceCoins === null ? '–' : formatNumber(product.priceCoins, language),
          numeric: true,
        },
        {
          id: 'position',
          label: text('record.position'),
          value: (product) => product.position,
          numeric: true,
        },
        {
          id: 'active',
          label: text('products.forSale'),
          value: (product) => text(product.active ? 'yes' : 'no'),
        },
      ]}
      idOf={(product) => product.id}
      linkOf={(product) => `/products/${product.id}`}
    />
  )
}
