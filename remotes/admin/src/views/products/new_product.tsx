import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { useProductFields } from './product_fields'

export function NewProduct() {
  const { text } = useConsole()
  // What is added is for sale.
  const fields = useProductFields().filter(({ name }) => name !== 'active')
  return (
    <NewRecord
      title={text('products.new')}
      list={{ to: '/products', label: 'view.products' }}
      fields={fields}
      path="/v1/admin/products"
    />
  )
}
