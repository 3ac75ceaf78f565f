import { useConsole } from '../../app/console_context'
import { NewRecord } from '../../form/new_record'
import { without } from '../../form/sent'
import { useProductFields } from './product_fields'

export function NewProduct() {
  const { text } = useConsole()
  // What is added is for sale.
  const fields = without(useProductFields(), 'active')
  return (
    <NewRecord
      title={text('products.new')}
      list={{ to: '/products', label: 'view.products' }}
      fields={fields}
      call="POST /v1/admin/products"
    />
  )
}
